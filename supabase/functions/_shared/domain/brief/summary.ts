import type { Statement } from '../basis.ts'
import { formatCount } from '../figures.ts'
import { type Brief, type BriefField, type BriefValues, entriesOf, firstValue } from './brief.ts'
import { quoteOf } from './changes.ts'
import {
  currencyOfBrief,
  customersForGoal,
  demandOf,
  goalOf,
  incomeFrom,
  incomeFromSome,
  isHardToReach,
  isMuchWork,
  isPerUnit,
  isSubscription,
  marketPerYear,
  money,
  monthsToPayOff,
  perWorkingDay,
  priceBesideToday,
  problemOfAll,
  revenueOf,
  salesForGoal,
  shareForGoal,
  shareToPayOff,
  unitsForGoal,
  volumeForGoal,
} from './economics.ts'
import { formatValue } from './format.ts'
import { calculated, fixed, quote, shown, told } from './line.ts'
import { isAsked } from './questions.ts'
import { isBlank } from './refusal.ts'

/** One line of the summary: what is known, the words that it is about, and the question that would settle the rest. */
export interface SummaryLine {
  said: Statement
  /** The founder's words, as quotations; null when there are none. */
  about: Statement | null
  /** The open field that would change this line. */
  asks: BriefField | null
}

/** What a first test needs to know. */
const FOR_A_TEST = ['customer', 'problem', 'price', 'actions', 'place', 'product'] as const

/** The values of a field: quoted from the idea, or as typed, or as a figure or choice is shown. */
function valuesOf<F extends BriefField>(brief: Brief, idea: string, field: F) {
  return entriesOf(brief, field).map((entry) => {
    const words = quoteOf(entry, idea)
    return {
      words: words ?? formatValue(field, entry.value),
      isText: words !== null || isTyped(field, entry.value),
    }
  })
}

/** Whether a value is shown in the words that the founder typed. */
function isTyped<F extends BriefField>(field: F, value: BriefValues[F]): boolean {
  if (typeof value === 'string') return field !== 'nature' && field !== 'field'
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'other'
}

/** The first words of some fields, each once; null when there are none. */
const aboutFields = (brief: Brief, idea: string, fields: readonly BriefField[]): Statement | null => {
  const values = fields.flatMap((field) => valuesOf(brief, idea, field).slice(0, 1))
  const own = values.filter(
    ({ words }) => !values.some((other) => other.words !== words && other.words.includes(words)),
  )
  return own.length > 0 ? told(...own) : null
}

const asking = (brief: Brief, field: BriefField): BriefField | null =>
  brief[field].state === 'open' ? field : null

/** The goal in terms of sales, units or deals, where there is no yearly revenue per customer. */
function otherVerdict(brief: Brief, idea: string): SummaryLine | null {
  const about = aboutFields(brief, idea, ['price'])
  const goal = shown(money(goalOf(brief), currencyOfBrief(brief)))
  const volume = volumeForGoal(brief)
  if (volume)
    return {
      said: calculated('{goal} a month takes deals worth {volume} a month at your share.', {
        goal,
        volume: shown(volume.text),
      }),
      about,
      asks: asking(brief, 'count'),
    }
  const units = unitsForGoal(brief)
  if (units)
    return {
      said: calculated('{goal} a month takes {units} of the units that you charge for.', {
        goal,
        units: shown(units.text),
      }),
      about,
      asks: asking(brief, 'purchases'),
    }
  const sales = salesForGoal(brief)
  return (
    sales && {
      said: calculated('{goal} a month takes {sales} sales a month at your price.', {
        goal,
        sales: shown(sales.text),
      }),
      about,
      asks: asking(brief, firstValue(brief, 'price')?.every === 'once' ? 'count' : 'purchases'),
    }
  )
}

/** What the goal in a verdict is: revenue, assumed until the founder sets it. Null for a verdict without a goal. */
export function goalNoteOf(verdict: SummaryLine, brief: Brief): string | null {
  if (verdict.said.basis !== 'founder') return null
  return brief.goal.state === 'stated'
    ? 'The goal is revenue, before costs.'
    : 'The goal is revenue, before costs: a round figure until you set yours.'
}

