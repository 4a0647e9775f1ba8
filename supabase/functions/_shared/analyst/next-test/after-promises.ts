import { entriesOf } from '../../domain/brief/brief.ts'
import { demandOf } from '../../domain/brief/economics.ts'
import { calculated, fixed } from '../../domain/brief/line.ts'
import type { ToldDemand } from '../../domain/brief/told-demand.ts'
import { bestRate } from '../../domain/brief/told-evidence.ts'
import { isStated, type Source } from '../source.ts'
import { priceFormOf } from '../stage.ts'
import { ORDER_AGAIN } from './after-sales.ts'
import { occasionOf, peopleOf, whomAndWhere } from './people.ts'
import {
  atLeastTwo,
  count,
  ENOUGH_PAYING,
  IF_NO_ONE_PAYS,
  MANY_PAYING,
  OTHERWISE,
  ownHours,
  type Tested,
  WAITING_LIKELY,
  WAITING_PAY,
} from './tested.ts'

/** Of those who said no to a first question. */
const REST_PAYS = 0.2

/** Of those who left a deposit or tried it. */
const DEPOSITS_PAY = 0.7

/** Who left a deposit has decided already; whether the rest follows is what is open. */
export function manyDeposits(source: Source, deposits: number): Tested {
  const few = Math.ceil(deposits * DEPOSITS_PAY)
  const people = { deposits: count(deposits) }
  const others = Math.max(0, demandOf(source.brief, 'interviews') - deposits)
  const isMore = deposits < ENOUGH_PAYING && others > 0
  const beside = { ...people, others: count(others), more: count(Math.ceil(others * REST_PAYS)) }
  return {
    assumption: fixed('Those who left a deposit also pay the rest.'),
    what: isMore
      ? calculated(
          'Name a day to the {deposits} who left a deposit, and ask for the rest of the price on it. Ask the other {others} you talked to for the same deposit now, and write down why each says no.',
          beside,
        )
      : calculated(
          'Name a day to the {deposits} who left a deposit, and ask for the rest of the price on it. Ask each for one other who would do the same.',
          people,
        ),
    threshold: isMore
      ? calculated(
          '{few} of the {deposits} pay the rest on that day, and {more} of the other {others} leave a deposit.',
          { ...beside, few: count(few) },
        )
      : calculated('{few} of the {deposits} pay the rest on that day.', { ...people, few: count(few) }),
    costDollars: 0,
    days: 28,
    costs: ownHours(isMore ? deposits + others : deposits, 30),
    about: whomAndWhere(source),
    notes: [
      fixed('A deposit is the strongest sign short of a sale, so more conversations would tell you less.'),
    ],
    otherwise: fixed('Give the deposits back, and ask each what changed since they paid it.'),
  }
}

/** Of those who got what they paid for, so many pay again or bring one who does. */
const DELIVERED_BRING = 0.2

/** Who paid in advance has decided already: delivering, and whom it brings, is what is open. */
export function deliver(source: Source, { words }: ToldDemand, people: number): Tested {
  const params = { paid: count(people), few: count(Math.ceil(people * DELIVERED_BRING)) }
  return {
    assumption: fixed('Those who paid in advance get what they paid for, and bring others.'),
    what: calculated(
      'Name a day to the {paid} who paid in advance, and deliver on it. Ask each for the next order, or for one other who pays, when they have it in hand.',
      params,
    ),
    threshold: calculated(
      'All {paid} have it on that day, and {few} of them pay again or send someone who pays.',
      params,
    ),
    costDollars: 0,
    days: 42,
    costs: ownHours(people, 20),
    about: peopleOf(source, words),
    notes: [
      fixed('They paid before there was anything: a delivery on time is what the next ones ask about.'),
    ],
    otherwise: fixed('Give back the money of those who wait longer, and ask what they had expected.'),
  }
}

/** Who signed has agreed: the first delivery and its payment is what is open. */
export function start(source: Source, { words }: ToldDemand, people: number): Tested {
  const params = { signed: count(people), few: count(Math.max(1, people - 1)) }
  return {
    assumption: fixed('Those who signed also take it and pay.'),
    what: calculated(
      'Start with the {signed} who signed: agree on the first day, the amount and the price in writing, and send the first invoice with the first delivery.',
      params,
    ),
    threshold: calculated(
      '{few} of the {signed} name the first day within three weeks, and pay the first invoice.',
      params,
    ),
    costDollars: 0,
    days: 42,
    costs: ownHours(people, 180),
    about: peopleOf(source, words),
    notes: [fixed('A signature is a promise. The first invoice shows what it is worth.')],
    otherwise: fixed('Ask what has to happen before they take it, and put that and a date into the paper.'),
  }
}

