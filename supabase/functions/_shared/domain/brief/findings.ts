import { type Statement, state } from '../basis.ts'
import { formatCount, settled } from '../figures.ts'
import { officialCounts } from '../lookup-evidence.ts'
import type { LookupRecord } from '../lookups.ts'
import type { MarketModel } from '../market-model.ts'
import { readNumber } from '../typed-number.ts'
import { comparisonsWithToday } from './beside.ts'
import { type Brief, type BriefField, entriesOf, firstValue } from './brief.ts'
import { quoteOf } from './changes.ts'
import { checksOf } from './checks.ts'
import { isPriceAsCost, monthsToPayOff, shareToPayOff, spentToday, yearly } from './comparison.ts'
import { ampleCount, conflictsIn } from './conflicts.ts'
import { demand, paidSoFar, repeatLine, waitingBeside } from './demand.ts'
import {
  amountRange,
  asPaid,
  currencyOfBrief,
  isSubscription,
  mayAssumeMargin,
  middleRevenue,
  money,
  PER_YEAR,
  percentText,
  revenueOf,
  statedMargin,
  type TellingBrief,
  unitsOfSale,
} from './economics.ts'
import {
  customersForGoal,
  type Ends,
  goalOf,
  partOf,
  revenueOfUnit,
  saleRange,
  salesForGoal,
  volumeForGoal,
} from './goal.ts'
import { keptOfPrice } from './kept-share.ts'
import { calculated, fixed, quote, shown } from './line.ts'
import { grossMarginOf } from './market.ts'
import { isBlank } from './notices.ts'
import { paceLine, stockLine, unitsLine } from './pace.ts'
import { isOfSeveral, isPerPart } from './per-part.ts'
import { isTradeKnown } from './questions.ts'
import { firstYearOf, leftOutPrices, secondPrice, withSecondPrice } from './second-price.ts'
import { smallestBatch, smallestOrder } from './smallest-order.ts'
import { isOnlyRead } from './standing.ts'
import { aboutFields, asking, type SummaryLine } from './summary.ts'
import { forSums } from './sums.ts'
import {
  COSTS_US,
  isEachTime,
  isInOwn,
  isOfOthers,
  RENT_OF_OURS,
  type ToldAmount,
  unusedAmounts,
} from './told-amounts.ts'
import { latestDemand } from './told-demand.ts'
import { suppliersLine } from './told-evidence.ts'
import { payingAgain, salesLine, takenLine } from './told-sums.ts'
import { targetIn } from './told-targets.ts'
import { costQuestion, fixedCostsLine, leftOfSale } from './unit-costs.ts'
import { besideGain, verdictOf } from './verdict.ts'
import { countryOf, wageOf, withYardstick } from './wages.ts'

/** Compares a one-time price with the yearly cost of the problem; null if they cannot be compared. */
function payOffOnce(brief: Brief, idea: string, about: SummaryLine['about']): SummaryLine | null {
  const months = monthsToPayOff(brief)
  const price = firstValue(brief, 'price')
  const cost = firstValue(brief, 'problemCost')
  if (!months || !price || !cost || spentToday(brief)) return null
  const first = firstYearOf(brief, idea)
  const params = {
    price: shown(money(price.low, price.currency)),
    months: shown(months.text),
    cost: shown(money(yearly(cost), cost.currency)),
  }
  return {
    said:
      first && unitsOfSale(brief) === 1
        ? calculated(
            'The first year with you takes {first}: {share} of the {cost} a year that the problem costs one customer.',
            {
              ...params,
              first: shown(money(first, price.currency)),
              share: shown(percentText(first / yearly(cost))),
            },
          )
        : unitsOfSale(brief) > 1
          ? calculated(
              'The problem costs one customer {cost} a year: as much as {price}, your price for what one buys at a time, in {months} months.',
              {
                ...params,
                price: shown(`${formatCount(unitsOfSale(brief))} × ${money(price.low, price.currency)}`),
              },
            )
          : calculated(
              'The problem costs one customer {cost} a year: as much as your {price} in {months} months.',
              params,
            ),
    about,
    asks: null,
  }
}

