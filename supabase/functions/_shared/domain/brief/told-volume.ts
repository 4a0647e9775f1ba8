import { settled } from '../figures.ts'
import { type Brief, entriesOf, firstValue } from './brief.ts'
import { currencyIn, MONTHS, money, percentText, type TellingBrief } from './economics.ts'
import { calculated, quote, shown } from './line.ts'
import type { SummaryLine } from './summary.ts'
import { amountsIn } from './told-amounts.ts'
import { countedIn } from './told-quantities.ts'
import { sentencesOf } from './unread.ts'

/* What customers turn over in a month, of which the founder takes a share: 'between them they do €21,000 a month'. */

/** Words by which an amount is taken by several places together. */
const TOGETHER = /\b(?:between them|together|altogether|in total|combined|all told|among them)\b/i
const OF_EACH = /\b(?:each|apiece|per (?:place|shop|restaurant|customer|client|site|store|clinic|hotel))\b/i

/** What customers turn over in a month, of which the founder takes a share, for all of those who are told and for one. */
interface ToldVolume {
  each: number
  /** What all of them turn over; null if only that of each is told. */
  together: number | null
  formula: string
  currency: string | null
  words: string
}

/** The told turnover of a month for one customer, of which the price is a share; null unless the words say whose it is. */
function toldVolume(brief: Brief, idea: string): ToldVolume | null {
  const price = firstValue(brief, 'price')
  if (price?.every !== 'share' || price.base) return null
  for (const { words } of sentencesOf(idea)) {
    const [told, ...more] = amountsIn(words)
    if (!told || more.length > 0 || told.unit !== null || (told.every !== 'month' && told.every !== 'year'))
      continue
    if (
      !/\b(?:do|does|take|takes|make|makes|turn|turns|sell|sells|have|has|get|gets|handle|handles|collect|collects)\b[^,;.]*$/i.test(
        told.before,
      )
    )
      continue
    if (/\b(?:i|we|costs?|pays?|spend|rent|los\w+|wages?|salar\w+)\b[^,;.]*$/i.test(told.before)) continue
    const places = countedIn(told.before)
    const [some] = places
    const isJoint = TOGETHER.test(words) && !OF_EACH.test(words)
    const isEach = OF_EACH.test(words) && !TOGETHER.test(words)
    if (!some || places.length > 1 || some.value < 2 || !(isJoint || isEach)) continue
    const month = settled(told.amount / (told.every === 'year' ? MONTHS : 1))
    const currency = told.currency ?? currencyIn(brief)
    return {
      each: isEach ? month : settled(month / some.value),
      together: isEach ? null : month,
      formula: `${money(told.amount, currency)}${told.every === 'year' ? ` ÷ ${MONTHS}` : ''}${isEach ? '' : ` ÷ ${some.value}`}`,
      currency,
      words,
    }
  }
  return null
}

/**
 * The brief with the founder's share of a told turnover as a monthly price, for calculations only; unchanged where no
 * turnover is told.
 */
export function withVolume(brief: TellingBrief, idea: string): TellingBrief {
  const volume = toldVolume(brief, idea)
  const [first] = entriesOf(brief, 'price')
  if (!volume || !first || brief.price.state !== 'stated' || !(first.value.low > 0)) return brief
  const part = (percent: number) => settled((volume.each * percent) / 100)
  const { low, high } = first.value
  const value = {
    low: part(low),
    high: part(high),
    currency: volume.currency,
    per: null,
    every: 'month' as const,
  }
  const share =
    low === high ? percentText(low / 100) : `${percentText(low / 100)} to ${percentText(high / 100)}`
  return {
    ...brief,
    price: { ...brief.price, entries: [{ ...first, value }] },
    told: {
      ...brief.told,
      volume: {
        each: volume.each,
        together: volume.together,
        share,
        formula: volume.formula,
        words: volume.words,
      },
    },
  }
}

/** What the founder's share of a told turnover comes to in a month, and in a year; null if none is told. */
export function volumeLine({ told, ...brief }: TellingBrief): SummaryLine | null {
  const price = firstValue(brief, 'price')
  if (!price || !told?.volume || price.low !== price.high) return null
  const { together, share, formula } = told.volume
  const params = {
    sum: shown(`${formula} × ${share}`),
    each: shown(money(price.low, price.currency)),
    year: shown(money(settled(price.low * MONTHS), price.currency)),
  }
  return {
    said:
      together === null
        ? calculated(
            'Your share of what one of these takes is {sum} = {each} a month, {year} a year.',
            params,
          )
        : calculated(
            'Your share of what these take together is {all} = {mine} a month, and of what one of these takes {sum} = {each} a month, {year} a year.',
            {
              ...params,
              all: shown(`${money(together, price.currency)} × ${share}`),
              mine: shown(money(settled((together / told.volume.each) * price.low), price.currency)),
            },
          ),
    about: quote(told.volume.words),
    asks: null,
  }
}
