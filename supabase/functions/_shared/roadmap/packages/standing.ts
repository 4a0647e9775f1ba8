import type { Source } from '../../analyst/source.ts'
import { entriesOf } from '../../domain/brief/brief.ts'
import { countsPeople } from '../../domain/brief/counted-people.ts'
import { latestDemand } from '../../domain/brief/told-demand.ts'
import { sentencesOf } from '../../domain/brief/unread.ts'

/*
 * What already exists, so that no phase begins from zero: from conversations to customers who pay every month. The
 * founder's evidence and its numbers are read first, then the sentences of the idea.
 */

const STEPS = ['nothing', 'talked', 'built', 'trial', 'sold', 'monthly'] as const
export type Step = (typeof STEPS)[number]

export interface Standing {
  step: Step
  /** How many pay, or use it if nobody pays; 0 if there is no number. */
  count: number
  /** Whether the number counts people or companies, who can be asked, and not what was made or done for them. */
  isOfPeople: boolean
  /** How many people said that they would pay. */
  waiting: number
  /** The founder's words for the step; '' if nothing exists. */
  words: string
  /** Whether something seems to work although no sentence clearly says so. */
  isUnsure: boolean
}

export const reaches = ({ step }: Pick<Standing, 'step'>, least: Step): boolean =>
  STEPS.indexOf(step) >= STEPS.indexOf(least)

const SMALL = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const NUMBER = String.raw`(?<![\d.,$€£₹])(?<count>\d{1,3}(?:,\d{3})+|\d{1,6}|${SMALL.join('|')})(?![\d.,]*\d|\s?(?:%|percent|hours?|minutes?|euros?|dollars?|pounds?|pesos?|days?|weeks?|months?|years?)\b)`
const numberOf = (word: string): number => {
  const small = SMALL.indexOf(word.toLowerCase())
  return small >= 0 ? small + 1 : Number(word.replaceAll(',', ''))
}
const SOME = String.raw`\s(?:[\p{L}’'-]+\s){0,4}?`

const PAID = new RegExp(
  String.raw`(?<!\b(?:of|every|each|per|for|up to) )\b${NUMBER}${SOME}(?:paid|pay|pays|bought|ordered|booked|have booked|subscribe)\b|\b(?:i|we)(?:['’]ve)?\b(?:[^.;]{0,40}?\bsold|\s(?:have |already )?(?:did|served))\s(?:about |around |over )?(?<sold>\d[\d,]*)\b|\bthe (?<made>\d[\d,]*) (?:that )?(?:i|we) (?:made|sold)\b`,
  'iu',
)
/** The people who received what was made. */
const SOLD_TO = new RegExp(String.raw`\bto ${NUMBER}\s\p{L}+`, 'iu')
/** People or places that use it, in a sentence about the offer or the founder, and not about products of others. */
const IN_USE = new RegExp(
  String.raw`\b${NUMBER}${SOME}(?:works? with|uses?|used|(?:have |has )?(?:graded|tested|tried|joined)|reads?|gets?|get my|listen(?:s|ing)?|are using|were in|are in|hangs? in|runs? on)\b(?=.{0,60}\b(?:it|them|my|our|ours|mine|us|me|since|last (?:winter|summer|season|year|month)|first version|joined|(?:so|until) (?:far|now)|(?:each|every) (?:day|week|month))\b)`,
  'iu',
)
/** Pieces that the founders made and that stand at other people's places. */
const PLACED = new RegExp(
  String.raw`\b(?:made|built|soldered|assembled|sewed|printed|installed) \d+ (?:and|which|that) (?:they(?:['’]re| are)|are) (?:now |all )?(?:in|on|at|with) ${NUMBER} \p{L}+`,
  'iu',
)
/** Pieces of the founders that are in use: 'I have 9 of them hanging since October'. */
const OUT_THERE = new RegExp(
  String.raw`\b(?:i|we)(?:['’]ve| have)(?: got| had)?(?: now| already| currently)? (?:about |around |over |some )?${NUMBER} (?:of (?:them|these|those|mine|ours|the \p{L}+)|\p{L}+)(?: that are| which are)?(?: now| already| currently)? (?:hanging|running|standing|installed|in use|working|mounted|placed|deployed|fitted|lying|out (?:in|at|with|on)|up (?:in|at|on)|on trial)\b`,
  'iu',
)
/** What others have sold of it: '6 shops have sold 130'. */
const SOLD_BY_OTHERS =
  /\b(?:\p{L}+s|they|he|she) (?:have|has) (?:already )?sold (?:about |around |over )?(?<sold>\d[\d,]*)\b/iu
