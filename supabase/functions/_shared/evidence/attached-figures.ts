import type { Claim, Objection } from './claim.ts'
import { monthsIn } from './dates-in-text.ts'
import { languageOf } from './language.ts'
import { memoizeByText } from './memoize.ts'
import { isOpposite, kindOf, sidesIn } from './opposites.ts'
import { placesIn } from './places-in-text.ts'
import { type Quantity, quantitiesIn } from './quantities.ts'
import { sentencesOf } from './sentences.ts'
import { termsOf } from './terms.ts'

/* Checks that match a statement's figure to the right one of several on a page. */

/** Separators between one figure and the next, strongest first. */
const CUTS: readonly (RegExp | ((text: string) => string[]))[] = [
  /[;\n·|]|\s[–—]\s/u,
  /\s(?=(?:while|whereas|but|compared (?:with|to)|up from|down from|against|vs\.?|versus|instead of|rather than|statt|anstatt|au lieu de|en lugar de|während|gegenüber|aber|tandis que|contre|mais|frente a|mientras|pero)\s)/iu,
  byBrackets,
  /(?<!\d),|,(?!\d)/u,
  /\s(?=(?:and|und|et|y)\s)/iu,
]

/** 'labor costs (54%)': a bracketed figure belongs to the words before it, unless they have a figure of their own. */
const BRACKETED_FIGURE = /\((?:\p{Sc}|\p{L}{1,3}\$)?\s?\d[\d.,\s]*(?:%|\p{Sc}|\p{L}{1,8})?\)/gu
const LABEL = /[,;:]|\s(?:and|und|et|y|outnumbered|gefolgt von|followed by)\s/iu

function byBrackets(text: string): string[] {
  const parts: string[] = []
  let from = 0
  for (const found of text.matchAll(BRACKETED_FIGURE)) {
    const before = text.slice(from, found.index)
    const label = before.split(LABEL).at(-1) ?? ''
    if (!/\p{L}{3}/u.test(label) || quantitiesIn(label).length > 0) continue
    parts.push(...before.slice(0, before.length - label.length).split(/[()]/u), label + found[0])
    from = found.index + found[0].length
  }
  return [...parts, ...text.slice(from).split(/[()]/u)]
}

/** Merges parts without a figure into the next part, or at the end into the previous one. */
function withFigures(parts: readonly string[]): string[] {
  const merged: string[] = []
  let waiting = ''
  for (const part of parts) {
    const whole = waiting === '' ? part : `${waiting} ${part}`
    waiting = ''
    if (quantitiesIn(part).length > 0) merged.push(whole)
    else if (merged.length > 0) merged.push(`${merged.pop()} ${whole}`)
    else waiting = whole
  }
  return waiting === '' ? merged : [...merged, waiting]
}

function segmentsOf(text: string, cuts = CUTS): string[] {
  const [cut, ...weaker] = cuts
  if (!cut || quantitiesIn(text).length < 2) return [text]
  const cutUp = typeof cut === 'function' ? cut(text) : text.split(cut)
  const parts = withFigures(cutUp.filter((part) => part.trim() !== ''))
  return parts.flatMap((part) => segmentsOf(part, weaker))
}

/** Splits a text into parts with one figure each, as far as its separators allow, in order. */
export const figureParts = memoizeByText((text) =>
  sentencesOf(text).flatMap((sentence) => segmentsOf(sentence)),
)

const YEAR = /^(?:19|20)\d\d$/
const NAME = /(?<![\p{L}\d])\p{Lu}[\p{L}'’-]*\p{Ll}[\p{L}'’-]*/gu
/** Bare numbers up to this are often part of a name or of a phrase: a two-storey house. */
const SMALL = 12

/** Terms of the names that both texts contain. Languages that capitalize all nouns are skipped. */
function namesIn(statement: string, segment: string): Set<string> {
  if (languageOf(statement) === 'de') return new Set()
  // The first word of a sentence is always capitalized.
  const isName = (word: string) => {
    const [at, there] = [
      statement.indexOf(word),
      segment.search(new RegExp(`(?<!\\p{L})${word}(?!\\p{Ll})`, 'u')),
    ]
    const isFirst = (place: number, text: string) => !/[\p{L}\d]/u.test(text.slice(0, place))
    return there >= 0 && (!isFirst(at, statement) || !isFirst(there, segment) || /\p{Ll}\p{Lu}/u.test(word))
  }
  // Places have names in other languages, and are compared as such.
  const names = (statement.match(NAME) ?? []).filter((word) => isName(word) && placesIn(word).length === 0)
  return new Set(names.flatMap(termsOf))
}

