import { type Brief, type BriefValues, entriesOf } from './brief.ts'
import { countsPeople } from './counted-people.ts'
import { type DemandStage, STAGES, stageIn } from './demand-stage.ts'
import { isSubscription } from './economics.ts'
import { isOwnPurchase, RELATIVE, withoutOwnPurchases } from './own-things.ts'
import { isOnlyRead } from './standing.ts'
import { isForNothing, isUnpaid, promisedTrialIn, trialIn } from './trials.ts'
import { partsOf, sentenceAt } from './unread.ts'

/*
 * How far the demand in an idea goes, in the founder's words: from conversations to returning customers. Reading is
 * lenient, because denying a sale that the founder states costs more trust than quoting one sentence too many.
 */

export interface ToldDemand {
  stage: DemandStage
  /** The founder's words for the stage. */
  words: string
  /** How many people did it, if the same words say so; null otherwise. */
  count: number | null
}

const SPELLED =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const TENS: Readonly<Record<string, number>> = { thirty: 30, forty: 40, fifty: 50, sixty: 60, eighty: 80 }
/** Matches a whole number in digits or letters. */
export const FIGURES = String.raw`\d{1,3}(?:,\d{3})+|\d{1,6}|${[...SPELLED, ...Object.keys(TENS)].join('|')}`
export const countOf = (text: string): number => {
  const word = text.toLowerCase()
  const index = SPELLED.indexOf(word)
  return index >= 0 ? index + 1 : (TENS[word] ?? Number(word.replaceAll(',', '')))
}
const NUMBER = String.raw`(?:(?:about |over |around |some |nearly |already |now )*(?:\d[\d,.]*|${FIGURES}|hundreds|dozens|several|the first|our first|my first))`
const US = `(?:i|we|my|our|us|me|mine|ours)(?:['’](?:ve|m|re))?`
const WORDS = String.raw`(?:[\p{L}’'-]+ ){0,4}?`
/** The same, but not about the founder: 'seven years ago we bought' names no customer. */
const OTHERS = String.raw`(?:(?!(?:i|we)\b|ago\b)[\p{L}’'-]+ ){0,4}?`
const either = (...sources: string[]): RegExp => new RegExp(String.raw`\b(?:${sources.join('|')})`, 'iu')

/** Verbs for work on other people's things, which is done for customers. */
const WORK =
  '(?:wash|clean|repair|fix|mend|sharpen|mov|haul|transport|fill|cook|cater|translat|process|book|match|arrang|mow|trim|prun|groom|iron|polish|restor|refurbish|servic|swap|replac|empti|pump|treat|comb|braid|massag|escort|guid|organi[sz]|engrav|fram|pack|stor|rent|supplie|complet|finish|rins|harvest|deliver|photograph)ed'
/** Verbs for what a founder does to learn, and not for a paying customer. */
const RESEARCH =
  '(?:ask|talk|interview|visit|survey|count|call|measur|test|tri|pilot|trial+|need|want|watch|show|contact|e-?mail|messag|record|miss|collect|compar|start|open|studi|learn|us|post|publish|check|train|hir|employ|receiv|sav|rais|invest|offer|donat|shar|hand|demonstrat|present|walk|liv|work|look|notic|plann|install|plac|mount|record)ed'

/** Work that the founder did for others, who may have paid for it. */
const WORKED = either(
  String.raw`${US} (?:have |had |already |even |now |only )*${WORK} ${NUMBER}\b`,
  String.raw`${US} (?:have |had |already |even |now |only )*(?!${RESEARCH}\b)(?:\p{L}+ed|did|made|took|brought|built|taught|wrote) ${NUMBER} ${WORDS}(?:for|at|in|with|to) ${NUMBER} `,
  String.raw`${NUMBER} (?:hires|rentals|bookings|orders|visits|jobs|trips|rides|deals|lessons|sessions|nights|loads|swaps)\b (?:were |was |have been )?(?:done|made|booked|taken|completed)\b`,
)

