import { leadingNature, type Source } from '../../analyst/source.ts'
import { type Brief, emptyBrief, firstValue, type Nature } from '../../domain/brief/brief.ts'
import { amountsIn } from '../../domain/brief/told-amounts.ts'
import type { RoadmapInput } from '../engine.ts'
import { groupOf, leastOf } from './group.ts'
import { pricedBrief } from './pricing.ts'
import { reaches, type Standing, standingOf } from './standing.ts'
import { toldBy } from './told.ts'

/*
 * The test of the riskiest assumption as the roadmap plans it: the report's, unless what exists contradicts it. It asks
 * customers who paid only if there are some, does not win the first customers a second time, and does not expect yearly
 * buyers back within weeks.
 */

interface PlannedTest {
  what: string
  threshold: string
  days: number
  /** The highest cost of the test, in the founder's currency; null if nothing is spent. */
  budget: { amount: number; currency: string | null } | null
}

const OF_PAYERS =
  /\b(?:everyone who (?:has )?(?:paid|pays|bought)|each of the \d+ who (?:have )?(?:paid|pay|bought)|each customer behind these words has paid|who (?:has )?bought)\b/i
/** Interviews about the problem: existing users already show that they have it. */
const OF_PROBLEM = /^Talk to \d+ people who might pay for it\b/
/** A test that wins or serves the first few customers. */
const OF_FIRST =
  /^(?:Serve|Win|Sell|Offer it to|Put on one page)\b|\bArrange (?:\d+|two|three|four|five|ten) deals\b/
const COMES_BACK =
  /,? (?:and|of whom) [^,.;]*\b(?:come|comes|came|book|order|pay)s? (?:back|again|a second time)\b[^,.;]*/i
/** Customers who buy at most this many times a year do not come back within a test. */
const SELDOM = 2
/** A second person does ten, and is paid this share of the price (assumption). */
const TEN = 10
const OF_PRICE = 0.7
/** From this number on, the first customers are no longer in question. */
const ENOUGH = 5
/** Fewer regular customers than this say nothing about people who do not know the product yet. */
const FEW_REGULARS = 10
const OFTEN = 12
/** The report's calculation of a margin; the roadmap has its own. */
const RECKONING = /: (?:at an assumed margin|after your own cost)\b.*$/s

const WITHOUT_YOU: Partial<Record<Nature, Pick<PlannedTest, 'what' | 'threshold'>>> = {
  service: {
    what: 'Have a second person do ten of the next ones at your price, without you there. Write down minutes, what went wrong, and what each customer says.',
    threshold: '9 of the 10 are paid in full, and at most 2 customers ask for you instead.',
  },
}
const STRANGERS: Pick<PlannedTest, 'what' | 'threshold'> = {
  what: 'Offer it at your full price to ten who know neither you nor your customers. Write down where you found each, what each uses today, and why others said no.',
  threshold: '3 of the 10 pay in full.',
}

const FEE: Pick<PlannedTest, 'what' | 'threshold'> = {
  what: 'Take your fee in each of the next ten, paid before or on the day. Write down who pays it, who does without you, and your minutes.',
  threshold: '9 of the 10 pay the fee.',
}

/** How many existing users have to agree to pay: half of a few, a smaller share of many. */
const AGREEING = (count: number): number =>
  Math.max(1, Math.ceil(count <= 10 ? count / 2 : count <= 50 ? count / 5 : count / 20))

const ofUsers = (count: number): Pick<PlannedTest, 'what' | 'threshold'> => ({
  what: `Name your price in writing to ${count > 1 ? `all ${count.toLocaleString('en-US')}` : 'everyone'} who ${count > 1 ? 'are' : 'is'} there now, with the day from which it is paid. Ask each for a yes or a no, and for the reason.`,
  threshold:
    count > 1
      ? `${AGREEING(count).toLocaleString('en-US')} of the ${count.toLocaleString('en-US')} commit to pay.`
      : 'Half of them commit to pay.',
})

const FEW_WAITING = 3
const ofWaiting = (count: number): Pick<PlannedTest, 'what' | 'threshold'> => ({
  what: `Write to all ${count.toLocaleString('en-US')} who wait: offer it at your full price with a date, a part paid now. Ask each who says no for the reason.`,
  threshold: `${AGREEING(count).toLocaleString('en-US')} of the ${count.toLocaleString('en-US')} pay a part.`,
})

