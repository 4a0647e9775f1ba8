import { formatCount, settled } from '../figures.ts'
import { type Brief, firstValue } from './brief.ts'
import { amountRange, currencyIn, MONTHS, money, percentText } from './economics.ts'
import { calculated, quote, shown } from './line.ts'
import { isWish } from './number-roles.ts'
import type { SummaryLine } from './summary.ts'
import { amountsIn, isOwnCurrency, type ToldAmount } from './told-amounts.ts'
import { countOf, FIGURES } from './told-demand.ts'
import { type Counted, countedIn, counts, stemOf } from './told-quantities.ts'
import { sentencesOf } from './unread.ts'

/* Promises of the founder against the income that pays for them, and what a pilot brought at the founder's share. */

/** Words for a promise to pay for what goes wrong. */
const PROMISE =
  /\b(?:insur\w+|pot|guarantee\w*|warranty|cover(?:s|ed|age)?|compensat\w+|fund|refund\w*|replace\w*|we (?:change|pay|swap) (?:it|her|him|them))\b/i
/** Words by which something went wrong. */
const LOSS =
  /\b(?:spoil(?:ed|t)|stolen|broken?|broke|damaged|lost|cracked|failed|rotten|dead|died|came back|returned|claimed)\b/i
/** What is paid for one loss. */
const PAYOUT =
  /\b(?:you|they|he|she|customers?|riders?|owners?|members?)\s+(?:gets?|receives?)\s+(?:(?:about|up to)\s+)?$|\bwe (?:pay|give|refund)(?: (?:her|him|them|you|back))?\s+(?:(?:about|up to)\s+)?$|\bcosts? us\s+(?:(?:about|around)\s+)?$/i

