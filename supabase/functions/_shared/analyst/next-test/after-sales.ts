import { firstValue } from '../../domain/brief/brief.ts'
import { paidOtherwise } from '../../domain/brief/demand.ts'
import {
  amountRange,
  demandOf,
  isPerUnit,
  isSubscription,
  money,
  percentText,
  type TellingBrief,
} from '../../domain/brief/economics.ts'
import { calculated, fixed, shown } from '../../domain/brief/line.ts'
import { closenessOf } from '../../domain/brief/own-things.ts'
import { peopleIn, repeatOf, type ToldDemand } from '../../domain/brief/told-demand.ts'
import { payingAgain } from '../../domain/brief/told-sums.ts'
import { settled } from '../../domain/figures.ts'
import { leadingNature, type Source } from '../source.ts'
import { isBoughtOnce, priceFormOf } from '../stage.ts'
import { ofCatalog } from './first-tests.ts'
import { fewPay } from './more-buyers.ts'
import { occasionOf, peopleOf } from './people.ts'
import {
  atLeastTwo,
  count,
  ENOUGH_PAYING,
  INTERVIEWED_PAY,
  OTHERWISE,
  ownHours,
  type Tested,
} from './tested.ts'
import { MAJORITY } from './tests-by-risk.ts'

/** The test after sales: the full price, then whether customers come back, stay, or are found among strangers. */
export function afterSales(source: Source, told: ToldDemand | null): Tested {
  const { idea } = source
  const brief: TellingBrief = source.brief
  const words = told?.words ?? ''
  // Of two sides, those who are counted may be the ones who are paid.
  const isShared =
    brief.told?.paid !== undefined ||
    priceFormOf(source) === 'share' ||
    leadingNature(source)?.nature === 'marketplace'
  const paying = isShared ? 0 : demandOf(brief, 'paying') || (told?.count ?? peopleIn(words) ?? 0)
  const other = paidOtherwise(brief, idea)
  if (other && other.low > other.paid) return fullPrice(source, other)
  // People who know the founder say little of those who do not.
  if (closenessOf(words) !== null && paying > 0) return fewPay(source, paying, words)
  if (told?.stage === 'repeat' || repeatOf(brief, idea))
    return paying > 0 && (paying < ENOUGH_PAYING || occasionOf(source) !== null)
      ? fewPay(source, paying, words)
      : ofCatalog(source, 'sold')
  if (isSubscription(brief)) {
    const again = payingAgain(brief)
    if (again > 0 && again < ENOUGH_PAYING) return fewPay(source, again, words)
    if (again > 0) return priceFormOf(source) === 'yearly' ? renew(again) : ofCatalog(source, 'sold')
  }
  if (paying >= ENOUGH_PAYING && SUBSCRIBED.test(words)) return subscribersStay(source, paying, words)
  const times = firstValue(brief, 'purchases') ?? 1
  const isAgain = times > 1 && !isBoughtOnce(source)
  return isAgain || priceFormOf(source) === 'share'
    ? orderAgain(source, paying, words, times)
    : fewPay(source, paying, words)
}

/** What is bought several times a year lives from those who come back: half of them, or fewer where that often is not yet due. */
function orderAgain(source: Source, paying: number, words: string, times: number): Tested {
  const isOfOccasion = occasionOf(source) !== null
  const due = Math.min(1, (times * ORDER_WEEKS) / 52)
  const isRare = times > 1 && due < ORDER_AGAIN
  const params = {
    paying: count(paying),
    few: count(Math.max(1, Math.ceil(settled(paying * Math.min(ORDER_AGAIN, times > 1 ? due : 1))))),
    times: count(times),
    due: shown(percentText(due)),
  }
  const isCounted = paying > 1
  return {
    assumption: fixed('Those who have paid come back.'),
    what: isOfOccasion
      ? fixed(
          'Ask everyone who has paid to pay now for the next occasion of this kind, with its day. Write down why each says no.',
        )
      : isCounted
        ? calculated(
            'Ask each of the {paying} who have paid for the next order now, with a date. Write down why each says no.',
            params,
          )
        : fixed(
            'Ask everyone who has paid for the next order now, with a date. Write down why each says no.',
          ),
    threshold: isOfOccasion
      ? fixed('Half of them pay for the next occasion within four weeks.')
      : isCounted
        ? isRare
          ? calculated(
              '{few} of the {paying} order and pay again within six weeks: at {times} a year, {due} would.',
              params,
            )
          : calculated('{few} of the {paying} order and pay again within six weeks.', params)
        : isRare
          ? calculated(
              'Within six weeks {due} of them order and pay again, as they would at {times} a year.',
              params,
            )
          : fixed('Half of them order and pay again within six weeks.'),
    costDollars: 0,
    days: 42,
    costs: isCounted ? ownHours(paying, 30) : fixed('About half an hour of your own for each.'),
    about: peopleOf(source, words),
    notes: [fixed('Whether those who have paid come back decides what one customer is worth.')],
    otherwise: OTHERWISE.repeat,
  }
}

