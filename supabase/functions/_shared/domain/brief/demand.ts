import type { Statement } from '../basis.ts'
import { formatCount, settled } from '../figures.ts'
import { type Brief, entriesOf, firstValue } from './brief.ts'
import { quoteOf } from './changes.ts'
import {
  currencyOfBrief,
  demandOf,
  isPerUnit,
  isSubscription,
  money,
  payingAgain,
  percentText,
} from './economics.ts'
import { formatValue } from './format.ts'
import { customersForGoal, goalOf, incomeFrom } from './goal.ts'
import { calculated, fixed, quote, shown, told } from './line.ts'
import { aboutFields, type SummaryLine, typedWords } from './summary.ts'
import { amountsIn, isInOwn } from './told-amounts.ts'
import { type DemandStage, latestDemand, toldDemand } from './told-demand.ts'
import { mayBePaid } from './told-evidence.ts'
import { depositsOf, trialOf } from './trials.ts'

const ENOUGH_PAYING = 5

function evidenceWords(brief: Brief, idea: string, kind: string): Statement | null {
  const values = entriesOf(brief, 'evidence')
    .filter(({ value }) => value.kind === kind)
    .map((entry) => {
      const words = quoteOf(entry, idea)
      return {
        words: words ?? typedWords('evidence', entry.value) ?? formatValue('evidence', entry.value),
        isText: words !== null || typedWords('evidence', entry.value) !== null,
      }
    })
  return values.length > 0 ? told(...values) : null
}

