import type { Statement } from '../domain/basis.ts'
import { type Brief, type BriefField, entriesOf, firstValue, type Nature } from '../domain/brief/brief.ts'
import { contradictionIn } from '../domain/brief/checks.ts'
import {
  freeToday,
  isPriceAsCost,
  marginPerCustomer,
  priceBesideToday,
  shareToPayOff,
  spentToday,
} from '../domain/brief/comparison.ts'
import { countsPeople } from '../domain/brief/counted-people.ts'
import {
  amountRange,
  currencyOfBrief,
  demandOf,
  isOrganization,
  isYearSure,
  mayAssumeMargin,
  money,
  type Revenue,
  revenueOf,
  statedMargin,
} from '../domain/brief/economics.ts'
import { gravestRisk } from '../domain/brief/ending-risks.ts'
import {
  customersForGoal,
  goalOf,
  incomeFrom,
  isHardToReach,
  monthsToAll,
  salesForGoal,
  shareForGoal,
} from '../domain/brief/goal.ts'
import { calculated, chosenBy, fixed, shown } from '../domain/brief/line.ts'
import { grossMarginOf } from '../domain/brief/market.ts'
import { needsMedicalNotice } from '../domain/brief/notices.ts'
import { planRisks } from '../domain/brief/plan-risks.ts'
import { actsAgainst } from '../domain/brief/regulated-acts/lines.ts'
import { adviceOn } from '../domain/brief/risk-kinds.ts'
import { isOnlyRead } from '../domain/brief/standing.ts'
import { hasSold } from '../domain/brief/told-demand.ts'
import { damageFeared, weaknessOf } from '../domain/brief/told-weakness.ts'
import { ofSource, wageOf } from '../domain/brief/wages.ts'
import { NO_CURRENCY, roughDollars } from '../domain/currency.ts'
import { formatCount, formatMoney } from '../domain/figures.ts'
import { actionPatternsOf, naturePatternOf } from './selection.ts'
import {
  agreedNatures,
  countriesOf,
  leadingNature,
  mayBeDevice,
  type Source,
  wordsOf,
  wrote,
} from './source.ts'

const MOST_PATTERNS = 2
const MOST_LINES = 2
/** One in this many of the counted customers is used for calculations. */
const ONE_IN = 10
const MONTHS = 12
/** From this share of the problem's cost on, the price leaves customers little benefit. */
const HARD_PRICE = 0.5
/** A budget per customer below about this many US dollars does not pay for a sales call. */
const SMALL_BUDGET_DOLLARS = 40

/** Below this share of the price of an alternative, a price is a reason to switch. */
const CHEAPER = 0.9

const isUnconfirmed = (brief: Brief, ...fields: BriefField[]): boolean =>
  fields.some((field) => entriesOf(brief, field).some(isOnlyRead))

function countAgainst({ brief }: Source): Statement[] {
  const share = shareForGoal(brief)
  const needed = customersForGoal(brief)
  const count = firstValue(brief, 'count')?.value
  const amount = goalOf(brief)
  if (!share || !needed || !count || amount === null || !isHardToReach(brief)) return []
  // An unconfirmed number is asked about before it counts against the idea.
  if (share.value > 1 && isUnconfirmed(brief, 'price', 'purchases', 'count')) return []
  const currency = currencyOfBrief(brief)
  const goal = shown(money(amount, currency))
  const all = { goal, count: shown(formatCount(count)) }
  const everyone = incomeFrom(brief, count)
  if (share.value > 1)
    return everyone
      ? [
          calculated(
            'If all {count} that you counted bought, they would pay {income} a month, less than {goal}. You need a higher price, more places or different customers.',
            { ...all, income: shown(everyone.text) },
          ),
        ]
      : []
  const some = Math.floor(count / ONE_IN)
  const oneInTen = incomeFrom(brief, some)
  if (!oneInTen || some === 0) return []
  return [
    calculated(
      '{goal} a month takes {share} of all {count} that you counted. If one in ten buys, it is {income} a month. For {goal} it would take {more} such customers, or {each} a year from each who buys.',
      {
        ...all,
        share: shown(share.text),
        income: shown(oneInTen.text),
        more: shown(formatCount(needed.value * ONE_IN)),
        each: shown(formatMoney((amount * MONTHS) / some, currency ?? NO_CURRENCY)),
      },
    ),
  ]
}