const briefOf = ({ report }: Pick<RoadmapInput, 'report'>): Brief => report.brief ?? emptyBrief()

/** The test to use if what exists contradicts the report's test; null if it does not. */
function instead(
  what: string,
  standing: Standing,
  nature: Nature | undefined,
  isRegular: boolean,
): Pick<PlannedTest, 'what' | 'threshold'> | null {
  const { count } = standing
  if (reaches(standing, 'sold')) {
    if (OF_PAYERS.test(what) && (count === 1 || (isRegular && count < FEW_REGULARS))) return STRANGERS
    if (count < ENOUGH || !OF_FIRST.test(what)) return null
    return (nature && WITHOUT_YOU[nature]) ?? STRANGERS
  }
  if (nature === 'marketplace' && count >= ENOUGH && OF_FIRST.test(what)) return FEE
  if (!OF_PAYERS.test(what) && !(reaches(standing, 'trial') && OF_PROBLEM.test(what))) return null
  if (standing.waiting >= FEW_WAITING) return ofWaiting(standing.waiting)
  if (!reaches(standing, 'trial')) return STRANGERS
  // The number of arranged deals does not count people who can be asked.
  return nature === 'marketplace' ? null : ofUsers(standing.isOfPeople ? count : 0)
}

const PAY_OF = /^(?<count>\d+) of the (?<all>\d+)(?= pay\b)/
/**
 * The threshold for a price that many pay for one group: fewer than cover the pay of that group would prove a loss. The
 * size of the group is asked for where no text tells the pay.
 */
function ofGroup(threshold: string, source: Source): string {
  const group = groupOf(source)
  const { count, all } = PAY_OF.exec(threshold)?.groups ?? {}
  if (!group || count === undefined) return threshold
  const { wage, hoursEach } = toldBy(source)
  const { low = 0, every = null } = firstValue(source.brief, 'price') ?? {}
  const covering = leastOf(group, { hours: hoursEach, wage, price: low, every })
  const least = Math.min(group.size, covering ?? group.size)
  return Number(count) >= least || Number(all) < least
    ? threshold
    : threshold.replace(PAY_OF, `${least} of the ${all}`).replace(/(?=\.?$)/, ' for the same group')
}

/** The test that the roadmap plans; null if the report names none. */
export function nextTestOf(input: Pick<RoadmapInput, 'report' | 'idea'>): PlannedTest | null {
  const test = input.report.market?.nextTest
  if (!test) return null
  const source = { brief: pricedBrief(briefOf(input), input.idea), idea: input.idea }
  const nature = leadingNature(source)?.nature
  // A test of a share of deals suits no price for one piece.
  const isMisread =
    firstValue(briefOf(input), 'price')?.every === 'share' &&
    firstValue(source.brief, 'price')?.every !== 'share'
  const planned = instead(
    test.what.text,
    standingOf(source),
    nature,
    (firstValue(source.brief, 'purchases') ?? 0) >= OFTEN,
  )
  const other = planned ?? (isMisread ? STRANGERS : null)
  if (other !== null) {
    const price = firstValue(source.brief, 'price')
    const pay =
      other === WITHOUT_YOU.service && price?.currency && (price.every === 'use' || price.every === 'once')
    return {
      ...other,
      days: 28,
      budget: pay ? { amount: Math.round(TEN * OF_PRICE * price.low), currency: price.currency } : null,
    }
  }
  const [spent] = amountsIn(/^(?<spent>.{1,30}?) brings\b/.exec(test.threshold.text)?.groups?.spent ?? '')
  const isSeldom = (firstValue(source.brief, 'purchases') ?? SELDOM + 1) <= SELDOM
  const told = test.threshold.text.replace(RECKONING, '.')
  return {
    what: test.what.text,
    threshold: ofGroup(isSeldom ? told.replace(COMES_BACK, '') : told, source),
    days: Math.min(1_000, Math.ceil(test.days)),
    budget: spent ? { amount: spent.amount, currency: spent.currency } : null,
  }
}