const shares = (a: Quantity, b: Quantity) =>
  a.kind === b.kind && a.values.some((value) => b.values.includes(value))
const isPlainSmall = ({ kind, unit, values }: Quantity) =>
  kind === '' && unit === null && (values[0] ?? 0) <= SMALL

/** A part of a text with the figures that it gives. */
interface Part {
  text: string
  terms: Set<string>
  /** What it names that excludes something else: 'channel:online', 'place:FR'. */
  sides: string[]
  figures: Quantity[]
}

/** The part that holds a figure, and another part with a rival figure. */
interface Rivals {
  home: Part
  other: Part
  /** Whether the rival comes after the figure. */
  isLater: boolean
  /** Whether both are in the sentence of the quotation. */
  isBeside: boolean
  /** What the sentence names before the figure. */
  before: string[]
}

/** The things a text names that exclude each other as owners of a figure: places, seasons, women or men. */
const namedIn = memoizeByText((text): string[] => [
  ...sidesIn(text),
  ...placesIn(text).map(({ key }) => `place:${key}`),
  ...[...monthsIn(text)].map((month) => `month:${month}`),
])

const partsOf = (text: string): Part[] =>
  figureParts(text).map((part) => ({
    text: part,
    terms: new Set(termsOf(part)),
    sides: namedIn(part),
    figures: quantitiesIn(part),
  }))

const without = (terms: Iterable<string>, others: ReadonlySet<string>) =>
  [...terms].filter((term) => !others.has(term))

/** A capitalized word of a part that the statement does not have: what its figure is about. */
const hasNameOfItsOwn = (said: string, { text }: Part): boolean =>
  (text.match(NAME) ?? []).some((word, at) => (at > 0 || !text.startsWith(word)) && !said.includes(word)) ||
  /^\W*\p{Lu}\p{L}+:? \d/u.test(text)

/**
 * Whether what is said of a figure fits another part of the page, by a name or a year, and not its own. What the first
 * of two parts says is often meant for the second too: 'Last year a jar was £6, this year £7'.
 */
function belongsTo(said: Part, wanted: ReadonlySet<string>, rivals: Rivals): boolean {
  const { home, other, isLater, isBeside } = rivals
  if (isOfOtherSide(said, rivals)) return true
  const mine = without(wanted, other.terms).filter((term) => home.terms.has(term))
  const theirs = without(wanted, home.terms).filter((term) => other.terms.has(term))
  const isYear = (term: string) => YEAR.test(term)
  const isDated = [...home.terms].some(isYear) || (isBeside && IS_NOW.test(home.text))
  if (isDated && theirs.some(isYear) && !mine.some(isYear)) return true
  if (isBeside && isOfOtherNumber(said.text, home.text, other.text)) return true
  const names = { mine: namesIn(said.text, home.text), theirs: namesIn(said.text, other.text) }
  const isNamed = theirs.some((term) => names.theirs.has(term)) && !mine.some((term) => names.mine.has(term))
  if (isNamed && BEGINS_WITH_WE.test(home.text)) return true
  if (isNamed) return isLater || (languageOf(home.text) !== 'de' && hasNameOfItsOwn(said.text, home))
  const isSubset = IS_SUBSET.test(other.text) && !IS_SUBSET.test(said.text) && isLater && isBeside
  if (isSubset && theirs.some((term) => /^\p{L}{3,}/u.test(term))) return true
  if (!isBeside) return isOfNeighbor(said, mine, theirs, wanted, home, other)
  if (isSaidRightBefore(said, home, other) || isOfOtherLabel(wanted, home, other)) return true
  const isTime = (term: string) => TIMES.test(term)
  const tells = mine.filter((term) => !isTime(term))
  if (!isLater && isOwnSubject(wanted, home, other) && tells.length === 0 && theirs.length > 0) return true
  const isNumbered = mine.length === 1 && theirs.some((term) => /^\d+$/.test(term) && !isYear(term))
  const isContrast =
    isLater && CONTRAST_BEFORE.test(other.text) && !ADDS.test(other.text) && !COMPARES.test(said.text)
  if (isContrast && theirs.some((term) => !isTime(term)) && !hasOwnWord(wanted, home, other)) return true
  const isForeign = languageOf(said.text) !== languageOf(`${home.text} ${other.text}`)
  const isShort = isShortRival(theirs, wanted, home, other)
  const isOther =
    isShort ||
    (isForeign && tells.length === 0 && theirs.some((term) => /\p{L}/u.test(term) && !isTime(term)))
  if (isLater && isOther && !COMPARES.test(said.text) && !REFERS_BACK.test(other.text)) return true
  return (isLater || CONTRASTS.test(home.text)) && theirs.length > 1 && (tells.length === 0 || isNumbered)
}

