import { settled } from '../figures.ts'
import { type Brief, type BriefField, type Entry, entriesOf, firstValue, unitOf } from './brief.ts'
import { quoteOf } from './changes.ts'
import { shareToPayOff, yearly } from './comparison.ts'
import { asPaid, isOneJob, middle, money, revenueOf, type TellingBrief } from './economics.ts'
import { formatValue } from './format.ts'
import { withKeptShare } from './kept-share.ts'
import { secondPrice } from './second-price.ts'
import { isOnlyRead } from './standing.ts'
import { amountsIn, isOwnCurrency, unusedAmounts } from './told-amounts.ts'
import { ofOwnQuantity, ofPayers } from './told-evidence.ts'
import { fixedCostsIn, unitCostOf } from './unit-costs.ts'
import { sentenceAt, sentencesOf } from './unread.ts'

/*
 * The brief as sums and tests take it. What was read and may be wrong is left out of it, and what the founder tells without a
 * field of its own is added. The brief itself stays as it is.
 */

const PERIODS: readonly unknown[] = ['day', 'week', 'month', 'year']
/** What founders say of their own price. */
const ASKS =
  /\b(?:thinking|thought of|planning|plan|price[ds]?|pricing|charg(?:e|ing)|subscription|fee|sell(?:s|ing)? (?:it |them )?(?:at|for)|ask(?:ing)? for|shall cost|will cost|would cost)\b[^.;]*$/i
/** What others pay or take is no price of the founder's. */
const OTHERS =
  /\b(?:they|them|he|she|who|people|customers?|owners|others|professional|agenc\w+|lawyers?|competitors?|chains?|landlords?|dealers?|demands?|spend\w*|spent|loses?|lost|pays?|paid|paying|earn\w*|instead of|today|currently|right now)\b/i
/** What someone lost or paid after harm is no price: by the words right before or behind it. */
const LOST_BEFORE =
  /\b(?:lost|settled?(?: for)?|fined?(?: of)?|penalty(?: of)?|damages?(?: of)?)\s+(?:us |me |about |around )?$/i
const LOST_AFTER = /^\s*(?:to settle|in damages?|fine|penalty)\b/i

/** Two amounts of the text of which either may be the price; `other` is null where the read one is no price by its words. */
export interface PriceDoubt {
  read: string
  other: string | null
}

/** The doubt about a price that was only read; null where it was answered or confirmed, or nothing speaks against it. */
export function priceDoubtOf(brief: Brief, idea: string): PriceDoubt | null {
  const [entry] = entriesOf(brief, 'price')
  if (!entry || !isOnlyRead(entry) || entry.origin.kind !== 'quote' || entry.value.every === 'share')
    return null
  const { value, origin } = entry
  const sentence = sentenceAt(idea, origin) ?? ''
  const read = quoteOf(entry, idea) ?? formatValue('price', value)
  const isOnce = value.every === 'once' || value.every === null
  const second = secondPrice(brief, idea)?.amount
  const other = isOnce
    ? unusedAmounts(brief, idea).find(
        ({ amount, currency, every, before }) =>
          PERIODS.includes(every) &&
          amount !== second &&
          isOwnCurrency(currency, value.currency) &&
          (ASKS.test(before) || (before.trim().length < 12 && !OTHERS.test(before))),
      )
    : undefined
  const at = sentence.indexOf(read)
  const isLoss =
    at >= 0 && (LOST_BEFORE.test(sentence.slice(0, at)) || LOST_AFTER.test(sentence.slice(at + read.length)))
  if (!other) return isLoss ? { read, other: null } : null
  const tail = /^\s*\S+(?:\s+\S+){0,3}/.exec(other.after.split(/[.,;!?]/)[0] ?? '')?.[0] ?? ''
  const amount = /\S+\s*$/.exec(other.words.slice(0, other.words.length - other.after.length))?.[0] ?? ''
  return { read, other: `${amount}${tail}`.trim() }
}

const opened = <F extends BriefField>(brief: Brief, field: F): Brief => ({
  ...brief,
  [field]: { state: 'open', silenced: [] },
})

const stemOf = (word: string): string => word.toLowerCase().replace(/(?:ies|es|s|y)$/, '')
const pluralsIn = (text: string): string[] => text.toLowerCase().match(/\b[a-z]{4,}(?<![iou]s)s\b/g) ?? []
/** Words of a source that are no people. */
const OF_A_LIST =
  /^(?:lists?|records|statistics|members|areas|places|streets|numbers|units|estimates|results|listings|buildings|years|months|towns|cities|parts|figures|news|maps)$/