/** Compares the price with the known cost of the problem, unless that cost is what an alternative costs. */
function payOff(brief: Brief, about: SummaryLine['about']): SummaryLine | null {
  const cost = firstValue(brief, 'problemCost')
  const unit = revenueOf(brief) || spentToday(brief) ? null : revenueOfUnit(brief)
  if (unit !== null && cost && !entriesOf(brief, 'problemCost').some(isOnlyRead) && yearly(cost) > unit)
    return {
      said: calculated(
        'The problem costs one customer {cost} a year: as much as {units} of what you charge for.',
        {
          cost: shown(money(yearly(cost), cost.currency)),
          units: shown(formatCount(Number((yearly(cost) / unit).toPrecision(2)))),
        },
      ),
      about,
      asks: null,
    }
  const share = spentToday(brief) || isPriceAsCost(brief) || !cost ? null : shareToPayOff(brief)
  if (!share || !cost) return null
  const params = {
    mine: shown(money(middleRevenue(asPaid(brief)) ?? 0, currencyOfBrief(brief))),
    share: shown(share.text),
    cost: shown(money(yearly(cost), cost.currency)),
  }
  return {
    said: calculated(
      'Your price of a year, {mine}, is {share} of the {cost} that the problem costs one customer.',
      params,
    ),
    about,
    asks: null,
  }
}

/** The clause of a sentence that contains an amount. */
const clauseOf = ({ words, before }: ToldAmount): string => {
  const from = Math.max(
    0,
    ...[...before.matchAll(/[;:]\s+|,\s+(?=\p{L})|\s[–—]\s/gu)].map((match) => match.index + match[0].length),
  )
  const rest = words.slice(before.length)
  const to = rest.search(/[;:]\s|,\s(?=\p{L})|\s[–—]\s/u)
  return words.slice(from, to < 0 ? words.length : before.length + to)
}

/** The lower end of a range before its upper amount: '$80 to $150 a month'. */
const FROM = /(?<low>\d[\d,.]*)\s?(?:to|-|–|or)\s?\D{0,3}$/

/** Compares the price with an amount that others pay or lose; null unless the text states the period or frequency. */
function besideTold(brief: Brief, told: ToldAmount): Statement | null {
  const price = firstValue(brief, 'price')
  if (!price || price.low !== price.high || price.low === 0 || price.every === 'share' || isOfSeveral(brief))
    return null
  if (!isInOwn(told, price.currency)) return null
  const read = readNumber(FROM.exec(told.before)?.groups?.low ?? '', 'money')
  const low = 'value' in read && read.value < told.amount ? read.value : told.amount
  const periods: Readonly<Record<string, number>> = PER_YEAR
  const [mine, theirs] = [periods[price.every ?? ''], periods[told.every ?? '']]
  const isAgain = mine !== undefined && theirs !== undefined
  // A hire of a day is not paid every day.
  if (isAgain && (price.every === 'day') !== (told.every === 'day')) return null
  const isTime = isEachTime(told)
  const isOnce = price.every === 'once' || price.every === 'use'
  // A one-time price is compared with one payment or with one period, each named in the sentence.
  if (!isAgain && !(isOnce && (theirs !== undefined || isTime))) return null
  const own = isAgain ? price.low * mine : price.low
  const [least, most] = [low, told.amount].map((amount) => (isAgain ? amount * (theirs ?? 1) : amount)) as [
    number,
    number,
  ]
  // An amount twenty times as large, or a third as large, is for something else.
  if (own / most < 0.05 || own / least > 3) return null
  const share = [...new Set([own / most, own / least].map(percentText))].join(' to ')
  const { currency } = price
  const params = {
    price: shown(money(price.low, currency)),
    share: shown(share),
    other: shown(amountRange(low, told.amount, currency)),
  }
  if (isAgain)
    return calculated('Your price is {share} of the {other} named here, both for the same time.', params)
  if (isTime)
    return calculated('Your price, {price}, is {share} of the {other} named here, paid each time.', params)
  return told.every === 'month'
    ? calculated('Your price, {price} for one, is {share} of one month of the {other} named here.', params)
    : told.every === 'year'
      ? calculated('Your price, {price} for one, is {share} of one year of the {other} named here.', params)
      : null
}