/** Of those who bought what is bought again and again, within six weeks. */
export const ORDER_AGAIN = 0.5

const ORDER_WEEKS = 6

const SUBSCRIBED = /\bsubscri(?:be[sd]?|bers?|ptions?)\b/i

/** If one in ten leaves at each payment, a customer makes ten payments on average. */
const STAY = 0.9

/** Who subscribed does not order again: whether they make the next payment is what counts. */
function subscribersStay(source: Source, paying: number, words: string): Tested {
  return {
    assumption: fixed('Those who subscribed stay.'),
    what: fixed(
      'Note for everyone who subscribed whether the next payment is made. Ask those who stay what they would miss, and those who stop why.',
    ),
    threshold: calculated(
      '{few} of the {paying} make their next payment: if one in ten stops at each, a customer makes ten on average.',
      { few: count(Math.ceil(settled(paying * STAY))), paying: count(paying) },
    ),
    costDollars: 0,
    days: 42,
    costs: ownHours(paying, 10),
    about: peopleOf(source, words),
    notes: [fixed('How long subscribers stay decides what one customer is worth.')],
    otherwise: OTHERWISE.repeat,
  }
}

/** So many new people are asked for the full price. */
const ASKED_ANEW = 10

/** Sales below the price say nothing of the price: who pays less now and pays again is asked for it first. */
function fullPrice(source: Source, other: NonNullable<ReturnType<typeof paidOtherwise>>): Tested {
  const { paid, low, high, currency, words } = other
  const paying = isSubscription(source.brief) ? demandOf(source.brief, 'paying') : 0
  const params = {
    people: count(ASKED_ANEW),
    pass: count(ASKED_ANEW * INTERVIEWED_PAY),
    price: shown(amountRange(low, high, currency)),
    paid: shown(money(paid, currency)),
    paying: count(paying),
    stay: count(Math.floor(paying * MAJORITY) + 1),
    sum: shown(money(settled(paying * paid), currency)),
  }
  return {
    assumption: fixed('Customers pay the full price.'),
    what:
      paying > 0
        ? calculated(
            'Name the full price, {price}, to the {paying} who pay {paid} now, with the day from which it holds. Then offer it at that price to {people} who have not bought, found in the same way. Write down what each says to it.',
            params,
          )
        : calculated(
            'Offer it at {price} to {people} who have not bought, found in the same way as the first ones. Write down what each says to the price.',
            params,
          ),
    threshold:
      paying > 0
        ? paying === 1
          ? calculated('That customer stays at the full price, and {pass} of the {people} pay it.', params)
          : paying === 2
            ? calculated('Both stay at the full price, and {pass} of the {people} pay it.', params)
            : calculated(
                '{stay} of the {paying} stay at the full price, and {pass} of the {people} pay it.',
                params,
              )
        : calculated('{pass} of the {people} pay {price}.', params),
    costDollars: 0,
    days: 28,
    costs: ownHours(ASKED_ANEW + paying, 60),
    about: peopleOf(source, words),
    notes: [
      paying > 0 && !isPerUnit(source.brief)
        ? calculated('{paying} × {paid} = {sum} is paid now. No one has paid {price} yet.', params)
        : calculated('So far {paid} was paid. No one has paid {price} yet.', params),
    ],
    otherwise: fixed('Lower the price to what was paid, and check whether your costs allow it.'),
  }
}

/** Who paid for a year has not paid for the next one. */
function renew(paying: number): Tested {
  const params = { paying: count(paying), few: count(atLeastTwo(paying / 2, paying)) }
  return {
    assumption: fixed('Those who pay now pay for the next year as well, at your price.'),
    what: calculated(
      'Ask each of the {paying} who pay to renew now, for the next year at your full price. Write down why each says no.',
      params,
    ),
    threshold: calculated('{few} of the {paying} pay for the next year.', params),
    costDollars: 0,
    days: 28,
    costs: ownHours(paying, 30),
    about: null,
    notes: [fixed('You tell of sales. What decides now is how long customers stay.')],
    otherwise: OTHERWISE.repeat,
  }
}