/** Whether the number that the founder answered counts others than the customer that was only read. */
function isCountOfOthers(brief: Brief): boolean {
  const [customer] = entriesOf(brief, 'customer')
  const [count] = entriesOf(brief, 'count')
  if (!customer || !isOnlyRead(customer) || !count || isOnlyRead(count)) return false
  const counted = pluralsIn(count.value.source).filter((word) => !OF_A_LIST.test(word))
  const named = (customer.value.toLowerCase().match(/[a-z]{3,}/g) ?? []).map(stemOf)
  return counted.length > 0 && !counted.some((word) => named.includes(stemOf(word)))
}

/** How often a year something comes again, by one word for it. */
const AGAIN: readonly (readonly [RegExp, number])[] = [
  [/\b(?:quarterly|every (?:quarter|three months)|each quarter|four times a year)\b/i, 4],
  [/\b(?:fortnightly|every (?:two weeks|other week|second week|fortnight))\b/i, 26],
  [/\b(?:weekly|every week|each week|once a week)\b/i, 52],
  [/\b(?:monthly|every month|each month|once a month)\b/i, 12],
  [/\b(?:every six months|twice a year|half-?yearly)\b/i, 2],
  [/\b(?:yearly|annual(?:ly)?|every year|each year|once a year)\b/i, 1],
]
/** What customers pay or do today, or what the founder's own weeks look like, says nothing of the offer. */
const NOT_OF_OFFER =
  /\b(?:they|today|currently|right now|instead|lose|lost|waste|spend|professional|demands?|i (?:lost|had|was))\b/i

const SPELLED = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
/** How many pieces one customer has, without naming them again: 'a typical place has six'. */
const TYPICAL = new RegExp(
  String.raw`\b(?:typical|average|usual|normal|most|each|every)\b[^.;,!?]{0,40}?\b(?:has|have|needs?|takes?|uses?) (?:about |around )?(?<number>\d{1,3}|${SPELLED.slice(2).join('|')})(?=\s*(?:[.,;!?]|$))`,
  'i',
)

/** The pieces of one customer, in a sentence that names what the price is paid for. */
function toldPieces(brief: Brief, idea: string): { pieces: number; words: string } | null {
  const price = firstValue(brief, 'price')
  const noun = /\p{L}+$/u
    .exec((price && unitOf(price)) ?? '')?.[0]
    .toLowerCase()
    .replace(/s$/, '')
  if (!noun || price?.every !== 'use') return null
  for (const { words } of sentencesOf(idea)) {
    const match = words.toLowerCase().includes(noun) ? TYPICAL.exec(words) : null
    const number = match?.groups?.number?.toLowerCase() ?? ''
    const pieces = SPELLED.includes(number) ? SPELLED.indexOf(number) : Number(number)
    if (match && pieces > 1) return { pieces, words: match[0] }
  }
  return null
}

interface Rhythm {
  /** Payments of one customer in a year: the pieces of one customer, each time that the offer comes. */
  times: number
  pieces: number
  words: string
  start: number
  piecesWords: string | null
}

/** How often a year one customer pays, where the words of the offer tell it and the brief does not; null else. */
export function toldRhythm(given: Brief, idea: string): Rhythm | null {
  const brief = ofOwnQuantity(given, idea)
  const price = firstValue(brief, 'price')
  if (price?.every !== 'use' && price?.every !== 'once') return null
  if (isOneJob(brief) || brief.purchases.state !== 'open') return null
  for (const { words, start } of sentencesOf(idea)) {
    const told = amountsIn(words)
    // Beside an amount that others take, it is how often they come.
    const isOfOthers =
      told.length > 0 && !told.some(({ amount }) => amount === price.low || amount === price.high)
    if (NOT_OF_OFFER.test(words) || isOfOthers) continue
    for (const [expression, times] of AGAIN) {
      const match = expression.exec(words)
      if (!match) continue
      const pieced = toldPieces(brief, idea)
      const pieces = pieced?.pieces ?? 1
      return {
        times: times * pieces,
        pieces,
        words: match[0],
        start: start + [...words.slice(0, match.index)].length,
        piecesWords: pieced?.words ?? null,
      }
    }
  }
  return null
}