/**
 * An amount that others pay or lose, compared with the price, if the text states the period or frequency; null
 * otherwise.
 */
function sideBySide(brief: Brief, idea: string): SummaryLine | null {
  const second = secondPrice(brief, idea)?.amount
  for (const told of unusedAmounts(brief, idea)) {
    if (RENT_OF_OURS.test(told.words)) continue
    if (told.amount === second || (!isOfOthers(told) && (told.every === null || COSTS_US.test(told.words))))
      continue
    const said = besideTold(brief, told)
    if (said) return { said, about: quote(clauseOf(told)), asks: null }
  }
  return null
}

/** Assumption: one in this many people asked buys. Converts customers to conversations. */
const ONE_IN = 10
const WEEKS = 50
/** With fewer missing customers than this, the pace does not matter. */
const FEW = 10
/**
 * More conversations a week than one person can hold besides the work; the second constant is the limit for a few
 * people.
 */
const MOST_A_WEEK = 20
const CROWD_A_WEEK = 60
/** Assumption: one in this many people who only see it buys. */
const ONE_IN_CROWD = 50

const aWeek = (value: number): string =>
  formatCount(value < 10 ? Number(value.toPrecision(2)) : Math.round(value))

/** The pace that the goal requires: new customers a week, and conversations with people who might buy. */
function reach(brief: Brief, idea: string): SummaryLine | null {
  const needed = customersForGoal(brief)
  // Founders who have sold know their own rate.
  if (!needed || brief.channel.state === 'none' || !isSubscription(brief)) return null
  if (latestDemand(brief, idea)?.stage === 'repeat') return null
  const missing = Math.max(0, needed.value - payingAgain(brief))
  const count = firstValue(brief, 'count')?.value
  // The case against mentions a goal that exceeds all customers.
  if (missing < FEW || (count && needed.value > count)) return null
  const talks = (missing * ONE_IN) / WEEKS
  const params = {
    missing: shown(formatCount(missing)),
    weekly: shown(aWeek(missing / WEEKS)),
    talks: shown(aWeek(talks)),
    all: shown(formatCount(missing * ONE_IN)),
  }
  const about = aboutFields(brief, idea, ['channel'])
  const asks = asking(brief, 'channel')
  if (count && missing * ONE_IN > count)
    return {
      said: calculated(
        'If one in ten buys, {missing} customers take {all} conversations, and you count only {count}. You need a better rate than that, or more places.',
        { ...params, count: shown(formatCount(count)) },
      ),
      about,
      asks,
    }
  if (talks > CROWD_A_WEEK)
    return {
      said: calculated(
        '{missing} customers within a year are {weekly} a week, too many to talk to one by one. If one in fifty who see it buys, {crowd} people have to see it: name the two places where so many of them are.',
        { ...params, crowd: shown(formatCount(missing * ONE_IN_CROWD)) },
      ),
      about,
      asks,
    }
  return {
    said:
      talks > MOST_A_WEEK
        ? calculated(
            '{missing} customers within a year are {weekly} a week. If one in ten buys, that is {talks} conversations a week, too many for one person.',
            params,
          )
        : calculated(
            '{missing} customers within a year are {weekly} a week. If one in ten buys, that is {talks} conversations a week, which one person can hold.',
            params,
          ),
    about,
    asks,
  }
}

/** Words for two people who work on it together. */
const TWO_PEOPLE =
  /\b(?:my (?:sister|brother|wife|husband|partner|friend|cousin|son|daughter|mother|father|mum|mom|dad|neighbou?r) and (?:i|me)|(?:the )?two of us|both of us|we are two|i and my \w+|me and my \w+)\b/i