/** The one sentence with its number that heads a report. */
export function verdictOf(brief: Brief, idea: string): SummaryLine {
  if (isBlank(brief))
    return {
      said: fixed(
        'No product, customer, problem or action was recognized in this text. One answer is enough to begin.',
      ),
      about: null,
      asks: 'product',
    }
  const about = aboutFields(brief, idea, ['customer', 'place'])
  const revenue = revenueOf(brief)
  const needed = customersForGoal(brief)
  if (!revenue || !needed) {
    const other = otherVerdict(brief, idea)
    if (other) return other
    return brief.price.state === 'stated'
      ? {
          said: fixed('The brief names a price, but not how much one customer pays per year.'),
          about: aboutFields(brief, idea, ['price']),
          asks: null,
        }
      : {
          said: fixed('Your brief has no price yet, so there is nothing to calculate.'),
          about,
          asks: 'price',
        }
  }
  const goal = shown(money(goalOf(brief), revenue.currency))
  const each = shown(money((revenue.low + revenue.high) / 2, revenue.currency))
  const market = marketPerYear(brief)
  const share = shareForGoal(brief)
  const count = firstValue(brief, 'count')?.value
  if (!market || !share || !count)
    return {
      said: calculated('At {each} a year from each customer, {needed} customers bring {goal} a month.', {
        each,
        needed: shown(needed.text),
        goal,
      }),
      about,
      asks: 'count',
    }
  const params = {
    count: shown(formatCount(count)),
    each,
    market: shown(market.text),
    goal,
    needed: shown(needed.text),
  }
  return {
    said:
      share.value > 1
        ? calculated(
            '{count} customers × {each} a year = {market}. {goal} a month needs {needed} customers, more than you counted.',
            params,
          )
        : calculated(
            '{count} customers × {each} a year = {market}. {goal} a month needs {needed} of them, {share}.',
            { ...params, share: shown(share.text) },
          ),
    about,
    asks: null,
  }
}

/** What is still missing for a first test; null when nothing is. */
function missing(brief: Brief): SummaryLine | null {
  const named = FOR_A_TEST.filter((field) => brief[field].state !== 'open')
  const asks = FOR_A_TEST.find((field) => brief[field].state === 'open')
  return asks
    ? {
        said: calculated(
          '{named} of {all} are known: customer, problem, price, what it does, place, product.',
          {
            named: shown(String(named.length)),
            all: shown(String(FOR_A_TEST.length)),
          },
        ),
        about: null,
        asks,
      }
    : null
}

function problem(brief: Brief, idea: string): SummaryLine | null {
  const about = aboutFields(brief, idea, ['problem'])
  const share = shareToPayOff(brief)
  const all = problemOfAll(brief)
  if (share && share.value <= 1 && all)
    return {
      said: calculated(
        'The price pays for itself once {share} of the problem’s cost is saved. If each counted customer loses as much, all together lose {all} a year.',
        { share: shown(share.text), all: shown(all.text) },
      ),
      about,
      asks: null,
    }
  if (share)
    return {
      said:
        share.value <= 1
          ? calculated('The price pays for itself once {share} of the problem’s cost is saved.', {
              share: shown(share.text),
            })
          : calculated(
              'The price is {share} of what the problem costs. At these numbers it cannot pay for itself.',
              { share: shown(share.text) },
            ),
      about,
      asks: null,
    }
  // The cheapest way of today is the one to beat.
  const [today] = priceBesideToday(brief).toSorted((a, b) => b.share.value - a.share.value)
  if (today)
    return {
      said: calculated('Your price is {share} of what they use today.', {
        share: shown(today.share.text),
      }),
      about: quote(today.name),
      asks: isAsked(brief, 'problemCost') ? 'problemCost' : null,
    }
  const months = monthsToPayOff(brief)
  if (months)
    return {
      said: calculated(
        'If the problem goes away completely, the price pays for itself after {months} months.',
        {
          months: shown(months.text),
        },
      ),
      about,
      asks: null,
    }
  if (all)
    return {
      said: calculated(
        'If each counted customer loses as much, all together lose {all} a year to the problem.',
        {
          all: shown(all.text),
        },
      ),
      about,
      asks: asking(brief, 'price'),
    }
  if (brief.problem.state === 'stated')
    return {
      said: fixed(
        'The brief does not say what the problem costs one customer, so it is unclear whether the price is low or high.',
      ),
      about,
      asks: brief.problemCost.state === 'open' ? 'problemCost' : null,
    }
  return brief.problem.state === 'none'
    ? null
    : {
        said: fixed('Your brief does not say yet what goes wrong for customers today.'),
        about: null,
        asks: 'problem',
      }
}

const ENOUGH_PAYING = 5

/** The words of the evidence of one kind. */
function evidenceWords(brief: Brief, idea: string, kind: string): Statement | null {
  const values = entriesOf(brief, 'evidence')
    .filter(({ value }) => value.kind === kind)
    .map((entry) => {
      const words = quoteOf(entry, idea)
      return {
        words: words ?? formatValue('evidence', entry.value),
        isText: words !== null || isTyped('evidence', entry.value),
      }
    })
  return values.length > 0 ? told(...values) : null
}