/** The one currency that the amounts of a text are in; null where they have none or several. */
function currencyTold(idea: string): string | null {
  const currencies = new Set(amountsIn(idea).flatMap(({ currency }) => currency ?? []))
  const [only] = currencies
  return currencies.size === 1 && only !== undefined ? only : null
}

function withCurrency(brief: Brief, idea: string): Brief {
  const [entry] = entriesOf(brief, 'price')
  if (
    !entry ||
    entry.value.currency !== null ||
    entry.value.every === 'share' ||
    brief.price.state !== 'stated'
  )
    return brief
  const currency = currencyTold(idea)
  return currency === null
    ? brief
    : { ...brief, price: { ...brief.price, entries: [{ ...entry, value: { ...entry.value, currency } }] } }
}

function withRhythm(brief: Brief, idea: string): Brief {
  const told = toldRhythm(brief, idea)
  if (!told) return brief
  const entry: Entry<number> = {
    value: told.times,
    origin: { kind: 'quote', start: told.start, end: told.start + [...told.words].length },
    confirmed: false,
  }
  return { ...brief, purchases: { state: 'stated', entries: [entry], silenced: [] } }
}

/** Without a kind of product that was only read and that the way of paying speaks against: a share is of no thing that is sold. */
function withNature(brief: Brief): Brief {
  const { nature } = brief
  if (nature.state !== 'stated' || firstValue(brief, 'price')?.every !== 'share') return brief
  const entries = nature.entries.filter(
    (entry) => !isOnlyRead(entry) || (entry.value !== 'device' && entry.value !== 'physical'),
  )
  return entries.length === nature.entries.length
    ? brief
    : entries.length === 0
      ? opened(brief, 'nature')
      : { ...brief, nature: { ...nature, entries } }
}

/**
 * The brief that a report calculates with: the founder's share of a price, no price that is in doubt, no customer whom the
 * founder's own count speaks against, the currency of the text, and how often the offer itself says that it comes again.
 */
export function forSums(given: Brief, idea: string): TellingBrief {
  const known = prepared.get(given)
  if (known?.idea === idea) return known.brief
  const brief = prepare(given, idea)
  prepared.set(given, { idea, brief })
  return brief
}

const prepared = new WeakMap<Brief, { idea: string; brief: TellingBrief }>()

/** Whether what customers spend with the founder was read as what the problem costs them. */
function isSpentWithUs(brief: Brief, idea: string, field: 'problem' | 'problemCost'): boolean {
  const [cost] = entriesOf<BriefField>(brief, field)
  const words =
    cost && isOnlyRead(cost) && cost.origin.kind === 'quote' ? sentenceAt(idea, cost.origin) : null
  return words !== null && /\b(?:with us|at ours|in (?:our|my) shop)\b/i.test(words)
}

/** The numbers of a year that were only read are those that a price above the cost of the problem may come from. */
const READ_NUMBERS = ['price', 'purchases', 'problemCost'] as const

/** A price above what the problem costs, by a number that was only read: nothing follows from it before it is confirmed. */
function unlikelyCost(brief: TellingBrief): { price: string; cost: string } | undefined {
  const share = shareToPayOff(brief)
  const revenue = revenueOf(asPaid(brief))
  const cost = firstValue(brief, 'problemCost')
  const isSure = READ_NUMBERS.every((field) => !entriesOf<BriefField>(brief, field).some(isOnlyRead))
  if (!share || share.value <= 1 || isSure || !revenue || !cost) return undefined
  return {
    price: money(settled(middle(revenue)), revenue.currency),
    cost: money(yearly(cost), cost.currency),
  }
}

function prepare(given: Brief, idea: string): TellingBrief {
  const { told, ...brief } = withKeptShare(withCurrency(given, idea), idea)
  const priced = priceDoubtOf(brief, idea) ? opened(brief, 'price') : brief
  const sure = ofOwnQuantity(priced, idea)
  const meant = isCountOfOthers(sure) ? opened(sure, 'customer') : sure
  const noCost = isSpentWithUs(meant, idea, 'problemCost') ? opened(meant, 'problemCost') : meant
  const lossless = isSpentWithUs(noCost, idea, 'problem') ? opened(noCost, 'problem') : noCost
  const all = withNature(withRhythm(ofPayers(lossless), idea))
  const unlikely = unlikelyCost({ ...all, told })
  const sums = unlikely ? opened(all, 'problemCost') : all
  return {
    ...sums,
    told: { ...told, unlikely, unitCost: unitCostOf(sums, idea)?.cost, fixedCosts: fixedCostsIn(sums, idea) },
  }
}
