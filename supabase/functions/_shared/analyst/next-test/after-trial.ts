import type { Statement } from '../../domain/basis.ts'
import { firstValue } from '../../domain/brief/brief.ts'
import { countsPeople } from '../../domain/brief/counted-people.ts'
import { amountRange, isPerUnit } from '../../domain/brief/economics.ts'
import { calculated, fixed, type Param, shown } from '../../domain/brief/line.ts'
import { countOf, FIGURES, peopleIn, type ToldDemand } from '../../domain/brief/told-demand.ts'
import { lossesIn } from '../../domain/brief/told-result.ts'
import type { Trial } from '../../domain/brief/trials.ts'
import { formatCount, settled } from '../../domain/figures.ts'
import { isStated, leadingNature, type Source } from '../source.ts'
import { peopleOf } from './people.ts'
import { count, ENOUGH_PAYING, IF_NO_ONE_PAYS, mostIn, ownHours, type Tested, TRIED_PAY } from './tested.ts'

/** People who say yes for the founder's sake. */
const CLOSE_TO_YOU =
  /\b(?:(?:my|our|the) (?:\w+ )?family|relatives?|relations|friends?|neighbou?rs?|colleagues|cousins?|uncles?|aunts?|brothers?|sisters?|in-laws)\b/i

/** Pieces on trial: 'trying it on four trucks', 'a 50-home pilot'. */
const ON_TRIAL = new RegExp(
  String.raw`\b(?:try|trying|test|testing|pilot\w*|us(?:es?|ing)|trial) (?:(?:it|them|one|ours) )?(?:on|in|with) (?<many>${FIGURES}) (?!(?:days?|weeks?|months?|years?)\b)\p{L}+s\b|\b(?<before>\d+)-\p{L}+ (?:pilot|trial|test)`,
  'iu',
)

/** A trial that goes on now. */
const RUNS = /\b(?:trying|testing|piloting|on trial)\b/i

/** What the pieces on trial come to at a price for each; null where the words name none. */
function trialSum({ brief }: Source, words: string): Record<'sum' | 'units' | 'price', Param> | null {
  const { many, before } = ON_TRIAL.exec(words)?.groups ?? {}
  const price = firstValue(brief, 'price')
  const units = countOf(many ?? before ?? '')
  if (!(units > 1) || !price || price.low === 0 || price.every === 'share' || !isPerUnit(brief)) return null
  const { low, high, currency } = price
  return {
    units: count(units),
    price: shown(amountRange(low, high, currency)),
    sum: shown(amountRange(settled(low * units), settled(high * units), currency)),
  }
}

/** What a device has to show of itself, by the failures that are told. */
function recordNote(source: Source, words: string): Statement[] {
  if (leadingNature(source)?.nature !== 'device') return []
  const losses = lossesIn(words)
  return [
    losses
      ? calculated(
          '{wrong} of {all} went wrong so far: take the record along, and say which share is still good enough.',
          { wrong: count(losses.wrong), all: count(losses.all) },
        )
      : fixed('Take its record along: the days without a failure, and how much of what it showed was right.'),
  ]
}