/** How much of the price a calculation takes: what is left after told costs, all of it, or the assumed margin. */
const marginWords = (brief: TellingBrief, assumed: string): string =>
  statedMargin(brief) !== null
    ? ', after your own cost'
    : mayAssumeMargin(brief)
      ? assumed
      : ', before all costs'

/** What usual pay requires if the founder names no goal: a yardstick, doubled if two people work on it. */
function usualPay(given: Brief, idea: string): SummaryLine | null {
  const brief: TellingBrief = withYardstick(given)
  const pay = wageOf(brief)
  const amount = goalOf(brief)
  // A goal of customers or sales is a goal as well.
  if (goalOf(given) !== null || !pay || amount === null || targetIn(given, idea)) return null
  // If a margin may be assumed, only that part of the price pays for the work.
  const margin = mayAssumeMargin(brief) ? grossMarginOf(brief).base : 1
  const words = TWO_PEOPLE.exec(idea)?.[0]
  const goal = words ? amount * 2 : amount
  const aimed = {
    ...brief,
    goal: {
      state: 'stated' as const,
      entries: entriesOf(brief, 'goal').map((entry) => ({
        ...entry,
        value: { ...entry.value, amount: settled(goal / margin) },
      })),
      silenced: [],
    },
  }
  const needed = customersForGoal(aimed)
  // A part of what a customer has is no sale.
  const sales = needed || isPerPart(brief) ? null : salesForGoal(aimed)
  const volume = volumeForGoal(aimed)
  const params = { amount: shown(money(goal, pay.currency)), margin: shown(percentText(margin)) }
  const source = `${countryOf(pay)}; ${pay.by}`
  const count = firstValue(given, 'count')?.value
  const said = needed
    ? count && needed.value <= count
      ? calculated(
          'You named no goal. For comparison: usual pay, {amount} a month, takes {needed} of the {count} customers that you counted, {share}, at an assumed margin of {margin}.',
          {
            ...params,
            needed: shown(needed.text),
            count: shown(formatCount(count)),
            share: shown(partOf(needed.text, count)),
          },
        )
      : count
        ? calculated(
            'You named no goal. For comparison: usual pay, {amount} a month, takes {needed} customers, more than the {count} that you counted, at an assumed margin of {margin}.',
            { ...params, needed: shown(needed.text), count: shown(formatCount(count)) },
          )
        : calculated(
            'You named no goal. For comparison: usual pay, {amount} a month, takes {needed} customers, at an assumed margin of {margin}.',
            { ...params, needed: shown(needed.text) },
          )
    : sales && count && firstValue(given, 'price')?.every === 'once' && brief.told?.holdsMany === undefined
      ? calculated(
          'You named no goal. For comparison: usual pay, {amount} a month, takes {sales} sales a month, at an assumed margin of {margin}. In a year that is {share} of the {count} that you counted, and each pays once.',
          {
            ...params,
            sales: shown(sales.text),
            count: shown(formatCount(count)),
            share: shown(partOf(sales.text, count, MONTHS_A_YEAR)),
          },
        )
      : sales
        ? calculated(
            'You named no goal. For comparison: usual pay, {amount} a month, takes {sales} sales a month, at an assumed margin of {margin}.',
            { ...params, sales: shown(sales.text) },
          )
        : volume
          ? calculated(
              'You named no goal. For comparison: for usual pay, {amount} a month, {volume} has to change hands each month, at an assumed margin of {margin}.',
              { ...params, volume: shown(volume.text) },
            )
          : null
  if (!said) return null
  return {
    said: {
      ...said,
      text: said.text
        .replace('usual pay', words ? `usual pay for two (${source})` : `usual pay (${source})`)
        .replace(/, at an assumed margin of [\d.]+%/, (assumed) => marginWords(brief, assumed)),
    },
    about: words ? quote(words) : null,
    asks: asking(given, 'goal'),
  }
}