/** Sales or jobs as a number of nouns: '23 rentals last summer', 'sell it at the market, 140 bars since June'. */
const SALES_SO_FAR = new RegExp(
  String.raw`\b${NUMBER} (?:rentals|loans|sales|orders|bookings|rides|deliveries) (?:so far|since|last|this|already)\b|\bsell (?:it|them|these)\b[^.;]*?\b(?<sold>\d[\d,]*) \p{L}+ (?:since|so far)\b`,
  'iu',
)
/** Pieces of a collection, or a set, that are finished. */
const DONE_PIECES = new RegExp(
  String.raw`\b(?:i|we)(?:['’]ve| have)(?: got)?(?: already)? ${NUMBER} (?:\p{L}+ ){1,3}?(?:done|ready|finished|written|shot|recorded|drafted|filmed|drawn|in stock)\b`,
  'iu',
)
/** The founders did it themselves for some. */
const DID_FOR = new RegExp(
  String.raw`\b(?:i|we)(?:['’]ve| have)? (?:already )?(?:did|done) (?:it|this|that)(?: (?:myself|ourselves|by hand|alone))? (?:for|with) ${NUMBER} \p{L}+`,
  'iu',
)
const USERS =
  /\b(?:us(?:e|es|ed|ing)|graded|tested|tried|tries|works? with|read(?:s|ers?)|listen\w*|subscri\w+|install\w*|joined|members?|in the group|sent money|carr(?:y|ies|ied)|w(?:ear|ears|ore|orn)|matched|filled|arranged|served|took part|lent|placed|by hand)\b/i
