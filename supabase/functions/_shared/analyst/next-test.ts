import type { Statement } from '../domain/basis.ts'
import { type BriefField, entriesOf, firstValue, type Nature } from '../domain/brief/brief.ts'
import { countsPeople } from '../domain/brief/counted-people.ts'
import { paidOtherwise } from '../domain/brief/demand.ts'
import {
  amountRange,
  currencyIn,
  currencyOfBrief,
  demandOf,
  isOneJob,
  isOrganization,
  isPerUnit,
  isSubscription,
  isYearSure,
  mayAssumeMargin,
  middleRevenue,
  money,
  percentText,
  statedMargin,
  type TellingBrief,
} from '../domain/brief/economics.ts'
import {
  goalOf,
  isHardToReach,
  priceOfSale,
  salesForGoal,
  shareForGoal,
  volumeForGoal,
} from '../domain/brief/goal.ts'
import { calculated, chosenBy, fixed, fromCatalog, type Param, quote, shown } from '../domain/brief/line.ts'
import { grossMarginOf } from '../domain/brief/market.ts'
import { needsMedicalNotice } from '../domain/brief/notices.ts'
import { isTradeKnown } from '../domain/brief/questions.ts'
import { actTest } from '../domain/brief/regulated-acts/lines.ts'
import { isOnlyRead } from '../domain/brief/standing.ts'
import {
  countOf,
  FIGURES,
  latestDemand,
  peopleIn,
  repeatOf,
  type ToldDemand,
  toldDemand,
} from '../domain/brief/told-demand.ts'
import { bestRate, mayBePaid, type ToldRate, toldRates } from '../domain/brief/told-evidence.ts'
import { paceOf, type ToldPace } from '../domain/brief/told-pace.ts'
import { payingAgain } from '../domain/brief/told-sums.ts'
import { depositsOf, isPlannedTrial, type Trial, trialOf } from '../domain/brief/trials.ts'
import { ofSource, wageOf } from '../domain/brief/wages.ts'
import { roughDollars } from '../domain/currency.ts'
import { formatCount, formatRough, settled } from '../domain/figures.ts'
import type { NextTest } from '../domain/report.ts'
import { HAND_TESTS, PAY_COUNTS, PAYMENTS } from './hand-tests.ts'
import { actionPatternsOf } from './selection.ts'
import {
  audienceOf,
  isStated,
  leadingNature,
  mayBeDevice,
  type Source,
  tellFirst,
  wordsOf,
} from './source.ts'
import { isBoughtOnce, type PriceForm, priceFormOf, type Stage, stageOf } from './stage.ts'
import { MAJORITY, OWN_HOURS, type Risk, type RiskTest, testOf } from './tests-by-risk.ts'

/** The riskiest assumption and the cheapest test of it, with whom it takes how long. */
interface Tested extends NextTest {
  assumption: Statement
  sample?: { people: number; pass: number; minutes: number }
}

/** So many pay that finding more of them, or serving them, is what is open. */
const ENOUGH_PAYING = 5
const ENOUGH_WAITING = 10
const ENOUGH_INTERVIEWS = 5

/** A single price in money; null where there is none to name. */
function singlePrice({ brief }: Source): number | null {
  const price = firstValue(brief, 'price')
  return price && !isPerUnit(brief) && price.every !== 'share' && price.high > 0 && price.low === price.high
    ? price.low
    : null
}

/** So many have to pay as part of those who are named: one alone may be chance, unless there are only two or three. */
const atLeastTwo = (share: number, all: number): number =>
  all < 4 ? 1 : Math.min(all, Math.max(2, Math.ceil(share)))

const count = (value: number): Param => shown(formatCount(value))

/** Whole hours for so many people at so many minutes each. */
const hoursFor = (people: number, minutes: number): number => Math.max(1, Math.round((people * minutes) / 60))

const ownHours = (people: number, minutes: number): Statement =>
  fromCatalog(OWN_HOURS, {
    people: count(people),
    minutes: count(minutes),
    hours: count(hoursFor(people, minutes)),
  })

/** More than so many hours a day are no test beside other work. */
const HOURS_A_DAY = 3
/** How many people a test of so many days has time for, at so many minutes each. */
const mostIn = (days: number, minutes: number): number => Math.floor((days * HOURS_A_DAY * 60) / minutes)

const HOURS_A_YEAR = 2080

/**
 * With how few who pay a test ends the idea: where winning one costs more in hours at usual pay than one leaves in the first
 * year; else what none who pays says of all others. Null where both are not known.
 */
function endsBelow(
  { brief }: Source,
  { people, pass: asked, minutes }: NonNullable<Tested['sample']>,
): Pick<Tested, 'otherwise'> & Partial<Pick<Tested, 'threshold'>> {
  const currency = currencyOfBrief(brief)
  const each = middleRevenue(brief)
  const pay = wageOf(brief)
  const margin = grossMarginOf(brief).base
  const hours = (people * minutes) / 60
  const left = each === null ? 0 : each * margin
  const least = pay && left > 0 ? Math.ceil(settled((hours * (pay.amount / HOURS_A_YEAR)) / left)) : 0
  const isContent = entriesOf(brief, 'nature').some(({ value }) => value === 'content')
  const isKnown = pay && least > 1 && !isContent && mayAssumeMargin(brief) && isYearSure(brief)
  if (!isKnown)
    return {
      otherwise:
        people < ENOUGH_TO_TELL
          ? IF_NO_ONE_PAYS
          : calculated(
              'Below {pass} of {people}: ask each who does not pay what they would rather spend it on, change the price or the customers, and repeat it once. If none pays, fewer than {limit} of many more would, with 95% confidence: stop.',
              {
                people: count(people),
                pass: count(asked),
                limit: shown(percentText(1 - 0.05 ** (1 / people))),
              },
            ),
    }
  const params = {
    people: count(people),
    least: count(Math.min(least, people)),
    left: shown(money(Number(left.toPrecision(2)), currency)),
    margin: shown(percentText(margin)),
  }
  if (least > people)
    return {
      otherwise: ofSource(
        calculated(
          'Even if all {people} pay, winning one this way costs more in hours at usual pay than the {left} that one leaves in its first year, at a margin of {margin}. Find a way that reaches many at once.',
          params,
        ),
        pay,
      ),
    }
  // A test is not passed with so few that winning them costs more than they bring.
  const pass = Math.max(asked, least)
  return {
    threshold: calculated('{pass} of the {people} pay.', { pass: count(pass), people: count(people) }),
    otherwise: ofSource(
      calculated(
        'Below {least} of {people}, winning one costs more in hours at usual pay than the {left} that one leaves in its first year, at a margin of {margin}: stop, or change the price.',
        params,
      ),
      pay,
    ),
  }
}

/** With fewer people, none who pays says little of all others. */
const ENOUGH_TO_TELL = 10

/** From how many payments the cost of winning a customer has to come back, as the threshold of the test says. */
const PAID_BACK: Partial<Record<PriceForm, number>> = { once: 1, use: 3, yearly: 1, rent: 3 }
const TRIED_BUYERS = 3
const PAYMENTS_OF_THREE_MONTHS = { day: 91, week: 13, month: 3, year: 1 } as const

