import { entriesOf } from '../../domain/brief/brief.ts'
import { countsPeople } from '../../domain/brief/counted-people.ts'
import { volumeForGoal } from '../../domain/brief/goal.ts'
import { calculated, fixed, quote, shown } from '../../domain/brief/line.ts'
import { paceOf } from '../../domain/brief/told-pace.ts'
import { settled } from '../../domain/figures.ts'
import type { Source } from '../source.ts'
import { count, INTERVIEWED_PAY, LEAST_PEOPLE, type Tested } from './tested.ts'

/** So many of the next deals bring the share, of the deals that a month had so far. */
export const SHARED_DEALS = 0.6

export const MOST_DEALS = 10

/** Where one side pays the other and the founder keeps a part, those who are named may be on either: a deal is right for both. */
export function makeDeals(source: Source, words: string): Tested {
  const shared = {
    assumption: fixed('Those who pay make a deal through you, with your share in it.'),
    costDollars: 0,
    days: 28,
    costs: fixed('About 3 of your own hours for each deal.'),
    about: quote(words),
    otherwise: fixed('Ask the side that pays what kept it from it, and the other side what it feared.'),
  }
  const pace = paceOf(source.brief, source.today)
  const told = entriesOf(source.brief, 'evidence').find(({ value }) => value.text === words)?.value.count ?? 0
  // Deals that were arranged already need no proof: that the share is paid does.
  if (told > 1 && countsPeople(words) === false) {
    const deals = Math.min(
      MOST_DEALS,
      Math.max(LEAST_PEOPLE, Math.round(pace ? pace.count / pace.months : told)),
    )
    const volume = volumeForGoal(source.brief)
    const params = {
      told: count(told),
      deals: count(deals),
      few: count(Math.ceil(settled(deals * SHARED_DEALS))),
      volume: shown(volume?.text ?? '0'),
    }
    return {
      ...shared,
      what: calculated(
        'Arrange the next {deals} as you did the {told} so far, with your share agreed in writing before each. Write down what each is worth, and who pays.',
        params,
      ),
      threshold: calculated('Your share is paid on {few} of the next {deals}.', params),
      notes: [
        calculated('{told} are arranged already: only whether your share is paid is open.', params),
        ...(volume
          ? [
              calculated(
                'The goal takes deals worth {volume} a month: what one is worth tells how many.',
                params,
              ),
            ]
          : []),
      ],
    }
  }
  return {
    ...shared,
    what: fixed(
      'Write down who of those whom you name here pays, and who is paid. Arrange three deals between both by hand.',
    ),
    threshold: fixed('Two of the three deals happen, and your share of each is paid.'),
    notes: [
      fixed('Those whom you name may be the side that is paid: only the money of the other side counts.'),
    ],
  }
}

/** Two people make a deal, so that half as many deals as people pass; at least so many. */
export const PAIRED = INTERVIEWED_PAY / 2

export const LEAST_DEALS = 2
