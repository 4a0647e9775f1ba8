import type { Statement } from '../../domain/basis.ts'
import { type BriefField, entriesOf, firstValue, type Nature } from '../../domain/brief/brief.ts'
import { currencyIn, demandOf, isPerUnit, isSubscription, money } from '../../domain/brief/economics.ts'
import { goalOf, isHardToReach, shareForGoal } from '../../domain/brief/goal.ts'
import { calculated, chosenBy, fixed, fromCatalog, type Param, shown } from '../../domain/brief/line.ts'
import { isOnlyRead } from '../../domain/brief/standing.ts'
import { latestDemand, repeatOf } from '../../domain/brief/told-demand.ts'
import { payingAgain } from '../../domain/brief/told-sums.ts'
import { roughDollars } from '../../domain/currency.ts'
import { actionPatternsOf } from '../selection.ts'
import { audienceOf, isStated, leadingNature, type Source } from '../source.ts'
import { priceFormOf } from '../stage.ts'
import { HAND_TESTS, PAY_COUNTS, PAYMENTS } from './hand-tests.ts'
import { buyersOf } from './marks.ts'
import { peopleOf, unfound, whomAndWhere } from './people.ts'
import { count, hoursFor, LEAST_PEOPLE, MANY_PAYING, OTHERWISE, ownHours, type Tested } from './tested.ts'
import { MAJORITY, OWN_HOURS, type Risk, type RiskTest, type Stage, testOf } from './tests-by-risk.ts'

/** A single price in money; null where there is none to name. */
function singlePrice({ brief }: Source): number | null {
  const price = firstValue(brief, 'price')
  return price && !isPerUnit(brief) && price.every !== 'share' && price.high > 0 && price.low === price.high
    ? price.low
    : null
}

/** What can be sold at once, so that selling it says more than asking. */
const SOLD_AT_ONCE: readonly Nature[] = ['physical', 'service', 'content', 'marketplace']

/** The weakest link of problem, payment, reach and return, by what the founder has shown so far. */
function weakestLink(source: Source, nature: Nature, stage: Stage): Risk {
  if (stage === 'sold')
    return latestDemand(source.brief, source.idea)?.stage === 'repeat' || repeatOf(source.brief, source.idea)
      ? 'reach'
      : 'repeat'
  if (stage === 'made' || SOLD_AT_ONCE.includes(nature)) return 'payment'
  const shown: readonly BriefField[] = ['problem', 'problemCost', 'today']
  return shown.some((field) => isStated(source, field)) || source.brief.problem.state === 'none'
    ? 'payment'
    : 'problem'
}

/** Why a risk is the weakest link, by what the brief shows; null where the test speaks for itself. */
const REASONS: Readonly<Record<Risk, (source: Source) => Statement | null>> = {
  problem: () =>
    fixed('Until you know what goes wrong for them and what they do about it, any product is a guess.'),
  payment: ({ brief }) => {
    const share = shareForGoal(brief)
    const goal = goalOf(brief)
    const price = firstValue(brief, 'price')
    if (share && goal !== null && isHardToReach(brief))
      return fixed(
        'The customers that you counted hardly suffice. How many of them pay, and how much, decides whether you need other places or another price.',
      )
    if (!share || goal === null)
      return fixed('Nothing that you tell shows that anyone pays: one payment says more than any opinion.')
    return calculated(
      '{goal} a month takes {share} of the customers that you counted. Whether they pay is open.',
      { goal: shown(money(goal, price?.currency ?? null)), share: shown(share.text) },
    )
  },
  reach: () => fixed('Customers come back. What winning the next ones costs is open.'),
  repeat: (source) =>
    priceFormOf(source) === 'subscription' || priceFormOf(source) === 'yearly'
      ? fixed('You tell of sales. What decides now is how long customers stay.')
      : fixed('You tell of sales. What decides now is whether customers return or send others.'),
}

export const reasonFor = (risk: Risk, source: Source): Statement[] => {
  const reason = REASONS[risk](source)
  return reason ? [reason] : []
}

/** A test of the catalog, with as many people as the founder's count allows. */
export function asked(
  { assumption, what, threshold, days, cost = 0, costs = OWN_HOURS, minutes = 90, ...numbers }: RiskTest,
  { brief }: Source,
  more: Readonly<Record<string, Param>> = {},
): Pick<Tested, 'assumption' | 'what' | 'threshold' | 'costDollars' | 'days' | 'costs' | 'sample'> & {
  pass: number
} {
  const { people = 1, pass = 1, again = 1 } = numbers
  const half = Math.floor((firstValue(brief, 'count')?.value ?? Number.POSITIVE_INFINITY) / 2)
  const some = Math.min(people, Math.max(LEAST_PEOPLE, half))
  const passing = Math.ceil((pass * some) / people)
  const params = {
    ...more,
    people: count(some),
    pass: count(passing),
    again: count(Math.min(passing, Math.ceil((again * some) / people))),
    minutes: count(minutes),
    hours: count(hoursFor(some, minutes)),
  }
  return {
    assumption: fixed(assumption),
    what: fromCatalog(what, params),
    threshold: fromCatalog(threshold, params),
    costDollars: cost,
    days,
    costs: fromCatalog(costs, params),
    pass: passing,
    sample: { people: some, pass: passing, minutes },
  }
}

/** From such a price on, in US dollars, people pay a deposit instead of the whole. */
const DEPOSIT_DOLLARS = 150

