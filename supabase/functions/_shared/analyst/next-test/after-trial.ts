import type { Statement } from '../../domain/basis.ts'
import { firstValue } from '../../domain/brief/brief.ts'
import { countsPeople } from '../../domain/brief/counted-people.ts'
import { amountRange, isPerUnit } from '../../domain/brief/economics.ts'
import { calculated, fixed, fromCatalog, type Param, quote, shown } from '../../domain/brief/line.ts'
import { countOf, FIGURES, peopleIn, type ToldDemand } from '../../domain/brief/told-demand.ts'
import { bestResult, findingIn, trialResultIn } from '../../domain/brief/told-result.ts'
import { isUnpaid, type Trial } from '../../domain/brief/trials.ts'
import { formatCount, settled } from '../../domain/figures.ts'
import { agreedNatures, audienceOf, isStated, type Source } from '../source.ts'
import { priceFormOf } from '../stage.ts'
import { peopleOf, whomAndWhere } from './people.ts'
import {
  count,
  ENOUGH_PAYING,
  IF_NO_ONE_PAYS,
  INTERVIEWED_PAY,
  mostIn,
  ownHours,
  type Tested,
  TRIED_PAY,
} from './tested.ts'

/** People who say yes for the founder's sake. */
const CLOSE_TO_YOU =
  /\b(?:(?:my|our|the) (?:\w+ )?family|relatives?|relations|friends?|neighbou?rs?|colleagues|cousins?|uncles?|aunts?|brothers?|sisters?|in-laws)\b/i

/** Pieces on trial: 'trying it on four trucks', 'a 50-home pilot'. */
const ON_TRIAL = new RegExp(
  String.raw`\b(?:try|trying|test|testing|pilot\w*|us(?:es?|ing)|trial) (?:(?:it|them|one|ours) )?(?:on|in|with) (?<many>${FIGURES}) (?!(?:days?|weeks?|months?|years?)\b)\p{L}+s\b|\b(?<before>\d+)-\p{L}+ (?:pilot|trial|test)`,
  'iu',
)

/** A trial that goes on now. */
const RUNS = /\b(?:trying|testing|piloting|triall?ing|on trial|not (?:yet )?paying)\b/i

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

/** How those who tried it are asked for money, by how it is bought. */
interface TrialScript {
  what: string
  /** Of the {some} who are asked, {few} pass. */
  threshold: string
  share: number
  /** Minutes of the founder's own time per person. */
  minutes: number
}

/** What is asked of those who tried it, by what they have and how it is bought. */
export const TRIAL_SCRIPTS = {
  running: {
    what: 'Ask {tried} with a trial now to pay your full price for what they have, from a day that you name, or to hand it back. Lay what it showed beside the price.',
    threshold: '{few} of the {some} pay or sign for it by that day.',
    share: TRIED_PAY,
    minutes: 120,
  },
  hire: {
    what: 'Ask {tried} who had it to book and pay for named days at your full price, with the deposit if you take one, or to send someone who does. Write down what each has paid or given so far.',
    threshold: '{few} of the {some} book and pay within three weeks, or send someone who does.',
    share: INTERVIEWED_PAY,
    minutes: 30,
  },
  goods: {
    what: 'Sell it in full size and at your full price, paid at once, to {tried} who tried it. Write down what each uses now, and who asks for the next one.',
    threshold: '{few} of the {some} pay at once.',
    share: TRIED_PAY,
    minutes: 45,
  },
  often: {
    what: 'Sell it in full size and at your full price, paid at once, to {tried} who tried it. Come back when it is used up, sell the next one, and write down what each who does not buy went back to.',
    threshold: '{few} of the {some} pay at once, and half of these buy the next one within the three weeks.',
    share: TRIED_PAY,
    minutes: 60,
  },
  work: {
    what: 'Go back to {tried} for whom you did it, with what you found or changed in writing. Ask each to pay your full price for the next time now, with its day.',
    threshold: '{few} of the {some} pay for the next time within three weeks.',
    share: INTERVIEWED_PAY,
    minutes: 60,
  },
  household: {
    what: 'Ask {tried} who tried it to pay your full price now, refunded if you do not deliver. Write down what each went back to, and ask for one other with the same problem.',
    threshold: '{few} of the {some} pay within three weeks.',
    share: INTERVIEWED_PAY,
    minutes: 45,
  },
  business: {
    what: 'Go back to {tried} who tried it, with what changed in numbers: how many began, how many still use it, and what that saved. Ask each for your price in writing, and for the name of one other with the same problem.',
    threshold: '{few} of the {some} sign, and one whom they name agrees to a paid trial.',
    share: TRIED_PAY,
    minutes: 180,
  },
} as const satisfies Record<string, TrialScript>

