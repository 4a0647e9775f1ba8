import { formatAmount, formatCount, roundedUp, settled } from '../figures.ts'
import { breakEvenCustomersOf, currencyOf, type MarketModel } from '../market-model.ts'
import { type Brief, entriesOf, firstValue } from './brief.ts'
import { isPriceAsCost, shareToPayOff, spentToday, yearly } from './comparison.ts'
import {
  amountRange,
  currencyOfBrief,
  demandOf,
  isPerUnit,
  marketPerYear,
  money,
  percentText,
  revenueOf,
  roughRange,
} from './economics.ts'
import { customersForGoal, goalOf, shareForGoal } from './goal.ts'
import { calculated, fixed, quote, shown } from './line.ts'
import { aboutFields, type SummaryLine } from './summary.ts'

/*
 * Answers that contradict each other, or that cannot all mean what their fields ask for. Each conflict is reported with
 * its arithmetic.
 */

/**
 * Customers needed to break even, if the founder or a source states the fixed costs; null if they are assumed or
 * unknown.
 */
export function knownBreakEven(model: MarketModel | null): { customers: number; text: string } | null {
  const costs = model?.inputs.find(({ id }) => id === 'fixedCosts')
  const customers = model && breakEvenCustomersOf(model)
  if (!costs || costs.basis === 'assumption' || customers === null) return null
  return { customers, text: formatCount(roundedUp(customers, 2)) }
}

function breakEvenConflict(brief: Brief, model: MarketModel | null): SummaryLine | null {
  const breakEven = knownBreakEven(model)
  if (!breakEven || !model) return null
  const base = (id: string) => model.inputs.find((input) => input.id === id)?.range.base ?? 0
  const params = {
    breakEven: shown(breakEven.text),
    costs: shown(formatAmount(base('fixedCosts'), currencyOf(model))),
    each: shown(formatAmount(base('revenuePerCustomer'), currencyOf(model))),
    margin: shown(`${formatCount(base('grossMargin') * 100)}%`),
  }
  if (breakEven.customers > base('customers'))
    return {
      said: calculated(
        'Break-even takes {breakEven} customers, more than the {count} there are: {costs} ÷ ({each} × {margin}). At these numbers it never pays for itself.',
        { ...params, count: shown(formatCount(base('customers'))) },
      ),
      about: null,
      asks: null,
    }
  const needed = customersForGoal(brief)
  const goal = goalOf(brief)
  if (!needed || goal === null || breakEven.customers <= needed.value) return null
  return {
    said: calculated(
      '{goal} a month takes {needed} customers, but break-even takes {breakEven}: {costs} ÷ ({each} × {margin}). Reaching the goal would still lose money.',
      { ...params, goal: shown(money(goal, currencyOfBrief(brief))), needed: shown(needed.text) },
    ),
    about: null,
    asks: null,
  }
}

/** The cost of the problem equals the cost of a current alternative, or the price itself. */
function costConflict(brief: Brief): SummaryLine | null {
  const spent = spentToday(brief)
  const share = shareToPayOff(brief)
  if (spent)
    return {
      said: share
        ? calculated(
            'The cost of the problem is what they pay for today’s way, {spent} a year. That is spending, not a loss: your price of {share} of it saves money only if customers stop paying for the other.',
            { spent: shown(spent.text), share: shown(share.text) },
          )
        : calculated(
            'The cost of the problem is what they pay for today’s way, {spent} a year. That is spending, not a loss: it is saved only if customers stop paying for the other.',
            { spent: shown(spent.text) },
          ),
      about: quote(spent.name),
      asks: null,
    }
  const cost = firstValue(brief, 'problemCost')
  return isPriceAsCost(brief) && cost
    ? {
        said: calculated(
          'The cost of the problem equals your price, {cost} a year, so no customer gains anything. Say what the problem costs them before they buy.',
          { cost: shown(money(yearly(cost), cost.currency)) },
        ),
        about: null,
        asks: null,
      }
    : null
}

/** The evidence names more people than there are customers. */
function demandConflict(brief: Brief): SummaryLine | null {
  const count = firstValue(brief, 'count')?.value
  if (!count) return null
  const people = Math.max(demandOf(brief, 'paying'), demandOf(brief, 'waiting'))
  return people > count
    ? {
        said: calculated(
          'You name {people} who pay or wait, but count {count} customers. They are other customers than those you name now, or one of the two numbers is wrong.',
          { people: shown(formatCount(people)), count: shown(formatCount(count)) },
        ),
        about: null,
        asks: null,
      }
    : null
}