/** Those who tried it have seen what it does; whether they pay for it is what is open. */
export function afterTrial(source: Source, { planned, words }: Trial, people: number): Tested {
  const days = planned ? 42 : 21
  const some = Math.min(people, mostIn(days, 180))
  const few = Math.max(some < 3 ? 1 : 2, Math.ceil(some * TRIED_PAY))
  const tried = {
    some: count(some),
    few: count(few),
    tried: shown(some < people ? `${formatCount(some)} of ${formatCount(people)}` : formatCount(some)),
  }
  const sum = people === 1 ? trialSum(source, words) : null
  const shared = {
    costDollars: 0,
    days,
    costs: people === 1 ? fixed('About 3 of your own hours, and the trip to them.') : ownHours(some, 180),
    about: peopleOf(source, words),
    otherwise: fixed(
      'Ask what would have to be better for them to pay, and change that before another trial.',
    ),
  }
  if (planned)
    return {
      ...shared,
      assumption: fixed('Those who try it also pay for it.'),
      what: fixed(
        'Before the trial starts, agree in writing what is measured, which number counts as success, and what is paid once it is reached.',
      ),
      threshold: sum
        ? calculated(
            'It is signed before the first day, and paid when the number is reached: {units} × {price} = {sum} at each payment, if your price counts these.',
            sum,
          )
        : fixed('It is signed before the first day, and paid when the number is reached.'),
      notes: [fixed('The trial is agreed already. Without a price agreed beforehand it ends in praise.')],
      otherwise: fixed('If they sign no price, ask which result would be worth one, and try it elsewhere.'),
    }
  const assumption = fixed('Those who tried it also pay for it.')
  if (people === 1)
    return {
      ...shared,
      assumption,
      what: RUNS.test(words)
        ? fixed(
            'Agree in writing on the last day of the trial, and on one number that is taken in its first and its last month: how often what you prevent or save still happens. On that day, lay both beside your full price, and ask for a written order.',
          )
        : fixed(
            'Go back with what changed in numbers: how often it was used, and what that saved. Ask for a written order at your full price, and for the names of two others with the same problem.',
          ),
      threshold: sum
        ? calculated(
            'It signs for {units} × {price} = {sum} at each payment, if your price counts these, and one other agrees to a paid trial.',
            sum,
          )
        : fixed('It signs an order at your full price, and one other agrees to a paid trial.'),
      notes: [
        fixed('It has seen what it does: its signature tells more than the opinion of anyone new.'),
        ...recordNote(source, words),
      ],
    }
  return {
    ...shared,
    assumption,
    what: calculated(
      'Go back to {tried} who tried it, with what changed in numbers: how many began, how many still use it, and what that saved. Ask each for your price in writing, and for the name of one other with the same problem.',
      tried,
    ),
    threshold: calculated('{few} of the {some} sign, and one whom they name agrees to a paid trial.', tried),
    notes: [
      CLOSE_TO_YOU.test(words)
        ? fixed('They are close to you, so their yes proves little: count only what a stranger signs.')
        : fixed('They have seen what it does, so their answer tells more than that of anyone new.'),
    ],
  }
}

/** People named without whether they paid: right for those who did and those who did not. Things made for them are no people. */
export function askThem(source: Source, { words, count: told }: Pick<ToldDemand, 'words' | 'count'>): Tested {
  const named = told ?? peopleIn(words)
  const people = named === null || countsPeople(words) === false ? null : Math.min(named, mostIn(21, 60))
  const few = count(Math.max(1, Math.ceil((people ?? 0) / 3)))
  return {
    assumption: fixed('Those whom you name pay, for the first time or again.'),
    what: isStated(source, 'price')
      ? fixed(
          'Write down what each customer behind these words has paid so far. Those who paid: ask for the next order, or for one other who would pay. The others: ask for your price now, refunded if you do not deliver.',
        )
      : fixed(
          'Write down what each customer behind these words has paid so far. Name a price, and ask each for it now, refunded if you do not deliver.',
        ),
    threshold:
      people === null || people < 2
        ? people === 1
          ? fixed('It pays your full price, and so does one who is not named here.')
          : fixed(
              'One in three of them pays, for the first time or again, and so does one who is not named here.',
            )
        : people < ENOUGH_PAYING
          ? calculated(
              '{few} of the {people} pay, for the first time or again, and so does one who is not named here.',
              { few, people: count(people) },
            )
          : calculated('At least {few} of the {people} pay, for the first time or again.', {
              few,
              people: count(people),
            }),
    costDollars: 0,
    days: 21,
    costs:
      people === null || people < 2 ? fixed('About an hour of your own for each.') : ownHours(people, 60),
    about: peopleOf(source, words),
    notes: [fixed('They know what it is, so their money tells more than any further opinion.')],
    otherwise: IF_NO_ONE_PAYS,
  }
}
