import { entriesOf, firstValue } from '../../domain/brief/brief.ts'
import { demandOf } from '../../domain/brief/economics.ts'
import { calculated, chosenBy, fixed } from '../../domain/brief/line.ts'
import { guaranteeIn, madeFromAfar } from '../../domain/brief/plan-risks.ts'
import { roughDollars } from '../../domain/currency.ts'
import { leadingNature, type Source, wrote } from '../source.ts'
import { whomAndWhere } from './people.ts'
import { count, hoursFor, type Tested } from './tested.ts'

const PAIRS = 20
const DEAR_PAIRS = 8
/** From such a price on, in US dollars, fewer pieces are made for a test. */
const DEAR = 300
/** So many of those that are made may fail, and so many minutes does the founder need for each. */
const MADE_AGAIN = 0.1
const MINUTES_EACH = 60

/** Made to measure from what customers send: whether it fits decides what is left of the price. */
export function madeToFit(source: Source): Tested | null {
  const { brief, idea } = source
  const words = ['physical', 'device'].includes(leadingNature(source)?.nature ?? '')
    ? madeFromAfar(idea)
    : null
  const price = firstValue(brief, 'price')
  if (words === null || demandOf(brief, 'paying') >= DEAR_PAIRS) return null
  const isDear = price !== null && (roughDollars(price.low, price.currency ?? '') ?? price.low) >= DEAR
  const pieces = isDear ? DEAR_PAIRS : PAIRS
  const params = {
    pieces: count(pieces),
    again: count(Math.max(1, Math.floor(pieces * MADE_AGAIN))),
    hours: count(hoursFor(pieces, MINUTES_EACH)),
    minutes: count(MINUTES_EACH),
  }
  return {
    assumption: fixed('What is made from afar fits the first time.'),
    what: chosenBy(
      calculated(
        'Take {pieces} paid orders from people whom you never meet, made only from what they send. Ask each again after two weeks of use. Write down which had to be made again, changed or refunded, why, and what that cost.',
        params,
      ),
      wrote(words),
    ),
    threshold: calculated(
      '{pieces} are ordered and paid, and at most {again} are made again, changed or refunded.',
      params,
    ),
    costDollars: 0,
    days: 56,
    costs: calculated(
      'About {hours} of your own hours: {pieces} × {minutes} minutes. Beside them what the pieces cost you to make.',
      params,
    ),
    about: whomAndWhere(source),
    notes: [
      fixed(
        'One that does not fit can be sold to no one else: how often that happens decides what is left of the price.',
      ),
    ],
    otherwise: fixed(
      'Find which measure was wrong, ask for one more of it, and take the next orders at the same mark.',
    ),
  }
}

const SERVED = 10
const REACH_IT = 9

/** A guarantee of results: how many reach them decides what is left of the price. */
export function keepsPromise(source: Source): Tested | null {
  const words = guaranteeIn(source.idea)
  if (words === null) return null
  const params = { people: count(SERVED), reach: count(REACH_IT) }
  const isTried = entriesOf(source.brief, 'evidence').some(({ value }) => value.kind === 'other')
  return {
    assumption: fixed('Nearly all who pay reach what you guarantee.'),
    what: chosenBy(
      isTried
        ? calculated(
            'Ask first how many of those who had it so far reached what you guarantee. Then take {people} who do not know you at your full price, with the result and its day in writing, and count who reaches it.',
            params,
          )
        : calculated(
            'Take {people} who do not know you at your full price, with the result that you guarantee and its day in writing, and count who reaches it.',
            params,
          ),
      wrote(words),
    ),
    threshold: calculated('All {people} pay, and {reach} of the {people} reach it.', params),
    costDollars: 0,
    days: 56,
    costs: calculated(
      'About {hours} of your own hours: {people} × {minutes} minutes. Beside them what it costs to serve them.',
      {
        ...params,
        hours: count(hoursFor(SERVED, 120)),
        minutes: count(120),
      },
    ),
    about: whomAndWhere(source),
    notes: [
      fixed(
        'Each who does not reach it costs you a whole price, so the share that does decides what you earn.',
      ),
    ],
    otherwise: fixed('Drop the guarantee, or give it only to those of whom nearly all reached it.'),
  }
}
