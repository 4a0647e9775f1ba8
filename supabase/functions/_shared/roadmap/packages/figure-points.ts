import { entriesOf, firstValue } from '../../domain/brief/brief.ts'
import { minimumWageIn } from '../../domain/minimum-wages.ts'
import { moneyText } from '../../domain/roadmap/money-text.ts'
import type { RoadmapInput } from '../engine.ts'
import { startCountry } from '../start-country.ts'
import type { Basis } from './basis.ts'
import { groupOf } from './group.ts'
import { isGrouped } from './money.ts'
import { targetOf } from './target.ts'
import { quoted } from './words.ts'

/*
 * What the founder's own figures say against each other, as open points: pay below the legal minimum, a cost that holds
 * only for a larger number, sales that take more customers than the plan names, a target in another unit.
 */

const WORDS_CHARS = 90
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
type Given = Pick<Basis, 'source' | 'told' | 'sizing' | 'nature'>

/** That the told pay is below the lowest legal one, with what one time costs then. */
function payPoint({ source, told }: Given): string[] {
  const { wage } = told
  const start = startCountry(source.brief, source.idea)
  const least = start ? minimumWageIn(start.country) : null
  const currency = firstValue(source.brief, 'price')?.currency
  if (wage === null || least === null || currency !== least.currency || wage >= least.amount) return []
  const tell = (amount: number) => moneyText(Math.round(amount * 100) / 100, least.currency)
  const group = groupOf(source)
  const hours = (group?.hours ?? told.hoursEach ?? 0) * (group?.staff ?? 1)
  const each =
    hours > 0 ? ` One time then costs ${tell(hours * least.amount)} instead of ${tell(hours * wage)}.` : ''
  return [
    `Pay below the law: your ${tell(wage)} an hour is less than ${tell(least.amount)}, the lowest legal pay of adults in ${least.name} from ${least.from} (${least.source.publisher}, ${least.source.address}).${each} Holiday pay and contributions come on top: correct price or staffing before anyone is asked to work.`,
  ]
}

const FOR_MANY =
  /\b(?:by|for|at|from|per order of|when i (?:buy|order)|in lots of) (?<count>\d{2,5}) (?:pieces|units|pcs|of them|at once)\b/i

/** That the told cost of one holds for a larger number than the phase makes. */
function volumePoint({ told, sizing, nature }: Given): string[] {
  if (nature !== 'device' && nature !== 'physical') return []
  const words = [told.unitWords, ...(told.sale?.costs.map((cost) => cost.words) ?? [])].filter(
    (each) => each !== null,
  )
  const found = words.flatMap((each) => FOR_MANY.exec(each) ?? [])[0]
  const least = Number(/\d{2,5}/.exec(found ?? '')?.[0] ?? 0)
  const planned = sizing.figures.units ?? sizing.figures.pieces ?? 0
  return least > planned && planned > 1
    ? [
        `Your cost of one is for ${whole.format(least)} (“${found}”), and this phase makes ${whole.format(planned)}: the sums take your figure, and fewer cost more each. Ask for the price at ${whole.format(planned)}.`,
      ]
    : []
}

/** Which of several amounts of one price the sums take. */
function rangePoint({ source }: Given): string[] {
  const price = firstValue(source.brief, 'price')
  if (!price || price.low === price.high || price.low <= 0 || price.every === 'share') return []
  const tell = (amount: number) => moneyText(amount, price.currency ?? undefined)
  return [
    `Your price goes from ${tell(price.low)} to ${tell(price.high)}: all sums take ${tell(price.low)}. Count how many would pay which, and put their mean into the brief.`,
  ]
}

/** How many customers the planned deals take at the rhythm that the founder answered. */
function dealsPoint({ source, sizing, nature }: Given, phase: RoadmapInput['phase']): string[] {
  const purchases = firstValue(source.brief, 'purchases')
  const deals = sizing.figures.deals ?? 0
  const months = { interactive: 0, poc: 1, mvp: 2, production: 3 }[phase]
  if (nature !== 'marketplace' || purchases === null || purchases <= 0 || months === 0 || deals === 0)
    return []
  const needed = Math.ceil((deals * 12) / (purchases * months))
  return [
    `How many it takes: at ${purchases} a year from each, as you answered, ${whole.format(deals)} deals within ${months} ${months === 1 ? 'month' : 'months'} are what about ${whole.format(needed)} customers bring, unless most of a year’s deals fall into these months. Count how many there are within reach.`,
  ]
}

/** A target that counts groups, which no number of payments can be compared with. */
function targetPoint({ source }: Given): string[] {
  const target = targetOf(source.idea)
  const per = firstValue(source.brief, 'price')?.per ?? ''
  if (
    !target ||
    !isGrouped(target.noun) ||
    per.toLowerCase().includes(target.noun.toLowerCase().slice(0, -1))
  )
    return []
  const clause = target.words.split(/,\s/).find((words) => words.includes(target.noun)) ?? target.words
  return [
    `Your target: ${quoted(clause, WORDS_CHARS)}. No text says how many customers one of these ${target.count} has, so the sums cannot reach it: write that number down, and by when each of them begins${target.by ? `; you name “${target.by}”` : ''}.`,
  ]
}

/** What a share would bring at the price that is paid today: an orientation, and no figure of the plan. */
function sharePoint({ source, told }: Given): string[] {
  const price = firstValue(source.brief, 'price')
  if (price?.every !== 'share' || price.base || told.deal || price.low !== price.high) return []
  const [today] = entriesOf(source.brief, 'today').flatMap(({ value }) =>
    value.price && value.price.amount > 0 && value.price.currency ? [value] : [],
  )
  if (!today?.price) return []
  const { amount, currency } = today.price
  return [
    `What your ${price.low}% brings: no text says what one deal is worth. Of the ${moneyText(amount, currency ?? undefined)} that is paid today (${quoted(today.name, WORDS_CHARS)}), it would be ${moneyText(Math.round(amount * price.low) / 100, currency ?? undefined)}: enter what one is worth here.`,
  ]
}

/** What the founder's figures say against each other. */
export const figurePoints = (
  basis: Given,
  input: Pick<RoadmapInput, 'phase'>,
  isFirst: boolean,
): string[] => [
  ...rangePoint(basis),
  ...payPoint(basis),
  ...volumePoint(basis),
  ...dealsPoint(basis, input.phase),
  ...(isFirst || input.phase === 'production' ? targetPoint(basis) : []),
  ...sharePoint(basis),
]