/** Words that show a stage only next to a number, the founder or the offer. The latest stage comes first. */
const SIGNS: readonly (readonly [DemandStage, RegExp])[] = [
  [
    'repeat',
    either(
      String.raw`(?:has|have|had|already) re-?(?:ordered|booked|newed)\b`,
      String.raw`re-?(?:ordered|booked) (?:it|twice|\w+ times|since|already|every|each|from)\b`,
      String.raw`(?:booked|ordered|bought|paid|hired|rented) (?:(?:us|it|them|me|one|for it) )?(?:again|a second time|twice)\b`,
      String.raw`${NUMBER} (?:(?:of them |of these )|(?:\p{L}+ )?(?:\p{L}+ers|people|women|men|families|customers|clients|guests|shops|homes) (?:have |has )?)(?:came|come) back\b(?! (?:to|for|as|because|with|on|\p{L}+ed|broken|faulty|defective|wrong|damaged|late|unpaid|empty))`,
      String.raw`${NUMBER} (?:of (?:them|these|those|the \S+) )?${WORDS}(?:took|had|booked|ordered|bought|asked for|came for) (?:again\b|twice\b|(?:a|an|their|his|her) (?:second|third|next)\b)`,
      String.raw`(?:came|come) back for ${NUMBER} more\b`,
      String.raw`(?:repeat|returning) (?:customers?|orders?|guests?|clients?|buyers?)\b`,
      String.raw`(?:our|my) regulars\b`,
      String.raw`${NUMBER} (?:of them |of these )?${WORDS}uses? (?:me|us) (?:again|every|each|weekly|monthly)\b`,
      String.raw`${NUMBER} (?:of them |of these )?${WORDS}(?:came|come) (?:from|through|by) (?:someone|somebody|people|guests|those|word of mouth|an earlier|earlier|a former|former)\b`,
      String.raw`asked (?:to buy|for) (?:a second|another) one\b`,
    ),
  ],
  [
    'prepaid',
    either(
      String.raw`(?:${NUMBER}|people|customers) ${WORDS}(?:paid|pre-?paid|have (?:already )?paid)\b[^.;]{0,25}\b(?:in advance|up ?front|ahead|beforehand|before (?:it|they|the|i|we)\b)`,
      String.raw`${NUMBER} ${WORDS}pre-?paid\b`,
    ),
  ],
  [
    'sold',
    either(
      String.raw`${US} (?:have |had |already |even |now |only )*(?:sold|served|delivered|invoiced|billed|handled|accompanied|repaired|fixed|cleaned|catered|hosted|shipped|arranged|completed|earned|done|did|ironed|baked|sewed|fitted|taught|printed) ${NUMBER}\b`,
      String.raw`${US} (?:have |had |already )*sold\b(?! (?:the same|it (?:twice|off)|our (?:house|home|car)|my (?:house|home|car)))`,
      String.raw`${US} (?:already |now |currently )*(?:serve|have|had) ${NUMBER} ${WORDS}(?:nights|bookings|orders|rentals|customers|clients|guests|sales|jobs|students|subscribers|deals|clubs|firms|shops)\b`,
      String.raw`(?:wrote|gave|sent|handed|paid) (?:me|us) (?:an? (?:check|cheque)|money|cash|(?:\p{Sc} ?)?\d(?![\d,.]* (?:names?|numbers?|contacts|addresses|people|hours|days|weeks|minutes|ideas)\b))`,
      String.raw`sold[ -]out\b(?! (?:of|shows?|games?))`,
      String.raw`${NUMBER} ${OTHERS}(?:bought|purchased|ordered|pre-?paid|(?:are|is|have been|has been|keep|keeps) (?:ordering|buying|booking)|have (?:already )?paid|(?:already )?paid (?:us|me|for it)|pa(?:y|ys|ying) (?:us|me|already|for it|every month|each month)|(?:are|is) paying|already pa(?:y|ys|id)|pa(?:y|ys) (?:\p{Sc} ?)?\d)`,
      String.raw`${NUMBER} (?:of (?:them|these) |[\p{L}’'-]+ )?pa(?:ys?|id)(?= and\b|[.,;]|$)`,
      String.raw`${NUMBER} (?:packs?|pieces|boxes|jars|bottles|pairs|bags|copies|tickets|units|sets|loaves|portions|kits|cups|bars|cards|books) (?:were |was |have been )?(?:went|gone|sold|left)\b`,
      String.raw`paying (?:customers|users|clients|members|subscribers|readers|guests)\b`,
      String.raw`(?:our|my) (?:(?:first|current|existing|best|\w+ing) )?(?:customers|clients|buyers|subscribers)\b`,
      String.raw`${NUMBER} ${WORDS}pay(?:s|ing)? (?:us|me)\b`,
    ),
  ],
  [
    'signed',
    either(
      String.raw`${NUMBER} ${WORDS}(?:has |have |had |already )*signed (?!up\b|(?:\p{L}+ )?for (?:an? )?(?:\p{L}+ )?(?:test|trial|pilot))(?:on|(?:an?|our|my|the|for) |letters?|contracts?|orders?)`,
      String.raw`(?:with an?|have an?|hold an?|an?|${NUMBER}) (?:\p{L}+ )?signed (?:\p{L}+ ){0,2}(?:letters?|contracts?|orders?|agreements?|offers?)\b`,
      String.raw`${NUMBER} (?:signed )?(?:letters? of intent|purchase orders?|framework contracts?)\b`,
    ),
  ],
  [
    'served',
    either(
      WORKED.source,
      String.raw`(?:until now|so far|to date|up to now|by now)[,:]? (?:(?:we|i) (?:have|had) |already )?${NUMBER} (?:\p{L}+ )?(?:\p{L}+ers|people|families|customers|clients|guests|shops|homes|restaurants|hotels|schools|offices|farms|companies|firms)\b`,
      String.raw`${US} (?:already |now )*(?:have|serve) ${NUMBER} ${WORDS}on (?:the|my|our) (?:route|round|books|rota)\b`,
    ),
  ],
  [
    'tried',
    either(
      String.raw`${NUMBER} ${WORDS}(?:has |have |already )*let (?:me|us) (?:run|try|test|use|install|put|do)\b`,
      String.raw`signed (?:up )?for (?:an? )?(?:test|trial|pilot)\b`,
      String.raw`${US} (?:have |had )?(?:lent|loaned) (?:it|one|them) (?:out )?to ${NUMBER}\b`,
      String.raw`${NUMBER} ${WORDS}(?:serves?|stocks?|carr(?:y|ies)|already use|still use) (?:it|them|mine|ours)\b`,
      String.raw`${NUMBER} ${WORDS}(?:are|is|have been) running (?:since|on|at|in)\b`,
      String.raw`in a blind test\b`,
      String.raw`(?:i|we)(?:['’]ve| have)? (?:tried|tested|piloted|trial+ed) it (?:out )?(?:with|on|in|at) ${NUMBER}\b`,
      String.raw`(?:rough|free|first|test|beta) version (?:for free )?(?:since|to|with)\b`,
    ),
  ],
  [
    'stocked',
    either(
      String.raw`(?:said|say|offered|agreed|willing|happy|promised|wants? to|would|they['’]d)\b[^.;]{0,40}\b(?:put (?:it|them|one|some) (?:on|in)|stock|carry|display|on (?:the|their) (?:shelf|shelves|counter)|sell (?:it|them|mine|ours) (?:in|at|for)|on consignment|sale or return)\b`,
      String.raw`(?:have|has|with|displays?|shows?|puts? up|carries) (?:our|my) (?:cards?|flyers?|leaflets?|posters?|signs?|stickers?|brochures?|folders?|catalogu?es?|samples?|QR codes?)\b`,
    ),
  ],
  [
    'waiting',
    either(
      String.raw`(?:gave|left|put(?: down)?|wrote(?: down)?|added) (?:(?:me|us) )?(?:their|his|her) (?:names?|e-?mails?|numbers?|address(?:es)?)\b`,
      String.raw`${NUMBER} ${WORDS}(?:has |have |already )*(?:signed up|pre-?registered|pre-?ordered|joined|registered)\b`,
      String.raw`on (?:the|a|our|my) (?:wait ?list|waiting list)\b`,
      String.raw`(?:wait ?list|waiting list) of\b`,
      String.raw`asked (?:when|if) (?:they|he|she) (?:can|could|may)\b`,
    ),
  ],
  [
    'talked',
    either(
      String.raw`${US} (?:have |had |already |also )*(?:asked|spoke[n]? (?:to|with)|talked (?:to|with)|sat down with|interviewed|surveyed|pitched|met(?: with)?|visited|showed (?:it|them|this)(?: to)?) ${NUMBER}\b`,
      String.raw`${NUMBER} ${WORDS}(?:said yes|told (?:me|us))\b`,
    ),
  ],
]

