import { formatCount, formatRough, settled } from '../figures.ts'
import { type Brief, firstValue, unitOf } from './brief.ts'
import { currencyIn, isPerUnit, money, PER_YEAR, percentText, revenueOf, unitNoun } from './economics.ts'
import { revenueOfUnit } from './goal.ts'
import { calculated, type Param, quote, shown } from './line.ts'
import type { SummaryLine } from './summary.ts'
import { amountsIn, COSTS_US, isOwnCurrency, type ToldAmount, withoutAmounts } from './told-amounts.ts'
import { countOf, FIGURES } from './told-demand.ts'
import { rhythmsIn, stemOf } from './told-quantities.ts'
import { sentencesOf } from './unread.ts'

/* What customers pay or lose today in a year, and the part of it that was not needed, against the price of a year. */

const PAID_TODAY =
  /\b(?:pays?|paying|spends?|spending|throws?(?: away)?|loses?|losing|costs? (?:them|him|her|you)|charges?|wastes?)\b/i
const OURS = /\b(?:i|we)\b[^,;.]*$|\bour (?:price|fee)\b/i

interface Spent {
  amount: number
  perYear: number
  /** Whether the amount is told for a period, and not for each time. */
  isPeriod: boolean
  words: string
}

/** What customers pay or lose again and again today; null if no sentences give both the amount and the rhythm. */
function spentIn(brief: Brief, idea: string): Spent | null {
  const own = firstValue(brief, 'price')
  const texts = sentencesOf(idea).map(({ words }) => words)
  for (const words of texts) {
    for (const told of amountsIn(words)) {
      const clause = told.before.split(/[,;:]/).at(-1) ?? ''
      const isOwn =
        told.amount === own?.low || told.amount === own?.high || COSTS_US.test(clause) || OURS.test(clause)
      if (isOwn || !PAID_TODAY.test(told.before) || !isOwnCurrency(told.currency, currencyIn(brief))) continue
      const perYear = timesOf(told, texts)
      if (perYear !== null) return { amount: told.amount, perYear, isPeriod: told.every !== 'use', words }
    }
  }
  return null
}

/** How often in a year an amount is paid: by its own period, or by the only rhythm of payments that the text tells. */
function timesOf({ every, unit }: ToldAmount, texts: readonly string[]): number | null {
  if (every !== null && every in PER_YEAR) return PER_YEAR[every as keyof typeof PER_YEAR]
  if (every !== 'use' || unit === null || !OCCASIONS.test(unit)) return null
  const found = texts
    .filter((words) => PAID_TODAY.test(words))
    // Every 30 days is 12 times a year.
    .flatMap((words) => rhythmsIn(withoutAmounts(words)).map(({ perYear }) => Math.round(perYear) || perYear))
  const distinct = [...new Set(found)]
  return distinct.length === 1 ? (distinct[0] ?? null) : null
}
const OCCASIONS =
  /^(?:visit|time|go|call|trip|job|service|round|load|pickup|collection|treatment|wash|clean|cleaning|change|spraying|refill|inspection)s?$/i

/** Which part was needed or saved: '14 times … only 5 of those', 'only 30% needed it', 'cut it by a third'. */
const OF_THOSE = new RegExp(
  String.raw`^(?:.*[^\p{L}\d.,])?(?<whole>${FIGURES}) (?:times|visits|\p{L}+s)\b[^.;]*?\bonly (?<part>${FIGURES}) of (?:those|them|these)\b`,
  'iu',
)
const ONLY_OF = new RegExp(
  String.raw`\bonly (?<part>${FIGURES}) (?:of|out of) (?:the |my |our )?(?<whole>${FIGURES})\b`,
  'iu',
)
const ONLY_PERCENT =
  /\bonly (?:about |around )?(?<percent>\d{1,2}(?:\.\d+)?) ?(?:%|per ?cent)[^.;]{0,30}\bneed/i
const CUT_BY =
  /\b(?:cut|reduced?|lowered|saved?|brought (?:it |that )?down|less)\b[^.;,]{0,20}?\b(?:by )?(?:(?<percent>\d{1,2}) ?(?:%|per ?cent)|(?<word>an? (?:half|third|quarter|fifth)|half))/i
const FRACTIONS: Readonly<Record<string, number>> = {
  half: 1 / 2,
  third: 1 / 3,
  quarter: 1 / 4,
  fifth: 1 / 5,
}

