import { type Statement, state } from '../basis.ts'
import { formatCount } from '../figures.ts'
import { officialCounts } from '../lookup-evidence.ts'
import type { LookupRecord } from '../lookups.ts'
import type { MarketModel } from '../market-model.ts'
import { beside } from './beside.ts'
import { type Brief, type BriefField, entriesOf, firstValue } from './brief.ts'
import {
  extraBesideProblem,
  isPriceAsCost,
  monthsToPayOff,
  problemOfAll,
  shareToPayOff,
  spentToday,
} from './comparison.ts'
import { ampleCount, conflictsIn } from './conflicts.ts'
import { demand } from './demand.ts'
import { currencyOfBrief, demandOf, isPerUnit, money, revenueOf } from './economics.ts'
import {
  customersForGoal,
  goalOf,
  incomeFromSome,
  isByAmount,
  isHardToReach,
  isMuchWork,
  perWorkingDay,
  priceOfSale,
  salesForGoal,
} from './goal.ts'
import { calculated, fixed, named, quote, shown } from './line.ts'
import { isBlank } from './notices.ts'
import { isAsked, needsNoActions, QUESTIONS } from './questions.ts'
import { aboutFields, asking, type SummaryLine } from './summary.ts'
import { amountsIn, besidePrice, unusedAmounts } from './told-amounts.ts'

/** What a first test needs to know. */
const FOR_A_TEST = ['customer', 'problem', 'price', 'actions', 'place', 'product'] as const

/** What is still missing for a first test; null when nothing is. */
function missing(brief: Brief): SummaryLine | null {
  const open = FOR_A_TEST.filter(
    (field) => brief[field].state === 'open' && !(field === 'actions' && needsNoActions(brief)),
  )
  return open[0]
    ? {
        said: fixed('Not read yet, and needed for a first test: {open}.', {
          open: named(...open.map((field) => QUESTIONS[field].label)),
        }),
        about: null,
        asks: open[0],
      }
    : null
}

/** From this share of the problem's cost on, what customers save by leaving today's way tells more. */
const HARD_PRICE = 0.5

/** What customers pay beyond today's way, beside the problem that this way leaves them with. */
function payOffBeyond(
  { extra, cost, currency, share }: NonNullable<ReturnType<typeof extraBesideProblem>>,
  about: SummaryLine['about'],
): SummaryLine {
  const amounts = { extra: shown(money(Math.abs(extra), currency)), cost: shown(money(cost, currency)) }
  return {
    said:
      extra <= 0
        ? calculated(
            'Customers who leave the cheapest paid way of today save {extra} a year, and the {cost} that the problem costs them besides.',
            amounts,
          )
        : share.value > 1
          ? calculated(
              'Customers pay {extra} a year more than for the cheapest paid way of today. The problem costs them {cost}, so at these numbers it cannot pay for itself.',
              amounts,
            )
          : calculated(
              'Customers pay {extra} a year more than for the cheapest paid way of today. That pays for itself once {share} of the {cost} that the problem costs them is saved.',
              { ...amounts, share: shown(share.text) },
            ),
    about,
    asks: null,
  }
}

/** The price beside a problem whose cost is known, and is not what today's way costs. */
function payOff(brief: Brief, about: SummaryLine['about']): SummaryLine | null {
  if (spentToday(brief) || isPriceAsCost(brief)) return null
  const share = shareToPayOff(brief)
  if (!share) return null
  const beyond = extraBesideProblem(brief)
  if (beyond && (beyond.extra > 0 || share.value > HARD_PRICE)) return payOffBeyond(beyond, about)
  const all = problemOfAll(brief)
  if (share.value > 1)
    return {
      said: calculated(
        'The price is {share} of what the problem costs. At these numbers it cannot pay for itself.',
        { share: shown(share.text) },
      ),
      about,
      asks: null,
    }
  return {
    said: all
      ? calculated(
          'The price pays for itself once {share} of the problem’s cost is saved. If each counted customer loses as much, all together lose {all} a year.',
          { share: shown(share.text), all: shown(all.text) },
        )
      : calculated('The price pays for itself once {share} of the problem’s cost is saved.', {
          share: shown(share.text),
        }),
    about,
    asks: null,
  }
}