/** Words for possible events and for what others did before, neither of which is demand. */
const NOT_YET =
  /\b(?:would|could|might|will|if|until(?! now)|unless|can (?:\p{L}+ )?\d|as (?:a|an|my|our|the) (?:goal|target|aim)|can (?:make|do|wash|clean|serve|carry|handle|take)|before we|plan(?:s|ning)? to|hop(?:e|ing) to|no one|nobody|never|used to|millions?|per ?cent|(?:a|each|every|last) year|in (?:19|20)\d\d)\b/iu
/** What others said about themselves. */
const HEARSAY = /\b(?:told|tells?) (?:us|me) (?:that )?(?:they|he|she)\b[^.;]*/gi

/** Cached results by text, because several parts of a report ask for the same sentences. */
const known = new Map<string, ToldDemand | null>()
const MOST_KNOWN = 500

/** The latest stage that a text describes; null if there is none. */
export function demandIn(text: string): ToldDemand | null {
  if (isOwnPurchase(text)) return null
  const told = known.get(text)
  if (told !== undefined) return told
  if (known.size >= MOST_KNOWN) known.clear()
  const read = readDemand(text)
  known.set(text, read)
  return read
}

/** The searches of `demandIn`, one by one: a browser takes a long time to compile each of them on first use. */
export const demandSearches = (text: string): (() => boolean)[] =>
  SIGNS.map(
    ([, sign]) =>
      () =>
        sign.test(text),
  )