function paymentIn(source: Source): keyof typeof PAYMENTS {
  const price = firstValue(source.brief, 'price')
  if (price?.every === 'share') return 'share'
  if (!price || singlePrice(source) === null || entriesOf(source.brief, 'price').some(isOnlyRead))
    return price ? 'yours' : 'unknown'
  if (price.every === 'use') return 'use'
  const dollars = price.currency === null ? price.low : (roughDollars(price.low, price.currency) ?? price.low)
  return price.every === 'once' && dollars >= DEPOSIT_DOLLARS ? 'order' : 'period'
}

/** The job of the product done by hand, where the founder's words say what it is and nothing has been made yet. */
export function handTest(source: Source, stage: Stage): Tested | null {
  const [selected] = actionPatternsOf(source).filter(({ pattern }) => HAND_TESTS[pattern.id])
  const audience = audienceOf(source)
  const byHand =
    selected &&
    ((audience && HAND_TESTS[`${selected.pattern.id} ${audience}`]) ?? HAND_TESTS[selected.pattern.id])
  const isBare = !isStated(source, 'customer') && !isStated(source, 'price')
  if (!byHand || stage !== 'idea' || isBare) return null
  const payment = paymentIn(source)
  const known = demandOf(source.brief, 'interviews')
  const price = firstValue(source.brief, 'price')
  const { pass: _, ...test } = asked(
    {
      ...byHand,
      // Some say themselves that it is paid for.
      what: /\b(?:price|paid|sale|sell)\b/i.test(byHand.what)
        ? byHand.what
        : `${byHand.what} ${PAYMENTS[payment]}`,
      threshold: `${byHand.passed} ${PAY_COUNTS}`,
    },
    source,
    { price: shown(money(singlePrice(source) ?? 0, price?.currency ?? null)) },
  )
  return {
    ...test,
    what: chosenBy(test.what, selected.because),
    about: whomAndWhere(source),
    notes:
      known > 0
        ? [calculated('Begin with those of the {known} you talked to who fit.', { known: count(known) })]
        : [
            fixed(
              'Done by hand, it shows within weeks whether the result is worth its price, before anything is built.',
            ),
            ...unfound(source),
          ],
    otherwise: fromCatalog(byHand.stop, {}),
  }
}

const FEW_OF_MANY = 0.1

const FOR_A_YEAR =
  /\b(?:for (?:an?|one|1|the (?:whole|first)|two) years?|yearly|annual(?:ly)?|12 months|twelve months)\b/i

/** The test of the catalog for the weakest link. */
export function ofCatalog(source: Source, stage: Stage): Tested {
  const told = stage === 'sold' ? latestDemand(source.brief, source.idea) : null
  const paying = demandOf(source.brief, 'paying') || (told?.count ?? 0)
  const leading = leadingNature(source)?.nature ?? 'other'
  const nature = leading === 'content' && isStated(source, 'user') ? 'other' : leading
  // Who has paid for a year is not asked for the next one yet.
  const isCommitted =
    isSubscription(source.brief) &&
    entriesOf(source.brief, 'evidence').some(
      ({ value }) => value.kind === 'paying' && FOR_A_YEAR.test(value.text),
    )
  const risk = isCommitted ? 'reach' : weakestLink(source, leading, stage)
  // What was bought once is not paid again by itself.
  const isOver = risk === 'repeat' && isSubscription(source.brief) && payingAgain(source.brief) === 0
  const form = (isOver ? null : priceFormOf(source)) ?? 'unknown'
  const quantity = firstValue(source.brief, 'purchases')
  const chosen = testOf(
    risk,
    nature,
    stage,
    form,
    quantity !== null && quantity <= 1 && (isOver || !isSubscription(source.brief)),
  )
  const { pass: _, ...test } = asked(chosen, source)
  const reached = risk === 'reach' ? buyersOf(source) : null
  const [counted, share = 1] = chosen.counted ?? []
  const isOfNewPeople = risk !== 'repeat' && risk !== 'reach'
  return {
    ...test,
    // An amount of another country's money would be none.
    ...(test.costDollars > 0 && roughDollars(1, currencyIn(source.brief) ?? '') === null
      ? {
          costDollars: 0,
          costs: fixed('Ads, print or travel for one channel: set the amount yourself before you begin.'),
        }
      : {}),
    ...(risk === 'repeat' && paying > 0 ? { costs: ownHours(paying, 30) } : {}),
    // Of two sides, those who are counted may be the ones who sell.
    ...(counted && paying > 0 && leading !== 'marketplace'
      ? {
          threshold: fromCatalog(counted, {
            pass: count(
              share === MAJORITY
                ? Math.floor(paying * share) + 1
                : Math.max(1, Math.ceil(paying * (paying < MANY_PAYING ? share : FEW_OF_MANY))),
            ),
            paying: count(paying),
          }),
        }
      : {}),
    ...(reached ? { ...reached, costDollars: 0 } : {}),
    // Buyers are those whom the founder tells of, and not all customers.
    about: told ? peopleOf(source, told.words) : whomAndWhere(source),
    notes: isCommitted
      ? [
          fixed(
            'They paid for a year: whether they stay shows at its end. What winning the next ones costs is open.',
          ),
        ]
      : [...reasonFor(risk, source), ...(isOfNewPeople ? unfound(source) : [])],
    otherwise: OTHERWISE[risk],
  }
}
