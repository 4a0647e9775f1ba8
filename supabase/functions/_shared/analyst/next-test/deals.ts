import { entriesOf } from '../../domain/brief/brief.ts'
import { countsPeople } from '../../domain/brief/counted-people.ts'
import { volumeForGoal } from '../../domain/brief/goal.ts'
import { calculated, fixed, quote, shown } from '../../domain/brief/line.ts'
import { peopleCounts } from '../../domain/brief/told-demand.ts'
import { paceOf } from '../../domain/brief/told-pace.ts'
import { lossesIn, peopleWords } from '../../domain/brief/told-result.ts'
import { isPlannedTrial } from '../../domain/brief/trials.ts'
import { partsOf } from '../../domain/brief/unread.ts'
import { settled } from '../../domain/figures.ts'
import { leadingNature, type Source } from '../source.ts'
import { priceFormOf } from '../stage.ts'
import { peopleOf } from './people.ts'
import { count, INTERVIEWED_PAY, LEAST_PEOPLE, type Tested } from './tested.ts'

/** So many of the next deals bring the share, of the deals that a month had so far. */
const SHARED_DEALS = 0.6
const MOST_DEALS = 10

/** Where one side pays the other and the founder keeps a part, those who are named may be on either: a deal is right for both. */
export function makeDeals(source: Source, words: string): Tested {
  const shared = {
    assumption: fixed('Those who pay make a deal through you, with your share in it.'),
    costDollars: 0,
    days: 28,
    costs: fixed('About 3 of your own hours for each deal.'),
    about: peopleOf(source, words),
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

const PILOTED =
  /\b(?:pilot(?:ed)?|trial|test run|(?:we|i) (?:ran|tried|tested) (?:it|this|one)|been running (?:it|this))\b/i

/** A pilot between two sides goes on without the founder's hands: who comes back, what is paid, and what goes wrong. */
export function afterPilot(source: Source): Tested | null {
  const { brief, idea } = source
  const isShared = priceFormOf(source) === 'share' || leadingNature(source)?.nature === 'marketplace'
  const words =
    isShared && brief.evidence.state !== 'none'
      ? [
          ...entriesOf(brief, 'evidence').map(({ value }) => value.text),
          ...partsOf(idea).map((part) => part.words),
        ].find(
          (each) =>
            PILOTED.test(each) && !isPlannedTrial(each) && (peopleCounts(each)[0] ?? 0) >= LEAST_PEOPLE,
        )
      : undefined
  if (words === undefined) return null
  const [people = 0] = peopleCounts(words)
  const losses = lossesIn(words)
  const params = {
    people: count(people),
    few: count(Math.floor(people / 2) + 1),
    wrong: count(losses?.wrong ?? 0),
    all: count(losses?.all ?? 0),
  }
  return {
    assumption: fixed('Both sides come back without your help, and pay your whole fee.'),
    what: calculated(
      'Run it again for as long as the pilot, with one more on the side that you have fewest of. Arrange nothing yourself: let the {people} of the pilot book again, and as many who do not know you begin, with your whole fee paid in money each time. Write down what goes wrong, and what that costs.',
      params,
    ),
    threshold: losses
      ? calculated(
          '{few} of the {people} come back without being asked, your fee is paid each time, and no more than {wrong} of {all} go wrong, as in the pilot.',
          params,
        )
      : calculated(
          '{few} of the {people} come back without being asked, and your fee is paid each time.',
          params,
        ),
    costDollars: 0,
    days: 42,
    costs: fixed('About 2 of your own hours a week to watch it, and what goes wrong.'),
    about: quote(peopleWords(words) ?? words),
    notes: [
      fixed(
        'The pilot shows that it works with your help. Whether they come back without it, and pay, is open.',
      ),
    ],
    otherwise: fixed(
      'Ask those who did not come back what they did instead, and settle that before a third place.',
    ),
  }
}

/** Two people make a deal, so that half as many deals as people pass; at least so many. */
export const PAIRED = INTERVIEWED_PAY / 2

export const LEAST_DEALS = 2
