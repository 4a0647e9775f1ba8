import { type Statement, state } from '../basis.ts'
import { formatCount } from '../figures.ts'
import { officialCounts } from '../lookup-evidence.ts'
import type { LookupRecord } from '../lookups.ts'
import type { MarketModel } from '../market-model.ts'
import { readNumber } from '../typed-number.ts'
import { comparisonWithToday } from './beside.ts'
import { type Brief, type BriefField, entriesOf, firstValue } from './brief.ts'
import { quoteOf } from './changes.ts'
import {
  isPriceAsCost,
  monthsToPayOff,
  NEXT_TO_NOTHING,
  problemOfAll,
  shareToPayOff,
  spentToday,
  yearly,
} from './comparison.ts'
import { ampleCount, conflictsIn } from './conflicts.ts'
import { demand, paidSoFar, waitingBeside } from './demand.ts'
import {
  amountRange,
  asPaid,
  currencyOfBrief,
  isPerUnit,
  isSubscription,
  middleRevenue,
  money,
  PER_YEAR,
  payingAgain,
  percentText,
  revenueOf,
  type TellingBrief,
  unitsOfSale,
} from './economics.ts'
import { formatValue } from './format.ts'
import {
  customersForGoal,
  goalOf,
  incomeFromSome,
  isByAmount,
  isByDay,
  isHardToReach,
  perWorkingDay,
  priceOfSale,
  salesForGoal,
  volumeForGoal,
} from './goal.ts'
import { keptOfPrice } from './kept-share.ts'
import { calculated, fixed, named, quote, shown } from './line.ts'
import { isBlank } from './notices.ts'
import { isAsked, isTradeKnown, openQuestions, QUESTIONS } from './questions.ts'
import { firstYearOf, secondPrice, withSecondPrice } from './second-price.ts'
import { isOnlyRead } from './standing.ts'
import { aboutFields, asking, type SummaryLine } from './summary.ts'
import { forSums } from './sums.ts'
import {
  COSTS_US,
  isEachTime,
  isInOwn,
  isOfOthers,
  saysHowOften,
  type ToldAmount,
  unusedAmounts,
} from './told-amounts.ts'
import { quoteLine, refusalLine, suppliersLine } from './told-evidence.ts'
import { toldSums } from './told-sums.ts'
import { fixedCostsLine, leftOfSale, smallestBatch, smallestOrder } from './unit-costs.ts'
import { unusedFigures } from './unused-figures.ts'
import { verdictOf } from './verdict.ts'
import { countryOf, wageOf, withYardstick } from './wages.ts'

/** Fields that a first test needs. */
const FOR_A_TEST = ['customer', 'problem', 'price', 'actions', 'place', 'product'] as const

/** What is still missing for a first test; null if nothing is. */
function missing(brief: Brief, idea: string): SummaryLine | null {
  const asked = openQuestions(brief, idea)
  const open = FOR_A_TEST.filter((field) => asked.includes(field))
  return open[0]
    ? {
        said: fixed('Still open in your brief: {open}. Each answer changes what stands here.', {
          open: named(...open.map((field) => QUESTIONS[field].label)),
        }),
        about: null,
        asks: open[0],
      }
    : null
}

/** A price that is paid once beside what the problem costs each year. */
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

/** The price beside a problem whose cost is known, and is not what today's way costs. */
function payOff(brief: Brief, about: SummaryLine['about']): SummaryLine | null {
  const cost = firstValue(brief, 'problemCost')
  const share = spentToday(brief) || isPriceAsCost(brief) || !cost ? null : shareToPayOff(brief)
  if (!share || !cost) return null
  const all = problemOfAll(brief)
  const params = {
    mine: shown(money(middleRevenue(asPaid(brief)) ?? 0, currencyOfBrief(brief))),
    share: shown(share.text),
    cost: shown(money(yearly(cost), cost.currency)),
  }
  return {
    said: all
      ? calculated(
          'Your price of a year, {mine}, is {share} of the {cost} that the problem costs one customer. If each counted customer loses as much, all together lose {all} a year.',
          { ...params, all: shown(all.text) },
        )
      : calculated(
          'Your price of a year, {mine}, is {share} of the {cost} that the problem costs one customer.',
          params,
        ),
    about,
    asks: null,
  }
}