/** A place is too small for a one-time purchase if all customers have bought within this many months. */
const SOON_SOLD_MONTHS = 60

function onceAgainst({ brief }: Source): Statement[] {
  const months = monthsToAll(brief)
  const sales = salesForGoal(brief)
  const count = firstValue(brief, 'count')?.value
  if (!months || !sales || !count || months.value > SOON_SOLD_MONTHS) return []
  return [
    calculated(
      'At {sales} sales a month, all {count} that you counted have bought after {months} months. Say what they pay for after that.',
      { sales: shown(sales.text), count: shown(formatCount(count)), months: shown(months.text) },
    ),
  ]
}

/** A product that costs this many times as much as an alternative does more, so the alternative is not comparable. */
const OTHER_KIND = 5

function priceAgainst({ brief }: Source): Statement[] {
  const share = spentToday(brief) || isPriceAsCost(brief) ? null : shareToPayOff(brief)
  if (share && share.value > HARD_PRICE)
    return [
      calculated(
        'Your price of a year is {share} of what the problem costs one customer in a year, by your numbers. Ask five of them which of the two they would rather pay.',
        { share: shown(share.text) },
      ),
    ]
  const compared = priceBesideToday(brief)
  // If another alternative costs more, not everyone compares the price with the cheapest one.
  const isAlike = compared.every(({ share: { value } }) => value >= CHEAPER && value <= OTHER_KIND)
  const [dear] = isAlike ? compared : []
  const paying = demandOf(brief, 'paying')
  if (dear && dear.share.value > 1 && paying > 0)
    return [
      chosenBy(
        calculated(
          'Your price is {share} of the cheapest paid way of today. {paying} pay it all the same: ask them what makes it worth that, and whether others see it too.',
          { share: shown(dear.share.text), paying: shown(formatCount(paying)) },
        ),
        wrote(dear.name),
      ),
    ]
  if (dear)
    return [
      chosenBy(
        dear.share.text === '100%'
          ? fixed(
              'Your price is the same as that of the cheapest paid way of today. It has to be better, since it is not cheaper.',
            )
          : dear.share.value < 1
            ? calculated(
                'Your price is {share} of the cheapest paid way of today. So little may be no reason to switch: it has to be better, too.',
                { share: shown(dear.share.text) },
              )
            : calculated(
                'Your price is {share} of the cheapest paid way of today. It has to be better, since it is not cheaper.',
                { share: shown(dear.share.text) },
              ),
        wrote(dear.name),
      ),
    ]
  return []
}

/** An alternative that is free today, if the price cannot be compared with a paid one. */
function freeAgainst({ brief, idea }: Source): Statement[] {
  const [free] = freeToday(brief)
  // If customers already pay, most of them do not compare it with a free alternative.
  return free === undefined || priceBesideToday(brief).length > 0 || hasSold(brief, idea)
    ? []
    : [
        chosenBy(
          fixed(
            'Customers can go on as they do today and pay nothing. Find out first what that costs them in other ways, and whether they mind.',
          ),
          wrote(free),
        ),
      ]
}

/** Working hours per year of one person. */
const HOURS_A_YEAR = 2080

