import type { Statement } from '../basis.ts'
import { formatCount, settled } from '../figures.ts'
import { type Brief, entriesOf, firstValue } from './brief.ts'
import { quoteOf } from './changes.ts'
import { currencyOfBrief, demandOf, isPerUnit, isSubscription, money } from './economics.ts'
import { formatValue } from './format.ts'
import { customersForGoal, goalOf, incomeFrom, salesForGoal } from './goal.ts'
import { calculated, fixed, quote, shown, told } from './line.ts'
import { hasSold } from './sold.ts'
import { aboutFields, type SummaryLine, typedWords } from './summary.ts'
import { depositsOf, trialOf } from './trials.ts'
import { maybeDemand } from './unread.ts'

const ENOUGH_PAYING = 5

/** The words of the evidence of one kind. */
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
  // Who bought once is no customer of every year.
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
  // Those who buy so many a year, by the founder's answer.
  if (income && goal !== null)
    return {
      said: calculated(
        '{paying} have bought. If each goes on to buy as often as you say, that is {income} of the {goal} a month.',
        {
          paying: shown(formatCount(count)),
          income: shown(income.text),
          goal: shown(money(goal, currencyOfBrief(brief))),
        },
      ),
      about,
      asks: null,
    }
  return {
    said: few
      ? fixed(
          'Sales that are made are the strongest evidence in this report. Get to five different customers before you automate anything.',
        )
      : fixed(
          'Sales that are made are the strongest evidence in this report. Count how many different customers bought, and how many of them twice.',
        ),
    about,
    asks: null,
  }
}

/** What deposits come to once the rest is paid; null without any. */
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

const ONE_TALK = fixed(
  'One person has told you of it. Ask nine more when it last happened to them, and what they paid to end it.',
)

/** What the founder's evidence comes to; what it lacks is said and asked. */
export function demand(brief: Brief, idea: string): SummaryLine {
  const evidence = entriesOf(brief, 'evidence').map(({ value }) => value)
  const interviews = demandOf(brief, 'interviews')
  const given = deposits(brief, idea)
  if (given) return given
  const trial = trialOf(brief, idea)
  if (trial && demandOf(brief, 'paying') === 0 && !hasSold(brief, idea))
    return {
      said: trial.planned
        ? fixed('A trial is agreed. What it shows counts only if a price is agreed before it.')
        : fixed('People have tried it: no sign short of a payment tells more. Ask them for the price next.'),
      about: quote(trial.words),
      asks: brief.evidence.state === 'open' ? 'evidence' : null,
    }
  const maybe = maybeDemand(brief, idea)
  if (maybe !== null)
    return {
      said: fixed(
        'This may be a sign of demand, and nothing was counted from it. If it is one, add it as evidence.',
      ),
      about: quote(maybe),
      asks: 'evidence',
    }
  if (evidence.length === 0)
    return {
      said: fixed(
        'Who has asked for it, or paid for something like it? Five conversations would change more here than any number above.',
      ),
      about: null,
      asks: brief.evidence.state === 'open' ? 'evidence' : null,
    }
  const count = demandOf(brief, 'paying')
  if (count > 0) return paying(brief, idea, count)
  const waiting = demandOf(brief, 'waiting')
  const income = incomeFrom(brief, waiting)
  const goal = goalOf(brief)
  if (waiting > 0 && income && isSubscription(brief)) {
    const bought = { waiting: shown(formatCount(waiting)), income: shown(income.text) }
    const params = { ...bought, goal: shown(money(goal ?? 0, currencyOfBrief(brief))) }
    return {
      said:
        goal === null
          ? calculated(
              '{waiting} wait for it: if each of them bought, that would be {income} a month.',
              bought,
            )
          : income.value > goal
            ? calculated(
                '{waiting} wait for it: if each of them bought, that would be {income} a month, more than the goal of {goal}.',
                params,
              )
            : calculated(
                '{waiting} wait for it: if each of them bought, that would be {income} of the {goal} a month.',
                params,
              ),
      about: evidenceWords(brief, idea, 'waiting'),
      asks: null,
    }
  }
  const price = firstValue(brief, 'price')
  if (waiting === 0 && interviews > 0 && !hasSold(brief, idea))
    return {
      said:
        interviews === 1
          ? ONE_TALK
          : calculated(
              '{interviews} conversations can show that the problem is real. Whether any of them would pay is the next question.',
              { interviews: shown(formatCount(interviews)) },
            ),
      about: evidenceWords(brief, idea, 'interviews'),
      asks: null,
    }
  if (waiting > 0 && salesForGoal(brief) && price)
    return {
      said: calculated('{waiting} wait for it: one sale to each would bring {income}.', {
        waiting: shown(formatCount(waiting)),
        income: shown(money((waiting * (price.low + price.high)) / 2, price.currency)),
      }),
      about: evidenceWords(brief, idea, 'waiting'),
      asks: null,
    }
  // What is told in other words may be a sale: nothing is said about it that could be wrong.
  if (
    hasSold(brief, idea) ||
    evidence.some(({ kind }) => kind === 'other' || kind === 'link' || kind === 'paying')
  )
    return {
      said: fixed('You name signs of demand. The number of paying customers would count most.'),
      about: aboutFields(brief, idea, ['evidence']),
      asks: null,
    }
  return {
    said: fixed('People are waiting. Ask them for money next: waiting costs nothing.'),
    about: aboutFields(brief, idea, ['evidence']),
    asks: null,
  }
}
