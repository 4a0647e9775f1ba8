import type { Claim, Objection } from './claim.ts'
import { languageOf } from './language.ts'
import { type Quantity, quantitiesIn } from './quantities.ts'
import { sentencesOf } from './sentences.ts'
import { termsOf } from './terms.ts'

/* Whether a figure belongs to what the statement says it does, where a page gives several. */

/** What parts one figure from the next, the strongest first. */
const CUTS: readonly RegExp[] = [
  /[;\n·|]|\s[–—]\s/u,
  /\s(?=(?:while|whereas|but|compared (?:with|to)|up from|down from|against|während|gegenüber|aber|tandis que|contre|mais|frente a|mientras|pero)\s)/iu,
  /[()]/u,
  /(?<!\d),|,(?!\d)/u,
  /\s(?=(?:and|und|et|y)\s)/iu,
]

/** Parts that each hold a figure; what has none goes with the part behind it, or at the end with the one before. */
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
  const parts = withFigures(text.split(cut).filter((part) => part.trim() !== ''))
  return parts.flatMap((part) => segmentsOf(part, weaker))
}

/** A text in parts that hold one figure each where its words allow that, in their order. */
export const figureParts = (text: string): string[] =>
  sentencesOf(text).flatMap((sentence) => segmentsOf(sentence))

const YEAR = /^(?:19|20)\d\d$/
const NAME = /(?<![\p{L}\d])\p{Lu}[\p{L}'’-]*\p{Ll}[\p{L}'’-]*/gu
/** Bare numbers up to this are often part of a name or of a phrase: a two-storey house. */
const SMALL = 12

/** Terms of words that both texts write with a capital letter, in a language that does so for names alone. */
function namesIn(statement: string, segment: string): Set<string> {
  if (languageOf(statement) === 'de') return new Set()
  const [first = ''] = statement.match(NAME) ?? []
  // 'Members have …' begins with no name.
  const mayBegin = (word: string) => word !== first || !statement.startsWith(first) || !word.endsWith('s')
  const names = (statement.match(NAME) ?? []).filter(
    (word) => mayBegin(word) && new RegExp(`(?<!\\p{L})${word}(?!\\p{Ll})`, 'u').test(segment),
  )
  return new Set(names.flatMap(termsOf))
}

const shares = (a: Quantity, b: Quantity) =>
  a.kind === b.kind && a.values.some((value) => b.values.includes(value))
const isPlainSmall = ({ kind, unit, values }: Quantity) =>
  kind === '' && (unit !== null || (values[0] ?? 0) <= SMALL)

/** A part of a text with the figures that it gives. */
interface Part {
  text: string
  terms: Set<string>
  figures: Quantity[]
}

const partsOf = (text: string): Part[] =>
  figureParts(text).map((part) => ({
    text: part,
    terms: new Set(termsOf(part)),
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
function belongsTo(said: string, wanted: ReadonlySet<string>, home: Part, other: Part, isLater: boolean) {
  const mine = without(wanted, other.terms).filter((term) => home.terms.has(term))
  const theirs = without(wanted, home.terms).filter((term) => other.terms.has(term))
  const isYear = (term: string) => YEAR.test(term)
  if ([...home.terms].some(isYear) && theirs.some(isYear) && !mine.some(isYear)) return true
  const names = { mine: namesIn(said, home.text), theirs: namesIn(said, other.text) }
  const isNamed = theirs.some((term) => names.theirs.has(term)) && !mine.some((term) => names.mine.has(term))
  if (isNamed) return isLater || hasNameOfItsOwn(said, home)
  const isNumbered = mine.length === 1 && theirs.some((term) => /^\d+$/.test(term) && !isYear(term))
  return (isLater || CONTRASTS.test(home.text)) && theirs.length > 1 && (mine.length === 0 || isNumbered)
}

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

/** Words with which a second figure is set against the first. */
const CONTRASTS =
  /(?<!\p{L})(?:thereafter|afterwards?|otherwise|the (?:rest|others?)|danach|sonst|übrige\p{L}*|ansonsten|ensuite|sinon|autres?|después|luego|resto|demás)(?!\p{L})/iu

/** Neighboring sentences count; a heading or a label does not. */
const sentencesOnly = (text: string) =>
  sentencesOf(text)
    .filter((sentence) => /[.!?。]["'”’»)\]]*$/u.test(sentence))
    .join('\n\n')

/**
 * The page gives this figure for something else, and another figure for what the statement is about: of 'Kerry 58;
 * Clare 49' the statement takes 58 for Clare.
 */
export function attachedElsewhere(claim: Claim): Objection | null {
  const own = partsOf(claim.own || claim.quotation)
  const parts = [...partsOf(sentencesOnly(claim.before)), ...own, ...partsOf(sentencesOnly(claim.after))]
  const said = quantitiesIn(claim.statement)
  const quoted = quantitiesIn(claim.quotation)
  for (const { text, terms, figures } of partsOf(claim.statement))
    for (const figure of figures.filter((one) => !isPlainSmall(one))) {
      const has = (part: Part) => part.figures.some((other) => shares(figure, other))
      const [home, ...more] = own.filter(has)
      if (!home || more.length > 0 || !quoted.some((one) => shares(figure, one))) continue
      const isNumberOf = (one: Quantity, term: string) => one.values.some((value) => term === String(value))
      const wanted = new Set([...terms].filter((term) => YEAR.test(term) || !isNumberOf(figure, term)))
      const isSaid = (one: Quantity) => said.some((other) => shares(one, other))
      const rivals = parts.flatMap((other, at) => {
        const rival = other.figures.find(({ kind, unit }) => kind === figure.kind && unit === figure.unit)
        return other !== home && rival && !isSaid(rival) && !other.figures.some((one) => shares(one, figure))
          ? [{ other, rival, isLater: at > parts.indexOf(home) }]
          : []
      })
      const rival =
        rivals.find(({ other, isLater }) => belongsTo(text, wanted, home, other, isLater))?.rival ??
        [isOfOther(terms, figure, home)].find((other) => other && !isSaid(other))
      if (rival)
        return {
          verdict: 'contradicts',
          reason: `The page gives ${figure.shown} for something else, and ${rival.shown} for this.`,
        }
    }
  return null
}