/** The maximum cost of winning one customer, in money and in hours of work at the usual pay of the place. */
function reachAgainst({ brief }: Source): Statement[] {
  const revenue = revenueOf(brief)
  const currency = currencyOfBrief(brief)
  if (statedMargin(brief) !== null || !mayAssumeMargin(brief) || !isYearSure(brief)) return []
  // Content costs nothing to copy, but a lot to print, read out or mail.
  if (entriesOf(brief, 'nature').some(({ value }) => value === 'content')) return []
  const margin = grossMarginOf(brief).base
  const budget = marginPerCustomer(brief, margin)
  const dollars = budget && currency ? roughDollars(budget.value, currency) : null
  if (revenue === null || !budget || dollars === null) return []
  const params = {
    each: shown(amountRange(revenue.low, revenue.high, currency)),
    margin: shown(`${formatCount(margin * 100)}%`),
    budget: shown(budget.text),
  }
  const pay = wageOf(brief)
  const hours = pay && budget.value / (pay.amount / HOURS_A_YEAR)
  if (dollars < SMALL_BUDGET_DOLLARS || (hours !== null && hours < 2))
    return [
      calculated(
        'One customer brings {each} a year. At an assumed margin of {margin}, winning one may cost {budget} at most: enough for word of mouth, not for sales calls.',
        params,
      ),
    ]
  return pay === null || hours === null || hours > MOST_HOURS
    ? []
    : [
        ofSource(
          calculated(
            'One customer leaves {budget} in the first year, at an assumed margin of {margin}. That pays for {hours} hours of work at usual pay. Winning, serving and keeping one customer has to fit into these.',
            { ...params, hours: shown(hoursRange(revenue, margin, pay.amount / HOURS_A_YEAR)) },
          ),
          pay,
        ),
      ]
}

/** How many hours of work at an hourly pay the margin of one customer pays for, at both ends of the price. */
const hoursRange = ({ low, high }: Revenue, margin: number, hourly: number): string =>
  [...new Set([low, high].map((each) => formatCount(Math.round((each * margin) / hourly))))].join(' to ')

/** With more hours per customer than this, the cost of selling is not a concern. */
const MOST_HOURS = 12

const isOf = (source: Source, ...natures: Nature[]): boolean =>
  agreedNatures(source).some((nature) => natures.includes(nature))

/** Members of one household buy together, whatever word is used for each of them. */
const OF_A_HOUSEHOLD =
  /\b(?:famil(?:y|ies)|parents?|mothers?|fathers?|moms?|mums?|dads?|couples?|households?|themselves|same (?:people|person)|owners?)\b/i
const stemsOf = (words: string): string[] =>
  (words.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/(?:ies|es|s|y)$/, ''))

/** Whether users and paying customers are the same people, judged by the words for both. */
const isSamePeople = (user: string, payer: string): boolean =>
  (OF_A_HOUSEHOLD.test(user) && OF_A_HOUSEHOLD.test(payer)) ||
  stemsOf(user.split(/,|\bwho\b|\bof\b/)[0] ?? '').some((stem) => stemsOf(payer).includes(stem))

/** The users are not the people who pay. */
function usersAgainst(source: Source): Statement[] {
  const { brief } = source
  const isSure = [...entriesOf(brief, 'user'), ...entriesOf(brief, 'customer')].every(
    (entry) => !isOnlyRead(entry),
  )
  const [payer = ''] = wordsOf(source, 'customer')
  const isTwoSided = isOf(source, 'marketplace') || firstValue(brief, 'price')?.every === 'share'
  // People in a business use what the business pays for.
  const [user] =
    isSure && payer !== '' && !isTwoSided && !isOrganization(brief) && brief.trade.state !== 'stated'
      ? wordsOf(source, 'user').filter((words) => countsPeople(words) && !isSamePeople(words, payer))
      : []
  return user === undefined
    ? []
    : [
        chosenBy(
          fixed('Those who use it are not those who pay. Find out who decides, and what they gain from it.'),
          wrote(user),
        ),
      ]
}

/** Groups statements with the same reason, ordered by the first occurrence of each reason. */
function sideBySide(statements: readonly Statement[]): Statement[] {
  const groups = new Map<string, Statement[]>()
  for (const statement of statements) {
    const reason = JSON.stringify(statement.because ?? null)
    groups.set(reason, [...(groups.get(reason) ?? []), statement])
  }
  return [...groups.values()].flat()
}

