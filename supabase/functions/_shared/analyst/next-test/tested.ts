import type { Statement } from '../../domain/basis.ts'
import { fixed, fromCatalog, type Param, shown } from '../../domain/brief/line.ts'
import { formatCount } from '../../domain/figures.ts'
import type { NextTest } from '../../domain/report.ts'
import { OWN_HOURS, type Risk } from './tests-by-risk.ts'

/** The riskiest assumption and the cheapest test of it, with whom it takes how long. */
export interface Tested extends NextTest {
  assumption: Statement
  sample?: { people: number; pass: number; minutes: number }
}

/** So many pay that finding more of them, or serving them, is what is open. */
export const ENOUGH_PAYING = 5

export const ENOUGH_WAITING = 10

export const ENOUGH_INTERVIEWS = 5

/** A sample is at most half of those who were counted, and no smaller than this. */
export const LEAST_PEOPLE = 3

export const MANY_PAYING = 20

/** Of those who wait, and of those who were interviewed. */
export const WAITING_PAY = 0.1

export const INTERVIEWED_PAY = 0.3

export const WAITING_LIKELY = 0.3

export const TRIED_PAY = 0.5

/** With fewer people, none who pays says little of all others. */
export const ENOUGH_TO_TELL = 10

export const count = (value: number): Param => shown(formatCount(value))

/** So many have to pay as part of those who are named: one alone may be chance, unless there are only two or three. */
export const atLeastTwo = (share: number, all: number): number =>
  all < 4 ? 1 : Math.min(all, Math.max(2, Math.ceil(share)))

/** Whole hours for so many people at so many minutes each. */
export const hoursFor = (people: number, minutes: number): number =>
  Math.max(1, Math.round((people * minutes) / 60))

export const ownHours = (people: number, minutes: number): Statement =>
  fromCatalog(OWN_HOURS, {
    people: count(people),
    minutes: count(minutes),
    hours: count(hoursFor(people, minutes)),
  })

/** More than so many hours a day are no test beside other work. */
const HOURS_A_DAY = 3

/** How many people a test of so many days has time for, at so many minutes each. */
export const mostIn = (days: number, minutes: number): number =>
  Math.floor((days * HOURS_A_DAY * 60) / minutes)

export const IF_NO_ONE_PAYS = fixed(
  'Ask each who does not pay what they would rather spend it on. Change the price or the customers and repeat it once. If that fails too, change the idea.',
)

export const OTHERWISE: Readonly<Record<Risk, Statement>> = {
  problem: fixed(
    'If they have to think about when it last happened, it is no problem that sells. Work on the one they told you about instead.',
  ),
  payment: IF_NO_ONE_PAYS,
  reach: fixed('Try a second channel or a higher price before you build more.'),
  repeat: fixed('Fix the reason that most of them name before you look for new customers.'),
}