/** Asks the founder to confirm an unconfirmed customer; null if it is confirmed or the trade is known. */
function unconfirmedCustomer(given: Brief, idea: string): SummaryLine | null {
  const [entry] = entriesOf(given, 'customer')
  // A confirmed trade already says who pays.
  return entry && isOnlyRead(entry) && !isTradeKnown(given)
    ? {
        said: fixed('Is this who pays? Confirm it, or say who does.'),
        about: quote(quoteOf(entry, idea) ?? entry.value),
        asks: null,
      }
    : null
}

const MONTH_NAMES =
  'January February March April May June July August September October November December'.split(' ')
const MONTHS_A_YEAR = 12

/** How many sales bring an amount, from the higher to the lower price. */
const wholeRange = (amount: number, { low, high }: Ends): string =>
  [
    ...new Set(
      [high, low].filter((each) => each > 0).map((each) => formatCount(Math.ceil(settled(amount / each)))),
    ),
  ].join(' to ')

/** What a monthly goal requires if customers buy only in a season that the founder names; null otherwise. */
function inSeason(given: TellingBrief): SummaryLine | null {
  const aimed = withYardstick(given)
  const goal = goalOf(aimed)
  const sale = saleRange(aimed)
  const season = given.told?.seasonWeeks
  if (season && goal !== null && sale !== null)
    return {
      said: calculated(
        '{goal} a month takes {sales} sales in a year. If all fall into a season of {weeks} weeks, that is {each} in each of them.',
        {
          goal: shown(money(goal, currencyOfBrief(aimed))),
          sales: shown(wholeRange(goal * MONTHS_A_YEAR, sale)),
          weeks: shown(formatCount(season.weeks)),
          each: shown(wholeRange((goal * MONTHS_A_YEAR) / season.weeks, sale)),
        },
      ),
      about: quote(season.words),
      asks: null,
    }
  const words = given.told?.buyingMonths
  const [from, to] = (words?.match(/\p{Lu}\p{Ll}+/gu) ?? [])
    .map((name) => MONTH_NAMES.indexOf(name))
    .filter((month) => month >= 0)
  if (goal === null || sale === null || !words || from === undefined || to === undefined) return null
  const months = ((to - from + MONTHS_A_YEAR) % MONTHS_A_YEAR) + 1
  if (months > MONTHS_A_YEAR / 2) return null
  return {
    said: calculated(
      '{goal} a month takes {sales} sales in a year. If customers buy only in these {months} months, that is {each} in each of them.',
      {
        goal: shown(money(goal, currencyOfBrief(aimed))),
        sales: shown(wholeRange(goal * MONTHS_A_YEAR, sale)),
        months: shown(formatCount(months)),
        each: shown(wholeRange((goal * MONTHS_A_YEAR) / months, sale)),
      },
    ),
    about: quote(words),
    asks: null,
  }
}

const lineOf = (said: Statement | null): SummaryLine | null => said && { said, about: null, asks: null }

interface FindingsContext {
  withheld?: BriefField | undefined
  /** The report's market model, whose costs the founder may have changed. */
  model?: MarketModel | null
  /** The displayed case against, so that its percentages are not repeated. */
  against?: Statement | null | undefined
  /** The report's results from public sources. */
  lookups?: LookupRecord | null
  /** The day of the report as an ISO date, to calculate periods that the founder states by their start. */
  asOf?: string | null
}

/** Percentages in a text, except margins: two lines with the same margin say different things. */
const percentages = (text: string): string[] => text.replace(/margin of \d+%/g, '').match(/\d[\d.,]*%/g) ?? []
/** Amounts in a text; a range counts as one. */
const amounts = (text: string): string[] =>
  text.match(/(?:[$€£₹₦¥]|\b[A-Z]{3} )\d[\d.,]*\d(?: to (?:[$€£₹₦¥]|[A-Z]{3} )\d[\d.,]*\d)?/g) ?? []

/** Whether two texts share a percentage or two amounts, and so repeat each other in different words. */
export const isSaidIn = (a: string, b: string): boolean =>
  percentages(a).some((share) => percentages(b).includes(share)) ||
  new Set(amounts(a).filter((amount) => amounts(b).includes(amount))).size > 1

