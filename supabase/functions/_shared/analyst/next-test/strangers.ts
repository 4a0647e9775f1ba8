import { entriesOf } from '../../domain/brief/brief.ts'
import { calculated, fixed } from '../../domain/brief/line.ts'
import type { FieldTrial } from '../../domain/brief/told-result.ts'
import { leadingNature, type Source } from '../source.ts'
import { whomAndWhere } from './people.ts'
import { count, ownHours, type Tested } from './tested.ts'

const STRANGERS = 6
/** Of the strangers who have it, so many pay to keep it; and so many pieces work at least, where no earlier number is higher. */
const KEPT = 2
const STILL_WORK = 4

const SHOWS =
  /\b(?:alarms?|alerts?|warn\w*|texts?|rings?|measur\w*|count(?:s|ed|ing)|detect\w*|sens(?:e|es|or|ors)|track\w*|wakes? up|sends?|logs?|weighs?|listens?)\b/i

/** What has been tried only by the founder or by people who know them goes to strangers next, for no less than it reached. */
export function withStrangers(source: Source, { closeness, survivors }: FieldTrial): Tested {
  const { brief, idea } = source
  const isThing = ['device', 'physical'].includes(leadingNature(source)?.nature ?? '')
  const isDevice = SHOWS.test([idea, ...entriesOf(brief, 'actions').map(({ value }) => value)].join(' '))
  const works = Math.min(
    STRANGERS,
    Math.max(STILL_WORK, survivors ? Math.ceil((STRANGERS * survivors.part) / survivors.all) : 0),
  )
  const params = {
    people: count(STRANGERS),
    works: count(works),
    pass: count(KEPT),
    part: count(survivors?.part ?? 0),
    all: count(survivors?.all ?? 0),
  }
  const known =
    closeness === 'own'
      ? fixed('So far it is in your own hands. Only strangers show whether others can use it, and pay.')
      : fixed('So far those who have it know you. Only strangers show whether it is worth the price.')
  const shared = {
    costDollars: 0,
    about: whomAndWhere(source),
    notes: [
      known,
      ...(survivors
        ? [calculated('{part} of {all} still work so far: the next ones may do no worse.', params)]
        : []),
    ],
  }
  if (isThing || (isDevice && /\b(?:device|sensor|prototype|box|tracker|gauge)s?\b/i.test(idea)))
    return {
      ...shared,
      assumption: fixed('It works with people who do not know you, and they pay to keep it.'),
      what: isDevice
        ? calculated(
            'Put it with {people} customers who do not know you, for as long as they usually wait from one time to the next, two months at most. On each visit write down whether it still works, and set what it shows beside what you find yourself. On the last day, ask each for your full price to keep it.',
            params,
          )
        : calculated(
            'Give it to {people} customers who do not know you for six weeks, at your price from the first day. Write down what breaks, what comes back, and what each would miss.',
            params,
          ),
      threshold: isDevice
        ? calculated(
            '{works} of the {people} still work on the last day, nine in ten of what they showed were right, and {pass} pay to keep it.',
            params,
          )
        : calculated(
            '{works} of the {people} still use it after six weeks, and {pass} pay for more.',
            params,
          ),
      days: 60,
      costs: isDevice
        ? calculated(
            'About 18 of your own hours for {people} places. Beside them what the pieces cost you.',
            params,
          )
        : calculated(
            'About 12 of your own hours for {people} customers. Beside them what the pieces cost you.',
            params,
          ),
      otherwise: fixed('Mend what failed first, and repeat it with the same number before you sell more.'),
    }
  return {
    ...shared,
    assumption: fixed('People who do not know you want it as well, and pay.'),
    what: calculated(
      'Do the same for {people} people who do not know you, at your full price, paid in advance. Find them in the way by which you mean to find customers, and write down what each expected.',
      params,
    ),
    threshold: calculated(
      'Half of the {people} pay, and {pass} of them ask for the next time or send someone who pays.',
      params,
    ),
    days: 42,
    costs: ownHours(STRANGERS, 180),
    otherwise: fixed('Ask those who said no what people close to you saw in it that they do not.'),
  }
}
