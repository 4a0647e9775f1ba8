import { formatCount, settled } from '../figures.ts'
import { type Brief, entriesOf, firstValue, unitOf } from './brief.ts'
import { amountRange, isPerCustomer, unitNoun } from './economics.ts'
import { calculated, quote, shown } from './line.ts'
import { isOnlyRead } from './standing.ts'
import type { SummaryLine } from './summary.ts'
import { countOf, FIGURES } from './told-demand.ts'
import { countedIn, counts, OCCASION, rhythmsIn, stemOf } from './told-quantities.ts'
import { takenOf } from './told-sums.ts'
import { sentencesOf } from './unread.ts'

/* Whether one customer takes many of what is sold, by the founder's words, so that one sale is not one customer. */

/** 'One in eight does it', 'one for every eight hives', 'one per room'. */
const RATIO = new RegExp(
  String.raw`\bone (?:in|for|per|to|on) (?:(?:every|each) )?(?<many>${FIGURES})(?: (?<noun>\p{L}{3,}))?`,
  'iu',
)
/** Prices by the number that is taken. */
const BY_NUMBER =
  /\b(?:by how many|depend\w* on (?:how many|the number)|(?:under|over|up to|from|more than) \d+ (?:its|it's|it’s|they|pieces?|units?|at)|\d+ (?:to|-|–) \d+ (?:its|it's|it’s|at|pieces?|units?)|volume|bulk (?:price|discount)|per \d+ or more)\b/i
/** How many something each customer has: 'over 50 hives'. */
const HAVE = new RegExp(
  String.raw`\b(?<word>over|more than|at least|from|above|with) (?<many>${FIGURES}) (?<noun>\p{L}{3,}s)\b`,
  'iu',
)

/** How many pieces one customer takes at least, with the words for it. */
export interface HoldsMany {
  /** Null if the text only says that there are several. */
  least: number | null
  /** The calculation of `least`; null if it was told as a number. */
  formula: string | null
  words: string
}

/** Whether customers take several of what is charged for; null if no words say so, or the quantity is answered. */
export function holdsMany(brief: Brief, idea: string): HoldsMany | null {
  const price = firstValue(brief, 'price')
  const isSale = price?.every === 'once' || price?.every === 'use'
  if (!price || !isSale || entriesOf(brief, 'purchases').some((entry) => !isOnlyRead(entry))) return null
  const sentences = sentencesOf(idea).map(({ words }) => words)
  const told = toldQuantity(brief, sentences)
  if (told) return told
  const ratio = sentences
    .map((words) => ({ words, groups: RATIO.exec(words)?.groups }))
    .find(({ groups }) => groups)
  const every = countOf(ratio?.groups?.many ?? '')
  if (ratio && every > 1) {
    const sources = [firstValue(brief, 'count')?.source ?? '', firstValue(brief, 'customer') ?? '']
    for (const source of sources) {
      const { many = '', noun = '' } = HAVE.exec(source)?.groups ?? {}
      const isNamed = sentences.some(
        (words) =>
          countedIn(words).some((each) => counts(each, noun)) || words.toLowerCase().includes(stemOf(noun)),
      )
      if (countOf(many) > every && isNamed)
        return {
          least: Math.ceil(countOf(many) / every),
          formula: `${many} ÷ ${formatCount(every)}`,
          words: ratio.words,
        }
    }
    return { least: null, formula: null, words: ratio.words }
  }
  // 'I have sold 61 copies to two choirs'
  const taken = takenOf(brief, idea)
  if (taken && taken.things / taken.people >= 2) return { least: null, formula: null, words: taken.words }
  const tiers = sentences.find((words) => BY_NUMBER.test(words))
  return tiers ? { least: null, formula: null, words: tiers } : null
}

/** 'One needs around 6 boxes', 'a kitchen has about 12 knives': the number of what is charged for in one customer. */
function toldQuantity(brief: Brief, sentences: readonly string[]): HoldsMany | null {
  const price = firstValue(brief, 'price')
  const unit = unitNoun((price && unitOf(price)) ?? '')
  if (unit.length < 3) return null
  for (const words of sentences) {
    const found = countedIn(words).filter((each) => counts(each, unit))
    const [one, ...more] = found
    const before = one ? words.slice(0, one.from) : ''
    // '150 towels a day' is no number that one customer has.
    const isAgain = one && rhythmsIn(words).some(({ from, to }) => to > one.from && from <= one.to + 2)
    if (one && more.length === 0 && !isAgain && ONE_HAS.test(before))
      return { least: one.value, formula: null, words }
  }
  return null
}
const ONE_HAS =
  /(?:^|[,;]\s|\band\s)(?:(?:an?|one|each|every|usual|normal|typical|average|the (?:usual|average|typical)) (?:\p{L}+ )?(?:has|have|needs?|takes?|uses?|buys?|is|holds)|one (?:needs|has|takes))\s+(?:(?:about|around|roughly|some|up to|at least)\s+)*$/iu

/** Whether one payment is one customer's, as far as the words say. */
export function isOfSaleUnit(brief: Brief, idea: string): boolean {
  const price = firstValue(brief, 'price')
  const unit = price && unitOf(price)
  if (!price || holdsMany(brief, idea)) return false
  return unit === null || isPerCustomer(brief) || OCCASION.test(stemOf(unitNoun(unit ?? '')))
}

/** What one customer pays at least for all that they take; a question where only their having several is told. */
export function manyLine(brief: Brief, idea: string): SummaryLine | null {
  const many = holdsMany(brief, idea)
  const price = firstValue(brief, 'price')
  if (!many || !price || many.least === null || many.least < 2) return null
  const each = amountRange(price.low, price.high, price.currency)
  const sum = `${formatCount(many.least)} × ${each.includes(' to ') ? `(${each})` : each}`
  const paid = shown(
    amountRange(settled(many.least * price.low), settled(many.least * price.high), price.currency),
  )
  return {
    said: many.formula
      ? calculated(
          'One customer takes at least {need} = {least} of what you charge for, and pays {sum} = {paid}.',
          {
            need: shown(many.formula),
            least: shown(formatCount(many.least)),
            sum: shown(sum),
            paid,
          },
        )
      : calculated('One customer takes {least} of what you charge for, and pays {sum} = {paid}.', {
          least: shown(formatCount(many.least)),
          sum: shown(sum),
          paid,
        }),
    about: quote(many.words),
    asks: null,
  }
}