/** An amount in rand, whose digits are no people or pieces: 'R9 800'. */
const RAND = /(?<![\p{L}\d])R\s?\d{1,3}(?:[ ,]\d{3})*(?:[.,]\d{2})?(?![\d\p{L}])/gu

function readDemand(text: string): ToldDemand | null {
  if (isOwnPurchase(text)) return null
  const words = text.replace(/[.!]+$/, '')
  const clauses = withoutOwnPurchases(words.replace(RAND, ' '))
    .replace(HEARSAY, ' ')
    .split(/[;:]|,? (?:and|but|so|whereas|while) /)
  const found = SIGNS.find(([stage, sign]) =>
    clauses.some(
      (clause) =>
        sign.test(clause) &&
        (stage === 'stocked' || !NOT_YET.test(clause)) &&
        // What is given away, lent or on trial is no sale, and work in a sentence that says so is none either.
        !(
          (stage === 'sold' || stage === 'repeat') &&
          (isUnpaid(clause) || (isUnpaid(words) && !NAMES_PAYMENT.test(clause)))
        ),
    ),
  )
  const count = found ? countIn(clauses.flatMap((clause) => found[1].exec(clause)?.[0] ?? [])[0] ?? '') : null
  if (found && STAGES.indexOf(found[0]) > STAGES.indexOf('tried')) return { stage: found[0], words, count }
  const trial = trialIn(text)
  if (trial && found?.[0] !== 'served')
    return { stage: isTrial(text) ? 'tried' : 'served', words, count: trial.people }
  return found ? { stage: found[0], words, count } : null
}

/** Verbs of those who pay, beside which another clause may tell of what was free. */
const NAMES_PAYMENT =
  /\b(?:pa(?:y|ys|id|ying)|bought|buys?|purchased|sold|(?:re-?)?order(?:s|ed)?|invoiced)\b/i

/**
 * Words by which people have or use something without having paid for it; users without such words may have bought it.
 */
const TRIAL =
  /\b(?:tests?|testing|tested|tried|tries|trial\w*|try|trying (?:it|them|one|ours|mine|out)|pilot\w*|prototypes?|samples?|free|beta|lent|loan|borrow\w*|drafts?|rough)\b/i
const isTrial = (text: string): boolean => TRIAL.test(text) || isUnpaid(text)