/** The clause of a sentence that holds an amount. */
const clauseOf = ({ words, before }: ToldAmount): string => {
  const from = Math.max(
    0,
    ...[...before.matchAll(/[;:]\s+|,\s+(?=\p{L})|\s[–—]\s/gu)].map((match) => match.index + match[0].length),
  )
  const rest = words.slice(before.length)
  const to = rest.search(/[;:]\s|,\s(?=\p{L})|\s[–—]\s/u)
  return words.slice(from, to < 0 ? words.length : before.length + to)
}

/** What others pay of one amount to another: '$80 to $150 a month'. */
const FROM = /(?<low>\d[\d,.]*)\s?(?:to|-|–|or)\s?\D{0,3}$/

/** The price beside an amount that others pay or lose, where the text says for how long or how often. */
function besideTold(brief: Brief, told: ToldAmount): Statement | null {
  const price = firstValue(brief, 'price')
  if (!price || price.low !== price.high || price.low === 0 || price.every === 'share' || isPerUnit(brief))
    return null
  if (!isInOwn(told, price.currency)) return null
  const read = readNumber(FROM.exec(told.before)?.groups?.low ?? '', 'money')
  const low = 'value' in read && read.value < told.amount ? read.value : told.amount
  const periods: Readonly<Record<string, number>> = PER_YEAR
  const [mine, theirs] = [periods[price.every ?? ''], periods[told.every ?? '']]
  const isAgain = mine !== undefined && theirs !== undefined
  const isTime = isEachTime(told)
  const isOnce = price.every === 'once' || price.every === 'use'
  // The price of one thing is compared with one payment or with one period, each named in the sentence.
  if (!isAgain && !(isOnce && (theirs !== undefined || isTime))) return null
  const own = isAgain ? price.low * mine : price.low
  const [least, most] = [low, told.amount].map((amount) => (isAgain ? amount * (theirs ?? 1) : amount)) as [
    number,
    number,
  ]
  // What costs fifty times as much is something else.
  if (own / most < 0.02 || own / least > NEXT_TO_NOTHING) return null
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

/** An amount that others pay or lose, beside the price: calculated where the text says for how long, else asked. */
function sideBySide(brief: Brief, idea: string): SummaryLine | null {
  const [price] = entriesOf(brief, 'price')
  const own = price && (quoteOf(price, idea) ?? formatValue('price', price.value))
  const second = secondPrice(brief, idea)?.amount
  const all = unusedAmounts(brief, idea).filter(({ amount }) => amount !== second)
  for (const told of all.filter(
    (each) => isOfOthers(each) || (each.every !== null && !COSTS_US.test(each.words)),
  )) {
    const said = besideTold(brief, told)
    if (said) return { said, about: quote(clauseOf(told)), asks: null }
  }
  const told = all.find((each) => isOfOthers(each) && !saysHowOften(each))
  return own && told && price.value.every !== 'share'
    ? {
        said: fixed(
          'Is this what customers pay or lose today? Add it to your brief with how often, and your price is compared with it.',
        ),
        about: told.words.includes(own) ? quote(told.words) : quote(own, told.words),
        asks: null,
      }
    : null
}

/** The value of the problem, if nothing compares the price with it. */
function problem(brief: Brief, idea: string): SummaryLine | null {
  const about = aboutFields(brief, idea, ['problem'])
  const all = problemOfAll(brief)
  if (all && !revenueOf(brief))
    return {
      said: calculated(
        'If each counted customer loses as much, all together lose {all} a year to the problem.',
        { all: shown(all.text) },
      ),
      about,
      asks: asking(brief, 'price'),
    }
  if (brief.problem.state === 'stated' && brief.problemCost.state === 'open')
    return {
      said: fixed(
        'What does this cost one customer in a month or a year, in money or hours? Your price is measured against that.',
      ),
      about,
      asks: isAsked(brief, 'problemCost') ? 'problemCost' : null,
    }
  return brief.problem.state === 'open'
    ? {
        said: fixed(
          'Write down what goes wrong for one customer, when it last did, and what it cost. Price, test and features follow from that.',
        ),
        about: null,
        asks: 'problem',
      }
    : null
}

/** One in this many people asked buys: an assumption that converts customers to conversations. */
const ONE_IN = 10
const WEEKS = 50
/** With so few missing customers, the pace does not matter. */
const FEW = 10
/** More conversations a week than one person can hold besides the work, and more than a few people can. */
const MOST_A_WEEK = 20
const CROWD_A_WEEK = 60
/** One in this many people who only see it buys: an assumption. */
const ONE_IN_CROWD = 50

const aWeek = (value: number): string =>
  formatCount(value < 10 ? Number(value.toPrecision(2)) : Math.round(value))

/** The pace that the goal requires: new customers a week, and conversations with people who might buy. */
function reach(brief: Brief, idea: string): SummaryLine | null {
  const needed = customersForGoal(brief)
  if (!needed || brief.channel.state === 'none' || !isSubscription(brief)) return null
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

/** What the goal means for a working day, where each sale is a piece of work or a thing. */
function effort(brief: Brief, idea: string): SummaryLine | null {
  const sales = salesForGoal(brief)
  const goal = goalOf(brief)
  if (!sales || goal === null || isByAmount(brief)) return null
  // Without a yearly revenue, the verdict itself states the sales.
  if (!revenueOf(brief)) return null
  const params = { goal: shown(money(goal, currencyOfBrief(brief))), sales: shown(sales.text) }
  return {
    said: !isByDay(brief, sales.value)
      ? calculated('{goal} a month is {sales} sales a month.', params)
      : calculated('{goal} a month is {sales} sales a month, about {day} on each working day.', {
          ...params,
          day: shown(perWorkingDay(sales.value)),
        }),
    about: aboutFields(brief, idea, ['price']),
    asks: isPerUnit(brief) ? asking(brief, 'purchases') : null,
  }
}

/** Says that two people work on it together. */
const TWO_PEOPLE =
  /\b(?:my (?:sister|brother|wife|husband|partner|friend|cousin|son|daughter|mother|father|mum|mom|dad|neighbou?r) and (?:i|me)|(?:the )?two of us|both of us|we are two|i and my \w+|me and my \w+)\b/i

/** What usual pay requires if the founder names no goal: a yardstick, doubled if two people work on it. */
function usualPay(given: Brief, idea: string): SummaryLine | null {
  const brief = withYardstick(given)
  const pay = wageOf(brief)
  const amount = goalOf(brief)
  if (goalOf(given) !== null || !pay || amount === null) return null
  const words = TWO_PEOPLE.exec(idea)?.[0]
  const goal = words ? amount * 2 : amount
  const aimed = {
    ...brief,
    goal: {
      state: 'stated' as const,
      entries: entriesOf(brief, 'goal').map((entry) => ({
        ...entry,
        value: { ...entry.value, amount: goal },
      })),
      silenced: [],
    },
  }
  const needed = customersForGoal(aimed)
  const sales = needed ? null : salesForGoal(aimed)
  const volume = volumeForGoal(aimed)
  const params = { amount: shown(money(goal, pay.currency)) }
  const source = `${countryOf(pay)}; ${pay.by}`
  const count = firstValue(given, 'count')?.value
  const said = needed
    ? count && needed.value <= count
      ? calculated(
          'You named no goal. For comparison, before costs: usual pay, {amount} a month, takes {needed} of the {count} customers that you counted, {share}.',
          {
            ...params,
            needed: shown(needed.text),
            count: shown(formatCount(count)),
            share: shown(percentText(needed.value / count)),
          },
        )
      : calculated(
          'You named no goal. For comparison, before costs: usual pay, {amount} a month, takes {needed} customers.',
          { ...params, needed: shown(needed.text) },
        )
    : sales
      ? calculated(
          'You named no goal. For comparison, before costs: usual pay, {amount} a month, takes {sales} sales a month.',
          { ...params, sales: shown(sales.text) },
        )
      : volume
        ? calculated(
            'You named no goal. For comparison, before costs: for usual pay, {amount} a month, {volume} has to change hands each month.',
            { ...params, volume: shown(volume.text) },
          )
        : null
  if (!said) return null
  return {
    said: {
      ...said,
      text: said.text.replace('usual pay', words ? `usual pay for two (${source})` : `usual pay (${source})`),
    },
    about: words ? quote(words) : null,
    asks: asking(given, 'goal'),
  }
}

/** Asks for confirmation of an unconfirmed customer. */
function unconfirmedCustomer(given: Brief, idea: string): SummaryLine | null {
  const [entry] = entriesOf(given, 'customer')
  // A confirmed trade says who pays.
  return entry && isOnlyRead(entry) && !isTradeKnown(given)
    ? {
        said: fixed('Is this who pays? Confirm it, or say who does.'),
        about: quote(quoteOf(entry, idea) ?? entry.value),
        asks: null,
      }
    : null
}

/** Unconfirmed numbers need more customers than were counted. */
function unlikelyCount(brief: Brief): SummaryLine | null {
  const aimed = withYardstick(brief)
  const needed = customersForGoal(aimed)
  const goal = goalOf(aimed)
  const [count] = entriesOf(brief, 'count')
  const isRead = entriesOf(brief, 'price').some(isOnlyRead)
  if (
    !needed ||
    goal === null ||
    !count ||
    needed.value <= count.value.value ||
    (!isRead && !isOnlyRead(count))
  )
    return null
  return {
    said: calculated(
      '{goal} a month would take {needed} customers, and you count {count}. Which number is not what you mean: the price, how often one customer pays it, or the count?',
      {
        goal: shown(money(goal, currencyOfBrief(brief))),
        needed: shown(needed.text),
        count: shown(formatCount(count.value.value)),
      },
    ),
    about: null,
    asks: asking(brief, 'purchases'),
  }
}

const MONTH_NAMES =
  'January February March April May June July August September October November December'.split(' ')
const MONTHS_A_YEAR = 12

/** What a goal of each month takes where customers buy only in the months that the founder names. */
function inSeason(given: TellingBrief): SummaryLine | null {
  const aimed = withYardstick(given)
  const goal = goalOf(aimed)
  const each = priceOfSale(aimed)
  const season = given.told?.seasonWeeks
  if (season && goal !== null && each !== null)
    return {
      said: calculated(
        '{goal} a month takes {sales} sales in a year. If all fall into a season of {weeks} weeks, that is {each} in each of them.',
        {
          goal: shown(money(goal, currencyOfBrief(aimed))),
          sales: shown(formatCount(Math.ceil((goal * MONTHS_A_YEAR) / each))),
          weeks: shown(formatCount(season.weeks)),
          each: shown(formatCount(Math.ceil((goal * MONTHS_A_YEAR) / each / season.weeks))),
        },
      ),
      about: quote(season.words),
      asks: null,
    }
  const words = given.told?.buyingMonths
  const [from, to] = (words?.match(/\p{Lu}\p{Ll}+/gu) ?? [])
    .map((name) => MONTH_NAMES.indexOf(name))
    .filter((month) => month >= 0)
  if (goal === null || each === null || !words || from === undefined || to === undefined) return null
  const months = ((to - from + MONTHS_A_YEAR) % MONTHS_A_YEAR) + 1
  if (months > MONTHS_A_YEAR / 2) return null
  const sales = (goal * MONTHS_A_YEAR) / each
  return {
    said: calculated(
      '{goal} a month takes {sales} sales in a year. If customers buy only in these {months} months, that is {each} in each of them.',
      {
        goal: shown(money(goal, currencyOfBrief(aimed))),
        sales: shown(formatCount(Math.ceil(sales))),
        months: shown(formatCount(months)),
        each: shown(formatCount(Math.ceil(sales / months))),
      },
    ),
    about: quote(words),
    asks: null,
  }
}

const lineOf = (said: Statement | null): SummaryLine | null => said && { said, about: null, asks: null }

/** What a small part of the counted customers would bring in. */
function someBuy(brief: Brief, idea: string): SummaryLine | null {
  const income = incomeFromSome(brief)
  // Without a goal, the verdict says this; the case against mentions a place that is too small for the goal.
  if (!income || goalOf(brief) === null || isHardToReach(brief)) return null
  const params = {
    count: shown(formatCount(firstValue(brief, 'count')?.value ?? 0)),
    income: shown(income.text),
  }
  return {
    said:
      income.oneIn === 100
        ? calculated('If one in a hundred of the {count} buys, that is {income} a month.', params)
        : calculated('If one in ten of the {count} buys, that is {income} a month.', params),
    about: aboutFields(brief, idea, ['count']),
    asks: null,
  }
}

interface FindingsContext {
  withheld?: BriefField | undefined
  /** The report's market model, whose costs the founder may have changed. */
  model?: MarketModel | null
  /** The displayed case against, so that its percentages are not repeated. */
  against?: Statement | null | undefined
  /** The report's results from public sources. */
  lookups?: LookupRecord | null
}

/** Whether a line quotes these words, or a part of them. */
const isQuoted = (words: string, line: SummaryLine | null): boolean =>
  Boolean(line?.about && words.includes(line.about.text.replace(/[“”…]/g, '')))

const percentages = (text: string): string[] => text.match(/\d[\d.,]*%/g) ?? []
const amounts = (text: string): string[] => text.match(/(?:[$€£₹₦¥]|\b[A-Z]{3} )\d[\d.,]*\d/g) ?? []

/** Whether two texts share a percentage or two amounts, and so say the same in different words. */
export const isSaidIn = (a: string, b: string): boolean =>
  percentages(a).some((share) => percentages(b).includes(share)) ||
  amounts(a).filter((amount) => amounts(b).includes(amount)).length > 1

/** How many such customers a public source counts, if the founder gave no number: the base of the market. */
function counted(brief: Brief, lookups: LookupRecord | null): SummaryLine | null {
  const [official] = officialCounts(lookups)
  if (!official || brief.count.state !== 'open') return null
  return { said: state(official.says, 'source', [official.citation]), about: null, asks: null }
}

const FINDINGS = 3
/** Maximum number of calculations with the founder's own pairs of figures, shown in addition. */
const SUMS = 2
const CONFLICTS = 2
/** The value of the problem, and who wants a solution. */
const LEAST_BESIDE = 2

/**
 * Up to three findings, or four with two contradictions, plus up to two calculations with the founder's figures and the
 * figures not used: contradictions, how many customers a public source counts, the value of the problem, who wants a
 * solution, and what the goal requires or what is missing for a test. Nothing is said about a field that is withheld
 * from the reader.
 */
export function findingsOf(
  given: Brief,
  idea: string,
  { withheld, model = null, against = null, lookups = null }: FindingsContext = {},
): SummaryLine[] {
  if (isBlank(given)) return []
  const brief = forSums(given, idea)
  const lacks = missing(brief, idea)
  // What was only read as the problem may be that of others than those who bear its cost.
  const isSure = entriesOf(brief, 'problem').every((entry) => !isOnlyRead(entry))
  const about = isSure ? aboutFields(brief, idea, ['problem']) : null
  const compared = [
    payOff(brief, about) ?? payOffOnce(brief, idea, about),
    comparisonWithToday(brief),
  ].filter((line) => line !== null)
  const worth = compared.length > 0 ? compared : [problem(brief, idea)]
  const isSame = lacks !== null && worth[0]?.asks === 'problem'
  const wanted = withheld === 'evidence' ? null : demand(brief, idea)
  const sums = (withheld === 'evidence' ? [] : toldSums(brief, idea, given)).map(
    ({ words, said }, index, all): SummaryLine => ({
      said,
      // The same words are quoted only once.
      about: isQuoted(words, wanted) || all[index - 1]?.words === words ? null : quote(words),
      asks: null,
    }),
  )
  const beside = sideBySide(brief, idea)
  if (beside?.said.basis === 'founder' && withheld !== 'evidence') sums.unshift(beside)
  const paid = withheld === 'evidence' ? null : paidSoFar(brief, idea)
  sums.unshift(...[inSeason(brief), paid].filter((line) => line !== null))
  // Where no one is named who wants it, what the numbers say comes first.
  const isNamed = brief.evidence.state === 'stated' || (wanted?.about ?? null) !== null
  // Questions come after calculations.
  const isBare = worth[0]?.said.basis === 'template'
  const { said: headline, about: headed } = verdictOf(given, idea, lookups)
  const conflicts = conflictsIn(brief, idea, model).slice(0, CONFLICTS)
  // A line with a fixed text about the words that the case against quotes is left out.
  const because = against?.because && quote(against.because.words).text
  const lines = [
    unlikelyCount(brief),
    ...conflicts,
    smallestOrder(brief, idea),
    counted(brief, lookups),
    ...(isSame || isBare ? [] : worth.slice(0, 1)),
    ...(isNamed ? [wanted] : []),
    ...sums.slice(0, SUMS),
    ...(withheld === 'evidence'
      ? []
      : [quoteLine(brief, idea), waitingBeside(brief, idea), refusalLine(idea)]),
    suppliersLine(given),
    fixedCostsLine(brief),
    lineOf(leftOfSale(brief, idea)),
    lineOf(keptOfPrice(given, idea)),
    lineOf(goalOf(brief) === null && !revenueOf(brief) ? null : withSecondPrice(brief, idea)),
    unconfirmedCustomer(given, idea),
    beside,
    smallestBatch(brief, idea),
    ...worth.slice(1),
    reach(brief, idea),
    effort(brief, idea),
    ...(!isSame && isBare ? worth.slice(0, 1) : []),
    ...(isNamed ? [] : [wanted]),
    ampleCount(brief, idea),
    someBuy(brief, idea),
    usualPay(brief, idea),
    lacks,
  ]
    .filter((line) => line !== null)
    .filter((line, index, all) => all.indexOf(line) === index)
    .filter(
      ({ said }) =>
        !headline.text
          .toLowerCase()
          .includes(said.text.slice(said.text.startsWith('If ') ? 3 : 0).toLowerCase()),
    )
    .filter(({ said, about }) => !because || about?.text !== because || said.basis !== 'template')
    .filter(
      (line, index, all) =>
        ![
          ...(conflicts.includes(line) ? [] : [headline]),
          ...(against ? [against] : []),
          ...all.slice(0, index).map((each) => each.said),
        ].some(({ text }) => isSaidIn(line.said.text, text)),
    )
    .slice(0, Math.max(FINDINGS, conflicts.length + LEAST_BESIDE) + Math.min(sums.length, SUMS))
  const unused = unusedFigures(given, idea, [
    headline.text,
    headed?.text ?? '',
    ...lines.map(({ said }) => said.text),
    ...lines.flatMap(({ said, about }) => (said.basis === 'founder' && about ? [about.text] : [])),
    against?.text ?? '',
  ])
  return unused.length === 0
    ? lines
    : [
        ...lines,
        {
          said: fixed('Figures not used yet:'),
          about: quote(...unused),
          asks: null,
        },
      ]
}