/** How many buyers a test of reach has to bring, by the most that winning one may cost; null without a single price. */
function buyersOf(source: Source): Pick<Tested, 'threshold' | 'costs'> | null {
  const { brief } = source
  const price = firstValue(brief, 'price')
  const form = priceFormOf(source)
  if (!price?.every || price.low === 0 || form === null || price.every === 'share') return null
  // Of a range, the price that the least bring.
  const single = price.low
  // An amount of no currency is none that a founder can spend.
  if (price.currency === null || !mayAssumeMargin(brief)) return null
  const rhythm = price.every === 'once' || price.every === 'use' ? null : price.every
  // What is bought several times a year pays back with the purchases of three months.
  const sales = rhythm || isOneJob(brief) ? 0 : Math.floor((firstValue(brief, 'purchases') ?? 0) / 4)
  const payments = Math.max(sales, PAID_BACK[form] ?? (rhythm ? PAYMENTS_OF_THREE_MONTHS[rhythm] : 1))
  const margin = grossMarginOf(brief).base
  const left = Number((single * payments * margin).toPrecision(2))
  const params = {
    cost: shown(money(settled(left * TRIED_BUYERS), price.currency)),
    buyers: count(TRIED_BUYERS),
    margin: shown(`${formatCount(margin * 100)}%`),
    payments: count(payments),
    price: shown(money(single, price.currency)),
    left: shown(money(left, price.currency)),
  }
  const costs = calculated(
    '{cost} at most, for ads, print or travel in one channel: {buyers} times what winning one may cost. Spend less where the channel is free.',
    params,
  )
  const threshold = calculated(
    statedMargin(brief) === null
      ? '{cost} brings {buyers} or more new paying customers: at an assumed margin of {margin}, {payments} × {price} leaves {left}, the most that one may cost.'
      : '{cost} brings {buyers} or more new paying customers: after your own cost, {payments} × {price} leaves {left}, the most that one may cost.',
    params,
  )
  return { threshold, costs }
}

/** Whom a test is done with and where, in the founder's words; a trade that they chose says who pays. */
function whomAndWhere(source: Source): Statement | null {
  const [trade] = isTradeKnown(source.brief) ? entriesOf(source.brief, 'trade') : []
  const [channel] = wordsOf(source, 'channel')
  return trade && !isStated(source, 'customer')
    ? quote(trade.value.label, ...(channel && !isOfOneMonth(source) ? [channel] : []))
    : tellFirst(source, isOfOneMonth(source) ? ['customer', 'place'] : ['customer', 'place', 'channel'])
}