const COUNTED = new RegExp(String.raw`(?<![\p{Sc}\d.,]\s?)(?:${FIGURES})(?![\d.,]*\d| ?%)`, 'iu')
/** Words for the number of things sold rather than of buyers: 'we sold 40 mugs', '118 packs went'. */
const OF_THINGS = new RegExp(String.raw`^${US} |\b(?:went|gone|sold|left)$`, 'iu')
/** The first number of people in a sign of demand; null if it names none, counts things, or is vague. */
function countIn(sign: string): number | null {
  if (OF_THINGS.test(sign) || countsPeople(sign) === false) return null
  const value = countOf(COUNTED.exec(sign)?.[0] ?? '')
  return Number.isInteger(value) && value > 0 ? value : null
}

const EACH_NUMBER = new RegExp(
  String.raw`(?<![\p{L}\d]|\p{Sc}\s?|\d[.,]|\bR\s?\d{1,3}[ ,])(?<number>${FIGURES})(?![\d.,]*\d| ?%)\b`,
  'giu',
)

/** One more person before a number of others: 'my brother in law and three neighbors'. */
const ONE_MORE = new RegExp(String.raw`\b(?:my|our) (?:\p{L}+ )?${RELATIVE}(?:[- ]in[- ]law)? and $`, 'iu')

/** The first number of people or organizations in a text: 17 in '41 harps for 17 schools'; null if it names none. */
export function peopleIn(text: string): number | null {
  const found = [...text.matchAll(EACH_NUMBER)].find(({ index }) => countsPeople(text.slice(index)) === true)
  return found
    ? countOf(found.groups?.number ?? '') + (ONE_MORE.test(text.slice(0, found.index)) ? 1 : 0)
    : null
}

/** Every number of people in a text, the largest first. */
export const peopleCounts = (text: string): number[] =>
  [...text.matchAll(EACH_NUMBER)]
    .filter(({ index }) => countsPeople(text.slice(index)) === true)
    .map(({ groups }) => countOf(groups?.number ?? ''))
    .toSorted((a, b) => b - a)

/** How many customers bought again (`part`) out of all who bought (`whole`). */
export interface Repeat {
  part: number
  whole: number
  words: string
}

const AGAIN = new RegExp(
  String.raw`(?<![\p{L}\d]|\p{Sc}\s?|\d[.,])(?<part>${FIGURES})(?: of (?:them|these|those))? (?:\p{L}+ ){0,3}?(?:(?:came|come) (?:twice|again|a second time)\b|(?:came|come) back\b(?! (?:to|because|with|on|broken|faulty|defective|damaged|late|unpaid|empty))|re-?(?:ordered|booked|newed)\b|(?:bought|ordered|booked|took|paid|had)(?: \p{L}+)? (?:again\b|twice\b|(?:the|a|an|their|his|her) (?:second|next|third)\b)|(?:gave|given) (?:me|us) (?:a|the|their) (?:next |new )?dates?\b|booked (?:for )?next\b)`,
  'iu',
)

/** How many buyers bought again, if one text states both numbers; null if the total is unknown. */
function repeatIn(text: string, counted: number | null): Repeat | null {
  const again = AGAIN.exec(text)
  const part = countOf(again?.groups?.part ?? '')
  if (!again || !(part > 0)) return null
  const whole = counted ?? peopleIn(text.slice(0, again.index))
  return whole !== null && whole >= part && whole > 1 ? { part, whole, words: text } : null
}

/** The customers who bought again, in the evidence or in a sentence of the idea; null if there are none. */
export function repeatOf(brief: Brief, idea: string): Repeat | null {
  if (brief.evidence.state === 'none') return null
  const answered = entriesOf(brief, 'evidence').flatMap((entry) => {
    const { kind, count, text } = entry.value
    const isOfPeople = kind !== 'interviews' && kind !== 'waiting' && !isOnlyRead(entry)
    return isOfPeople ? (repeatIn(text, count) ?? []) : []
  })
  const told = partsOf(idea).flatMap(({ words }) => repeatIn(words, null) ?? [])
  return answered[0] ?? told[0] ?? null
}

/**
 * A sign of demand with the kind and the number that its words state: 'cars that I took, nine of them paid' means nine
 * who paid, whatever kind the founder chose.
 */