/** Words that narrow customers down. */
const NARROWER = /\b(?:who|that|with|without|under|over|between|from|for|near|aged)\b/i
/** Countable nouns in a source or a customer description: 'households', 'firms'. */
const PLURAL = /^[a-z]{3,}[^iosu]s$/
/** Plural words in a source that do not name people. */
const OF_A_LIST =
  /^(?:lists|records|statistics|figures|numbers|estimates|registers|cities|towns|regions|areas|counties|states|districts|places|ages|years|months)$/
const MANY = 1000
const MANY_IN_A_TOWN = 20_000

const wordsIn = (text: string): string[] => text.match(/\p{L}{3,}/gu) ?? []
const stem = (word: string): string => word.toLowerCase().replace(/(?:ies|es|s|y)$/, '')

/** Words by which a source says that the founder did the counting. */
const OWN_COUNT = /\b(?:own|my|our) (?:own )?(?:list|count|records)\b|\b(?:i|we) counted\b/i

/** A source that counts everyone of a place or age: 'households in Lyon', 'people over 70', 'all shops'. */
const EVERYONE =
  /^(?:(?:about|around) )?(?:all\b|(?:the )?(?:households|homes|people|persons|adults|inhabitants|residents|population)\s+(?:in|of|over|aged|above|from|between|with)\b)/i
const LEAST_LETTERS = 4
/** Words for everyone, which do not narrow customers down. */
const ANYONE =
  /^(?:households?|homes?|famil(?:y|ies)|people|persons?|adults?|inhabitants?|residents?|parents?)$/i

/**
 * Whether the count covers everyone, although the customer description narrows customers down by words that the
 * source of the count lacks.
 */
function countsEveryone(brief: Brief): boolean {
  const source = firstValue(brief, 'count')?.source.trim() ?? ''
  const stems = wordsIn(source).map(stem)
  const places = entriesOf(brief, 'place').flatMap(({ value }) => wordsIn(value.name))
  const narrowing = wordsIn(firstValue(brief, 'customer') ?? '').filter(
    (word) =>
      word.length >= LEAST_LETTERS && !ANYONE.test(word) && !NARROWER.test(word) && !places.includes(word),
  )
  return (
    EVERYONE.test(source) && narrowing.length > 0 && !narrowing.some((word) => stems.includes(stem(word)))
  )
}

/** Whether the source of a count names the place, or any kind of area. */
const namesArea = (brief: Brief, source: string): boolean =>
  /\b(?:cit(?:y|ies)|towns?|regions?|areas?|count(?:y|ies)|states?|districts?|province|here)\b/i.test(
    source,
  ) || entriesOf(brief, 'place').some(({ value }) => source.toLowerCase().includes(value.name.toLowerCase()))

/** Whether the count may include more than the named customers: other people, a wider group or a larger area. */
export function mayCountMore(brief: Brief): boolean {
  const count = firstValue(brief, 'count')
  const customer = firstValue(brief, 'customer')
  if (!count || count.value < MANY || OWN_COUNT.test(count.source)) return false
  const places = entriesOf(brief, 'place')
  const isLocal = places.length > 0 && places.every(({ value }) => value.local)
  if (count.value >= MANY_IN_A_TOWN && isLocal && !namesArea(brief, count.source)) return true
  if (!customer) return false
  if (countsEveryone(brief)) return true
  const stems = wordsIn(customer).map(stem)
  const source = wordsIn(count.source)
  const others = source.filter((word) => PLURAL.test(word) && !OF_A_LIST.test(word))
  if (others.length > 0 && !others.some((word) => stems.includes(stem(word)))) return true
  const isNarrow =
    NARROWER.test(customer) || wordsIn(customer.split(/\b(?:in|of|and|or)\b/i)[0] ?? '').length > 1
  return isNarrow && !source.some((word) => stems.includes(stem(word)))
}

/** If a count may include others, this fraction of it is assumed to fit, to see whether the difference matters. */
const ONE_IN = 10
/** A goal is within reach if it takes at most this share of the customers. */
const WITHIN_REACH = 0.2