const NUMBER_LOST = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?<many>${FIGURES})(?: (?!of\b)\p{L}+){0,4}? ${LOSS.source.slice(2, -2)}\b`,
  'iu',
)

/** How many were lost out of how many, in one sentence; null if it does not say both. */
function lossesIn(words: string): { lost: number; of: Counted | null } | null {
  const found =
    NUMBER_LOST.exec(words) ??
    /(?<many>\d+) had (?:their|his|her|the) \p{L}+ (?:stolen|broken|damaged)\b/iu.exec(words)
  const lost = countOf(found?.groups?.many ?? '')
  if (!found || !(lost > 0)) return null
  const before = countedIn(words.slice(0, found.index)).filter(({ value }) => value > lost)
  return { lost, of: before.toSorted((a, b) => b.value - a.value)[0] ?? null }
}

/** The fee that pays for a promise: in a sentence of the promise, per unit or per month. */
function feeIn(brief: Brief, idea: string): { told: ToldAmount; words: string } | null {
  for (const { words } of sentencesOf(idea)) {
    if (!PROMISE.test(words)) continue
    const told = amountsIn(words).find(
      ({ every, unit, before, currency }) =>
        (every === 'use' || every === 'month' || every === 'year') &&
        (every !== 'use' || unit !== null) &&
        !PAYOUT.test(before) &&
        isOwnCurrency(currency, currencyIn(brief)),
    )
    if (told) return { told, words }
  }
  return null
}

/** What a promise takes in and pays out by the losses that the founder tells; null unless all of it is told. */
export function potLine(brief: Brief, idea: string): SummaryLine | null {
  const fee = feeIn(brief, idea)
  if (!fee) return null
  const sentences = sentencesOf(idea).map(({ words }) => words)
  const losses = sentences.map((words) => ({ words, found: lossesIn(words) })).find(({ found }) => found?.of)
  const { lost, of } = losses?.found ?? {}
  if (!losses || !lost || !of) return null
  const { told } = fee
  const isOfUnit =
    told.every !== 'use' ||
    (told.unit !== null && counts(of, told.unit)) ||
    of.stems.some((stem) => stem === stemOf(told.unit ?? ''))
  if (!isOfUnit) return null
  const currency = currencyIn(brief) ?? told.currency
  const times = told.every === 'month' ? MONTHS : 1
  const income = settled(of.value * told.amount * times)
  const sum = `${formatCount(of.value)} × ${money(told.amount, currency)}${times > 1 ? ` × ${times}` : ''}`
  const payout = sentences
    .filter((words) => PROMISE.test(words) || /\bcosts? us\b/i.test(words))
    .flatMap(amountsIn)
    .find(({ before, every, amount }) => PAYOUT.test(before) && amount !== told.amount && every !== 'month')
  const params = { sum: shown(sum), income: shown(money(income, currency)), lost: shown(formatCount(lost)) }
  const about = quote(...new Set([fee.words, losses.words]))
  if (!payout)
    return {
      said: calculated(
        '{sum} = {income} comes in for the promise, against {lost} losses: it pays at most {each} for each of them.',
        {
          ...params,
          each: shown(money(Math.floor(income / lost), currency)),
        },
      ),
      about,
      asks: null,
    }
  const out = settled(lost * payout.amount)
  const paid = {
    ...params,
    payouts: shown(`${formatCount(lost)} × ${money(payout.amount, currency)}`),
    out: shown(money(out, currency)),
  }
  return {
    said:
      out > income
        ? calculated(
            '{sum} = {income} comes in for the promise, and {payouts} = {out} goes out: it loses money.',
            paid,
          )
        : calculated(
            '{sum} = {income} comes in for the promise, and {payouts} = {out} goes out, {share} of it.',
            {
              ...paid,
              share: shown(percentText(out / income)),
            },
          ),
    about,
    asks: null,
  }
}

const PILOT = /\b(?:pilot|trial|test(?:ed)?|so far|already|last (?:week|month|season|year))\b/i

/** The only amount per unit that customers pay for, of which the founder takes a share; null without one. */
function dealIn(brief: Brief, sentences: readonly string[]): (ToldAmount & { unit: string }) | null {
  const own = currencyIn(brief)
  const deals = sentences.flatMap((words) =>
    amountsIn(words).filter(
      ({ unit, currency, before }) =>
        unit !== null &&
        isOwnCurrency(currency, own) &&
        !/\b(?:we|i) (?:take|keep|charge|get)\b|\bplus\b|\bcosts? (?:me|us)\b/i.test(
          before.split(/[;:]/).at(-1) ?? '',
        ),
    ),
  )
  const [deal, ...more] = deals
  return deal?.unit && more.length === 0 ? { ...deal, unit: deal.unit } : null
}

/** What a pilot brought, or a goal would, at the founder's share of each deal; null unless all of it is told. */
export function shareLine(brief: Brief, idea: string): SummaryLine | null {
  const price = firstValue(brief, 'price')
  if (price?.every !== 'share' || price.low !== price.high || price.low === 0 || price.base) return null
  const sentences = sentencesOf(idea).map(({ words }) => words)
  const deal = dealIn(brief, sentences)
  if (!deal) return null
  const done = sentences
    .flatMap((words) => (PILOT.test(words) ? countedIn(words) : []))
    .find((each) => counts(each, deal.unit))
  const target = done
    ? null
    : sentences.flatMap(countedIn).find((each) => counts(each, deal.unit) && isWish(each.words, each.from))
  const counted = done ?? target
  if (!counted) return null
  const from = Number(/(\d[\d.]*)\s*(?:to|-|–)\s*\D{0,3}$/.exec(deal.before)?.[1] ?? deal.amount)
  const low = Math.min(from, deal.amount)
  const currency = currencyIn(brief) ?? deal.currency
  const each = amountRange(low, deal.amount, currency)
  const part = (amount: number) => settled((amount * counted.value * price.low) / 100)
  const params = {
    sum: shown(
      `${formatCount(counted.value)} × ${each.includes(' to ') ? `(${each})` : each} × ${formatCount(price.low)}%`,
    ),
    income: shown(amountRange(part(low), part(deal.amount), currency)),
  }
  return {
    said: done
      ? calculated('What you tell brought you {sum} = {income}, if all paid for it.', params)
      : calculated('Your share of what you aim for is {sum} = {income}.', params),
    about: quote(...new Set([counted.words, deal.words])),
    asks: null,
  }
}
