import { type Brief, type BriefField, entriesOf, firstValue } from './brief.ts'
import { quoteOf } from './changes.ts'
import { MEASURES } from './comparison.ts'
import { currencyIn, isPerUnit, PER_YEAR, type TellingBrief } from './economics.ts'
import { formatValue } from './format.ts'
import { holdsMany } from './holds-many.ts'
import { withKeptShare } from './kept-share.ts'
import { isTradeKnown } from './questions.ts'
import { secondPrice } from './second-price.ts'
import { isOnlyRead } from './standing.ts'
import { amountsIn, isOwnCurrency, unusedAmounts } from './told-amounts.ts'
import { countOf, FIGURES } from './told-demand.ts'
import { ofPayers } from './told-evidence.ts'
import { withVolume } from './told-volume.ts'
import { fixedCostsIn, otherCostOf, unitCostOf } from './unit-costs.ts'
import { unclearQuantity, unlikelyPrice } from './unlikely-price.ts'
import { sentenceAt, sentencesOf } from './unread.ts'

/*
 * The brief as used for calculations and tests. Values that were read and may be wrong are left out, and facts that the
 * founder states and that have no field of their own are added. The original brief is not changed.
 */

const PERIODS: readonly unknown[] = ['day', 'week', 'month', 'year']
/** Words that founders use for their own price. */
const ASKS =
  /\b(?:thinking|thought of|planning|plan|price[ds]?|pricing|charg(?:e|ing)|subscription|fee|sell(?:s|ing)? (?:it |them )?(?:at|for)|ask(?:ing)? for|shall cost|will cost|would cost)\b[^.;]*$/i
