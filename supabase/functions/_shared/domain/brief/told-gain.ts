import { formatCount, formatRough, settled } from '../figures.ts'
import { type Brief, firstValue, type Price } from './brief.ts'
import {
  amountRange,
  asPaid,
  currencyIn,
  money,
  percentText,
  rangeTerm,
  type TellingBrief,
} from './economics.ts'
import { calculated, type Param, quote, shown } from './line.ts'
import type { SummaryLine } from './summary.ts'
import { amountsIn, isOwnCurrency, maskAmounts, type ToldAmount } from './told-amounts.ts'
import { capacityOf, inPeriod } from './told-capacity.ts'
import { countedIn, rhythmsIn, stemOf } from './told-quantities.ts'
import { totalLine } from './told-total.ts'
import { type UnitCost, unitCostOf } from './unit-costs.ts'
import { sentencesOf } from './unread.ts'

/*
 * What the founder expects to gain, against what follows from the told price, costs, share and number of sales. What
 * customers pay in all is not what the founder keeps.
 */

/** Words before an amount by which the founder keeps it. */
const KEEPS =
  /\b(?:i|we|that|this|it|which|so)(?:['’](?:ll|d|m|re|s))?(?: (?:will|would|can|could|should|then|easily|already|have|be|to))*\s+(?:makes?|making|gains?|earns?|clears?|nets?|pockets?|keeps?|profits?|gets?|leaves?|takes? home|brings?(?: in)?|ha(?:s|ve)|left with)\s+(?:(?:us|me|about|around|roughly|nearly|almost|over|at least|some|up to|a|an|of|profit|clear|extra)\s+)*$/i
const GAIN_BEFORE =
  /\b(?:profits?|gains?|net income|earnings|what (?:is|we have|i have) left|surplus)\s+(?:(?:of|is|are|will be|would be|comes? to|about|around|roughly|=)\s+)+$/i
const GAIN_AFTER =
  /^\s*(?:(?:a|per|each|in a|every|the|in the first)\s+(?:month|year|week|day)\s+)?(?:(?:of|in|as|net|clear|pure)\s+)*(?:profits?|gain|net|clear|surplus|left(?: over)?|for (?:me|us|myself|ourselves)|(?:after|before) (?:all )?(?:costs|tax(?:es)?))\b/i
/** Words by which the amount is explicitly left after costs. */
const OF_PROFIT = /\b(?:profits?|gains?|clear|nets?|pockets?|take home|left|surplus|keep|earn)\b/i
/** Words for what others gain, or for what goes out. */
const NOT_OURS =
  /\b(?:they|he|she|customers?|owners?|farmers?|people|competitors?|sav\w+|costs?|costing|spend|spent|pays?|paid|rent|los[est]\w*|invest\w*|loan|grant|last (?:year|month|week|season)|so far|already|made|earned|gained)\b[^,;]*$/i
const PERIOD =
  /\b(?<adverb>monthly|yearly|annually)\b|\b(?:first|a|per|each|every|one|the) (?<period>month|year)\b/i

/** A gain that the founder expects in a period. */
interface Gain {
  told: ToldAmount
  period: 'month' | 'year'
  words: string
  isProfit: boolean
}

function gainIn(words: string, currency: string | null): Gain | null {
  for (const told of amountsIn(words)) {
    const clause =
      maskAmounts(told.before)
        .split(/[;:]|,\s(?=(?:and|but|which)\b)/)
        .at(-1) ?? ''
    const isKept = KEEPS.test(clause)
    const isNamed = GAIN_BEFORE.test(clause) || GAIN_AFTER.test(told.after)
    if (!(isKept || isNamed) || NOT_OURS.test(clause.split(/,/).at(-1) ?? '')) continue
    if (told.unit !== null || !isOwnCurrency(told.currency, currency)) continue
    if (told.every !== null && told.every !== 'month' && told.every !== 'year') continue
    const { period, adverb = '' } = PERIOD.exec(words)?.groups ?? {}
    const named = told.every ?? period ?? (/^month/i.test(adverb) ? 'month' : adverb ? 'year' : null)
    if (named !== 'month' && named !== 'year') continue
    const isProfit = isNamed || OF_PROFIT.test(clause.slice(-40))
    return { told, period: named, words, isProfit }
  }
  return null
}

/** Words for a number of sales, whatever is sold. */
const SALES = /^(?:sale|order|booking|deal|job|transaction|rental|hire|customer|client|buyer)$/

interface Volume {
  value: number
  terms: string[]
  words: string
}

/** How much is sold in the period: a told number of sales, else all that can be made. */
function volumeIn(brief: Brief, idea: string, gain: Gain): Volume | null {
  const price = firstValue(brief, 'price')
  const priced = sentencesOf(idea)
    .filter(({ words }) => amountsIn(words).some(({ amount }) => amount === price?.low))
    .map(({ words }) => words)
  const nouns = priced.flatMap((words) =>
    (
      maskAmounts(words)
        .split('#')[0]
        ?.match(/\p{L}{3,}/gu) ?? []
    ).map(stemOf),
  )
  const counted = countedIn(gain.words).filter(({ stems }) => {
    const head = stems.at(-1) ?? ''
    return SALES.test(head) || nouns.includes(head) || head === stemOf(price?.per ?? '')
  })
  const [sales, ...more] = counted
  if (more.length > 0) return null
  const isAgain =
    sales && rhythmsIn(gain.words).some(({ from }) => from >= sales.from && from <= sales.to + 2)
  if (sales && !isAgain)
    return { value: sales.value, terms: [sales.value.toLocaleString('en')], words: gain.words }
  const capacity = capacityOf(brief, idea, nouns)
  if (!capacity) return null
  const most = inPeriod(capacity, gain.period)
  return { value: most.value, terms: most.terms, words: capacity.words }
}

/** Two amounts count as the same within this share. */
const CLOSE = 0.12

const whole = (amount: number): number => Number(amount.toPrecision(6))

/** The expected gain against the founder's share of all that is sold; null unless all of it is told. */
function gainOfShare(brief: TellingBrief, idea: string, gain: Gain): SummaryLine | null {
  const [kept, each] = [firstValue(brief, 'price'), brief.told?.paid]
  const volume = each && volumeIn(asPaid(brief), idea, gain)
  if (!kept || !each || !volume || each.every !== 'use' || kept.low !== kept.high) return null
  const currency = each.currency ?? currencyIn(brief)
  const share = settled((kept.low / each.low) * 100)
  const paid = settled(volume.value * each.low)
  const mine = settled(volume.value * kept.low)
  const ratio = gain.told.amount / mine
  if (Math.abs(ratio - 1) < CLOSE || ratio > 1000) return null
  const params = {
    sum: shown([...volume.terms, money(each.low, currency), `${formatCount(share)}%`].join(' × ')),
    value: shown(money(whole(mine), currency)),
    told: shown(money(gain.told.amount, currency)),
  }
  const isAll = Math.abs(gain.told.amount / paid - 1) < CLOSE
  return {
    said: isAll
      ? calculated(
          'Your share is {sum} = {value}. The {told} that you write is what all buyers pay together, not what you earn.',
          params,
        )
      : calculated('Your share is {sum} = {value}. You write {told}.', params),
    about: quote(gain.words),
    asks: null,
  }
}

/** What one sale leaves, as terms of a formula: 'GHS 95 − GHS 70 − GHS 14'. */
const leftTerms = (price: Price, unit: UnitCost): string =>
  [
    rangeTerm(price.low, price.high, price.currency),
    ...unit.each.map(({ low, high }) => rangeTerm(low, high, price.currency)),
  ].join(' − ')

/** The expected gain against what all sales leave after their told costs; null unless all of it is told. */
function gainOfSales(brief: Brief, idea: string, gain: Gain, price: Price): SummaryLine | null {
  const volume = volumeIn(brief, idea, gain)
  if (!volume || price.low !== price.high || price.low === gain.told.amount) return null
  const { currency } = price
  const unit = unitCostOf(brief, idea)
  const about = quote(...new Set([gain.words, volume.words]))
  const told: Param = shown(money(gain.told.amount, currency))
  const all = settled(volume.value * price.low)
  const ofAll = gain.told.amount / all
  if (!unit) {
    if (!gain.isProfit || Math.abs(ofAll - 1) >= CLOSE) return null
    return {
      said: calculated(
        '{sum} = {value} is what customers pay in all. Your own costs come off before any of the {told} is yours.',
        {
          sum: shown([...volume.terms, money(price.low, currency)].join(' × ')),
          value: shown(money(whole(all), currency)),
          told,
        },
      ),
      about,
      asks: null,
    }
  }
  const kept = settled(volume.value * (price.low - unit.cost))
  const ratio = gain.told.amount / kept
  if (!gain.isProfit && Math.abs(ofAll - 1) < CLOSE) return null
  if (Math.abs(ratio - 1) < CLOSE || ratio > 1000 || ratio < 0.001) return null
  const params = {
    sum: shown(`${volume.terms.join(' × ')} × (${leftTerms(price, unit)})`),
    value: shown(
      amountRange(
        whole(settled(volume.value * (price.low - unit.high))),
        whole(settled(volume.value * (price.low - unit.low))),
        currency,
      ),
    ),
    told,
  }
  return {
    said:
      ratio > 1
        ? calculated('Your own numbers leave {sum} = {value}. You write {told}, {times} times as much.', {
            ...params,
            times: shown(formatRough(ratio)),
          })
        : calculated('Your own numbers leave {sum} = {value}. You write {told}, {share} of it.', {
            ...params,
            share: shown(percentText(ratio)),
          }),
    about,
    asks: null,
  }
}

/** Numbers of five digits and more whose groups are separated by dots: '20.000', which no one writes as a decimal. */
const DOTTED = /(?<![\d.,])[1-9]\d{1,2}(?:\.\d{3})+(?![\d.,]*\d)/g
const grouped = (idea: string): string => idea.replace(DOTTED, (digits) => digits.replaceAll('.', ','))

/** A quotation of the grouped text in the founder's own digits. */
function asWritten(about: SummaryLine['about'], written: string, idea: string): SummaryLine['about'] {
  if (about === null || written === idea) return about
  const own = sentencesOf(written)
  const words = new Map(sentencesOf(idea).map((each, index) => [each.words, own[index]?.words ?? each.words]))
  return { ...about, text: [...words].reduce((text, [from, to]) => text.replace(from, () => to), about.text) }
}

/** A gain that the founder expects and that the told price, costs or share contradict; null if they agree. */
export function gainLine(brief: TellingBrief, written: string): SummaryLine | null {
  const price = firstValue(brief, 'price')
  if (!price || price.high === 0) return null
  const currency = price.currency ?? currencyIn(brief)
  const idea = grouped(written)
  for (const { words } of sentencesOf(idea)) {
    const gain = gainIn(words, currency)
    if (!gain) continue
    const line = brief.told?.paid
      ? gainOfShare(brief, idea, gain)
      : price.every === 'once' || price.every === 'use' || price.every === null
        ? gainOfSales(brief, idea, gain, price)
        : null
    if (line) return { ...line, about: asWritten(line.about, written, idea) }
  }
  return null
}

/** A total or a gain of the founder's that the told factors contradict; null if all of them hold. */
export const wrongSum = (brief: TellingBrief, idea: string): SummaryLine | null =>
  gainLine(brief, idea) ?? totalLine(brief, idea)

/** Whether a text sets a sum of the founder's against its factors. */
export const isOfWrongSum = (text: string): boolean => /\byou write\b|\bYour own costs come off\b/i.test(text)
