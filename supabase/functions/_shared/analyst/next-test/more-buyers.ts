import type { Statement } from '../../domain/basis.ts'
import { entriesOf, firstValue } from '../../domain/brief/brief.ts'
import { amountRange, currencyOfBrief, money } from '../../domain/brief/economics.ts'
import { goalOf, priceOfSale, salesForGoal } from '../../domain/brief/goal.ts'
import { calculated, fixed, type Param, shown } from '../../domain/brief/line.ts'
import { paceOf, type ToldPace } from '../../domain/brief/told-pace.ts'
import { formatRough, settled } from '../../domain/figures.ts'
import { isStated, type Source } from '../source.ts'
import { occasionOf, whomAndWhere } from './people.ts'
import { count, ENOUGH_PAYING, hoursFor, LEAST_PEOPLE, mostIn, type Tested } from './tested.ts'

const DAYS_OF_MONTH = 365 / 12

const monthsText = (months: number): Param => count(Number(months.toPrecision(2)))

/** From so many sales a month on, they are not won one by one in a talk. */
const MANY_A_MONTH = 10
const TALKS_FOR_EACH = 4

/** Slow months in the founder's words, which fail a test for another reason. */
const SLOW_MONTHS = /\b(?:winters?|summers?|season\w*|holidays?)\b/i

/** How many more a test of some weeks has to bring: one more than the pace so far, which few weeks of a slow pace cannot show. */
function moreThan({ count: sold, months }: ToldPace): { more: number; weeks: number } {
  const inWeeks = (weeks: number) => (sold / months) * ((weeks * 7) / DAYS_OF_MONTH)
  const weeks = inWeeks(4) < 2 ? 8 : 4
  return { weeks, more: Math.floor(settled(inWeeks(weeks))) + 1 }
}

const MOST_MORE = 20

/** Who bought once has shown that some pay; whether strangers do is what is open. */
export function fewPay(source: Source, paying: number, _words: string): Tested {
  const { brief } = source
  const pace = paceOf(brief, source.today)
  const told = pace && moreThan(pace)
  const isMany = pace !== null && pace.count / pace.months >= MANY_A_MONTH
  // The more have paid, the less a few more would show.
  const usual = Math.min(MOST_MORE, Math.max(LEAST_PEOPLE, ENOUGH_PAYING - paying, Math.ceil(paying / 4)))
  const { more, weeks } = told ?? { more: usual, weeks: 4 }
  const isOfOccasion = occasionOf(source) !== null
  const params = {
    more: count(more),
    weeks: count(weeks),
    sold: count(pace?.count ?? 0),
    months: monthsText(pace?.months ?? 0),
  }
  const people = Math.min(
    more * TALKS_FOR_EACH,
    mostIn(weeks * 7, 90),
    firstValue(brief, 'count')?.value ?? Number.POSITIVE_INFINITY,
  )
  return {
    assumption: fixed('The next customers pay just like the first ones did.'),
    what: isMany
      ? calculated(
          'Sell {more} in the way that brought the first ones, at your full price. Write down for each where it came from, and ask ten who looked and did not buy why.',
          params,
        )
      : calculated(
          'Win {more} more at your full price, among people who do not know you and without a discount. Write down where you found each, the hours it took, and why others said no.',
          params,
        ),
    threshold: isOfOccasion
      ? calculated('{more} more paid in full for the next occasion, two weeks before it.', params)
      : pace
        ? calculated(
            'Within {weeks} weeks, {more} more paid in full: faster than the {sold} in {months} months so far.',
            params,
          )
        : calculated('Within four weeks, {more} more paid in full.', params),
    costDollars: 0,
    days: weeks * 7,
    costs: isMany
      ? fixed('As many of your own hours as the sales so far took in these weeks. Write them down.')
      : calculated(
          'About {hours} of your own hours: {people} people asked, four for each who pays, × {minutes} minutes.',
          { people: count(people), minutes: count(90), hours: count(hoursFor(people, 90)) },
        ),
    about: whomAndWhere(source),
    notes: [
      ...paceNotes(source, paying, pace),
      ...slowNotes(source),
      ...(isStated(source, 'problemCost')
        ? [fixed('Take one page along: what the first ones got out of it, in numbers.')]
        : []),
    ],
    otherwise: fixed(
      'Ask those who said no what the first customers saw in it that they do not, and offer it to people like the first ones.',
    ),
  }
}

/** What was sold so far beside what the goal takes in a month. */
function paceNotes({ brief }: Source, paying: number, pace: ToldPace | null): Statement[] {
  const sales = salesForGoal(brief)
  const goal = goalOf(brief)
  const price = firstValue(brief, 'price')
  const each = pace ? pace.count / pace.months : 0
  const params = {
    paying: count(paying),
    income: shown(
      amountRange(
        Number(((price?.low ?? 0) * each).toPrecision(3)),
        Number(((price?.high ?? 0) * each).toPrecision(3)),
        price?.currency ?? null,
      ),
    ),
    sold: count(pace?.count ?? 0),
    each: shown(formatRough(each)),
    sales: shown(sales?.text ?? '0'),
    goal: shown(money(goal ?? 0, currencyOfBrief(brief))),
  }
  if (pace && sales && goal !== null)
    return [
      calculated(
        'So far {each} a month paid; {goal} a month takes {sales}, and each has to be found anew.',
        params,
      ),
    ]
  if (pace)
    return price && priceOfSale(brief) !== null
      ? [calculated('So far {each} a month paid, {income} a month at your price.', params)]
      : [calculated('So far {each} a month paid. Whether strangers do as well is open.', params)]
  if (paying === 0) return [fixed('What was sold so far says little of people who do not know you.')]
  return [
    paying === 1
      ? fixed('One customer has paid, too few to know whether strangers do.')
      : calculated('{paying} have paid. Whether people whom none of them knows do as well is open.', params),
    ...(sales && goal !== null
      ? [calculated('Note in how many months they came: {goal} a month takes {sales} in each.', params)]
      : []),
  ]
}

const slowNotes = ({ brief }: Source): Statement[] =>
  entriesOf(brief, 'risks').some(({ value }) => SLOW_MONTHS.test(value))
    ? [
        fixed(
          'You name slow months: where the test falls into them, compare it with the same months of last year.',
        ),
      ]
    : []