/** An amount that founders say they ask for. */
const OWN_ASK =
  /\b(?:i|we)(?:['’](?:d|ll|m|re|ve))?\b[^.;,]*\b(?:thought of|thinking of|charge|charging|ask|asking|plan|price)\b[^.;]*$/i
/** Words for what others pay or charge, which is not the founder's price. */
const OTHERS =
  /\b(?:they|them|he|she|who|people|customers?|owners|others|professional|agenc\w+|lawyers?|competitors?|chains?|landlords?|dealers?|demands?|spend\w*|spent|loses?|lost|pays?|paid|paying|earn\w*|instead of|today|currently|right now)\b/i
/** Words right before or after an amount that someone lost or paid after harm, which is not a price. */
const LOST_BEFORE =
  /\b(?:lost|settled?(?: for)?|fined?(?: of)?|penalty(?: of)?|damages?(?: of)?)\s+(?:us |me |about |around )?$/i
const LOST_AFTER = /^\s*(?:to settle|in damages?|fine|penalty)\b/i

/**
 * Two amounts of the text, either of which may be the price; `other` is null if the words say that the amount that was
 * read is not a price.
 */
export interface PriceDoubt {
  read: string
  other: string | null
}

/** The doubt about an unconfirmed price; null if the price was answered or confirmed, or nothing speaks against it. */
export function priceDoubtOf(brief: Brief, idea: string): PriceDoubt | null {
  const [entry] = entriesOf(brief, 'price')
  if (!entry || !isOnlyRead(entry) || entry.origin.kind !== 'quote' || entry.value.every === 'share')
    return null
  const { value, origin } = entry
  // An answered yearly quantity counts units, so a monthly price that was read is for something else.
  const isOfUnits =
    PERIODS.includes(value.every) &&
    !isPerUnit(brief) &&
    entriesOf(brief, 'purchases').some((each) => !isOnlyRead(each) && each.value > PER_YEAR.month)
  const sentence = sentenceAt(idea, origin) ?? ''
  const read = quoteOf(entry, idea) ?? formatValue('price', value)
  const isOnce = value.every === 'once' || value.every === null
  const second = secondPrice(brief, idea)?.amount
  const beside = isOnce
    ? unusedAmounts(brief, idea).find(
        ({ amount, currency, every, before }) =>
          PERIODS.includes(every) &&
          amount !== second &&
          isOwnCurrency(currency, value.currency) &&
          (ASKS.test(before) || (before.trim().length < 12 && !OTHERS.test(before))),
      )
    : undefined
  const at = sentence.indexOf(read)
  const own = OWN_ASK.test(sentence.slice(0, Math.max(0, at)))
    ? undefined
    : unusedAmounts(brief, idea).find(
        ({ amount, currency, before }) =>
          amount !== second && isOwnCurrency(currency, value.currency) && OWN_ASK.test(before),
      )
  const other = beside ?? own
  const isLoss =
    at >= 0 && (LOST_BEFORE.test(sentence.slice(0, at)) || LOST_AFTER.test(sentence.slice(at + read.length)))
  if (!other) return isLoss || isOfUnits ? { read, other: null } : null
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
/** Words in a source that do not name people. */
const OF_A_LIST =
  /^(?:lists?|records|statistics|members|areas|places|streets|numbers|units|estimates|results|listings|buildings|years|months|towns|cities|parts|figures|news|maps)$/

/** Whether the number that the founder answered counts people other than the unconfirmed customer. */
function isCountOfOthers(brief: Brief): boolean {
  const [customer] = entriesOf(brief, 'customer')
  const [count] = entriesOf(brief, 'count')
  if (!customer || !isOnlyRead(customer) || !count || isOnlyRead(count)) return false
  const counted = pluralsIn(count.value.source).filter((word) => !OF_A_LIST.test(word))
  const named = (customer.value.toLowerCase().match(/[a-z]{3,}/g) ?? []).map(stemOf)
  return counted.length > 0 && !counted.some((word) => named.includes(stemOf(word)))
}

/**
 * The only currency of the amounts in a text; null if they have none or several, so that the founder has to answer it.
 */
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
  const currency = currencyTold(idea) ?? currencyIn(brief)
  return currency === null
    ? brief
    : { ...brief, price: { ...brief.price, entries: [{ ...entry, value: { ...entry.value, currency } }] } }
}

/**
 * The brief with the other prices that are paid instead of the first, for the same unit and as often, as one range: which
 * customers pay which of them is not known.
 */
function withTiers(brief: Brief): Brief {
  const [first, ...further] = entriesOf(brief, 'price')
  if (!first || brief.price.state !== 'stated' || first.value.every === 'share' || first.value.low === 0)
    return brief
  const { value } = first
  const isTier = ({ value: other }: (typeof further)[number]) =>
    other.part === 'instead' &&
    other.every === value.every &&
    other.per === value.per &&
    other.low > 0 &&
    isOwnCurrency(other.currency, value.currency)
  const tiers = further.filter(isTier)
  if (tiers.length === 0) return brief
  const all = [first, ...tiers].map((entry) => entry.value)
  const low = Math.min(...all.map((price) => price.low))
  const high = Math.max(...all.map((price) => price.high))
  const entries = [{ ...first, value: { ...value, low, high } }, ...further.filter((entry) => !isTier(entry))]
  return { ...brief, price: { ...brief.price, entries } }
}

/** Words for a recurring payment, which is for work and not for a device. */
const TIMES_A_YEAR =
  /\b(?:once|twice|(?:two|three|four|five|six|\d+) times) (?:a|per|in the|in a|each|every) year\b|\bevery (?:\w+ )?(?:weeks?|months?)\b/i

/**
 * Drops an unconfirmed kind of product that contradicts how customers pay: nobody pays a share for a physical thing.
 */
function withNature(brief: Brief, idea: string): Brief {
  const { nature } = brief
  const [price] = entriesOf(brief, 'price')
  const beside = price?.origin.kind === 'quote' ? (sentenceAt(idea, price.origin) ?? '') : ''
  const isAgain = TIMES_A_YEAR.test(beside)
  if (nature.state !== 'stated' || (price?.value.every !== 'share' && !isAgain)) return brief
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
 * The brief for a report's calculations: with the founder's share of a price and the currency of the text, and without
 * a doubtful price, a customer that the founder's own count contradicts, or an unconfirmed quantity.
 */
export function forSums(given: Brief, idea: string): TellingBrief {
  const known = prepared.get(given)
  if (known?.idea === idea) return known.brief
  const brief = prepare(given, idea)
  prepared.set(given, { idea, brief })
  return brief
}

/** Words for customers who leave early. */
const LEAVES =
  /\b(?:cancels?|cancell?ing|unsubscribes?|churn\w*|stops? (?:paying|after)|leaves? (?:after|the month|once|when)|(?:only|just) (?:one|a|for one) month|quits? after|drops? out)\b/i

/** Seasons that a business may depend on. */
const SEASON =
  /\b(?:winters?|summers?|school year|(?:wedding|harvest|tourist|high|planting|growing|hunting|fishing|ski|berry|grape|olive|monsoon|rainy|snow|holiday|exam|tax) seasons?|next season|last season|each season|one season|every season|christmas|ramadan|eid|diwali|easter|harvests?|school holidays|back to school|carnival)\b/i
const MONTH_SPAN =
  /\b(?:between|from|in|only in|until) (?:January|February|March|April|May|June|July|August|September|October|November|December)(?: (?:and|to|until) (?:January|February|March|April|May|June|July|August|September|October|November|December))\b/
/** Words before a season that only say when something happened: 'since last winter'. */
const WHEN = /\b(?:since|last|ago|before|after|this|at|in the|started in|every)\s+$/i

/**
 * The season that sales depend on, according to the customer, the problem, the risks or the price; undefined without
 * one.
 */
function seasonIn(brief: Brief, idea: string): string | undefined {
  const told = [
    ...(['customer', 'risks', 'problem', 'today', 'product'] as const).flatMap((field) =>
      entriesOf(brief, field).map(({ value }) => (typeof value === 'string' ? value : value.name)),
    ),
    ...entriesOf(brief, 'evidence').map(({ value }) => value.text),
    ...sentencesOf(idea).map(({ words }) => words),
  ]
  for (const words of told) {
    const span = MONTH_SPAN.exec(words)?.[0]
    if (span) return span
    const found = SEASON.exec(words)
    if (found && !WHEN.test(words.slice(0, found.index))) return found[0]
  }
  return undefined
}

const A_MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
const FROM_TO = new RegExp(String.raw`\b${A_MONTH} (?:and|to|until|till|through|[-–]) ${A_MONTH}\b`)
/** Words for buying; months in which something was done or has to be bought in do not count. */
const BUYING =
  /\b(?:season|buys?|sells?|sold|customers?|orders?|guests?|swim|everything happens|happens between)\b/i
const NO_BUYING =
  /\b(?:we|i) (?:\p{L}+ )?(?:\p{L}+ed|sold|did|had|must)\b|\bwere done\b|\bin (?:19|20)\d\d\b/iu

/** The words of a risk, the customer or the idea for the months in which customers buy; undefined if there are none. */
function buyingMonthsIn(brief: Brief, idea: string): string | undefined {
  const risks = entriesOf(brief, 'risks').map(({ value }) => value)
  return [
    ...risks,
    ...entriesOf(brief, 'customer').map(({ value }) => value),
    ...sentencesOf(idea).map(({ words }) => words),
  ].find(
    (words, index) =>
      FROM_TO.test(words) &&
      !NO_BUYING.test(words) &&
      (index < risks.length
        ? BUYING.test(words) && !/\b(?:nobody thinks|no one thinks|too few)\b/i.test(words)
        : BUYING.test(words)),
  )
}

const WEEKS_OF_SEASON = new RegExp(
  String.raw`\b(?:blooms?|blossoms?|flowers|is in (?:bloom|flower|season)|season (?:is|lasts|of|takes)|harvest (?:is|lasts|takes)) (?:for |only |just |about |around )*(?<weeks>${FIGURES}) weeks?\b`,
  'iu',
)

/** How many weeks a year the season lasts, according to the idea; undefined if it does not say. */
function seasonWeeksIn(idea: string): { weeks: number; words: string } | undefined {
  const [words = '', weeks = ''] = WEEKS_OF_SEASON.exec(idea) ?? []
  return words === '' ? undefined : { weeks: countOf(weeks), words }
}

const SERVINGS = new RegExp(
  String.raw`\b(?:makes?|covers?|gives?|serves?|yields?|is (?:enough )?for|are enough for|is good for) (?:about |around |up to |roughly |some )*(?<many>${FIGURES}) (?!${MEASURES}\b)\p{L}{3,}s\b`,
  'iu',
)

/** How many uses one payment covers, in the sentence of a single price; undefined if it does not say. */
function servingsIn(brief: Brief, idea: string): number | undefined {
  const price = firstValue(brief, 'price')
  if (!price || price.low !== price.high || !['once', 'use', 'day'].includes(price.every ?? ''))
    return undefined
  const beside = sentencesOf(idea).find(({ words }) =>
    amountsIn(words).some(({ amount }) => amount === price.low),
  )
  const found = SERVINGS.exec(beside?.words ?? '')
  const many = countOf(found?.groups?.many ?? '')
  return many > 1 ? many : undefined
}

const prepared = new WeakMap<Brief, { idea: string; brief: TellingBrief }>()

/**
 * The brief without an unconfirmed quantity, which is not used as the number of purchases: the same words may say how
 * often others come, or how often something is collected.
 */
const withoutReadQuantity = (brief: Brief): Brief =>
  entriesOf(brief, 'purchases').some(isOnlyRead) ? opened(brief, 'purchases') : brief

function prepare(given: Brief, idea: string): TellingBrief {
  const { told: kept, ...brief } = withKeptShare(withCurrency(given, idea), idea)
  const priced = priceDoubtOf(brief, idea) ? opened(brief, 'price') : brief
  const sure = withoutReadQuantity(priced)
  // If the founder chose a trade, the trade says who pays, whoever else the text mentions.
  const isOfOthers = isTradeKnown(sure) && entriesOf(sure, 'customer').some(isOnlyRead)
  const meant = isOfOthers || isCountOfOthers(sure) ? opened(sure, 'customer') : sure
  const { told, ...sums } = withVolume(
    { ...withTiers(withNature(ofPayers(meant, idea), idea)), told: kept },
    idea,
  )
  const unclear = unclearQuantity({ ...sums, told })
  if (unclear) {
    const quantity = firstValue(sums, 'purchases') ?? undefined
    return prepareRest(opened(sums, 'purchases'), idea, { ...told, unlikely: unclear, quantity })
  }
  const unlikely = unlikelyPrice({ ...sums, told }) ?? undefined
  if (unlikely) return { ...opened(sums, 'price'), told: { unlikely } }
  return prepareRest(sums, idea, told)
}

/** The brief with the facts of the text that have no field. */
function prepareRest(sums: Brief, idea: string, told: TellingBrief['told']): TellingBrief {
  const other = otherCostOf(sums, idea)
  const most = other?.most ?? null
  const isKnown = most !== null && most < (firstValue(sums, 'price')?.low ?? 0)
  return {
    ...sums,
    told: {
      ...told,
      unitCost: unitCostOf(sums, idea)?.cost ?? (isKnown ? most : undefined),
      otherCost: other && !isKnown ? other.words : undefined,
      fixedCosts: fixedCostsIn(sums, idea),
      holdsMany: holdsMany(sums, idea)?.words,
      servings: servingsIn(sums, idea),
      season: seasonIn(sums, idea),
      seasonWeeks: seasonWeeksIn(idea),
      buyingMonths: buyingMonthsIn(sums, idea),
      leaves: entriesOf(sums, 'risks')
        .map(({ value }) => value)
        .find((words) => LEAVES.test(words)),
    },
  }
}
