import { entriesOf, firstValue } from '../../domain/brief/brief.ts'
import { isOrganization } from '../../domain/brief/economics.ts'
import { calculated, fixed } from '../../domain/brief/line.ts'
import { isOnlyRead } from '../../domain/brief/standing.ts'
import type { ToldRate } from '../../domain/brief/told-evidence.ts'
import { bestResult } from '../../domain/brief/told-result.ts'
import { roughDollars } from '../../domain/currency.ts'
import { isStated, leadingNature, type Source } from '../source.ts'
import { isBoughtOnce, priceFormOf } from '../stage.ts'
import { LEAST_DEALS, PAIRED } from './deals.ts'
import { asked, reasonFor } from './first-tests.ts'
import { peopleOf, whomAndWhere } from './people.ts'
import {
  atLeastTwo,
  count,
  IF_NO_ONE_PAYS,
  INTERVIEWED_PAY,
  ownHours,
  type Tested,
  TRIED_PAY,
} from './tested.ts'
import { testOf } from './tests-by-risk.ts'

export function manyTalked(source: Source, interviews: number): Tested {
  const named = bestResult(source.brief)
  const isNamed = named?.said === 'problem' && named.whole === interviews
  const people = { interviews: count(interviews), named: count(named?.part ?? 0) }
  const few = atLeastTwo(interviews * INTERVIEWED_PAY, interviews)
  const shared = {
    costDollars: 0,
    costs: ownHours(interviews, 60),
    about: null,
    otherwise: IF_NO_ONE_PAYS,
    sample: { people: interviews, pass: few, minutes: 60 },
  }
  const reason = fixed(
    'You have talked to these people already, so asking them for money takes days, not months.',
  )
  if (entriesOf(source.brief, 'user').some((entry) => !isOnlyRead(entry)) && isOrganization(source.brief))
    return {
      ...shared,
      assumption: fixed('Those who decide about the money want it as much as those who use it.'),
      what: calculated(
        'Of the {interviews} people you talked to, offer a paid trial at your price to those who may sign for it. Ask the others who may, and meet two of these.',
        people,
      ),
      threshold: fixed('Within six weeks, two who may sign for it sign a paid trial.'),
      days: 42,
      notes: [
        fixed(
          'You name others than the customer as its users: a yes of theirs says nothing about the money.',
        ),
      ],
      otherwise: fixed('Ask who signs what it would have to save them, and from which budget it would come.'),
    }
  if (priceFormOf(source) === 'share' || leadingNature(source)?.nature === 'marketplace')
    return {
      ...shared,
      assumption: fixed('People who like it in a conversation also make a deal through it.'),
      what: calculated(
        'Sort the {interviews} people you talked to: who would pay your share, and who is on the other side. Arrange one real deal by phone for each pair that fits, with your share agreed in writing.',
        people,
      ),
      threshold: calculated('{few} deals happen, and your share of each is paid.', {
        few: count(Math.max(LEAST_DEALS, Math.ceil(interviews * PAIRED))),
      }),
      days: 28,
      notes: [reason],
    }
  return {
    ...shared,
    assumption: fixed('People who like it in a conversation also pay.'),
    what: isNamed
      ? calculated(
          'Go back to the {interviews} people you talked to, first to the {named} who named the problem. Ask each to pay in advance what one customer pays first, with all that falls due at the start, refunded if you do not deliver.',
          people,
        )
      : calculated(
          'Go back to the {interviews} people you talked to. Ask each to pay in advance what one customer pays first, with all that falls due at the start, refunded if you do not deliver.',
          people,
        ),
    threshold: calculated('{few} of the {interviews} pay.', { ...people, few: count(few) }),
    days: 21,
    notes: isNamed
      ? [
          calculated(
            '{named} of {interviews} name the problem: that is known. Whether it is worth money to them is open.',
            people,
          ),
        ]
      : [reason],
  }
}

/** Up to so many who said yes can be asked one by one, so that most of them have to pay. */
const FEW_YES = 12
const FEW_YES_PAY = 0.75

/** Those who tried it or said yes, of all who were asked: they are asked to pay, and the others why not. */
export function goBack(
  source: Source,
  { part, whole, deed, words }: Pick<ToldRate, 'part' | 'whole' | 'deed' | 'words'>,
): Tested {
  const isFew = deed === 'said' && part <= FEW_YES
  const few = atLeastTwo(part * (isFew ? FEW_YES_PAY : TRIED_PAY), part)
  const people = { part: count(part), whole: count(whole), few: count(few) }
  const form = priceFormOf(source)
  const isAgain = (form === 'use' || form === 'subscription') && !isBoughtOnce(source)
  return {
    assumption:
      deed === 'tried' ? fixed('Those who tried it also pay for it.') : fixed('Those who say yes also pay.'),
    what: !isStated(source, 'price')
      ? calculated(
          'Name a price to the {part} of {whole}, and ask them to pay it now, refunded if you do not deliver. Then ask the others what held them back.',
          people,
        )
      : isAgain
        ? calculated(
            'Ask the {part} of {whole} to pay your full price for the first two times in a row now, refunded if you do not deliver. Then ask the others what held them back.',
            people,
          )
        : calculated(
            'Ask the {part} of {whole} to pay your price now, refunded if you do not deliver. Then ask the others what held them back.',
            people,
          ),
    threshold:
      isAgain && isStated(source, 'price')
        ? calculated('{few} of the {part} pay for both within three weeks.', people)
        : calculated('{few} of the {part} pay within three weeks.', people),
    costDollars: 0,
    days: 21,
    costs: ownHours(whole, 60),
    about: peopleOf(source, words),
    notes: [fixed('They know what it is, so their money tells more than any further opinion.')],
    otherwise: IF_NO_ONE_PAYS,
    sample: { people: part, pass: few, minutes: 60 },
  }
}

/** What some say of the problem is no yes to the offer. */
export const SAYS_YES =
  /\b(?:yes|would|will|wants?|wanted|interested|willing|likes?|liked|promised|happy|keen)\b/i

export const WOULD_BUY = /\b(?:order|buy|pay|book|take one)\w*[^,;]*$/i

/** A single price from which on no one orders without an offer of their own, in about so many US dollars. */
const HIGH_PRICE_DOLLARS = 5000

/** Whether one sale is so dear that it takes months and a contract. */
export function isHighPrice({ brief }: Source): boolean {
  const price = firstValue(brief, 'price')
  if (!price || (price.every !== 'once' && price.every !== 'use')) return false
  const amount = price.currency === null ? price.low : (roughDollars(price.low, price.currency) ?? price.low)
  return amount >= HIGH_PRICE_DOLLARS
}

/** Those who wait or were talked to, of whom a few sign. */
export function highPrice(source: Source, people: number): Tested {
  const { pass: _, ...test } = asked(testOf('payment', 'physical', 'idea', 'order'), source)
  const shared = { notes: reasonFor('payment', source), otherwise: IF_NO_ONE_PAYS, costDollars: 0 }
  if (people === 0) return { ...test, ...shared, about: whomAndWhere(source) }
  return {
    ...test,
    ...shared,
    what: calculated(
      'Go to the {people} who showed interest first, with the drawing, the full price and the delivery date. Ask each for a signed order with a deposit, or for a paid design of their own.',
      { people: count(people) },
    ),
    threshold: fixed('One of them signs and pays the deposit or the design.'),
    about: null,
  }
}