function paying(brief: Brief, idea: string, count: number): SummaryLine {
  const about = evidenceWords(brief, idea, 'paying')
  const needed = customersForGoal(brief)
  const few = count < ENOUGH_PAYING
  // Who bought once is no customer of every year.
  if (needed && needed.value > count && isSubscription(brief)) {
    const params = {
      paying: shown(formatCount(count)),
      needed: shown(needed.text),
      goal: shown(money(goalOf(brief), currencyOfBrief(brief))),
    }
    return {
      said:
        count === 1
          ? calculated(
              'One of the {needed} customers for {goal} a month already pays. Nothing else here counts as much. Get to five before you automate anything.',
              params,
            )
          : few
            ? calculated(
                '{paying} of the {needed} customers for {goal} a month already pay. Nothing else here counts as much. Get to five before you automate anything.',
                params,
              )
            : calculated(
                '{paying} of the {needed} customers for {goal} a month already pay. Nothing else here counts as much.',
                params,
              ),
      about,
      asks: null,
    }
  }
  return {
    said: few
      ? fixed(
          'Paying customers are the strongest evidence in this report. Get to five before you automate anything.',
        )
      : calculated('{paying} paying customers are the strongest evidence in this report.', {
          paying: shown(formatCount(count)),
        }),
    about,
    asks: null,
  }
}

function demand(brief: Brief, idea: string): SummaryLine {
  const evidence = entriesOf(brief, 'evidence').map(({ value }) => value)
  if (evidence.length === 0)
    return {
      said: fixed(
        'Your brief does not name anyone who wants it yet. Five conversations would change more than this report can.',
      ),
      about: null,
      asks: brief.evidence.state === 'open' ? 'evidence' : null,
    }
  const count = demandOf(brief, 'paying')
  if (count > 0) return paying(brief, idea, count)
  const waiting = demandOf(brief, 'waiting')
  const income = incomeFrom(brief, waiting)
  if (waiting > 0 && income && isSubscription(brief))
    return {
      said: calculated(
        '{waiting} people are waiting. If each of them bought, that would be {income} a month.',
        {
          waiting: shown(formatCount(waiting)),
          income: shown(income.text),
        },
      ),
      about: evidenceWords(brief, idea, 'waiting'),
      asks: null,
    }
  const price = firstValue(brief, 'price')
  if (waiting > 0 && salesForGoal(brief) && price)
    return {
      said: calculated('{waiting} people are waiting. One sale to each of them would bring {income}.', {
        waiting: shown(formatCount(waiting)),
        income: shown(money((waiting * (price.low + price.high)) / 2, price.currency)),
      }),
      about: evidenceWords(brief, idea, 'waiting'),
      asks: null,
    }
  // What is told in other words may be a sale: nothing is said about it that could be wrong.
  if (evidence.some(({ kind }) => kind === 'other' || kind === 'link' || kind === 'paying'))
    return {
      said: fixed('You name signs of demand. The number of paying customers would count most.'),
      about: aboutFields(brief, idea, ['evidence']),
      asks: null,
    }
  return {
    said:
      waiting > 0
        ? fixed('People are waiting, but the brief names no one who has paid. Ask them for money next.')
        : fixed(
            'You talked to people, but the brief names no one who has paid. Ask the same people for money next.',
          ),
    about: aboutFields(brief, idea, ['evidence']),
    asks: null,
  }
}

/** What the goal means for a working day, where each sale is a piece of work or a thing. */
function effort(brief: Brief, idea: string): SummaryLine | null {
  const sales = salesForGoal(brief)
  if (!sales || isMuchWork(brief)) return null
  return {
    said: calculated('{goal} a month is {sales} times your price, about {day} times a working day.', {
      goal: shown(money(goalOf(brief), currencyOfBrief(brief))),
      sales: shown(sales.text),
      day: shown(perWorkingDay(sales.value)),
    }),
    about: aboutFields(brief, idea, ['price']),
    asks: isPerUnit(brief) ? asking(brief, 'purchases') : null,
  }
}

/** What a small part of the counted customers would bring. */
function someBuy(brief: Brief, idea: string): SummaryLine | null {
  const income = incomeFromSome(brief)
  // A place that is too small for the goal is named with the case against.
  if (!income || isHardToReach(brief)) return null
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

const FINDINGS = 3

/**
 * Up to three findings: who wants it, what the problem is worth, and what the goal takes or what is missing for a test.
 * About a field that is withheld from the reader nothing is said.
 */
export function findingsOf(brief: Brief, idea: string, withheld?: BriefField): SummaryLine[] {
  if (isBlank(brief)) return []
  const lacks = missing(brief)
  const isThin = lacks !== null && revenueOf(brief) === null && salesForGoal(brief) === null
  const problemLine = problem(brief, idea)
  const isSame = lacks?.asks === 'problem' && problemLine?.asks === 'problem'
  const rest = [effort(brief, idea), someBuy(brief, idea), lacks]
  const wanted = withheld === 'evidence' ? null : demand(brief, idea)
  return [isThin ? lacks : null, isSame ? lacks : problemLine, wanted, ...rest]
    .filter((line) => line !== null)
    .filter((line, index, all) => all.indexOf(line) === index)
    .slice(0, FINDINGS)
}