/** How many such customers a public source counts, if the founder states no number: the base of the market. */
function counted(brief: Brief, lookups: LookupRecord | null): SummaryLine | null {
  const [official] = officialCounts(lookups)
  if (!official || brief.count.state !== 'open') return null
  return { said: state(official.says, 'source', [official.citation]), about: null, asks: null }
}

/** The first `most` lines that are not null; does not compute the rest. */
function firstOf(most: number, lines: (() => SummaryLine | null)[]): SummaryLine[] {
  const found: SummaryLine[] = []
  for (const line of lines) {
    const said = found.length < most ? line() : null
    if (said) found.push(said)
  }
  return found
}

const FINDINGS = 4
/** Maximum number of additional calculations with figures from the text. */
const SUMS = 2
const CONFLICTS = 2

/**
 * Up to four findings, plus up to two calculations with the figures of the text: contradictions, how many customers a
 * public source counts, the price compared with the problem and with today's alternatives, who wants it, and what the
 * goal requires. Only includes lines that follow from two numbers, or that ask for a decisive one. Skips fields in
 * `withheld`.
 */
export function findingsOf(
  given: Brief,
  idea: string,
  { withheld, model = null, against = null, lookups = null, asOf = null }: FindingsContext = {},
): SummaryLine[] {
  // Where nothing of the offer is known, numbers that the text puts beside each other still hold.
  if (isBlank(given)) return checksOf(given, idea)
  const brief = forSums(given, idea)
  // A problem that was only read may be that of other people than those who bear its cost.
  const isSure = entriesOf(brief, 'problem').every((entry) => !isOnlyRead(entry))
  const about = isSure ? aboutFields(brief, idea, ['problem']) : null
  const isShown = withheld !== 'evidence'
  const sums = firstOf(SUMS, [
    () => stockLine(brief),
    ...(isShown ? [() => unitsLine(brief)] : []),
    () => inSeason(brief),
    ...(isShown
      ? [
          () => paceLine(brief, asOf),
          () => repeatLine(brief, idea),
          () => takenLine(brief, idea),
          () => paidSoFar(brief, idea),
          () => sideBySide(brief, idea),
          () => salesLine(brief, idea),
        ]
      : []),
  ])
  const { said: headline } = verdictOf(given, idea, lookups)
  const conflicts = conflictsIn(brief, model, idea).slice(0, CONFLICTS)
  const checks = checksOf(brief, idea)
  return [
    besideGain(given, idea, lookups),
    ...checks,
    ...conflicts,
    smallestOrder(brief, idea),
    counted(brief, lookups),
    payOff(brief, about) ?? payOffOnce(brief, idea, about),
    ...comparisonsWithToday(brief),
    isShown ? demand(brief, idea) : null,
    ...sums,
    isShown ? waitingBeside(brief, idea) : null,
    suppliersLine(given, idea),
    fixedCostsLine(brief),
    lineOf(leftOfSale(brief, idea)),
    costQuestion(brief, idea),
    lineOf(keptOfPrice(given, idea)),
    lineOf(goalOf(brief) === null && !revenueOf(brief) ? null : withSecondPrice(brief, idea)),
    ...leftOutPrices(brief, idea),
    unconfirmedCustomer(given, idea),
    smallestBatch(brief, idea),
    reach(brief, idea),
    ampleCount(brief, idea),
    usualPay(brief, idea),
  ]
    .filter((line) => line !== null)
    .filter(
      ({ said }) =>
        said.text !== against?.text &&
        !headline.text
          .toLowerCase()
          .includes(said.text.slice(said.text.startsWith('If ') ? 3 : 0).toLowerCase()),
    )
    .filter(
      (line, index, all) =>
        checks.includes(line) ||
        ![
          ...(conflicts.includes(line) ? [] : [headline]),
          ...(against ? [against] : []),
          ...all.slice(0, index).map((each) => each.said),
        ].some(({ text }) => isSaidIn(line.said.text, text)),
    )
    .slice(0, FINDINGS + Math.max(sums.length, checks.length))
}
