import { NO_CURRENCY } from '../currency.ts'
import { formatCount, formatMoney, formatRough, settled } from '../figures.ts'
import { type Brief, entriesOf, firstValue, unitOf } from './brief.ts'
import { isPerUnit, MONTHS, money, PER_YEAR, revenueOf, unitNoun } from './economics.ts'
import { isOfSaleUnit } from './holds-many.ts'
import { calculated, quote, shown } from './line.ts'
import type { SummaryLine } from './summary.ts'
import { demandIn } from './told-demand.ts'
import { counts } from './told-quantities.ts'
import { type ToldTarget, targetIn } from './told-targets.ts'
import { sentencesOf } from './unread.ts'

/* A goal of customers or sales that the founder states: what it brings, and how far it is from those who want it now. */

/** How many pay or wait now, with the words; null if nobody is counted. */
function wantedNow(brief: Brief, idea: string): { many: number; pays: boolean; words: string } | null {
  const told = entriesOf(brief, 'evidence').flatMap(({ value }) =>
    (value.kind === 'paying' || value.kind === 'waiting') && (value.count ?? 0) > 0
      ? [{ many: value.count ?? 0, pays: value.kind === 'paying', words: value.text }]
      : [],
  )
  const inText = sentencesOf(idea).flatMap(({ words }) => {
    const found = demandIn(words)
    const isOne = found?.stage === 'waiting' || found?.stage === 'sold' || found?.stage === 'repeat'
    return found?.count && isOne ? [{ many: found.count, pays: found.stage !== 'waiting', words }] : []
  })
  const all = [...told, ...inText]
  return all.find(({ pays }) => pays) ?? all[0] ?? null
}

/** What the goal brings, as a formula; null if the price is for something of which customers have many. */
function worthOf(
  brief: Brief,
  idea: string,
  target: ToldTarget,
): { sum: string; value: number; every: 'month' | 'year' | 'once' } | null {
  const price = firstValue(brief, 'price')
  if (!price || price.low !== price.high || price.every === 'share' || price.low === 0) return null
  const unit = unitNoun(unitOf(price) ?? '')
  const each = money(price.low, price.currency)
  const isOfUnit = unit !== '' && counts(target.counted, unit)
  if (!isOfUnit && (isPerUnit(brief) || !isOfSaleUnit(brief, idea))) return null
  const many = target.value
  if (price.every === 'month')
    return { sum: `${formatCount(many)} × ${each}`, value: settled(many * price.low), every: 'month' }
  if (price.every === 'week')
    return {
      sum: `${formatCount(many)} × ${each} × ${PER_YEAR.week} ÷ ${MONTHS}`,
      value: settled((many * price.low * PER_YEAR.week) / MONTHS),
      every: 'month',
    }
  if (price.every === 'year' || price.every === 'day')
    return price.every === 'year'
      ? { sum: `${formatCount(many)} × ${each}`, value: settled(many * price.low), every: 'year' }
      : null
  const sales = target.perYear ?? many
  const revenue = !isOfUnit && target.perYear === null ? revenueOf(brief) : null
  return revenue
    ? {
        sum: `${formatCount(many)} × ${money(revenue.low, price.currency)}`,
        value: settled(many * revenue.low),
        every: 'year',
      }
    : {
        sum: `${formatCount(sales)} × ${each}`,
        value: settled(sales * price.low),
        every: target.perYear === null ? 'once' : 'year',
      }
}

/** The founder's goal of customers or sales, in money and against those who pay or wait now; null if none is told. */
export function targetLine(brief: Brief, idea: string): SummaryLine | null {
  const target = targetIn(brief, idea)
  if (!target) return null
  const worth = worthOf(brief, idea, target)
  const now = wantedNow(brief, idea)
  const currency = firstValue(brief, 'price')?.currency ?? NO_CURRENCY
  const isMore =
    now !== null && now.words !== target.words && target.value > now.many && target.perYear === null
  const isYear =
    now !== null && now.words !== target.words && target.perYear === target.value && target.value > now.many
  const many = shown(formatCount(target.value))
  const about = quote(...new Set([target.words, ...(isMore || isYear ? [now.words] : [])]))
  const beside =
    now && (isMore || isYear)
      ? { many: shown(formatCount(now.many)), times: shown(formatRough(target.value / now.many)) }
      : null
  if (!worth)
    return beside && now
      ? {
          said: now.pays
            ? calculated('Your goal of {goal} is {times} times the {many} who pay now.', {
                ...beside,
                goal: many,
              })
            : calculated('Your goal of {goal} is {times} times the {many} who wait now.', {
                ...beside,
                goal: many,
              }),
          about,
          asks: null,
        }
      : null
  const params = { sum: shown(worth.sum), value: shown(formatMoney(worth.value, currency)) }
  const lead =
    worth.every === 'month'
      ? calculated('Your goal is {sum} = {value} a month', params)
      : worth.every === 'year'
        ? calculated('Your goal is {sum} = {value} a year', params)
        : calculated('Your goal is {sum} = {value}', params)
  const tail = beside
    ? now?.pays
      ? calculated(', and {times} times the {many} who pay now.', beside).text
      : calculated(', and {times} times the {many} who wait now.', beside).text
    : '.'
  return { said: { ...lead, text: `${lead.text}${tail}` }, about, asks: null }
}