function paying(brief: Brief, idea: string, count: number): SummaryLine {
  const about = evidenceWords(brief, idea, 'paying')
  const needed = customersForGoal(brief)
  const few = count < ENOUGH_PAYING
  const goal = goalOf(brief)
  const income = incomeFrom(brief, count)
  if (income && goal === null && isSubscription(brief))
    return {
      said: few
        ? calculated(
            '{paying} pay already: {income} a month. Nothing else here counts as much. Get to five before you automate anything.',
            { paying: shown(formatCount(count)), income: shown(income.text) },
          )
        : calculated('{paying} pay already: {income} a month. Nothing else here counts as much.', {
            paying: shown(formatCount(count)),
            income: shown(income.text),
          }),
      about,
      asks: null,
    }
  // A customer who bought once does not buy every year.
  if (needed && goal !== null && needed.value > count && isSubscription(brief)) {
    const params = {
      paying: shown(formatCount(count)),
      needed: shown(needed.text),
      goal: shown(money(goal, currencyOfBrief(brief))),
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
  return { said: MADE_SALES, about, asks: null }
}

const MADE_SALES = fixed(
  'Sales that are made are the strongest evidence in this report. Count how many different customers paid, and how many of them twice.',
)

/** The value of the deposits once the rest is paid; null without any. */
function deposits(brief: Brief, idea: string): SummaryLine | null {
  const count = depositsOf(brief, idea)
  if (count === 0 || count < demandOf(brief, 'paying')) return null
  const price = firstValue(brief, 'price')
  const isSingle = price !== null && price.low === price.high && price.every !== 'share' && !isPerUnit(brief)
  const params = { deposits: shown(formatCount(count)) }
  return {
    said:
      price && isSingle
        ? calculated(
            '{deposits} left a deposit. If all of them pay the full {price}, that is {sum}. Nothing short of a sale counts as much.',
            {
              ...params,
              price: shown(money(price.low, price.currency)),
              sum: shown(money(settled(count * price.low), price.currency)),
            },
          )
        : calculated('{deposits} left a deposit. Nothing short of a sale counts as much.', params),
    about: evidenceWords(brief, idea, 'paying'),
    asks: brief.evidence.state === 'open' ? 'evidence' : null,
  }
}

/** The text for a stage of demand without a count. */
const SAID: Readonly<Record<Exclude<DemandStage, 'talked' | 'waiting'>, Statement>> = {
  prepaid: fixed(
    'Some paid in advance: only a delivered sale counts more. Name the day on which each of them gets it.',
  ),
  signed: fixed(
    'Some signed. It counts in full once it is delivered and paid: name the first day and the first invoice.',
  ),
  repeat: fixed(
    'Customers who come back are the strongest sign there is. Count how many of all did, and what winning the first ones cost.',
  ),
  sold: MADE_SALES,
  tried: fixed(
    'It was tried: no sign short of a payment tells more. Ask those who tried it for your price next.',
  ),
  served: fixed(
    'Did they pay? If so, count how many different customers did, and how many of them twice. If not, ask each for your price next.',
  ),
  stocked: fixed(
    'Shops that would take it are a way to sell, and no sale yet. Agree on number, price and margin, and count what customers buy there.',
  ),
}

/** What the founder's evidence amounts to; anything missing is stated and asked. */
export function demand(brief: Brief, idea: string): SummaryLine {
  const given = deposits(brief, idea)
  if (given) return given
  const asks = brief.evidence.state === 'open' ? ('evidence' as const) : null
  const told = latestDemand(brief, idea)
  if (!told)
    return brief.evidence.state === 'stated'
      ? {
          said: fixed('You name signs of demand. The number of paying customers would count most.'),
          about: aboutFields(brief, idea, ['evidence']),
          asks: null,
        }
      : {
          said: fixed(
            'Who has asked for it, tried it or paid for it? Their number would change more here than any number above.',
          ),
          about: null,
          asks,
        }
  const { stage } = told
  const count = payingAgain(brief)
  if (count > 0 && stage !== 'repeat' && stage !== 'prepaid') return paying(brief, idea, count)
  const about = told.words === '' ? null : quote(told.words)
  const paidAhead = stage === 'prepaid' ? told.count : null
  const [each, ...others] = stage === 'prepaid' ? amountsIn(told.words) : []
  if (paidAhead !== null && each && others.length === 0)
    return {
      said: calculated(
        '{count} × {each} = {sum} is paid in advance: only a delivered sale counts more. Name the day on which each of them gets it.',
        {
          count: shown(formatCount(paidAhead)),
          each: shown(money(each.amount, each.currency)),
          sum: shown(money(settled(paidAhead * each.amount), each.currency)),
        },
      ),
      about,
      asks,
    }
  if (stage === 'tried') {
    const trial = trialOf(brief, idea)
    if (trial?.planned)
      return {
        said: fixed('A trial is agreed. What it shows counts only if a price is agreed before it.'),
        about: quote(trial.words),
        asks,
      }
  }
  if ((stage === 'served' || stage === 'tried' || stage === 'waiting') && mayBePaid(brief, told.words))
    return {
      said: fixed('Who of these pays? Only they are customers: count the deals, and what you keep of each.'),
      about,
      asks,
    }
  if (stage !== 'talked' && stage !== 'waiting') return { said: SAID[stage], about, asks }
  return (
    counted(brief, idea, stage) ?? {
      said:
        stage === 'waiting'
          ? fixed('People are waiting. Ask them for money next: waiting costs nothing.')
          : fixed('People talked to you about it. Whether any of them would pay is the next question.'),
      about,
      asks,
    }
  )
}

/** What people who wait or were interviewed amount to, if the brief counts them; null otherwise. */
function counted(brief: Brief, idea: string, stage: 'talked' | 'waiting'): SummaryLine | null {
  const waiting = demandOf(brief, 'waiting')
  const interviews = demandOf(brief, 'interviews')
  const about = evidenceWords(brief, idea, stage === 'waiting' ? 'waiting' : 'interviews')
  if (stage === 'talked')
    return interviews > 1
      ? {
          said: calculated(
            '{interviews} conversations can show that the problem is real. Whether any of them would pay is the next question.',
            { interviews: shown(formatCount(interviews)) },
          ),
          about,
          asks: null,
        }
      : null
  const income = incomeFrom(brief, waiting)
  const price = firstValue(brief, 'price')
  const people = { waiting: shown(formatCount(waiting)) }
  if (waiting > 0 && income && isSubscription(brief))
    return {
      said: calculated('{waiting} wait for it: if each of them bought, that would be {income} a month.', {
        ...people,
        income: shown(income.text),
      }),
      about,
      asks: null,
    }
  return waiting > 0 && price && (price.every === 'once' || price.every === 'use') && price.high > 0
    ? {
        said: calculated('{waiting} wait for it: one sale to each would bring {income}.', {
          ...people,
          income: shown(money(settled((waiting * (price.low + price.high)) / 2), price.currency)),
        }),
        about,
        asks: null,
      }
    : null
}

/** Those who wait beside those who have it: what the list would bring at the price. */
export const waitingBeside = (brief: Brief, idea: string): SummaryLine | null => {
  const stage = latestDemand(brief, idea)?.stage
  const list = toldDemand(brief, idea).find((each) => each.stage === 'waiting')
  return stage === undefined ||
    stage === 'waiting' ||
    stage === 'talked' ||
    mayBePaid(brief, list?.words ?? '')
    ? null
    : counted(brief, idea, 'waiting')
}

/** What was paid so far beside the price, where the words of a sale name another amount; null else. */
export function paidSoFar(brief: Brief, idea: string): SummaryLine | null {
  const price = firstValue(brief, 'price')
  if (!price || price.low !== price.high || price.low === 0 || price.every === 'share' || isPerUnit(brief))
    return null
  for (const { stage, words } of toldDemand(brief, idea)) {
    const [told, ...others] = amountsIn(words)
    const isPaid = stage === 'sold' || stage === 'repeat'
    // 'one pays 500' stands beside a price of each month, 'sold at $70' beside one that is paid once.
    const isAlike = isSubscription(brief)
      ? /\bpays\b|\bpaying\b/i.test(words) && (told?.every ?? price.every) === price.every
      : /\b(?:at|for|paid)\s+$/i.test(told?.before ?? '')
    if (!isPaid || !told || others.length > 0 || !isAlike || !isInOwn(told, price.currency)) continue
    if (told.amount === price.low) return null
    const params = {
      told: shown(money(told.amount, price.currency)),
      price: shown(money(price.low, price.currency)),
      share: shown(percentText(Math.abs(price.low / told.amount - 1))),
    }
    return {
      said:
        price.low > told.amount
          ? calculated(
              'So far {told} was paid. Your price, {price}, is {share} more: whether anyone pays that is open.',
              params,
            )
          : calculated('So far {told} was paid. Your price, {price}, is {share} less.', params),
      about: quote(words),
      asks: null,
    }
  }
  return null
}