const LENT_OUT = /\b(?:lent|loaned|hired|rented) (?:\p{L}+ ){0,5}?(?:out|to)\b/iu

/** Bought so often that the next purchase falls into a test of three weeks. */
const OFTEN_A_YEAR = 26

function scriptFor(source: Source, words: string): TrialScript {
  const { brief } = source
  const natures = agreedNatures(source)
  const form = priceFormOf(source)
  if (RUNS.test(words)) return TRIAL_SCRIPTS.running
  if (form === 'rent' || (form === null && LENT_OUT.test(words))) return TRIAL_SCRIPTS.hire
  if (natures.includes('physical'))
    return (firstValue(brief, 'purchases') ?? 0) >= OFTEN_A_YEAR ? TRIAL_SCRIPTS.often : TRIAL_SCRIPTS.goods
  if (isUnpaid(words) && (natures.includes('service') || (natures.length === 0 && form === 'use')))
    return TRIAL_SCRIPTS.work
  return audienceOf(source) === 'consumers' ? TRIAL_SCRIPTS.household : TRIAL_SCRIPTS.business
}

/** What the trial has shown, to be taken along. */
function shownNotes({ idea }: Source, words: string): Statement[] {
  const shown = trialResultIn(idea)
  return shown === null || shown === words ? [] : [fixed('Take along what it showed:'), quote(shown)]
}

/** Work done for nothing, of which only the jobs are counted: whether anyone pays for the next one is open. */
export function afterFreeWork(source: Source, words: string): Tested {
  const found = findingIn(words)
  const params = { part: count(found?.part ?? 0), whole: count(found?.whole ?? 0) }
  return {
    assumption: fixed('Those for whom you did it for nothing pay for the next time.'),
    what: found
      ? calculated(
          'Go back to everyone for whom you did the {whole}, first to those of the {part} in which you found something, with the finding in writing. Ask each to pay your full price for the next time now, with its day.',
          params,
        )
      : fixed(
          'Go back to everyone for whom you did it for nothing, with what you found or changed in writing. Ask each to pay your full price for the next time now, with its day.',
        ),
    threshold: fixed('One in three of them pays for the next time within three weeks.'),
    costDollars: 0,
    days: 21,
    costs: fixed('About an hour of your own for each.'),
    about: whomAndWhere(source),
    notes: [
      fixed('They have seen what it does and have paid nothing: only their money tells what it is worth.'),
    ],
    otherwise: IF_NO_ONE_PAYS,
  }
}

/** Those who tried it have seen what it does; whether they pay for it is what is open. */
export function afterTrial(source: Source, { planned, words }: Trial, people: number): Tested {
  const script = scriptFor(source, words)
  const days = planned ? 42 : 21
  const result = bestResult(source.brief)
  // Those who said yes are asked first, and the others only why not.
  const yes =
    !planned && result?.said === 'yes' && result.words === words && result.whole === people
      ? result.part
      : null
  const most = yes ?? people
  const some = Math.min(most, mostIn(days, script.minutes))
  const few = Math.max(some < 3 ? 1 : 2, Math.ceil(some * script.share))
  const tried = {
    some: count(some),
    few: count(few),
    whole: count(people),
    tried: shown(some < people ? `${formatCount(some)} of ${formatCount(people)}` : formatCount(some)),
  }
  const sum = people === 1 ? trialSum(source, words) : null
  const shared = {
    costDollars: 0,
    days,
    costs:
      people === 1
        ? fixed('About 3 of your own hours, and the trip to them.')
        : ownHours(some, script.minutes),
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
        : people > 1
          ? calculated(
              '{few} of the {whole} sign it before the first day, and pay when the number is reached.',
              {
                few: count(Math.max(1, Math.ceil(people * TRIED_PAY))),
                whole: count(people),
              },
            )
          : fixed('It is signed before the first day, and paid when the number is reached.'),
      notes: [
        fixed(
          'A trial that is promised costs them nothing. Without a price agreed before it, it ends in praise.',
        ),
      ],
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
        ...shownNotes(source, words),
      ],
    }
  return {
    ...shared,
    assumption,
    what: fromCatalog(script.what, tried),
    threshold: fromCatalog(script.threshold, tried),
    notes: [
      CLOSE_TO_YOU.test(words)
        ? fixed('They are close to you, so their yes proves little: count only what a stranger pays.')
        : fixed('They have seen what it does, so their answer tells more than that of anyone new.'),
      ...(yes === null
        ? some < most
          ? [calculated('In three weeks you have time for {some} of them.', tried)]
          : []
        : [
            calculated(
              '{some} of {whole} asked for it or said yes: ask the others what held them back.',
              tried,
            ),
          ]),
      ...shownNotes(source, words),
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