const IN_MONTH =
  /\b(?:in|every|each|until) (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/

/** Whether the first channel is an event of one month, at which a test of some weeks may not fall. */
const isOfOneMonth = ({ brief }: Source): boolean => IN_MONTH.test(firstValue(brief, 'channel') ?? '')

/** That it is open how the people of a test are found. */
const unfound = (source: Source): Statement[] =>
  source.brief.channel.state === 'open' ? [fixed('Try two ways to find them, and note which works.')] : []

const IF_NO_ONE_PAYS = fixed(
  'Ask each who does not pay what they would rather spend it on. Change the price or the customers and repeat it once. If that fails too, change the idea.',
)

const DAYS_OF_MONTH = 365 / 12
const monthsText = (months: number): Param => count(Number(months.toPrecision(2)))
/** From so many sales a month on, they are not won one by one in a talk. */
const MANY_A_MONTH = 10
const TALKS_FOR_EACH = 4
/** Slow months in the founder's words, which fail a test for another reason. */
const SLOW_MONTHS = /\b(?:winters?|summers?|season\w*|holidays?)\b/i

/** How many more a test of some weeks has to bring: one more than the pace so far, which few weeks of a slow pace cannot show. */
function moreThan({ count: sold, months }: ToldPace): { more: number; weeks: number } {
  const inWeeks = (weeks: number) => (sold / months) * ((weeks * 7) / DAYS_OF_MONTH)
  const weeks = inWeeks(4) < 2 ? 8 : 4
  return { weeks, more: Math.floor(settled(inWeeks(weeks))) + 1 }
}

/** Who bought once has shown that some pay; whether strangers do is what is open. */
function fewPay(source: Source, paying: number, words: string): Tested {
  const { brief } = source
  const pace = paceOf(brief, source.today)
  const told = pace && moreThan(pace)
  const isMany = pace !== null && pace.count / pace.months >= MANY_A_MONTH
  // The more have paid, the less a few more would show.
  const usual = Math.min(MOST_MORE, Math.max(LEAST_PEOPLE, ENOUGH_PAYING - paying, Math.ceil(paying / 4)))
  const { more, weeks } = told ?? { more: usual, weeks: 4 }
  const params = {
    more: count(more),
    weeks: count(weeks),
    sold: count(pace?.count ?? 0),
    months: monthsText(pace?.months ?? 0),
  }
  const people = Math.min(
    more * TALKS_FOR_EACH,
    mostIn(weeks * 7, 90),
    firstValue(brief, 'count')?.value ?? Number.POSITIVE_INFINITY,
  )
  return {
    assumption: fixed('The next customers pay just like the first ones did.'),
    what: isMany
      ? calculated(
          'Sell {more} in the way that brought the first ones, at your full price. Write down for each where it came from, and ask ten who looked and did not buy why.',
          params,
        )
      : calculated(
          'Win {more} more at your full price, among people who do not know you and without a discount. Write down where you found each, the hours it took, and why others said no.',
          params,
        ),
    threshold: pace
      ? calculated(
          'Within {weeks} weeks, {more} more paid in full: faster than the {sold} in {months} months so far.',
          params,
        )
      : calculated('Within four weeks, {more} more paid in full.', params),
    costDollars: 0,
    days: weeks * 7,
    costs: isMany
      ? fixed('As many of your own hours as the sales so far took in these weeks. Write them down.')
      : calculated(
          'About {hours} of your own hours: {people} people asked, four for each who pays, × {minutes} minutes.',
          { people: count(people), minutes: count(90), hours: count(hoursFor(people, 90)) },
        ),
    about: whomAndWhere(source) ?? (words === '' ? null : quote(words)),
    notes: [
      ...paceNotes(source, paying, pace),
      ...slowNotes(source),
      ...(isStated(source, 'problemCost')
        ? [fixed('Take one page along: what the first ones got out of it, in numbers.')]
        : []),
    ],
    otherwise: fixed(
      'Ask those who said no what the first customers saw in it that they do not, and offer it to people like the first ones.',
    ),
  }
}

/** What was sold so far beside what the goal takes in a month. */
function paceNotes({ brief }: Source, paying: number, pace: ToldPace | null): Statement[] {
  const sales = salesForGoal(brief)
  const goal = goalOf(brief)
  const price = firstValue(brief, 'price')
  const each = pace ? pace.count / pace.months : 0
  const params = {
    paying: count(paying),
    income: shown(
      amountRange(
        Number(((price?.low ?? 0) * each).toPrecision(3)),
        Number(((price?.high ?? 0) * each).toPrecision(3)),
        price?.currency ?? null,
      ),
    ),
    sold: count(pace?.count ?? 0),
    each: shown(formatRough(each)),
    sales: shown(sales?.text ?? '0'),
    goal: shown(money(goal ?? 0, currencyOfBrief(brief))),
  }
  if (pace && sales && goal !== null)
    return [
      calculated(
        'So far {each} a month paid; {goal} a month takes {sales}, and each has to be found anew.',
        params,
      ),
    ]
  if (pace)
    return price && priceOfSale(brief) !== null
      ? [calculated('So far {each} a month paid, {income} a month at your price.', params)]
      : [calculated('So far {each} a month paid. Whether strangers do as well is open.', params)]
  if (paying === 0) return []
  return [
    paying === 1
      ? fixed('One customer has paid, too few to know whether strangers do.')
      : calculated('{paying} have paid. Whether people whom none of them knows do as well is open.', params),
    ...(sales && goal !== null
      ? [calculated('Note in how many months they came: {goal} a month takes {sales} in each.', params)]
      : []),
  ]
}

const slowNotes = ({ brief }: Source): Statement[] =>
  entriesOf(brief, 'risks').some(({ value }) => SLOW_MONTHS.test(value))
    ? [
        fixed(
          'You name slow months: where the test falls into them, compare it with the same months of last year.',
        ),
      ]
    : []

const MOST_MORE = 20
/** Of those who bought what is bought again and again, within six weeks. */
const ORDER_AGAIN = 0.5
const ORDER_WEEKS = 6

/** What is bought several times a year lives from those who come back: half of them, or fewer where that often is not yet due. */
function orderAgain(paying: number, words: string, times: number): Tested {
  const due = Math.min(1, (times * ORDER_WEEKS) / 52)
  const isRare = times > 1 && due < ORDER_AGAIN
  const params = {
    paying: count(paying),
    few: count(Math.max(1, Math.ceil(settled(paying * Math.min(ORDER_AGAIN, times > 1 ? due : 1))))),
    times: count(times),
    due: shown(percentText(due)),
  }
  const isCounted = paying > 1
  return {
    assumption: fixed('Those who have paid come back.'),
    what: isCounted
      ? calculated(
          'Ask each of the {paying} who have paid for the next order now, with a date. Write down why each says no.',
          params,
        )
      : fixed('Ask everyone who has paid for the next order now, with a date. Write down why each says no.'),
    threshold: isCounted
      ? isRare
        ? calculated(
            '{few} of the {paying} order and pay again within six weeks: at {times} a year, {due} would.',
            params,
          )
        : calculated('{few} of the {paying} order and pay again within six weeks.', params)
      : isRare
        ? calculated(
            'Within six weeks {due} of them order and pay again, as they would at {times} a year.',
            params,
          )
        : fixed('Half of them order and pay again within six weeks.'),
    costDollars: 0,
    days: 42,
    costs: isCounted ? ownHours(paying, 30) : fixed('About half an hour of your own for each.'),
    about: words === '' ? null : quote(words),
    notes: [fixed('Whether those who have paid come back decides what one customer is worth.')],
    otherwise: OTHERWISE.repeat,
  }
}

const SUBSCRIBED = /\bsubscri(?:be[sd]?|bers?|ptions?)\b/i
/** If one in ten leaves at each payment, a customer makes ten payments on average. */
const STAY = 0.9

/** Who subscribed does not order again: whether they make the next payment is what counts. */
function subscribersStay(paying: number, words: string): Tested {
  return {
    assumption: fixed('Those who subscribed stay.'),
    what: fixed(
      'Note for everyone who subscribed whether the next payment is made. Ask those who stay what they would miss, and those who stop why.',
    ),
    threshold: calculated(
      '{few} of the {paying} make their next payment: if one in ten stops at each, a customer makes ten on average.',
      { few: count(Math.ceil(settled(paying * STAY))), paying: count(paying) },
    ),
    costDollars: 0,
    days: 42,
    costs: ownHours(paying, 10),
    about: quote(words),
    notes: [fixed('How long subscribers stay decides what one customer is worth.')],
    otherwise: OTHERWISE.repeat,
  }
}

/** So many new people are asked for the full price. */
const ASKED_ANEW = 10

/** Sales below the price say nothing of the price: who pays less now and pays again is asked for it first. */
function fullPrice(source: Source, other: NonNullable<ReturnType<typeof paidOtherwise>>): Tested {
  const { paid, low, high, currency, words } = other
  const paying = isSubscription(source.brief) ? demandOf(source.brief, 'paying') : 0
  const params = {
    people: count(ASKED_ANEW),
    pass: count(ASKED_ANEW * INTERVIEWED_PAY),
    price: shown(amountRange(low, high, currency)),
    paid: shown(money(paid, currency)),
    paying: count(paying),
    stay: count(Math.floor(paying * MAJORITY) + 1),
    sum: shown(money(settled(paying * paid), currency)),
  }
  return {
    assumption: fixed('Customers pay the full price.'),
    what:
      paying > 0
        ? calculated(
            'Name the full price, {price}, to the {paying} who pay {paid} now, with the day from which it holds. Then offer it at that price to {people} who have not bought, found in the same way. Write down what each says to it.',
            params,
          )
        : calculated(
            'Offer it at {price} to {people} who have not bought, found in the same way as the first ones. Write down what each says to the price.',
            params,
          ),
    threshold:
      paying > 0
        ? paying === 1
          ? calculated('That customer stays at the full price, and {pass} of the {people} pay it.', params)
          : paying === 2
            ? calculated('Both stay at the full price, and {pass} of the {people} pay it.', params)
            : calculated(
                '{stay} of the {paying} stay at the full price, and {pass} of the {people} pay it.',
                params,
              )
        : calculated('{pass} of the {people} pay {price}.', params),
    costDollars: 0,
    days: 28,
    costs: ownHours(ASKED_ANEW + paying, 60),
    about: paying > 0 ? quote(words) : (whomAndWhere(source) ?? quote(words)),
    notes: [
      paying > 0 && !isPerUnit(source.brief)
        ? calculated('{paying} × {paid} = {sum} is paid now. No one has paid {price} yet.', params)
        : calculated('So far {paid} was paid. No one has paid {price} yet.', params),
    ],
    otherwise: fixed('Lower the price to what was paid, and check whether your costs allow it.'),
  }
}

/** The test after sales: the full price, then whether customers come back, stay, or are found among strangers. */
function afterSales(source: Source, told: ToldDemand | null): Tested {
  const { idea } = source
  const brief: TellingBrief = source.brief
  const words = told?.words ?? ''
  // Of two sides, those who are counted may be the ones who are paid.
  const isShared =
    brief.told?.paid !== undefined ||
    priceFormOf(source) === 'share' ||
    leadingNature(source)?.nature === 'marketplace'
  const paying = isShared ? 0 : demandOf(brief, 'paying') || (told?.count ?? peopleIn(words) ?? 0)
  const other = paidOtherwise(brief, idea)
  if (other && other.low > other.paid) return fullPrice(source, other)
  if (told?.stage === 'repeat' || repeatOf(brief, idea))
    return paying > 0 && paying < ENOUGH_PAYING ? fewPay(source, paying, words) : ofCatalog(source, 'sold')
  if (isSubscription(brief)) {
    const again = payingAgain(brief)
    if (again > 0 && again < ENOUGH_PAYING) return fewPay(source, again, words)
    if (again > 0) return priceFormOf(source) === 'yearly' ? renew(again) : ofCatalog(source, 'sold')
  }
  if (paying >= ENOUGH_PAYING && SUBSCRIBED.test(words)) return subscribersStay(paying, words)
  const times = firstValue(brief, 'purchases') ?? 1
  const isAgain = times > 1 && !isBoughtOnce(source)
  return isAgain || priceFormOf(source) === 'share'
    ? orderAgain(paying, words, times)
    : fewPay(source, paying, words)
}

/** Of those who said no to a first question. */
const REST_PAYS = 0.2
/** Of those who left a deposit or tried it. */
const DEPOSITS_PAY = 0.7
const TRIED_PAY = 0.5

/** Who left a deposit has decided already; whether the rest follows is what is open. */
function manyDeposits(source: Source, deposits: number): Tested {
  const few = Math.ceil(deposits * DEPOSITS_PAY)
  const people = { deposits: count(deposits) }
  const others = demandOf(source.brief, 'interviews') - deposits
  const isMore = deposits < ENOUGH_PAYING && others > 0
  const beside = { ...people, others: count(others), more: count(Math.ceil(others * REST_PAYS)) }
  return {
    assumption: fixed('Those who left a deposit also pay the rest.'),
    what: isMore
      ? calculated(
          'Name a day to the {deposits} who left a deposit, and ask for the rest of the price on it. Ask the other {others} you talked to for the same deposit now, and write down why each says no.',
          beside,
        )
      : calculated(
          'Name a day to the {deposits} who left a deposit, and ask for the rest of the price on it. Ask each for one other who would do the same.',
          people,
        ),
    threshold: isMore
      ? calculated(
          '{few} of the {deposits} pay the rest on that day, and {more} of the other {others} leave a deposit.',
          { ...beside, few: count(few) },
        )
      : calculated('{few} of the {deposits} pay the rest on that day.', { ...people, few: count(few) }),
    costDollars: 0,
    days: 28,
    costs: ownHours(isMore ? deposits + others : deposits, 30),
    about: whomAndWhere(source),
    notes: [
      fixed('A deposit is the strongest sign short of a sale, so more conversations would tell you less.'),
    ],
    otherwise: fixed('Give the deposits back, and ask each what changed since they paid it.'),
  }
}

/** People who say yes for the founder's sake. */
const CLOSE_TO_YOU =
  /\b(?:(?:my|our|the) (?:\w+ )?family|relatives?|relations|friends?|neighbou?rs?|colleagues|cousins?|uncles?|aunts?|brothers?|sisters?|in-laws)\b/i

/** Pieces on trial: 'trying it on four trucks', 'a 50-home pilot'. */
const ON_TRIAL = new RegExp(
  String.raw`\b(?:try|trying|test|testing|pilot\w*|us(?:es?|ing)|trial) (?:(?:it|them|one|ours) )?(?:on|in|with) (?<many>${FIGURES}) (?!(?:days?|weeks?|months?|years?)\b)\p{L}+s\b|\b(?<before>\d+)-\p{L}+ (?:pilot|trial|test)`,
  'iu',
)
/** A trial that goes on now. */
const RUNS = /\b(?:trying|testing|piloting|on trial)\b/i

/** What the pieces on trial come to at a price for each; null where the words name none. */
function trialSum({ brief }: Source, words: string): Record<'sum' | 'units' | 'price', Param> | null {
  const { many, before } = ON_TRIAL.exec(words)?.groups ?? {}
  const price = firstValue(brief, 'price')
  const units = countOf(many ?? before ?? '')
  if (!(units > 1) || !price || price.low === 0 || price.every === 'share' || !isPerUnit(brief)) return null
  const { low, high, currency } = price
  return {
    units: count(units),
    price: shown(amountRange(low, high, currency)),
    sum: shown(amountRange(settled(low * units), settled(high * units), currency)),
  }
}

/** Those who tried it have seen what it does; whether they pay for it is what is open. */
function afterTrial(source: Source, { planned, words }: Trial, people: number): Tested {
  const days = planned ? 42 : 21
  const some = Math.min(people, mostIn(days, 180))
  const few = Math.max(some < 3 ? 1 : 2, Math.ceil(some * TRIED_PAY))
  const tried = {
    some: count(some),
    few: count(few),
    tried: shown(some < people ? `${formatCount(some)} of ${formatCount(people)}` : formatCount(some)),
  }
  const sum = people === 1 ? trialSum(source, words) : null
  const shared = {
    costDollars: 0,
    days,
    costs: people === 1 ? fixed('About 3 of your own hours, and the trip to them.') : ownHours(some, 180),
    about: quote(words),
    otherwise: fixed(
      'Ask what would have to be better for them to pay, and change that before another trial.',
    ),
  }
  if (planned)
    return {
      ...shared,
      assumption: fixed('Those who try it also pay for it.'),
      what: fixed(
        'Before the trial starts, agree in writing what is measured, which number counts as success, and what is paid once it is reached.',
      ),
      threshold: sum
        ? calculated(
            'It is signed before the first day, and paid when the number is reached: {units} × {price} = {sum} at each payment, if your price counts these.',
            sum,
          )
        : fixed('It is signed before the first day, and paid when the number is reached.'),
      notes: [fixed('The trial is agreed already. Without a price agreed beforehand it ends in praise.')],
      otherwise: fixed('If they sign no price, ask which result would be worth one, and try it elsewhere.'),
    }
  const assumption = fixed('Those who tried it also pay for it.')
  if (people === 1)
    return {
      ...shared,
      assumption,
      what: RUNS.test(words)
        ? fixed(
            'Agree in writing on the last day of the trial, and on one number that is taken in its first and its last month: how often what you prevent or save still happens. On that day, lay both beside your full price, and ask for a written order.',
          )
        : fixed(
            'Go back with what changed in numbers: how often it was used, and what that saved. Ask for a written order at your full price, and for the names of two others with the same problem.',
          ),
      threshold: sum
        ? calculated(
            'It signs for {units} × {price} = {sum} at each payment, if your price counts these, and one other agrees to a paid trial.',
            sum,
          )
        : fixed('It signs an order at your full price, and one other agrees to a paid trial.'),
      notes: [fixed('It has seen what it does: its signature tells more than the opinion of anyone new.')],
    }
  return {
    ...shared,
    assumption,
    what: calculated(
      'Go back to {tried} who tried it, with what changed in numbers: how many began, how many still use it, and what that saved. Ask each for your price in writing, and for the name of one other with the same problem.',
      tried,
    ),
    threshold: calculated('{few} of the {some} sign, and one whom they name agrees to a paid trial.', tried),
    notes: [
      CLOSE_TO_YOU.test(words)
        ? fixed('They are close to you, so their yes proves little: count only what a stranger signs.')
        : fixed('They have seen what it does, so their answer tells more than that of anyone new.'),
    ],
  }
}

/** Of those who wait, and of those who were interviewed. */
const WAITING_PAY = 0.1
const INTERVIEWED_PAY = 0.3
const WAITING_LIKELY = 0.3

/** The founder's words for those who wait; null without any. */
function waitingWords({ brief, idea }: Source): Statement | null {
  const list = toldDemand(brief, idea).find(({ stage }) => stage === 'waiting')
  return list && list.words !== '' ? quote(list.words) : null
}

/** Customers who by the founder's own words do not pay all of it at once. */
const NOT_AT_ONCE =
  /\b(?:(?:can['’]?t|cannot|can not|unable to|not able to) (?:pay|afford)|at once|instal+ments?|pays? late|on credit)\b/i

function manyWait(source: Source, waiting: number): Tested {
  const people = { waiting: count(waiting) }
  const few = atLeastTwo(waiting * WAITING_PAY, waiting)
  return {
    assumption: fixed('Those who wait also pay.'),
    what: isStated(source, 'price')
      ? entriesOf(source.brief, 'risks').some(({ value }) => NOT_AT_ONCE.test(value))
        ? calculated(
            'Write to all {waiting} who wait, and offer it at your price, in the payments that they can make. Take the first one now, and name a delivery date.',
            people,
          )
        : calculated(
            'Write to all {waiting} who wait, and offer it at your price, paid now. Name a delivery date, and refund whoever you cannot serve by then.',
            people,
          )
      : calculated(
          'Write to all {waiting} who wait. Name a price, and ask those who want to be first to pay it now. Name a delivery date, and refund whoever you cannot serve by then.',
          people,
        ),
    threshold: calculated('{few} of the {waiting} pay within two weeks.', { ...people, few: count(few) }),
    costDollars: 0,
    days: 14,
    costs: ownHours(waiting, waiting > 100 ? 3 : 15),
    about: waitingWords(source),
    notes: [fixed('Whether those who wait pay is the cheapest thing to find out.')],
    otherwise: fixed(
      'Call ten of those who did not pay and ask what they had expected. A list that does not pay is no demand.',
    ),
  }
}

/** Two people make a deal, so that half as many deals as people pass; at least so many. */
const PAIRED = INTERVIEWED_PAY / 2
const LEAST_DEALS = 2

function manyTalked(source: Source, interviews: number): Tested {
  const people = { interviews: count(interviews) }
  const few = atLeastTwo(interviews * INTERVIEWED_PAY, interviews)
  const shared = {
    costDollars: 0,
    costs: ownHours(interviews, 60),
    about: null,
    otherwise: IF_NO_ONE_PAYS,
    sample: { people: interviews, pass: few, minutes: 60 },
  }
  const reason = fixed('You know these people already, so asking them for money takes days, not months.')
  if (entriesOf(source.brief, 'user').some((entry) => !isOnlyRead(entry)) && isOrganization(source.brief))
    return {
      ...shared,
      assumption: fixed('Those who decide about the money want it as much as those who use it.'),
      what: calculated(
        'Of the {interviews} people you talked to, offer a paid trial at your price to those who may sign for it. Ask the others who may, and meet two of these.',
        people,
      ),
      threshold: fixed('Within six weeks, two who may sign for it sign a paid trial.'),
      days: 42,
      notes: [
        fixed(
          'You name others than the customer as its users: a yes of theirs says nothing about the money.',
        ),
      ],
      otherwise: fixed('Ask who signs what it would have to save them, and from which budget it would come.'),
    }
  if (priceFormOf(source) === 'share' || leadingNature(source)?.nature === 'marketplace')
    return {
      ...shared,
      assumption: fixed('People who like it in a conversation also make a deal through it.'),
      what: calculated(
        'Sort the {interviews} people you talked to: who would pay your share, and who is on the other side. Arrange one real deal by phone for each pair that fits, with your share agreed in writing.',
        people,
      ),
      threshold: calculated('{few} deals happen, and your share of each is paid.', {
        few: count(Math.max(LEAST_DEALS, Math.ceil(interviews * PAIRED))),
      }),
      days: 28,
      notes: [reason],
    }
  return {
    ...shared,
    assumption: fixed('People who like it in a conversation also pay.'),
    what: calculated(
      'Go back to the {interviews} people you talked to. Ask each to pay your full price once in advance, refunded if you do not deliver.',
      people,
    ),
    threshold: calculated('{few} of the {interviews} pay.', { ...people, few: count(few) }),
    days: 21,
    notes: [reason],
  }
}

/** Those who tried it or said yes, of all who were asked: they are asked to pay, and the others why not. */
function goBack(source: Source, { part, whole, deed, words }: ToldRate): Tested {
  const few = atLeastTwo(part * TRIED_PAY, part)
  const people = { part: count(part), whole: count(whole) }
  return {
    assumption:
      deed === 'tried' ? fixed('Those who tried it also pay for it.') : fixed('Those who say yes also pay.'),
    what: !isStated(source, 'price')
      ? calculated(
          'Name a price to the {part} of {whole}, and ask them to pay it now, refunded if you do not deliver. Then ask the others what held them back.',
          people,
        )
      : calculated(
          'Ask the {part} of {whole} to pay your price now, refunded if you do not deliver. Then ask the others what held them back.',
          people,
        ),
    threshold: calculated('{few} of the {part} pay within three weeks.', { ...people, few: count(few) }),
    costDollars: 0,
    days: 21,
    costs: ownHours(whole, 60),
    about: quote(words),
    notes: [fixed('They know what it is, so their money tells more than any further opinion.')],
    otherwise: IF_NO_ONE_PAYS,
    sample: { people: part, pass: few, minutes: 60 },
  }
}

/** Some of those who were interviewed wait already. */
function fewWait(source: Source, waiting: number, interviews: number): Tested {
  const people = { waiting: count(waiting), interviews: count(interviews) }
  const few = atLeastTwo(waiting * WAITING_LIKELY, waiting)
  const rate = bestRate(source.idea)
  return {
    assumption: fixed('Those who wait also pay.'),
    what:
      interviews === 0
        ? calculated(
            'Ask the {waiting} who wait to pay your price in advance, refunded if you do not deliver. Then find as many others like them and ask the same.',
            people,
          )
        : calculated(
            'Ask the {waiting} who wait to pay your price in advance, refunded if you do not deliver. Ask the {interviews} you talked to for the same, and write down why each says no.',
            people,
          ),
    threshold: calculated('{few} of the {waiting} pay.', { ...people, few: count(few) }),
    costDollars: 0,
    days: 21,
    costs: ownHours(Math.max(interviews, waiting * 2), 60),
    about: rate?.deed === 'asked' ? quote(rate.words) : waitingWords(source),
    sample: { people: waiting, pass: few, minutes: 60 },
    notes: [fixed('Whether those who wait pay is the cheapest thing to find out.')],
    otherwise: IF_NO_ONE_PAYS,
  }
}

/** A single price from which on no one orders without an offer of their own, in about so many US dollars. */
const HIGH_PRICE_DOLLARS = 5000

/** Whether one sale is so dear that it takes months and a contract. */
function isHighPrice({ brief }: Source): boolean {
  const price = firstValue(brief, 'price')
  if (!price || (price.every !== 'once' && price.every !== 'use')) return false
  const amount = price.currency === null ? price.low : (roughDollars(price.low, price.currency) ?? price.low)
  return amount >= HIGH_PRICE_DOLLARS
}

/** Those who wait or were talked to, of whom a few sign. */
function highPrice(source: Source, people: number): Tested {
  const { pass: _, ...test } = asked(testOf('payment', 'physical', 'idea', 'order'), source)
  const shared = { notes: reasonFor('payment', source), otherwise: IF_NO_ONE_PAYS, costDollars: 0 }
  if (people === 0) return { ...test, ...shared, about: whomAndWhere(source) }
  return {
    ...test,
    ...shared,
    what: calculated(
      'Go to the {people} who showed interest first, with the drawing, the full price and the delivery date. Ask each for a signed order with a deposit, or for a paid design of their own.',
      { people: count(people) },
    ),
    threshold: fixed('One of them signs and pays the deposit or the design.'),
    about: null,
  }
}

/** What can be sold at once, so that selling it says more than asking. */
const SOLD_AT_ONCE: readonly Nature[] = ['physical', 'service', 'content', 'marketplace']

/** The weakest link of problem, payment, reach and return, by what the founder has shown so far. */
function weakestLink(source: Source, nature: Nature, stage: Stage): Risk {
  if (stage === 'sold')
    return latestDemand(source.brief, source.idea)?.stage === 'repeat' || repeatOf(source.brief, source.idea)
      ? 'reach'
      : 'repeat'
  if (stage === 'made' || SOLD_AT_ONCE.includes(nature)) return 'payment'
  const shown: readonly BriefField[] = ['problem', 'problemCost', 'today']
  return shown.some((field) => isStated(source, field)) || source.brief.problem.state === 'none'
    ? 'payment'
    : 'problem'
}

/** Why a risk is the weakest link, by what the brief shows; null where the test speaks for itself. */
const REASONS: Readonly<Record<Risk, (source: Source) => Statement | null>> = {
  problem: () =>
    fixed('Until you know what goes wrong for them and what they do about it, any product is a guess.'),
  payment: ({ brief }) => {
    const share = shareForGoal(brief)
    const goal = goalOf(brief)
    const price = firstValue(brief, 'price')
    if (share && goal !== null && isHardToReach(brief))
      return fixed(
        'The customers that you counted hardly suffice. How many of them pay, and how much, decides whether you need other places or another price.',
      )
    if (!share || goal === null) return null
    return calculated(
      '{goal} a month takes {share} of the customers that you counted. Whether they pay is open.',
      { goal: shown(money(goal, price?.currency ?? null)), share: shown(share.text) },
    )
  },
  reach: () => fixed('Customers come back. What winning the next ones costs is open.'),
  repeat: (source) =>
    priceFormOf(source) === 'subscription' || priceFormOf(source) === 'yearly'
      ? fixed('You tell of sales. What decides now is how long customers stay.')
      : fixed('You tell of sales. What decides now is whether customers return or send others.'),
}

const reasonFor = (risk: Risk, source: Source): Statement[] => {
  const reason = REASONS[risk](source)
  return reason ? [reason] : []
}

const OTHERWISE: Readonly<Record<Risk, Statement>> = {
  problem: fixed(
    'If they have to think about when it last happened, it is no problem that sells. Work on the one they told you about instead.',
  ),
  payment: IF_NO_ONE_PAYS,
  reach: fixed('Try a second channel or a higher price before you build more.'),
  repeat: fixed('Fix the reason that most of them name before you look for new customers.'),
}

/** A sample is at most half of those who were counted, and no smaller than this. */
const LEAST_PEOPLE = 3

/** A test of the catalog, with as many people as the founder's count allows. */
function asked(
  { assumption, what, threshold, days, cost = 0, costs = OWN_HOURS, minutes = 90, ...numbers }: RiskTest,
  { brief }: Source,
  more: Readonly<Record<string, Param>> = {},
): Pick<Tested, 'assumption' | 'what' | 'threshold' | 'costDollars' | 'days' | 'costs' | 'sample'> & {
  pass: number
} {
  const { people = 1, pass = 1, again = 1 } = numbers
  const half = Math.floor((firstValue(brief, 'count')?.value ?? Number.POSITIVE_INFINITY) / 2)
  const some = Math.min(people, Math.max(LEAST_PEOPLE, half))
  const passing = Math.ceil((pass * some) / people)
  const params = {
    ...more,
    people: count(some),
    pass: count(passing),
    again: count(Math.min(passing, Math.ceil((again * some) / people))),
    minutes: count(minutes),
    hours: count(hoursFor(some, minutes)),
  }
  return {
    assumption: fixed(assumption),
    what: fromCatalog(what, params),
    threshold: fromCatalog(threshold, params),
    costDollars: cost,
    days,
    costs: fromCatalog(costs, params),
    pass: passing,
    sample: { people: some, pass: passing, minutes },
  }
}

/** From such a price on, in US dollars, people pay a deposit instead of the whole. */
const DEPOSIT_DOLLARS = 150

function paymentIn(source: Source): keyof typeof PAYMENTS {
  const price = firstValue(source.brief, 'price')
  if (price?.every === 'share') return 'share'
  if (!price || singlePrice(source) === null || entriesOf(source.brief, 'price').some(isOnlyRead))
    return price ? 'yours' : 'unknown'
  if (price.every === 'use') return 'use'
  const dollars = price.currency === null ? price.low : (roughDollars(price.low, price.currency) ?? price.low)
  return price.every === 'once' && dollars >= DEPOSIT_DOLLARS ? 'order' : 'period'
}

/** The job of the product done by hand, where the founder's words say what it is and nothing has been made yet. */
function handTest(source: Source, stage: Stage): Tested | null {
  const [selected] = actionPatternsOf(source).filter(({ pattern }) => HAND_TESTS[pattern.id])
  const audience = audienceOf(source)
  const byHand =
    selected &&
    ((audience && HAND_TESTS[`${selected.pattern.id} ${audience}`]) ?? HAND_TESTS[selected.pattern.id])
  const isBare = !isStated(source, 'customer') && !isStated(source, 'price')
  if (!byHand || stage !== 'idea' || isBare) return null
  const payment = paymentIn(source)
  const known = demandOf(source.brief, 'interviews')
  const price = firstValue(source.brief, 'price')
  const { pass: _, ...test } = asked(
    {
      ...byHand,
      // Some say themselves that it is paid for.
      what: /\b(?:price|paid|sale|sell)\b/i.test(byHand.what)
        ? byHand.what
        : `${byHand.what} ${PAYMENTS[payment]}`,
      threshold: `${byHand.passed} ${PAY_COUNTS}`,
    },
    source,
    { price: shown(money(singlePrice(source) ?? 0, price?.currency ?? null)) },
  )
  return {
    ...test,
    what: chosenBy(test.what, selected.because),
    about: whomAndWhere(source),
    notes:
      known > 0
        ? [calculated('Begin with those of the {known} you talked to who fit.', { known: count(known) })]
        : unfound(source),
    otherwise: fromCatalog(byHand.stop, {}),
  }
}

const stemsIn = (words: string): string[] =>
  (words.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/(?:ies|es|s|y)$/, ''))

/** What those who were interviewed are asked next: who pays the price, who sends others names. */
function talkedNote(source: Source): Statement[] {
  const { brief } = source
  const talked = demandOf(brief, 'interviews')
  if (talked < LEAST_PEOPLE) return []
  const params = { talked: count(talked) }
  const [text = ''] = entriesOf(brief, 'evidence').flatMap(({ value }) =>
    value.kind === 'interviews' ? [value.text] : [],
  )
  const [words, channel, customer] = [
    stemsIn(text),
    wordsOf(source, 'channel').flatMap(stemsIn),
    wordsOf(source, 'customer').flatMap(stemsIn),
  ]
  const isOfChannel =
    words.filter((stem) => channel.includes(stem)).length > 1 &&
    !words.some((stem) => customer.includes(stem))
  if (isOfChannel)
    return [calculated('The {talked} you talked to can send you customers: ask each for two names.', params)]
  if (mayBePaid(brief, text)) return []
  return isStated(source, 'price')
    ? [
        calculated(
          'The {talked} you talked to know you: name them your price as well, and count their yes apart.',
          params,
        ),
      ]
    : [
        calculated(
          'The {talked} you talked to know you: name them a price as well, and count their yes apart.',
          params,
        ),
      ]
}

/**
 * The next test, by what is known already: payments before waiting lists, these before conversations. Without any of
 * them, the weakest link for the kind of product, the stage and the way of paying.
 */
export function nextTestOf(source: Source): Omit<Tested, 'sample'> {
  const ofLaw = actTest(source.brief, source.idea)
  if (ofLaw) return { ...ofLaw, costDollars: 0, about: null }
  const { sample, ...tested } = testFor(source)
  const test = {
    ...tested,
    ...(sample && tested.otherwise === IF_NO_ONE_PAYS ? endsBelow(source, sample) : {}),
  }
  if (isOfOneMonth(source))
    test.notes.push(
      fixed('The sales channel of one month is left out: end the test before it, or hold it there.'),
    )
  const isUsed = /you talked to|showed interest/.test(
    `${test.what.text} ${test.notes.map(({ text }) => text)}`,
  )
  if (!isUsed) test.notes.push(...talkedNote(source))
  if (!needsMedicalNotice(source.idea) || !mayBeDevice(source)) return test
  const stage = latestDemand(source.brief, source.idea)?.stage
  const isInUse = stage === 'tried' || stage === 'sold' || stage === 'repeat'
  return {
    ...test,
    notes: [
      isInUse
        ? fixed(
            'It is in use already: ask a specialist this week whether it is a medical device, before anyone else uses it.',
          )
        : fixed(
            'Ask a specialist before it: no one uses it for their health until you know whether it is a medical device.',
          ),
      ...test.notes,
    ],
  }
}

const MANY_PAYING = 20
const FEW_OF_MANY = 0.1

/** What some say of the problem is no yes to the offer. */
const SAYS_YES = /\b(?:yes|would|will|wants?|wanted|interested|willing|likes?|liked|promised|happy|keen)\b/i

const WOULD_BUY = /\b(?:order|buy|pay|book|take one)\w*[^,;]*$/i

/** Shops that would take it: what their customers buy there is what is open. */
const onTheShelf = (words: string): Tested => ({
  assumption: fixed('Customers buy it where the shops put it.'),
  what: fixed(
    'Bring the shops you name the first pieces on sale or return, with the price and their margin in writing. Stand beside the counter for an hour in each, and write down who picks it up, who buys, and why others do not.',
  ),
  threshold: fixed(
    'Within four weeks customers buy half of them at the full price, and one shop orders more.',
  ),
  costDollars: 0,
  days: 28,
  costs: fixed('About 3 of your own hours for each shop. Beside them what the pieces cost you to make.'),
  about: quote(words),
  notes: [fixed('A place on the counter is a way to sell. Whether customers pay is open.')],
  otherwise: fixed(
    'Ask those who picked it up and put it back what held them back, and change that before you go to other shops.',
  ),
})

/** People named without whether they paid: right for those who did and those who did not. Things made for them are no people. */
function askThem(source: Source, { words, count: told }: Pick<ToldDemand, 'words' | 'count'>): Tested {
  const named = told ?? peopleIn(words)
  const people = named === null || countsPeople(words) === false ? null : Math.min(named, mostIn(21, 60))
  const few = count(Math.max(1, Math.ceil((people ?? 0) / 3)))
  return {
    assumption: fixed('Those whom you name pay, for the first time or again.'),
    what: isStated(source, 'price')
      ? fixed(
          'Write down what each customer behind these words has paid so far. Those who paid: ask for the next order, or for one other who would pay. The others: ask for your price now, refunded if you do not deliver.',
        )
      : fixed(
          'Write down what each customer behind these words has paid so far. Name a price, and ask each for it now, refunded if you do not deliver.',
        ),
    threshold:
      people === null || people < 2
        ? people === 1
          ? fixed('It pays your full price, and so does one who is not named here.')
          : fixed(
              'One in three of them pays, for the first time or again, and so does one who is not named here.',
            )
        : people < ENOUGH_PAYING
          ? calculated(
              '{few} of the {people} pay, for the first time or again, and so does one who is not named here.',
              { few, people: count(people) },
            )
          : calculated('At least {few} of the {people} pay, for the first time or again.', {
              few,
              people: count(people),
            }),
    costDollars: 0,
    days: 21,
    costs:
      people === null || people < 2 ? fixed('About an hour of your own for each.') : ownHours(people, 60),
    about: quote(words),
    notes: [fixed('They know what it is, so their money tells more than any further opinion.')],
    otherwise: IF_NO_ONE_PAYS,
  }
}

/** So many of the next deals bring the share, of the deals that a month had so far. */
const SHARED_DEALS = 0.6
const MOST_DEALS = 10

/** Where one side pays the other and the founder keeps a part, those who are named may be on either: a deal is right for both. */
function makeDeals(source: Source, words: string): Tested {
  const shared = {
    assumption: fixed('Those who pay make a deal through you, with your share in it.'),
    costDollars: 0,
    days: 28,
    costs: fixed('About 3 of your own hours for each deal.'),
    about: quote(words),
    otherwise: fixed('Ask the side that pays what kept it from it, and the other side what it feared.'),
  }
  const pace = paceOf(source.brief, source.today)
  const told = entriesOf(source.brief, 'evidence').find(({ value }) => value.text === words)?.value.count ?? 0
  // Deals that were arranged already need no proof: that the share is paid does.
  if (told > 1 && countsPeople(words) === false) {
    const deals = Math.min(
      MOST_DEALS,
      Math.max(LEAST_PEOPLE, Math.round(pace ? pace.count / pace.months : told)),
    )
    const volume = volumeForGoal(source.brief)
    const params = {
      told: count(told),
      deals: count(deals),
      few: count(Math.ceil(settled(deals * SHARED_DEALS))),
      volume: shown(volume?.text ?? '0'),
    }
    return {
      ...shared,
      what: calculated(
        'Arrange the next {deals} as you did the {told} so far, with your share agreed in writing before each. Write down what each is worth, and who pays.',
        params,
      ),
      threshold: calculated('Your share is paid on {few} of the next {deals}.', params),
      notes: [
        calculated('{told} are arranged already: only whether your share is paid is open.', params),
        ...(volume
          ? [
              calculated(
                'The goal takes deals worth {volume} a month: what one is worth tells how many.',
                params,
              ),
            ]
          : []),
      ],
    }
  }
  return {
    ...shared,
    what: fixed(
      'Write down who of those whom you name here pays, and who is paid. Arrange three deals between both by hand.',
    ),
    threshold: fixed('Two of the three deals happen, and your share of each is paid.'),
    notes: [
      fixed('Those whom you name may be the side that is paid: only the money of the other side counts.'),
    ],
  }
}

/** Who paid for a year has not paid for the next one. */
function renew(paying: number): Tested {
  const params = { paying: count(paying), few: count(atLeastTwo(paying / 2, paying)) }
  return {
    assumption: fixed('Those who pay now pay for the next year as well, at your price.'),
    what: calculated(
      'Ask each of the {paying} who pay to renew now, for the next year at your full price. Write down why each says no.',
      params,
    ),
    threshold: calculated('{few} of the {paying} pay for the next year.', params),
    costDollars: 0,
    days: 28,
    costs: ownHours(paying, 30),
    about: null,
    notes: [fixed('You tell of sales. What decides now is how long customers stay.')],
    otherwise: OTHERWISE.repeat,
  }
}

/** Of those who got what they paid for, so many pay again or bring one who does. */
const DELIVERED_BRING = 0.2

/** Who paid in advance has decided already: delivering, and whom it brings, is what is open. */
function deliver(source: Source, { words }: ToldDemand, people: number): Tested {
  const params = { paid: count(people), few: count(Math.ceil(people * DELIVERED_BRING)) }
  return {
    assumption: fixed('Those who paid in advance get what they paid for, and bring others.'),
    what: calculated(
      'Name a day to the {paid} who paid in advance, and deliver on it. Ask each for the next order, or for one other who pays, when they have it in hand.',
      params,
    ),
    threshold: calculated(
      'All {paid} have it on that day, and {few} of them pay again or send someone who pays.',
      params,
    ),
    costDollars: 0,
    days: 42,
    costs: ownHours(people, 20),
    about: whomAndWhere(source) ?? quote(words),
    notes: [
      fixed('They paid before there was anything: a delivery on time is what the next ones ask about.'),
    ],
    otherwise: fixed('Give back the money of those who wait longer, and ask what they had expected.'),
  }
}

/** Who signed has agreed: the first delivery and its payment is what is open. */
function start({ words }: ToldDemand, people: number): Tested {
  const params = { signed: count(people), few: count(Math.max(1, people - 1)) }
  return {
    assumption: fixed('Those who signed also take it and pay.'),
    what: calculated(
      'Start with the {signed} who signed: agree on the first day, the amount and the price in writing, and send the first invoice with the first delivery.',
      params,
    ),
    threshold: calculated(
      '{few} of the {signed} name the first day within three weeks, and pay the first invoice.',
      params,
    ),
    costDollars: 0,
    days: 42,
    costs: ownHours(people, 180),
    about: quote(words),
    notes: [fixed('A signature is a promise. The first invoice shows what it is worth.')],
    otherwise: fixed('Ask what has to happen before they take it, and put that and a date into the paper.'),
  }
}

/** Those who wait, beside those who have paid: the list is asked for the same money. */
function listAfterSales({ words }: Pick<ToldDemand, 'words'>, waiting: number, isShare: boolean): Tested {
  const few = atLeastTwo(waiting * (waiting < MANY_PAYING ? WAITING_LIKELY : WAITING_PAY), waiting)
  const people = { waiting: count(waiting) }
  return {
    assumption: fixed('Those who wait pay just like the first ones did.'),
    what: isShare
      ? calculated(
          'Offer the {waiting} who wait a deal each, with your full share in it and a day for it. Write down why each says no.',
          people,
        )
      : calculated(
          'Offer it to the {waiting} who wait at your full price, paid when they book, with a day on which each gets it. Write down why each says no.',
          people,
        ),
    threshold: calculated('{few} of the {waiting} pay within three weeks.', { ...people, few: count(few) }),
    costDollars: 0,
    days: 21,
    costs: ownHours(waiting, waiting > 100 ? 3 : 15),
    about: words === '' ? null : quote(words),
    notes: [fixed('Others have paid already, and these asked themselves: they are the nearest next sales.')],
    otherwise: fixed('Ask those who said no what the first customers saw in it that they do not.'),
  }
}

/**
 * The test of the stage after the latest one that is told: sold leads to reorders, a trial to a payment, a conversation to an
 * offer with a price. Without any, the weakest link for the kind of product.
 */
function testFor(source: Source): Tested {
  const { brief } = source
  const counted = demandOf(brief, 'paying')
  const waiting = demandOf(brief, 'waiting')
  const interviews = demandOf(brief, 'interviews')
  const told = latestDemand(brief, source.idea)
  const deposits = depositsOf(brief, source.idea)
  if (deposits > 0 && deposits >= (counted || (told?.stage === 'sold' ? (told.count ?? 0) : 0)))
    return manyDeposits(source, deposits)
  if (told?.stage === 'prepaid' && told.count !== null) return deliver(source, told, told.count)
  const hasPaid = told?.stage === 'sold' || told?.stage === 'repeat' || counted > 0
  // Where customers pay again and again, whether they stay comes first.
  if (hasPaid && waiting > 0 && !isSubscription(brief)) {
    const list = toldDemand(brief, source.idea).find(({ stage }) => stage === 'waiting')
    return listAfterSales(list ?? { words: '' }, waiting, priceFormOf(source) === 'share')
  }
  if (hasPaid) return afterSales(source, told)
  if (told?.stage === 'signed' && told.count !== null) return start(told, told.count)
  const isTwoSided = leadingNature(source)?.nature === 'marketplace'
  if (told && told.stage !== 'talked' && mayBePaid(brief, told.words)) return makeDeals(source, told.words)
  if (waiting >= ENOUGH_WAITING && !isTwoSided && !isHighPrice(source)) return manyWait(source, waiting)
  const rates = brief.evidence.state === 'none' ? [] : toldRates(source.idea)
  const tried = rates.find(({ deed }) => deed === 'tried')
  if (tried && tried.part > 1) return goBack(source, tried)
  if (told?.stage === 'served') return askThem(source, told)
  const trial = trialOf(brief, source.idea)
  if (trial && waiting < ENOUGH_WAITING && (trial.planned || trial.people !== null))
    return afterTrial(source, trial, trial.people ?? 1)
  if (told?.stage === 'tried' && told.count !== null && told.count > 0)
    return afterTrial(
      source,
      { people: told.count, planned: isPlannedTrial(told.words), words: told.words },
      told.count,
    )
  if (told?.stage === 'tried') return askThem(source, told)
  if (told?.stage === 'stocked') return onTheShelf(told.words)
  if (isTwoSided && waiting < ENOUGH_WAITING && interviews >= ENOUGH_INTERVIEWS)
    return manyTalked(source, interviews)
  if (isHighPrice(source)) return highPrice(source, Math.max(waiting, interviews))
  const isFew = waiting < LEAST_PEOPLE && interviews >= ENOUGH_INTERVIEWS
  if (waiting > 0 && waiting < ENOUGH_WAITING && !isFew) return fewWait(source, waiting, interviews)
  if (waiting >= ENOUGH_WAITING) return manyWait(source, waiting)
  const said = rates.filter(({ deed, words }) => deed === 'said' && SAYS_YES.test(words))
  // Who would buy comes before who would offer.
  const wanted = said.find(({ words }) => WOULD_BUY.test(words)) ?? said[0]
  if (wanted && wanted.part > 1) return goBack(source, wanted)
  const stage = stageOf(source)
  const byHand = handTest(source, stage)
  if (interviews >= ENOUGH_INTERVIEWS && !byHand) return manyTalked(source, interviews)
  if (byHand) return byHand
  return told ? askThem(source, told) : ofCatalog(source, stage)
}

const FOR_A_YEAR =
  /\b(?:for (?:an?|one|1|the (?:whole|first)|two) years?|yearly|annual(?:ly)?|12 months|twelve months)\b/i

/** The test of the catalog for the weakest link. */
function ofCatalog(source: Source, stage: Stage): Tested {
  const told = stage === 'sold' ? latestDemand(source.brief, source.idea) : null
  const paying = demandOf(source.brief, 'paying') || (told?.count ?? 0)
  const leading = leadingNature(source)?.nature ?? 'other'
  const nature = leading === 'content' && isStated(source, 'user') ? 'other' : leading
  // Who has paid for a year is not asked for the next one yet.
  const isCommitted =
    isSubscription(source.brief) &&
    entriesOf(source.brief, 'evidence').some(
      ({ value }) => value.kind === 'paying' && FOR_A_YEAR.test(value.text),
    )
  const risk = isCommitted ? 'reach' : weakestLink(source, leading, stage)
  // What was bought once is not paid again by itself.
  const isOver = risk === 'repeat' && isSubscription(source.brief) && payingAgain(source.brief) === 0
  const form = (isOver ? null : priceFormOf(source)) ?? 'unknown'
  const quantity = firstValue(source.brief, 'purchases')
  const chosen = testOf(
    risk,
    nature,
    stage,
    form,
    quantity !== null && quantity <= 1 && (isOver || !isSubscription(source.brief)),
  )
  const { pass: _, ...test } = asked(chosen, source)
  const reached = risk === 'reach' ? buyersOf(source) : null
  const [counted, share = 1] = chosen.counted ?? []
  const isOfNewPeople = risk !== 'repeat' && risk !== 'reach'
  return {
    ...test,
    // An amount of another country's money would be none.
    ...(test.costDollars > 0 && roughDollars(1, currencyIn(source.brief) ?? '') === null
      ? {
          costDollars: 0,
          costs: fixed('Ads, print or travel for one channel: set the amount yourself before you begin.'),
        }
      : {}),
    ...(risk === 'repeat' && paying > 0 ? { costs: ownHours(paying, 30) } : {}),
    // Of two sides, those who are counted may be the ones who sell.
    ...(counted && paying > 0 && leading !== 'marketplace'
      ? {
          threshold: fromCatalog(counted, {
            pass: count(
              share === MAJORITY
                ? Math.floor(paying * share) + 1
                : Math.max(1, Math.ceil(paying * (paying < MANY_PAYING ? share : FEW_OF_MANY))),
            ),
            paying: count(paying),
          }),
        }
      : {}),
    ...(reached ? { ...reached, costDollars: 0 } : {}),
    // Buyers are those whom the founder tells of, and not all customers.
    about: told && told.words !== '' ? quote(told.words) : whomAndWhere(source),
    notes: isCommitted
      ? [
          fixed(
            'They paid for a year: whether they stay shows at its end. What winning the next ones costs is open.',
          ),
        ]
      : [...reasonFor(risk, source), ...(isOfNewPeople ? unfound(source) : [])],
    otherwise: OTHERWISE[risk],
  }
}