export function asTold(given: BriefValues['evidence']): BriefValues['evidence'] {
  const promised = given.kind === 'paying' || given.kind === 'waiting' ? null : promisedTrialIn(given.text)
  if (promised && (given.kind === 'other' || given.count === null || given.count === promised.people))
    return { ...given, kind: 'other', count: given.count ?? promised.people }
  const isFree = given.kind === 'paying' && isUnpaid(given.text) && !NAMES_PAYMENT.test(given.text)
  const sign = withoutPieces(isFree ? { ...given, kind: 'other' as const } : given)
  const again = sign.kind === 'paying' && (sign.count ?? 0) <= 1 ? repeatIn(sign.text, null) : null
  if (again) return { ...sign, count: again.part }
  // 'Of them took the subscription' counts some of the people counted already.
  const told = sign.kind === 'other' && !/^of (?:them|these|those)\b/i.test(sign.text) ? judged(sign) : null
  // Of the two sides of a pilot, the larger one.
  const most = told?.stage === 'tried' && sign.count === null ? (peopleCounts(sign.text)[0] ?? 0) : 0
  const count = told && (Math.max(most, told.count ?? 0) || peopleIn(sign.text))
  if (!told || count === null) return sign
  if (told.stage === 'sold' || told.stage === 'repeat' || told.stage === 'prepaid')
    return { ...sign, kind: 'paying', count }
  return told.stage === 'waiting' ? { ...sign, kind: 'waiting', count } : { ...sign, count }
}

/** 'I've built five': pieces, whoever has them. */
const MADE_PIECES = new RegExp(
  String.raw`\b(?:i|we)(?:['’]ve)? (?:have |had |already |now )*(?:built|made|assembled|printed|sewn|sewed|welded|machined|put together) (${FIGURES})\b(?! (?:customers?|people))`,
  'iu',
)

/** A sign of demand with the people who have it where its number is of the pieces that the founder made. */
export function withoutPieces(sign: BriefValues['evidence']): BriefValues['evidence'] {
  const made = countOf(MADE_PIECES.exec(sign.text)?.[1] ?? '')
  return sign.kind === 'other' && sign.count === made ? { ...sign, count: peopleIn(sign.text) ?? made } : sign
}

const KINDS = { paying: 'sold', waiting: 'waiting', interviews: 'talked' } as const

/**
 * The stage that a sign of demand shows, and how many customers reached it. Score, summary, case against and next test
 * all use this result. Null if it shows no demand.
 */
export function judged(sign: BriefValues['evidence'], isRead = false): ToldDemand | null {
  const { kind, count, text } = sign
  // Stock and own use show that it exists, not that anyone else wants it.
  if (isOwnPurchase(text)) return null
  // An answer has its number in a separate field: '4' and 'Pharmacies that test a prototype'.
  const whole = kind === 'other' && count !== null ? `${count} ${text}` : text
  // A text that counts pieces, places or animals does not count customers.
  const isOfThings = countsPeople(whole) === false
  const counted = isOfThings || (isRead && kind === 'other') ? null : count
  const told = demandIn(text) ?? demandIn(whole)
  // A promise of a trial is a word, whatever follows from it.
  if ((told === null || told.stage === 'tried') && promisedTrialIn(text))
    return { stage: 'talked', words: text, count: counted }
  if (told)
    return {
      ...told,
      words: text,
      count: (kind === 'other' ? told.count : counted) ?? counted ?? told.count,
    }
  if (isUnpaid(text)) return { stage: 'tried', words: text, count: counted }
  if (kind === 'paying' || kind === 'waiting' || kind === 'interviews')
    return (count ?? 0) > 0 ? { stage: KINDS[kind], words: text, count: counted } : null
  const known = NOT_YET.test(text) ? null : isTrial(text) ? 'tried' : stageIn(text)
  const stage = known === 'tried' && !isTrial(text) ? 'served' : known
  // Some have it; whether they paid is unknown.
  return stage && (stage !== 'served' || (count ?? 0) > 0) ? { stage, words: text, count: counted } : null
}