/** The founder's other risks, each with what it costs or calls for: those that decide first. */
function ownRisks({ brief }: Source, said: readonly (string | undefined)[]): Statement[] {
  const others = entriesOf(brief, 'risks').filter(({ value }) => !said.includes(value))
  const advised = others.map(({ value }) => ({ words: value, advice: adviceOn(brief, value) }))
  const [first] = [
    ...advised
      .filter(({ advice }) => advice?.against)
      .toSorted((a, b) => rankOf(a.advice) - rankOf(b.advice)),
    ...advised.filter(({ advice }) => advice === null),
  ]
  return first ? [chosenBy(first.advice?.against ?? UNKNOWN_RISK, wrote(first.words))] : []
}

/** Calculated from the founder's numbers before what is only asked. */
const rankOf = (advice: ReturnType<typeof adviceOn>): number => Number(advice?.against?.basis !== 'founder')

const UNKNOWN_RISK = fixed(
  'Write down what one such case costs you, how many of the next ten it would hit, and what you do then.',
)

/** What the law may say against it, before all else. */
const lawAgainst = (source: Source): Statement[] =>
  needsMedicalNotice(source.idea) && mayBeDevice(source)
    ? [
        fixed(
          'If the law counts it as a medical device, that may take proof and approval before you sell. Find that out first.',
        ),
      ]
    : []

/**
 * What argues against the idea: the law, the founder's own numbers, what its use or the plan has shown, what others sell
 * or give away, the risks that they name, then the actions and the kind of product. Never empty: without any of these, nothing shows yet that people need it.
 */
export function againstLines(source: Source): Statement[] {
  const { brief, idea } = source
  const ofLaw = actsAgainst(brief, idea, countriesOf(source))
  const gravest = gravestRisk(brief, idea)
  const weakness = weaknessOf(brief, idea) ?? damageFeared(brief)
  const contradiction = contradictionIn(brief, idea)
  const because = (told: { words: string; said: Statement } | null) =>
    told ? [chosenBy(told.said, wrote(told.words))] : []
  const byAction = actionPatternsOf(source).flatMap(({ pattern: { against }, because }) =>
    against === null ? [] : [chosenBy(fixed(against), because)],
  )
  const ofNature = naturePatternOf(source)
  // A founder who names a free alternative or a difference has looked at the competition.
  const hasLooked =
    leadingNature(source)?.nature === 'content' &&
    (freeToday(brief).length > 0 || brief.difference.state === 'stated')
  const byNature =
    ofNature?.pattern.against && !hasLooked
      ? [chosenBy(fixed(ofNature.pattern.against), ofNature.because)]
      : []
  const found = [
    ...ofLaw,
    ...(ofLaw.length === 0 ? lawAgainst(source) : []),
    ...(contradiction ? [contradiction.said] : []),
    ...countAgainst(source),
    ...because(weakness),
    ...planRisks(brief, idea).slice(0, 1).flatMap(because),
    ...[onceAgainst, priceAgainst, freeAgainst].flatMap((each) => each(source)),
    ...because(gravest),
    ...ownRisks(source, [weakness?.words, gravest?.words]),
    ...byAction.slice(0, MOST_PATTERNS),
    ...reachAgainst(source),
    ...(byAction.length > 0 ? [] : byNature),
    ...usersAgainst(source),
  ]
  return sideBySide(found.length > 0 ? found.slice(0, MOST_LINES) : [notShown(source)])
}

/** What is open even where nothing else is told: whether anyone needs it enough. */
const notShown = ({ brief, idea }: Source): Statement =>
  hasSold(brief, idea)
    ? fixed(
        'A few sales can come from curiosity. Ask each who paid what they would do without it, and count who would miss it.',
      )
    : fixed(
        'Nothing that you tell shows that people need it enough to pay. Ask five what they did the last time they needed it.',
      )