/** Whether the goal would be within reach even if only one in ten of the counted customers fits. */
function isCountAmple(brief: Brief): boolean {
  const share = shareForGoal(brief)
  return share ? share.value * ONE_IN <= WITHIN_REACH : !countsEveryone(brief)
}

/** What one in so many of the counted customers would pay in a year. */
function marketRange(brief: Brief, oneIn: number): string {
  const revenue = revenueOf(brief)
  const some = (firstValue(brief, 'count')?.value ?? 0) / oneIn
  return revenue
    ? roughRange(settled(some * revenue.low), settled(some * revenue.high), revenue.currency)
    : ''
}

function countLine(brief: Brief, idea: string): SummaryLine | null {
  if (!mayCountMore(brief)) return null
  const share = shareForGoal(brief)
  const about = aboutFields(brief, idea, ['count', 'customer', 'place'])
  if (!share) {
    const market = marketPerYear(brief)
    return {
      said: market
        ? calculated(
            'Check that the number counts only these customers, in this place. If only one in ten of them fits, they pay {part} a year in all.',
            {
              part: shown(marketRange(brief, ONE_IN)),
            },
          )
        : fixed('Check that the number counts only these customers, in this place.'),
      about,
      asks: null,
    }
  }
  const few = share.value * ONE_IN
  return {
    said:
      few > 1
        ? fixed(
            'Check that the number counts only these customers, in this place. If only one in ten of them fits, they are too few for the goal.',
          )
        : calculated(
            'Check that the number counts only these customers, in this place. If only one in ten of them fits, the goal takes {share} of those.',
            { share: shown(percentText(few)) },
          ),
    about,
    asks: null,
  }
}

/** A note on a count that may include others, if that makes no difference; null otherwise. */
export const ampleCount = (brief: Brief, idea: string): SummaryLine | null =>
  isCountAmple(brief) ? countLine(brief, idea) : null

const countConflict = (brief: Brief, idea: string): SummaryLine | null =>
  isCountAmple(brief) ? null : countLine(brief, idea)

/** The goal takes more customers than can be won under the market model's assumptions. */
function reachConflict(brief: Brief, model: MarketModel | null): SummaryLine | null {
  const needed = customersForGoal(brief)
  const base = (id: string) => model?.inputs.find((input) => input.id === id)?.range.base ?? 0
  const [all, reachable, obtainable] = [base('customers'), base('reachableShare'), base('obtainableShare')]
  const won = Math.floor(all * reachable * obtainable)
  if (!needed || won < 1 || needed.value <= won || needed.value > all) return null
  return {
    said: calculated(
      'The goal takes {needed} customers; the assumed shares give {won} within three years: {all} × {reachable} × {obtainable}.',
      {
        needed: shown(needed.text),
        won: shown(formatCount(won)),
        all: shown(formatCount(all)),
        reachable: shown(`${formatCount(reachable * 100)}%`),
        obtainable: shown(`${formatCount(obtainable * 100)}%`),
      },
    ),
    about: null,
    asks: null,
  }
}

/** From this quantity on, it may be meant per year rather than per payment. */
const MANY_AT_A_TIME = 100

/** A weekly or monthly price for many units: the quantity may have been meant per year. */
function unitConflict(brief: Brief): SummaryLine | null {
  const price = firstValue(brief, 'price')
  const quantity = firstValue(brief, 'purchases') ?? 0
  const revenue = revenueOf(brief)
  if (!price || revenue === null || quantity < MANY_AT_A_TIME || !isPerUnit(brief) || price.every === 'year')
    return null
  return {
    said: calculated(
      '{quantity} is taken as what one customer pays for at a time. If it is the number of a year, one customer brings {less} a year, not {each}.',
      {
        quantity: shown(formatCount(quantity)),
        less: shown(
          amountRange(settled(quantity * price.low), settled(quantity * price.high), price.currency),
        ),
        each: shown(amountRange(revenue.low, revenue.high, price.currency)),
      },
    ),
    about: null,
    asks: null,
  }
}

/** The contradictions in a brief, the most serious first. */
export const conflictsIn = (brief: Brief, model: MarketModel | null, idea: string): SummaryLine[] =>
  [
    demandConflict(brief),
    breakEvenConflict(brief, model),
    costConflict(brief),
    unitConflict(brief),
    countConflict(brief, idea),
    reachConflict(brief, model),
  ].filter((line) => line !== null)
