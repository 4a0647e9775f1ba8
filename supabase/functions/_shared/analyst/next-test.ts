import { countsPeople } from '../domain/brief/counted-people.ts'
import { demandOf, isSubscription } from '../domain/brief/economics.ts'
import { fixed } from '../domain/brief/line.ts'
import { needsMedicalNotice } from '../domain/brief/notices.ts'
import { actTest } from '../domain/brief/regulated-acts/lines.ts'
import { latestDemand, peopleIn, toldDemand } from '../domain/brief/told-demand.ts'
import { mayBePaid, toldRates } from '../domain/brief/told-evidence.ts'
import { bestResult, fieldTrialOf } from '../domain/brief/told-result.ts'
import {
  depositsOf,
  isForNothing,
  isPlannedTrial,
  promisedTrialOf,
  trialIn,
  trialOf,
} from '../domain/brief/trials.ts'
import {
  deliver,
  fewWait,
  listAfterSales,
  manyDeposits,
  manyWait,
  onTheShelf,
  start,
} from './next-test/after-promises.ts'
import { afterSales } from './next-test/after-sales.ts'
import { goBack, highPrice, isHighPrice, manyTalked, SAYS_YES, WOULD_BUY } from './next-test/after-talks.ts'
import { afterFreeWork, afterTrial, askThem } from './next-test/after-trial.ts'
import { keepsPromise, madeToFit } from './next-test/by-plan.ts'
import { afterPilot, makeDeals } from './next-test/deals.ts'
import { handTest, ofCatalog } from './next-test/first-tests.ts'
import { endsBelow } from './next-test/marks.ts'
import { isOfOneMonth, payersNote, talkedNote, whomAndWhere } from './next-test/people.ts'
import { withStrangers } from './next-test/strangers.ts'
import {
  ENOUGH_INTERVIEWS,
  ENOUGH_WAITING,
  IF_NO_ONE_PAYS,
  LEAST_PEOPLE,
  type Tested,
} from './next-test/tested.ts'
import { leadingNature, mayBeDevice, type Source } from './source.ts'
import { stageOf } from './stage.ts'

/**
 * The test of the stage after the latest one that is told: sold leads to reorders, a trial to a payment, a conversation to an
 * offer with a price. Without any, the weakest link for the kind of product.
 */