/** Founders who went to see, ask or count have run nothing, whatever those whom they saw use or do. */
const ONLY_ASKED =
  /^(?:so far |until now |last \p{L}+ |already )?(?:i|we|my \p{L}+ and (?:i|me)|me and my \p{L}+)(?:['’]ve| have)?(?: already| also)? (?:walked|went|drove|visited|asked|called|rang|phoned|spoke|talked|counted|interviewed|looked|heard|wrote to|surveyed|met|checked with)\b/iu
const ASKED_THEN_DID =
  /\b(?:sold|lent|served|delivered|repaired|cleaned|matched|arranged|paid|bought from (?:me|us)|booked)\b/i
/** What the founders bought is their stock, and no sale. */
const OWN_PURCHASE =
  /\b(?:bought|paid) (?:with|by|from|out of) (?:my|our) (?:own )?(?:money|savings|pocket|wages)\b|\b(?:i|we)(?:['’]ve| have)? (?:already )?bought \d+/i
const SELLS_TOO = /\b(?:sold|paying|customers?|clients?|orders?)\b/i
/** A price for anyone: 'teams of ten pay $19 a month'. */
const ASKED_PRICE = /^(?:\p{L}+ ){1,6}pays? (?:[$€£₹]|\d|[A-Z]{2,3} ?\d)/iu
const isNoSale = (words: string): boolean =>
  (ASKED_PRICE.test(words) && !/\b(?:already|now|so far|since|currently|me|us|my|our|i|we)\b/i.test(words)) ||
  (ONLY_ASKED.test(words.trim()) && !ASKED_THEN_DID.test(words)) ||
  (OWN_PURCHASE.test(words) && !SELLS_TOO.test(words))

/** Something that has run for some time, or that the founder runs. */
const RAN =
  /\b(?:for|since|over) (?:the last |the past )?(?:\d+|an?|one|two|three|four|five|six|eight|ten|twelve) (?:weeks|months|years|seasons)\b|\b(?:i|we) (?:ran|run|kept|keep)\b/i
const BUILT =
  /\b(?:(?:first|working|early|rough|test|beta) versions?|prototypes?|(?:has|have) (?:programmed|built|coded|developed)|(?:i|we)(?:['’]ve| have)? (?:already )?(?:built|programmed|coded|recorded|published|put up|installed|launched|piloted)|in (?:our|my|the) (?:own )?(?:pilot|trial)|so far (?:i|we)|right now it is)\b/i
/** Work that the founder has been doing for others by hand or for free. */
const KEEPS_DOING =
  /\b(?:i|we)(?:['’]ve| have) been (?:\p{L}+ ){0,2}?(?:doing|making|running|writing|sending|giving|serving|teaching|baking|sewing|filming|publishing)\b/iu
/** Work that the founder did for others, with its result. */
const DONE_AND_SOLD =
  /\b(?:i|we)(?:['’]ve| have) (?:already )?(?:done|made|run|served)\b[^;!?]*?\b\d[\d,]* (?:were |got )?sold\b/iu
/** Free use and free work are not sales. */
const FOR_NOTHING =
  /\b(?:without (?:paying|pay)|for (?:free|nothing)|free of charge|unpaid|(?:did|do|does)(?: not|n['’]t) pay|no ?(?:one|body) (?:has )?paid)\b/i
/** Customers whom the founder counts as their own. */
const OWN_CUSTOMERS = new RegExp(
  String.raw`(?:^|[:;,–—]\s|\b(?:i|we)(?:['’]ve| have)?(?: already| now| currently)? (?:have|got|serve|served|look after|work for) )(?:about |around |over |already )?${NUMBER}\s(?:[\p{L}’'-]+\s){0,2}?(?:customers|clients|guests|regulars|pupils|patients)\b`,
  'iu',
)
const OWN_TIME =
  /\b(?:since|so far|already|now|been|my|our|me|us|i|we|i['’]ve|we['’]ve|(?:last|this) (?:week|month|year|spring|summer|autumn|winter|season))\b/i
/** Customers who hired the founder or took the offer. */
const TOOK_US = new RegExp(
  String.raw`\b${NUMBER}${SOME}(?:took|hired|booked|engaged|rented|called|used) (?:me|us|it|one|mine|ours)\b`,
  'iu',
)
/** The number of things done or matched so far. */
const WORK_DONE = new RegExp(
  String.raw`\b${NUMBER}\s(?:[\p{L}’'-]+\s){0,3}?(?:arranged|placed|matched|brokered|brought together|delivered|repaired|fixed|cleaned|moved|served|printed|fitted|installed|carried|catered|hosted|lent|swapped|sold)\b`,
  'iu',
)

/** Present tense of making: it may already work, or only be intended. */
const MAKES = /\b(?:i|we) (?:make|felt|sew|bake|build|run|serve|send|publish|record)\b/i
const NOT_YET =
  /\b(?:would|could|might|will|want(?:s|ed)?|plan(?:s|ning)? to|hop(?:e|ing) to|next (?:season|year|month|spring|summer|autumn|winter)|no one|nobody|never|if|(?:they|he|she)['’]d)\b/i
const MONTHLY = /\b(?:monthly|(?:a|per|every|each) month|subscri\w+)\b/i

const countIn = (cue: RegExp, words: string): number => {
  const { count, sold, made } = cue.exec(words)?.groups ?? {}
  const told = count ?? sold ?? made
  return told === undefined ? 0 : numberOf(told)
}

/** The text from the first match of the pattern; the whole text if there is none. */
const from = (cue: RegExp, words: string): string => words.slice(cue.exec(words)?.index ?? 0)

/** Cached, since every phase asks for it several times. */
const known = new WeakMap<Source['brief'], { idea: string; standing: Standing }>()

/** How far the founder is, in numbers and words of the brief or the idea. */
export function standingOf(source: Source): Standing {
  const found = known.get(source.brief)
  if (found?.idea === source.idea) return found.standing
  const standing = read(source)
  known.set(source.brief, { idea: source.idea, standing })
  return standing
}

function read({ brief, idea }: Source): Standing {
  const evidence = entriesOf(brief, 'evidence').map(({ value }) => value)
  const sum = (kind: string) =>
    evidence.reduce((most, each) => (each.kind === kind ? Math.max(most, each.count ?? 0) : most), 0)
  const waiting = sum('waiting')
  const of = (step: Step, count: number, words: string, counted = words): Standing => ({
    step,
    count,
    waiting,
    words: words.replace(/[.!]+$/, ''),
    isOfPeople: count > 0 && countsPeople(counted) === true,
    isUnsure: false,
  })
  if (brief.evidence.state === 'none') return of('nothing', 0, '')
  const [payer] = evidence
    .filter(({ kind, count }) => kind === 'paying' && (count ?? 0) > 0)
    .toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))
  if (payer)
    return of(
      evidence.some(({ kind, text }) => kind === 'paying' && MONTHLY.test(text)) ? 'monthly' : 'sold',
      payer.count ?? 0,
      payer.text,
    )
  const told = sentencesOf(idea).map(({ words }) => words)
  const done = told.filter((words) => !isNoSale(words))
  const uncounted = evidence.find(({ kind, count }) => kind === 'paying' && count === null)?.text
  const telling = uncounted === undefined ? undefined : done.find((words) => words.includes(uncounted))
  if (telling !== undefined) return of('sold', countIn(SOLD_TO, telling), telling, from(SOLD_TO, telling))
  const resold = done.find(
    (words) => !NOT_YET.test(words) && OWN_TIME.test(words) && SOLD_BY_OTHERS.test(words),
  )
  if (resold) return { ...of('sold', countIn(SOLD_BY_OTHERS, resold), resold), isOfPeople: false }
  const latest = latestDemand(brief, idea)
  const sold = latest && isNoSale(latest.words) ? null : latest
  if ((sold?.stage === 'sold' || sold?.stage === 'repeat') && !FOR_NOTHING.test(sold.words))
    return of('sold', countIn(PAID, sold.words), sold.words, from(PAID, sold.words))
  const buying = done.find((words) => !NOT_YET.test(words) && countIn(PAID, words) > 1)
  if (buying) return of('sold', countIn(PAID, buying), buying, from(PAID, buying))
  const soFar = done.find(
    (words) => !NOT_YET.test(words) && !FOR_NOTHING.test(words) && countIn(SALES_SO_FAR, words) > 1,
  )
  if (soFar) return { ...of('sold', countIn(SALES_SO_FAR, soFar), soFar), isOfPeople: false }
  for (const cue of [OWN_CUSTOMERS, TOOK_US]) {
    const served = done.find(
      (words) =>
        !NOT_YET.test(words) && !FOR_NOTHING.test(words) && OWN_TIME.test(words) && countIn(cue, words) > 1,
    )
    if (served) return of('sold', countIn(cue, served), served, from(cue, served))
  }
  const allSold = done.find((words) => !NOT_YET.test(words) && DONE_AND_SOLD.test(words))
  if (allSold) return of('sold', 0, allSold)
  const placed = done.find((words) => !NOT_YET.test(words) && countIn(PLACED, words) > 0)
  if (placed) return of('trial', countIn(PLACED, placed), placed, from(PLACED, placed))
  const outThere = done.find((words) => countIn(OUT_THERE, words) > 0)
  if (outThere) return { ...of('trial', countIn(OUT_THERE, outThere), outThere), isOfPeople: false }
  const didFor = done.find(
    (words) => !NOT_YET.test(words.replace(/\b(?:and|but|so)\b.*$/i, '')) && countIn(DID_FOR, words) > 0,
  )
  if (didFor) return of('trial', countIn(DID_FOR, didFor), didFor, from(DID_FOR, didFor))
  const users = evidence
    .filter(
      ({ kind, count, text }) =>
        kind === 'other' &&
        (count ?? 0) > 1 &&
        (USERS.test(text) || RAN.test(text) || FOR_NOTHING.test(text) || sold?.stage === 'served'),
    )
    .filter(({ text }) => !NOT_YET.test(text) && !isNoSale(text))
    .toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))[0]
  const using = done.find((words) => countIn(IN_USE, words.replace(/\b(?:but|while)\b.*$/i, '')) > 1)
  const tried = countIn(IN_USE, using ?? '')
  if (users && (users.count ?? 0) >= tried) return of('trial', users.count ?? 0, users.text)
  if (using) return of('trial', tried, using, from(IN_USE, using))
  const worked = done.find(
    (words) => !NOT_YET.test(words) && OWN_TIME.test(words) && countIn(WORK_DONE, words) > 1,
  )
  if (worked) return { ...of('trial', countIn(WORK_DONE, worked), worked), isOfPeople: false }
  if (sold?.stage === 'tried' || sold?.stage === 'served') return of('trial', 0, sold.words)
  const isProgram = entriesOf(brief, 'nature').some(({ value }) => value === 'software' || value === 'device')
  const built = done.find(
    (words) => BUILT.test(words) || DONE_PIECES.test(words) || (!isProgram && KEEPS_DOING.test(words)),
  )
  if (built) return of('built', 0, built)
  const talked = sum('interviews') || waiting
  const isUnsure = told.some((words) => MAKES.test(words) && !NOT_YET.test(words))
  return { ...of(talked > 0 ? 'talked' : 'nothing', 0, ''), isUnsure }
}