/** Words by which customers have paid more than once. */
const PAID_AGAIN =
  /\b(?:weekly|monthly|daily|regular|returning|repeat) (?:paying )?(?:customers?|clients?|guests?|buyers?|members?|families|households|shops|offices|orders?|bookings?)\b|\b(?:booked|bought|ordered|paid for|took|had) (?:(?:at least|about|more than|over) )?(?:two|three|four|five|six|\d+) (?:\p{L}+ )?(?:days|visits|sessions|times|lessons|jobs|orders|appointments|months) each\b|\b(?:weekly|monthly|(?:every|each) (?:week|month)) since\b|\bagain\b/iu
/** 'Paying customers since February': with a recurring price, they have paid more than once. */
const SINCE =
  /\bsince (?:(?:last|early|mid|late) )?(?:jan|feb|march|april|may|june|july|aug|sept?|oct|nov|dec|spring|summer|autumn|fall|winter|20\d\d)/i
/** 'Of them took the subscription' is about people who had bought before. */
const WENT_ON = /^of (?:them|these|those)\b.*\b(?:subscription|membership|plan)\b/i

/** Whether an answer about paying customers says that they pay repeatedly, so that their return is known. */
function payAgain(brief: Brief, { kind, text }: BriefValues['evidence']): boolean {
  return (
    kind === 'paying' &&
    !NOT_YET.test(text) &&
    !/\b(?:none|not)\b|n['’]t\b/i.test(text) &&
    (PAID_AGAIN.test(text) ||
      (isSubscription(brief) && SINCE.test(text)) ||
      entriesOf(brief, 'evidence').some(({ value }) => value.kind === 'other' && WENT_ON.test(value.text)))
  )
}

/**
 * The stages of demand in the evidence and the idea, latest first; [] if the founder says that there is no evidence.
 */
export function toldDemand(brief: Brief, idea: string): ToldDemand[] {
  if (brief.evidence.state === 'none') return []
  const answered = entriesOf(brief, 'evidence').flatMap((entry) => {
    const told = judged(entry.value, isOnlyRead(entry))
    if (!told) return []
    return told.stage === 'sold' && payAgain(brief, entry.value)
      ? { ...told, stage: 'repeat' as const }
      : told
  })
  // If the founder says who wants it, a list or a conversation elsewhere in the text may be about something else.
  const isAnswered = entriesOf(brief, 'evidence').some((entry) => !isOnlyRead(entry))
  const inText = partsOf(idea)
    .flatMap(({ words }) => demandIn(words) ?? [])
    .filter(({ stage }) => !isAnswered || STAGES.indexOf(stage) > STAGES.indexOf('stocked'))
  const isPaid = isWorkPaid(brief, idea)
  return [...answered, ...inText]
    .map((told) =>
      told.stage === 'served' && isPaid && WORKED.test(told.words)
        ? { ...told, stage: 'sold' as const }
        : told,
    )
    .toSorted((a, b) => STAGES.indexOf(b.stage) - STAGES.indexOf(a.stage))
}

/** Words for a planned price. */
const PLANNED_PRICE =
  /\b(?:would|will|want|plan\w*|think\w*|thought|figure|target|in mind|going to|could|idea is|'d|’d|'ll|’ll|shall)\b/i

/** Whether the founder's work for others was paid: the text states a current price and mentions no trial. */
function isWorkPaid(brief: Brief, idea: string): boolean {
  const [price] = brief.price.state === 'stated' ? brief.price.entries : []
  if (!price) return false
  const told = price.origin.kind === 'quote' ? (sentenceAt(idea, price.origin) ?? '') : ''
  const texts = [idea, ...entriesOf(brief, 'evidence').map(({ value }) => value.text)]
  return !PLANNED_PRICE.test(told) && !texts.some((text) => TRIAL.test(text) || isForNothing(text))
}

/** The latest stage of demand; null if there is none. */
export const latestDemand = (brief: Brief, idea: string): ToldDemand | null =>
  toldDemand(brief, idea)[0] ?? null

/** Whether someone has bought, by the founder's count or words. */
export const hasSold = (brief: Brief, idea: string): boolean => {
  const stage = latestDemand(brief, idea)?.stage
  return stage === 'sold' || stage === 'repeat'
}