/** An amount in the words for the problem, beside the price: what one case or period costs; null without one. */
function costInProblem(brief: Brief, idea: string): Statement | null {
  const words = entriesOf(brief, 'problem').map(({ value }) => value)
  const told = unusedAmounts(brief, idea).find(({ amount }) =>
    words.flatMap(amountsIn).some((each) => each.amount === amount),
  )
  return told && firstValue(brief, 'price')?.every !== 'share' ? besidePrice(brief, told) : null
}

/** What the problem is worth, where nothing sets the price beside it. */
function problem(brief: Brief, idea: string): SummaryLine | null {
  const about = aboutFields(brief, idea, ['problem'])
  const months = monthsToPayOff(brief)
  if (months)
    return {
      said: calculated(
        'If the problem goes away completely, the price pays for itself after {months} months.',
        { months: shown(months.text) },
      ),
      about,
      asks: null,
    }
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
  const cost = brief.problemCost.state === 'open' ? costInProblem(brief, idea) : null
  if (cost) return { said: cost, about, asks: isAsked(brief, 'problemCost') ? 'problemCost' : null }
  if (brief.problem.state === 'stated' && brief.problemCost.state === 'open')
    return {
      said: fixed(
        'What the problem costs one customer was not read from your text, so it is open whether the price is low or high.',
      ),
      about,
      asks: isAsked(brief, 'problemCost') ? 'problemCost' : null,
    }
  return brief.problem.state === 'open'
    ? {
        said: fixed('What goes wrong for customers today was not read from your text.'),
        about: null,
        asks: 'problem',
      }
    : null
}

/** Of those who hear of it, one in so many buys: to see how many have to be reached. */
const ONE_IN = 10

/** How many people the channels have to reach for the customers that the goal takes. */
function reach(brief: Brief, idea: string): SummaryLine | null {
  const needed = customersForGoal(brief)
  if (!needed || brief.channel.state === 'none') return null
  const missing = Math.max(0, needed.value - demandOf(brief, 'paying'))
  const heard = missing * ONE_IN
  const count = firstValue(brief, 'count')?.value
  // A goal above all customers is named with the case against.
  if (missing === 0 || (count && needed.value > count)) return null
  const params = { missing: shown(formatCount(missing)), heard: shown(formatCount(heard)) }
  const isFirst = missing === needed.value
  return {
    said:
      count && heard > count
        ? isFirst
          ? calculated(
              'If one in ten who hear of it buys, {missing} customers mean reaching {heard}. You count only {count}.',
              { ...params, count: shown(formatCount(count)) },
            )
          : calculated(
              'If one in ten who hear of it buys, {missing} more customers mean reaching {heard}. You count only {count}.',
              { ...params, count: shown(formatCount(count)) },
            )
        : isFirst
          ? calculated(
              'If one in ten who hear of it buys, {missing} customers mean reaching {heard} through your sales channels.',
              params,
            )
          : calculated(
              'If one in ten who hear of it buys, {missing} more customers mean reaching {heard} through your sales channels.',
              params,
            ),
    about: aboutFields(brief, idea, ['channel']),
    asks: asking(brief, 'channel'),
  }
}

/** From so many sales a month on, they are told by the day. */
const A_DAY = 21