function testFor(source: Source): Tested {
  const { brief } = source
  const counted = demandOf(brief, 'paying')
  const waiting = demandOf(brief, 'waiting')
  const interviews = demandOf(brief, 'interviews')
  const told = latestDemand(brief, source.idea)
  const deposits = depositsOf(brief, source.idea)
  if (deposits > 0 && deposits >= (counted || (told?.stage === 'sold' ? (told.count ?? 0) : 0)))
    return manyDeposits(source, deposits)
  if (told?.stage === 'prepaid' && told.count !== null) return deliver(source, told, told.count)
  const hasPaid = told?.stage === 'sold' || told?.stage === 'repeat' || counted > 0
  // Where customers pay again and again, whether they stay comes first.
  if (hasPaid && waiting > 0 && !isSubscription(brief)) {
    const list = toldDemand(brief, source.idea).find(({ stage }) => stage === 'waiting')
    return listAfterSales(source, list?.words ?? '', waiting, counted || (told?.count ?? 0))
  }
  if (hasPaid) return afterSales(source, told)
  if (told?.stage === 'signed' && told.count !== null) return start(source, told, told.count)
  const isTwoSided = leadingNature(source)?.nature === 'marketplace'
  const piloted = afterPilot(source)
  if (piloted) return piloted
  if (told && told.stage !== 'talked' && mayBePaid(brief, told.words)) return makeDeals(source, told.words)
  if (waiting >= ENOUGH_WAITING && !isTwoSided && !isHighPrice(source)) return manyWait(source, waiting)
  const byPlan = madeToFit(source) ?? keepsPromise(source)
  if (byPlan) return byPlan
  const inUse = fieldTrialOf(brief, source.idea)
  const result = bestResult(brief)
  const saidYes = result?.said === 'yes' && result.part > 1 ? result : null
  if (saidYes && told && told.stage !== 'talked' && trialIn(saidYes.words) !== null)
    return goBack(source, { ...saidYes, deed: 'tried' })
  if (inUse && inUse.closeness === null && told === null && stageOf(source) === 'idea')
    return afterTrial(source, { ...inUse, planned: false, people: 1 }, 1)
  if (
    inUse &&
    inUse.closeness !== null &&
    (told === null || told.stage === 'tried' || told.stage === 'served')
  )
    return withStrangers(source, inUse)
  const rates = brief.evidence.state === 'none' ? [] : toldRates(source.idea)
  const tried = rates.find(({ deed }) => deed === 'tried')
  if (tried && tried.part > 1) return goBack(source, tried)
  if (
    told?.stage === 'tried' &&
    isForNothing(told.words) &&
    countsPeople(told.words) === false &&
    peopleIn(told.words) === null
  )
    return afterFreeWork(source, told.words)
  if (told?.stage === 'served') return askThem(source, told)
  const trial = trialOf(brief, source.idea)
  if (trial && waiting < ENOUGH_WAITING && (trial.planned || trial.people !== null))
    return afterTrial(source, trial, trial.people ?? 1)
  if (told?.stage === 'tried' && told.count !== null && told.count > 0)
    return afterTrial(
      source,
      { people: told.count, planned: isPlannedTrial(told.words), words: told.words },
      told.count,
    )
  if (told?.stage === 'tried')
    return countsPeople(told.words) === false ? ofCatalog(source, stageOf(source)) : askThem(source, told)
  const promised = promisedTrialOf(brief, source.idea)
  if (promised && waiting === 0) return afterTrial(source, promised, promised.people ?? 1)
  if (told?.stage === 'stocked') return onTheShelf(source, told.words)
  if (isTwoSided && waiting < ENOUGH_WAITING && interviews >= ENOUGH_INTERVIEWS)
    return manyTalked(source, interviews)
  if (isHighPrice(source)) return highPrice(source, Math.max(waiting, interviews))
  const isFew = waiting < LEAST_PEOPLE && interviews >= ENOUGH_INTERVIEWS
  if (waiting > 0 && waiting < ENOUGH_WAITING && !isFew) return fewWait(source, waiting, interviews)
  if (waiting >= ENOUGH_WAITING) return manyWait(source, waiting)
  const said = rates.filter(({ deed, words }) => deed === 'said' && SAYS_YES.test(words))
  // Who would buy comes before who would offer.
  const wanted =
    said.find(({ words }) => WOULD_BUY.test(words)) ??
    said[0] ??
    (saidYes ? { ...saidYes, deed: 'said' as const } : undefined)
  if (wanted && wanted.part > 1) return goBack(source, wanted)
  const stage = stageOf(source)
  const byHand = handTest(source, stage)
  if (interviews >= ENOUGH_INTERVIEWS && !byHand) return manyTalked(source, interviews)
  if (byHand) return byHand
  return told ? askThem(source, told) : ofCatalog(source, stage)
}

/**
 * The next test, by what is known already: payments before waiting lists, these before conversations. Without any of
 * them, the weakest link for the kind of product, the stage and the way of paying.
 */
export function nextTestOf(source: Source): Omit<Tested, 'sample'> {
  const ofLaw = actTest(source.brief, source.idea)
  if (ofLaw) return { ...ofLaw, costDollars: 0, about: null }
  const { sample, ...tested } = testFor(source)
  const test = {
    ...tested,
    about: tested.about ?? whomAndWhere(source),
    ...(sample && tested.otherwise === IF_NO_ONE_PAYS ? endsBelow(source, sample) : {}),
  }
  if (isOfOneMonth(source))
    test.notes.push(fixed('Your first channel falls into one month: if the test does too, hold it there.'))
  // Those who said yes, and those of whom some tried it, are asked for the price already.
  const isUsed = /you talked to|showed interest|\d of \d|who tried it|said yes/.test(
    `${test.what.text} ${test.notes.map(({ text }) => text)}`,
  )
  if (!isUsed) test.notes.push(...talkedNote(source))
  test.notes.push(...payersNote(source))
  if (!needsMedicalNotice(source.idea) || !mayBeDevice(source)) return test
  const stage = latestDemand(source.brief, source.idea)?.stage
  const isInUse = stage === 'tried' || stage === 'sold' || stage === 'repeat'
  return {
    ...test,
    notes: [
      isInUse
        ? fixed(
            'It is in use already: ask a specialist this week whether it is a medical device, before anyone else uses it.',
          )
        : fixed(
            'Ask a specialist before it: no one uses it for their health until you know whether it is a medical device.',
          ),
      ...test.notes,
    ],
  }
}