const IS_NOW =
  /(?<!\p{L})(?:now|today|currently|inzwischen|mittlerweile|heute|jetzt|derzeit|aujourd['’]hui|désormais|maintenant|actuellement|ahora|hoy|actualmente)(?!\p{L})/iu
const NUMBERED =
  /(?<!\p{L})(zones?|phases?|types?|class|groups?|bands?|tiers?|levels?|stages?|regions?|districts?|grades?|sizes?|typ|klassen?|gruppen?|stufen?|zonas?|nivel(?:es)?|grupos?|fases?|niveaux?|groupes?|classes?|lot|lote|los) (\d{1,2}|[A-Z])(?![\p{L}\d])/giu
const numbersIn = (text: string) =>
  [...text.matchAll(NUMBERED)].map(
    ([, word = '', number = '']) => `${word.slice(0, 4).toLowerCase()} ${number}`,
  )

/** 'Zone 2' of the statement is named beside another figure, and this one's part names 'Zone 1'. */
function isOfOtherNumber(said: string, home: string, other: string): boolean {
  const [told, here, there] = [numbersIn(said), numbersIn(home), numbersIn(other)]
  return (
    here.length > 0 &&
    told.some((one) => there.includes(one) && !here.includes(one)) &&
    !told.some((one) => here.includes(one))
  )
}

/** '2,314 bikes, of which 780 electric'. */
const IS_SUBSET =
  /(?<!\p{L})(?:of (?:which|whom|these|those|them)|including|davon|darunter|dont|parmi lesquel\p{L}*|y compris|de (?:los|las) cuales|de ell[oa]s|entre ell[oa]s|incluid[oa]s?)(?!\p{L})/iu

/** The sentence beside has what the statement is about with another figure; the figure's own has another subject. */
function isOfNeighbor(
  said: Part,
  mine: readonly string[],
  theirs: readonly string[],
  wanted: ReadonlySet<string>,
  home: Part,
  other: Part,
): boolean {
  const isWord = (term: string) => /^\p{L}{3,}/u.test(term) && !TIMES.test(term)
  if (languageOf(said.text) !== languageOf(home.text) || mine.some(isWord)) return false
  const subject = termsOf((home.figures[0]?.before ?? '').slice(0, SUBJECT_CHARS)).filter(isWord)
  const isForeign = subject.length > 0 && subject.every((term) => !wanted.has(term) && !other.terms.has(term))
  return isForeign && theirs.filter(isWord).length > 1
}

const CONTRAST_BEFORE =
  /^\W*(?:while|whereas|but|vs\.?|versus|compared (?:with|to)|instead of|rather than|statt|au lieu de|en lugar de|although|though|against|aber|während|dagegen|hingegen|doch|tandis que|alors que|contre|mais|mientras(?: que)?|pero|frente a|en cambio|and|und|et|y)(?!\p{L})/iu
const REFERS_BACK =
  /(?<!\p{L})(?:of (?:which|whom|these|those|them)|its?|their|they|those|davon|darunter|deren|dessen|dont|parmi|desquels|leurs?|de (?:los|las) cuales|de ellos|sus?|then|later|now|today|ago|since|earlier|before|previous\p{L}*|jetzt|heute|später|zuvor|vorjahr\p{L}*|maintenant|aujourd'hui|ahora|hoy|antes|this|last|the year)(?!\p{L})/iu
/** Words for times, which are not the subject of a figure. */
const TIMES =
  /^(?:year|month|quarte|week|day|januar|februa|march|april|june|july|august|septem|octobe|novemb|decemb|jahr|monat|quarta|année|mois|trimes|mes|about|nearly|around|rund)/

/** Whether a part that contrasts with the one before it has its own subject, which the statement does not mention. */
function isOwnSubject(wanted: ReadonlySet<string>, home: Part, other: Part): boolean {
  const begins = CONTRAST_BEFORE.test(home.text) || BEGINS_WITH_NOUN.test(home.text)
  if (!begins || REFERS_BACK.test(home.text)) return false
  const isSubject = (term: string) => /^\p{L}{3,}/u.test(term) && !TIMES.test(term)
  return without(home.terms, other.terms).some((term) => isSubject(term) && !wanted.has(term))
}

/** 'In the farm shop we take €21, the wholesaler pays €14.' */
const BEGINS_WITH_NOUN =
  /^\W*(?:the|our|der|die|das|unser\p{L}*|le|la|les|l'|notre|el|los|las|nuestr[oa]s?)\s\p{L}{3,}\s\p{L}+/iu

/** The last content word before the first figure of a part. */
const wordBefore = ({ figures }: Part): string =>
  termsOf(figures[0]?.before.slice(-WORD_CHARS) ?? '').at(-1) ?? ''
const WORD_CHARS = 40
/** Number of characters at the start of a part that can hold its subject. */
const SUBJECT_CHARS = 25
/** Words with which a statement compares two things, so that it names both. */
const COMPARES =
  /(?<!\p{L})(?:than|instead|against|compared|versus|vs|rather|unlike|while|whereas|but|only|als|statt|gegenüber|que|contre)(?!\p{L})/iu
/** Whether the statement has a word of the figure's own part that the part before it did not share. */
const hasOwnWord = (wanted: ReadonlySet<string>, home: Part, other: Part): boolean => {
  const near = termsOf(home.figures[0]?.noun ?? '')
  return without(home.terms, other.terms).some((term) => wanted.has(term) && near.includes(term))
}
const BETWEEN =
  /(?<!\p{L})(?:between|zwischen|entre)(?!\p{L})|(?<!\p{L})(?:from|von|de|desde) (?:\p{L}{0,3}\p{Sc})?\s?\d/iu
const SHORT_TERMS = 3
/** '€900 on a good day, maybe €350 on a rainy one': a short rival of which the statement has the words, and not those of its own. */
function isShortRival(
  theirs: readonly string[],
  wanted: ReadonlySet<string>,
  home: Part,
  other: Part,
): boolean {
  if (ADDS.test(other.text) && BETWEEN.test(home.text)) return false
  const isWord = (term: string) => /^\p{L}{3,}/u.test(term) && !TIMES.test(term)
  const words = [...other.terms].filter(isWord)
  const said = theirs.filter(isWord)
  const isSilent = without(home.terms, other.terms).some((term) => isWord(term) && !wanted.has(term))
  return words.length <= SHORT_TERMS && said.length * 2 >= words.length && said.length > 0 && isSilent
}

const ADDS = /^\W*(?:and|und|et|y)(?!\p{L})/iu
/** '33% of the 640': the figure is what a share is taken of. */
const IS_BASE = /% *(?:of|der|von|des|de)(?: (?:the|all|los|las|den))? ?$/iu
/** Words for changes and amounts, which do not say what is measured. */
const GENERIC =
  /^(?:prozen|percen|millio|euro|dollar|stieg|steig|gestie|sank|sink|gesunk|fiel|wuchs|wachs|gewach|betr[aä]g|koste|augmen|baiss|dimin|progre|recul|coût|aument|crec|baj|sub[ei]|dismin|cuest|costó|cost|price|preis|prix|precio|doubl|tripl|rose|ris|grew|grow|fell|fall|increa|decrea|drop|climb|reach|total|amount|number|almos|nearl|about|around)/

/** 'A flight costs us £31 and we charge £24': 'charges' is said of the second figure, and 'costs' of the first. */
function isSaidRightBefore(said: Part, home: Part, other: Part): boolean {
  const [mine, here, there] = [said, home, other].map(wordBefore)
  if (!mine || !here || !there || !/^\p{L}/u.test(mine)) return false
  if (GENERIC.test(mine)) return false
  return mine === there && mine !== here && !home.terms.has(mine) && !said.terms.has(here)
}

/** Whether the statement names the same side as the other part, while the figure's own part names the opposite. */
function isOfOtherSide({ sides: said }: Part, { home, other, isLater, isBeside, before }: Rivals): boolean {
  const isHere = (side: string) => said.includes(side) && home.sides.includes(side)
  return said.some((side) => {
    if (!other.sides.includes(side) || home.sides.includes(side)) return false
    if (kindOf(side) !== 'place' && REFERS_BACK.test(other.text)) return false
    const rivals = home.sides.filter((one) => isOpposite(one, side))
    if (rivals.length > 0) return !rivals.some(isHere)
    // '1,250 bikes and 300 cargo bikes in Ghent' have one place.
    if (isLater && ADDS.test(other.text) && isAtEnd(side, other)) return false
    // 'In summer up to 20' against '10' without a season.
    const isSubject = namedIn(other.text.trim().slice(0, SUBJECT_CHARS)).includes(side)
    const isOpen = isLater && (kindOf(side) === 'place' ? isSubject : isBeside) && !before.includes(side)
    return isOpen && !said.some((one) => kindOf(one) === kindOf(side) && isHere(one))
  })
}

/** What a part names behind its figure and the next words, which may be said of the parts before it too. */
const isAtEnd = (side: string, { figures }: Part): boolean => {
  const figure = figures[0]
  return (
    figure !== undefined && !namedIn(figure.before).includes(side) && namedIn(figure.after).includes(side)
  )
}

const BEGINS_WITH_WE =
  /^\W*(?:we|our|ours|wir|unser\p{L}*|bei uns|nous|chez nous|notre|nosotr[oa]s|nuestr[oa]s?)(?!\p{L})/iu

/** 'Bellwether charges €64; we charge €49': what we do is not what another one does. */
function isOfUs(said: Part, home: Part, own: readonly Part[]): boolean {
  if (!BEGINS_WITH_WE.test(home.text)) return false
  const name = /^\W*(\p{Lu}[\p{L}’'-]+)/u.exec(said.text)?.[1] ?? ''
  const isNamed = (part: Part) => new RegExp(`^\\W*(?:\\p{Ll}+ )?${name}(?!\\p{L})`, 'u').test(part.text)
  return name.length > 3 && own.slice(0, own.indexOf(home)).some(isNamed)
}

/** 'Staff costs rose by 6%, the rent stayed at 3,100': the 6% are not of the rent. */
function isOfOtherClause(said: Part, wanted: ReadonlySet<string>, home: Part, own: readonly Part[]): boolean {
  const isWord = (term: string) => /^\p{L}{3,}/u.test(term) && !TIMES.test(term) && !GENERIC.test(term)
  const subjectOf = ({ figures, text }: Part) =>
    termsOf((figures[0]?.before ?? text).slice(0, CLAUSE_CHARS)).filter(isWord)
  const mine = subjectOf(home)
  if (COMPARES.test(said.text) || languageOf(said.text) !== languageOf(home.text)) return false
  if (mine.length === 0 || [...home.terms].some((term) => isWord(term) && wanted.has(term))) return false
  const told = subjectOf(said)
  return own.some((other) => {
    const isClause = other !== home && BEGINS_WITH_NOUN.test(other.text) && !REFERS_BACK.test(other.text)
    return isClause && subjectOf(other).some((term) => told.includes(term))
  })
}
const CLAUSE_CHARS = 40

/** 'Adults £14.80, children £7.40', '£46 one way, or £82 return': each figure has its own word beside it. */
function isOfOtherLabel(wanted: ReadonlySet<string>, home: Part, other: Part): boolean {
  const isLabel = (term: string | undefined): term is string =>
    term !== undefined && /^\p{L}{3,}/u.test(term) && !TIMES.test(term) && !GENERIC.test(term)
  if (home.figures[0]?.unit) return false
  return ([wordBefore, wordBehind] as const).some((wordBeside) => {
    const [mine, theirs] = [wordBeside(home), wordBeside(other)]
    return (
      isLabel(mine) &&
      isLabel(theirs) &&
      mine !== theirs &&
      !wanted.has(mine) &&
      wanted.has(theirs) &&
      !other.terms.has(mine)
    )
  })
}

/** The first content word after the figure of a part, apart from its unit. */
const wordBehind = ({ figures }: Part): string =>
  termsOf(figures[0]?.after.slice(0, WORD_CHARS).split(/[,;.]/)[0] ?? '').at(-1) ?? ''

/** 'Of 94 operators with 118 sites' has no 118 operators. */
function isOfOther(said: ReadonlySet<string>, figure: Quantity, { figures }: Part): Quantity | undefined {
  const own = figures.find((other) => shares(figure, other))
  const nounOf = ({ noun }: Quantity) => termsOf(noun)[0] ?? ''
  if (!own || figure.kind !== '' || own.unit || nounOf(own) === '' || said.has(nounOf(own))) return undefined
  return figures.find(
    (other) =>
      other !== own && other.kind === '' && !other.unit && nounOf(other) !== '' && said.has(nounOf(other)),
  )
}

/** Words that contrast a second figure with the first. */
const CONTRASTS =
  /(?<!\p{L})(?:thereafter|afterwards?|otherwise|the (?:rest|others?)|danach|sonst|übrige\p{L}*|ansonsten|ensuite|sinon|autres?|después|luego|resto|demás)(?!\p{L})/iu

/** What a figure counts, by its next words: 'veterinary clinics' of '214 veterinary clinics in 19 states'. */
const countedIn = ({ after }: Quantity): string[] =>
  termsOf(
    (/^[^\p{L}\d]{0,3}((?:\p{L}[\p{L}'’-]* ?){1,3})/u.exec(after)?.[1] ?? '').split(BEHIND_NOUN)[0] ?? '',
  )
const BEHIND_NOUN =
  /(?<!\p{L})(?:in|of|on|at|for|with|per|and|to|from|by|were|was|are|is|have|has|who|that|which|in|aus|von|mit|für|und|die|der|en|dans|de|du|pour|avec|et|qui|por|con|y|que)(?!\p{L})/iu

/** '19 clinics in 214 states' where the page has 214 clinics in 19 states. */
function isSwapped(figure: Quantity, home: Quantity, others: readonly Quantity[]): boolean {
  const [said, own] = [countedIn(figure), countedIn(home)]
  if (figure.kind !== '' || figure.unit || own.length === 0 || said.some((term) => own.includes(term)))
    return false
  return others.some(
    (other) =>
      other.kind === '' && !shares(other, home) && countedIn(other).some((term) => said.includes(term)),
  )
}

/** '11 minutes instead of 47 by van' leaves out what the second counts. */
const isElliptical = (noun: string) => termsOf(noun).length === 0

/** Keeps whole sentences and drops headings and labels. */
const sentencesOnly = (text: string) =>
  sentencesOf(text)
    .filter((sentence) => /[.!?。]["'”’»)\]]*$/u.test(sentence))
    .join('\n\n')

/**
 * Objects where the page gives the statement's figure for something else, and another figure for the statement's
 * subject: for 'Kerry 58; Clare 49', to a statement that gives Clare 58.
 */
export function attachedElsewhere(claim: Claim): Objection | null {
  const own = partsOf(claim.own || claim.quotation)
  const parts = [...partsOf(sentencesOnly(claim.before)), ...own, ...partsOf(sentencesOnly(claim.after))]
  const all = quantitiesIn(claim.statement)
  const quoted = quantitiesIn(claim.quotation)
  for (const said of partsOf(claim.statement))
    for (const figure of said.figures.filter((one) => !isPlainSmall(one))) {
      const has = (part: Part) => part.figures.some((other) => shares(figure, other))
      const [home, ...more] = own.filter(has)
      if (!home || more.length > 0 || !quoted.some((one) => shares(figure, one))) continue
      if (IS_BASE.test(figure.before)) continue
      const counted = home.figures.find((one) => shares(figure, one))
      if (counted && isOfChange(termsOf(claim.statement), counted)) continue
      const swapped =
        counted &&
        isSwapped(
          figure,
          counted,
          own.flatMap((part) => part.figures),
        )
      if (swapped)
        return { verdict: 'contradicts', reason: `The page counts something else with ${figure.shown}.` }
      const isNumberOf = (one: Quantity, term: string) =>
        one.values.some((value) => Number(term.replace(',', '.')) === value)
      const wanted = new Set([...said.terms].filter((term) => YEAR.test(term) || !isNumberOf(figure, term)))
      const isSaid = (one: Quantity) => all.some((other) => shares(one, other))
      // 'Five years ago' says when, and counts nothing.
      const isWhen = ({ unit, before, after }: Quantity) =>
        unit?.dimension === 'time' && (IS_AGO.test(after) || AGO.test(before))
      const rivals = parts.flatMap((other, at) => {
        const rival = other.figures.find(
          ({ kind, unit, noun }) =>
            (kind === figure.kind ||
              (kind === '' && figure.kind !== '' && figure.kind !== '%' && !unit && isElliptical(noun))) &&
            (unit ? unit.dimension === figure.unit?.dimension : !figure.unit || isElliptical(noun)),
        )
        // A figure without a unit goes on from the last one before it.
        const last = home.figures.at(-1)
        const goesOn = !rival?.unit && figure.unit && last && !shares(figure, last)
        const isRival = other !== home && rival && !isSaid(rival) && !isWhen(rival) && !goesOn
        if (!isRival || other.figures.some((one) => shares(one, figure))) return []
        const before = own.slice(0, own.indexOf(home)).flatMap((part) => part.sides)
        const [isLater, isBeside] = [at > parts.indexOf(home), own.includes(other)]
        return [{ rival, pair: { home, other, isLater, isBeside, before } }]
      })
      if (isOfUs(said, home, own) || isOfOtherClause(said, wanted, home, own))
        return { verdict: 'contradicts', reason: `The page gives ${figure.shown} for something else.` }
      const rival =
        rivals.find(({ pair }) => belongsTo(said, wanted, pair))?.rival ??
        [isOfOther(said.terms, figure, home)].find((other) => other && !isSaid(other))
      if (rival)
        return {
          verdict: 'contradicts',
          reason: `The page gives ${figure.shown} for something else, and ${rival.shown} for this.`,
        }
    }
  return null
}

const IS_AGO = /^\W*(?:ago|earlier|before|zuvor|plus tôt|auparavant|atrás|antes)(?!\p{L})/iu
const AGO = /(?<!\p{L})(?:vor|il y a|hace)\s*$/iu

const CHANGES_TO =
  /(?<!\p{L})(?:reduced|cut|lowered|discounted|raised|increased|ermäßigt|gesenkt|erhöht|réduite?s?|portée?s?|ramenée?s?|reducid[oa]s?|rebajad[oa]s?|subid[oa]s?) (?:to|auf|à|a)\W*$/iu

/** '$1,240 a year, reduced to $620 in the first year': both figures are about one thing, under different conditions. */
function isOfChange(said: readonly string[], { before, after }: Quantity): boolean {
  const condition = termsOf(after.split(/[.;]/)[0] ?? '')
  return CHANGES_TO.test(before) && condition.length > 0 && condition.every((term) => said.includes(term))
}

/** A row of a table: a label and nothing else but figures. */
const ROW = /^\W*(\p{L}[\p{L}.'’& -]*?)[\s:.|]+[^\p{L}]*\d[^\p{L}]*$/u

/** Objects where a statement gives the figures of one table row to another row. */
export function otherRow({ statement, quotation, before, after }: Claim): Objection | null {
  const label = ROW.exec(quotation.trim())?.[1]?.trim() ?? ''
  if (label === '' || statement.toLowerCase().includes(label.toLowerCase())) return null
  const isRow = (name: string) =>
    new RegExp(`(?<!\\p{L})${name}[\\s:.|]+[^\\p{L}]{0,3}\\d`, 'u').test(`${before}\n${after}`)
  const other = (statement.match(NAME) ?? []).find((name) => !label.includes(name) && isRow(name))
  return other ? { verdict: 'contradicts', reason: `This is the row of ${label}, not of ${other}.` } : null
}