/** What the goal means for a working day, where each sale is a piece of work or a thing. */
function effort(brief: Brief, idea: string): SummaryLine | null {
  const sales = salesForGoal(brief)
  const goal = goalOf(brief)
  if (!sales || goal === null || isMuchWork(brief) || isByAmount(brief)) return null
  // Few sales, where there is no yearly revenue, are the verdict itself.
  if (sales.value < A_DAY && !revenueOf(brief)) return null
  const params = { goal: shown(money(goal, currencyOfBrief(brief))), sales: shown(sales.text) }
  return {
    said:
      sales.value < A_DAY
        ? calculated('{goal} a month is {sales} sales a month.', params)
        : calculated('{goal} a month is {sales} sales a month, about {day} on each working day.', {
            ...params,
            day: shown(perWorkingDay(sales.value)),
          }),
    about: aboutFields(brief, idea, ['price']),
    asks: isPerUnit(brief) ? asking(brief, 'purchases') : null,
  }
}
/** What a small part of the counted customers would bring. */
function someBuy(brief: Brief, idea: string): SummaryLine | null {
  const income = incomeFromSome(brief)
  // Without a goal, the verdict says it; a place that is too small for the goal is named with the case against.
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
  /** What is shown as the case against; the same percentage is not told twice. */
  against?: Statement | null | undefined
  /** What public sources answered for the report. */
  lookups?: LookupRecord | null
}

const percentages = (text: string): string[] => text.match(/\d[\d.,]*%/g) ?? []
const amounts = (text: string): string[] => text.match(/(?:[$€£₹₦¥]|\b[A-Z]{3} )\d[\d.,]*\d/g) ?? []

/** Whether two texts are about the same percentage or the same two amounts, and so say the same in other words. */
export const isSaidIn = (a: string, b: string): boolean =>
  percentages(a).some((share) => percentages(b).includes(share)) ||
  amounts(a).filter((amount) => amounts(b).includes(amount)).length > 1

/** How many such customers a public source counts, where the founder gave no number: the base of the market. */
function counted(brief: Brief, lookups: LookupRecord | null): SummaryLine | null {
  const [official] = officialCounts(lookups)
  if (!official || brief.count.state !== 'open') return null
  return { said: state(official.says, 'source', [official.citation]), about: null, asks: null }
}

const FINDINGS = 3
const CONFLICTS = 2
/** What the problem is worth and who wants it. */
const LEAST_BESIDE = 2

/**
 * Up to three findings, four where two things do not fit together: what does not fit together, how many customers a public source counts, what the problem is worth,
 * who wants it, and what the goal takes or what is missing for a test. About a field that is withheld from the reader
 * nothing is said.
 */
export function findingsOf(
  brief: Brief,
  idea: string,
  { withheld, model = null, against = null, lookups = null }: FindingsContext = {},
): SummaryLine[] {
  if (isBlank(brief)) return []
  const lacks = missing(brief)
  const isThin = lacks !== null && revenueOf(brief) === null && priceOfSale(brief) === null
  const about = aboutFields(brief, idea, ['problem'])
  const compared = [payOff(brief, about), beside(brief)].filter((line) => line !== null)
  const worth = compared.length > 0 ? compared : [problem(brief, idea)]
  const isSame = lacks !== null && worth[0]?.asks === 'problem'
  const wanted = withheld === 'evidence' ? null : demand(brief, idea)
  const conflicts = conflictsIn(brief, idea, model).slice(0, CONFLICTS)
  // What argues against the idea from the same words is told with it.
  const because = against?.because && quote(against.because.words).text
  return [
    ...conflicts,
    counted(brief, lookups),
    isThin ? lacks : null,
    ...(isSame ? [lacks] : worth.slice(0, 1)),
    wanted,
    ...worth.slice(1),
    reach(brief, idea),
    effort(brief, idea),
    ampleCount(brief, idea),
    someBuy(brief, idea),
    lacks,
  ]
    .filter((line) => line !== null)
    .filter((line, index, all) => all.indexOf(line) === index)
    .filter(({ said, about }) => !because || about?.text !== because || said.basis !== 'template')
    .filter(
      ({ said }, index, all) =>
        ![...(against ? [against] : []), ...all.slice(0, index).map((line) => line.said)].some(({ text }) =>
          isSaidIn(said.text, text),
        ),
    )
    .slice(0, Math.max(FINDINGS, conflicts.length + LEAST_BESIDE))
}