/** The part of today's payments that customers can save, as the terms of a formula; null if the text tells none. */
function savedIn(idea: string): { share: number; terms: string; words: string } | null {
  for (const { words } of sentencesOf(idea)) {
    const of = (OF_THOSE.exec(words) ?? ONLY_OF.exec(words))?.groups
    const [part, whole] = [countOf(of?.part ?? ''), countOf(of?.whole ?? '')]
    if (of && part > 0 && whole > part)
      return { share: 1 - part / whole, terms: `${formatCount(whole - part)} ÷ ${formatCount(whole)}`, words }
    const needed = Number(ONLY_PERCENT.exec(words)?.groups?.percent)
    if (needed > 0) return { share: 1 - needed / 100, terms: `${formatCount(100 - needed)}%`, words }
    const cut = CUT_BY.exec(words)?.groups
    const share = cut?.percent
      ? Number(cut.percent) / 100
      : FRACTIONS[(cut?.word ?? '').split(' ').at(-1)?.toLowerCase() ?? '']
    if (share)
      return { share, terms: cut?.percent ? `${cut.percent}%` : `1 ÷ ${Math.round(1 / share)}`, words }
  }
  return null
}

/** What customers pay today in a year, what of it they can save, and the price of a year; null without a told payment. */
export function savingLine(brief: Brief, idea: string): SummaryLine | null {
  const spent = spentIn(brief, idea)
  const price = firstValue(brief, 'price')
  const revenue = revenueOf(brief)
  const mine =
    revenue && revenue.low === revenue.high ? revenue.low : isPerUnit(brief) ? revenueOfUnit(brief) : null
  if (!spent || !price || mine === null || price.low !== price.high) return null
  const { currency } = price
  const today = settled(spent.amount * spent.perYear)
  const params = {
    mine: shown(money(mine, currency)),
    today: shown(money(today, currency)),
    sum: shown(`${formatCount(spent.perYear)} × ${money(spent.amount, currency)}`),
  }
  const saved = savedIn(idea)
  const about = quote(...new Set([spent.words, ...(saved ? [saved.words] : [])]))
  if (saved) {
    const most = Number((today * saved.share).toPrecision(3))
    return {
      said: calculated(
        '{sum} = {today} a year is paid or lost today. If {saves} of it were saved, that is {saved} a year, beside {mine} a year for yours: {times} times as much.',
        {
          ...params,
          saves: termsOf(saved),
          saved: shown(money(most, currency)),
          times: shown(formatRough(most / mine)),
        },
      ),
      about,
      asks: null,
    }
  }
  const share = mine / today
  // An amount with its own period stands beside the price already.
  return spent.isPeriod || share < 0.01 || share > 5
    ? null
    : {
        said: calculated(
          '{sum} = {today} a year is paid or lost today. Yours takes {mine} a year: {share} of it.',
          {
            ...params,
            share: shown(percentText(share)),
          },
        ),
        about,
        asks: null,
      }
}

/** What one unit of today's way costs beside the same unit of the founder's, where a part of it can be saved. */
export function unitSavingLine(brief: Brief, idea: string): SummaryLine | null {
  const price = firstValue(brief, 'price')
  const unit = unitNoun((price && unitOf(price)) ?? '')
  const saved = savedIn(idea)
  if (!price || !saved || unit === '' || price.low !== price.high || price.every !== 'use') return null
  const other = sentencesOf(idea)
    .flatMap(({ words }) => amountsIn(words))
    .find(
      (told) =>
        told.amount !== price.low &&
        told.unit !== null &&
        stemOf(told.unit) === stemOf(unit) &&
        isOwnCurrency(told.currency, price.currency) &&
        !COSTS_US.test(told.before) &&
        !OURS.test(told.before.split(/[,;:]/).at(-1) ?? ''),
    )
  if (!other) return null
  const most = settled(other.amount * saved.share)
  return {
    said: calculated(
      'Of {other} paid today for one, {saves} could be saved: {saved}, beside {price} for yours, {times} times as much.',
      {
        other: shown(money(other.amount, price.currency)),
        saves: termsOf(saved),
        saved: shown(money(most, price.currency)),
        price: shown(money(price.low, price.currency)),
        times: shown(formatRough(most / price.low)),
      },
    ),
    about: quote(...new Set([other.words, saved.words])),
    asks: null,
  }
}

const termsOf = ({ terms }: { terms: string }): Param => shown(terms)