/** Those who wait, beside those who have paid: the list is asked for the same money, and those who paid for the next occasion. */
export function listAfterSales(source: Source, words: string, waiting: number, paying: number): Tested {
  const few = atLeastTwo(waiting * (waiting < MANY_PAYING ? WAITING_LIKELY : WAITING_PAY), waiting)
  const isShare = priceFormOf(source) === 'share'
  const isOfOccasion = paying > 1 && !isShare && occasionOf(source) !== null
  const people = {
    waiting: count(waiting),
    few: count(few),
    paying: count(paying),
    again: count(Math.ceil(paying * ORDER_AGAIN)),
  }
  if (isOfOccasion)
    return {
      assumption: fixed(
        'Those who have paid come back for the next occasion, and those who wait pay as they did.',
      ),
      what: calculated(
        'Ask each of the {paying} who have paid to pay now for the next occasion of this kind, with its day. Offer the {waiting} who wait the same, at your full price. Write down why each says no.',
        people,
      ),
      threshold: calculated(
        '{again} of the {paying} and {few} of the {waiting} pay for the next occasion within three weeks.',
        people,
      ),
      costDollars: 0,
      days: 21,
      costs: ownHours(waiting + paying, 15),
      about: whomAndWhere(source),
      notes: [
        fixed(
          'Who needs it once at each occasion decides before it: their payment for the next one tells what a customer is worth.',
        ),
      ],
      otherwise: OTHERWISE.repeat,
    }
  return {
    assumption: fixed('Those who wait pay just like the first ones did.'),
    what: isShare
      ? calculated(
          'Offer the {waiting} who wait a deal each, with your full share in it and a day for it. Write down why each says no.',
          people,
        )
      : calculated(
          'Offer it to the {waiting} who wait at your full price, paid when they book, with a day on which each gets it. Write down why each says no.',
          people,
        ),
    threshold: calculated('{few} of the {waiting} pay within three weeks.', people),
    costDollars: 0,
    days: 21,
    costs: ownHours(waiting, waiting > 100 ? 3 : 15),
    about: peopleOf(source, words),
    notes: [fixed('Others have paid already, and these asked themselves: they are the nearest next sales.')],
    otherwise: fixed('Ask those who said no what the first customers saw in it that they do not.'),
  }
}

/** Customers who by the founder's own words do not pay all of it at once. */
const NOT_AT_ONCE =
  /\b(?:(?:can['’]?t|cannot|can not|unable to|not able to) (?:pay|afford)|at once|instal+ments?|pays? late|on credit)\b/i

export function manyWait(source: Source, waiting: number): Tested {
  const people = { waiting: count(waiting) }
  const few = atLeastTwo(waiting * WAITING_PAY, waiting)
  return {
    assumption: fixed('Those who wait also pay.'),
    what: isStated(source, 'price')
      ? entriesOf(source.brief, 'risks').some(({ value }) => NOT_AT_ONCE.test(value))
        ? calculated(
            'Write to all {waiting} who wait, and offer it at your price, in the payments that they can make. Take the first one now, and name a delivery date.',
            people,
          )
        : calculated(
            'Write to all {waiting} who wait, and offer it at your price, paid now. Name a delivery date, and refund whoever you cannot serve by then.',
            people,
          )
      : calculated(
          'Write to all {waiting} who wait. Name a price, and ask those who want to be first to pay it now. Name a delivery date, and refund whoever you cannot serve by then.',
          people,
        ),
    threshold: calculated('{few} of the {waiting} pay within two weeks.', { ...people, few: count(few) }),
    costDollars: 0,
    days: 14,
    costs: ownHours(waiting, waiting > 100 ? 3 : 15),
    about: null,
    notes: [fixed('Whether those who wait pay is the cheapest thing to find out.')],
    otherwise: fixed(
      'Call ten of those who did not pay and ask what they had expected. A list that does not pay is no demand.',
    ),
  }
}

/** Some of those who were interviewed wait already. */
export function fewWait(source: Source, waiting: number, interviews: number): Tested {
  const people = { waiting: count(waiting), interviews: count(interviews) }
  const few = atLeastTwo(waiting * WAITING_LIKELY, waiting)
  const rate = bestRate(source.idea)
  return {
    assumption: fixed('Those who wait also pay.'),
    what:
      interviews === 0
        ? calculated(
            'Ask the {waiting} who wait to pay your price in advance, refunded if you do not deliver. Then find as many others like them and ask the same.',
            people,
          )
        : calculated(
            'Ask the {waiting} who wait to pay your price in advance, refunded if you do not deliver. Ask the {interviews} you talked to for the same, and write down why each says no.',
            people,
          ),
    threshold: calculated('{few} of the {waiting} pay.', { ...people, few: count(few) }),
    costDollars: 0,
    days: 21,
    costs: ownHours(Math.max(interviews, waiting * 2), 60),
    about: rate?.deed === 'asked' ? peopleOf(source, rate.words) : null,
    sample: { people: waiting, pass: few, minutes: 60 },
    notes: [fixed('Whether those who wait pay is the cheapest thing to find out.')],
    otherwise: IF_NO_ONE_PAYS,
  }
}

/** Shops that would take it: what their customers buy there is what is open. */
export const onTheShelf = (source: Source, words: string): Tested => ({
  assumption: fixed('Customers buy it where the shops put it.'),
  what: fixed(
    'Bring the shops you name the first pieces on sale or return, with the price and their margin in writing. Stand beside the counter for an hour in each, and write down who picks it up, who buys, and why others do not.',
  ),
  threshold: fixed(
    'Within four weeks customers buy half of them at the full price, and one shop orders more.',
  ),
  costDollars: 0,
  days: 28,
  costs: fixed('About 3 of your own hours for each shop. Beside them what the pieces cost you to make.'),
  about: peopleOf(source, words),
  notes: [fixed('A place on the counter is a way to sell. Whether customers pay is open.')],
  otherwise: fixed(
    'Ask those who picked it up and put it back what held them back, and change that before you go to other shops.',
  ),
})
