import { phaseOf } from './plan-text.ts'
import type { NatureWork, When } from './work-package.ts'

/*
 * Things of the founder's own that are handed out for a time and come back. What is sold is time with them: days out,
 * state and return decide, and the same piece earns many times. The same texts hold before and after the first times.
 */

const CONDITIONS = {
  selling: [{ standing: 'sold' }, { standing: 'trial' }],
  own_place: { words: /\bown_premises\b/ },
  sent: { words: /\b(?:parcels?|by mail|post(?:s|ed)?|shipp\w+|couriers?|send)\b/i },
} satisfies Record<string, When | When[]>

const phase = (text: string) => phaseOf(text, CONDITIONS)

/** Things that are lent for money. */
export const LENDING: NatureWork = {
  interactive: phase(`
    exists M founder [selling]: Write down for the last times one was out, twenty at most: days, price, state on return, work, what was lost. {exists|Some were out}
    demand M founder ~10& Talks: Ask ten of {customer|the people who would borrow}: when they last needed one, for how long, and what they did instead
    rivals S founder: Set price by day beside {today|buying one new and used}: after how many times does buying pay; name what they get with yours
    allowed S founder ~14 Their answers: Ask trade office and an insurer in writing what lending these demands: safety checks, instructions, liability, loss and damage
    number S founder: Number each piece; write its parts, value, faults, and the age or fault at which it is never handed out again
    sample S founder <number>: Hand five out and take them back with strangers, by a list that both sign; note minutes, questions, and what is missing or dirty
    unit S founder <rivals sample exists>: Work out what one time leaves: price less cleaning, checking, way, wear, loss and fees; after how many times has a piece paid for itself
    choose S founder <demand unit allowed actions>: Go on only if a piece pays for itself within a third of the times that it lasts, and dates were asked for; else change it or stop
    action S founder <number>: do it with three pieces; note minutes, and what goes wrong
    shows: sample allowed
    milestone <number>: Each piece has its number and list
    milestone <sample>: Handing out and back is tried
    milestone <unit>: Known what one time leaves
    milestone <choose>: Decided how many are lent
    proves: Begin only if a piece pays for itself within a third of the times that it lasts; keep the list that both sign
    deliverable: A list of all pieces with parts and value
    deliverable: A list for handing out and back
    deliverable: What one time leaves
    cost other 15 <10 talks>: Ways and thanks for talks
    cost insurance 25 <2 months>: Liability cover for the first times
    risk: All want it on the same days. → Count by date how many would have had none, before more are bought.
    unplanned: How many times a piece can be lent before it is worn out.
    advice: Buy no further piece before those that are there were out twice.
  `),
  poc: phase(`
    register S founder ~14 Registration and cover: Register and insure what the offices and the insurer named, loss and damage included
    terms S founder ~14 Answer of the association: Write terms on one page: time, state, late, lost, broken, who pays what; have the office of an association look at them
    win M seller <terms register> ~28& Four weeks: Take bookings for {pieces} times at {price|the price}: first those who wait, then {channel|the way that you know}
    batch M worker <terms register> ~28& As they are booked: Hand out, take back, check and clean for {pieces} times; log minutes, late days, state, missing parts, and days between two
    again S founder <batch win> ~14 Their answers: Ask those who had one, ten at most, what was not clear, what did not fit, and whether they buy, borrow again or send someone
    close S founder <again actions>: Go on only if three of four of the {pieces} times are booked and paid, nine of ten came back whole and in time, and each leaves what was worked out
    action S worker <terms>: do it in the first ten times; count minutes, mistakes and what had to be done again
    sells: win batch
    milestone <terms register>: Terms and cover are there
    milestone <batch>: {pieces} times are done
    milestone <close>: Decided by what came back
    proves: Begin only if three of four of the {pieces} times were paid and nine of ten came back whole and in time; count pieces that were never out
    deliverable: Terms on one page
    deliverable: A log of {pieces} times
    deliverable: What one time left
    cost other 3 <pieces times> 10% unit: Cleaning, small parts and wear
    cost other 8 <pieces ways> delivery [sent]: Parcels, there and back
    cost insurance 40 <4 months>: Liability, loss and damage
    risk: Something comes back broken, and the next one waits for it. → Keep one in ten free, and promise none for the day after a return.
    unplanned: More pieces: none is planned until those that are there are booked out.
    advice: Write down each request that found none free, with its date.
  `),
  mvp: phase(`
    calendar S founder: Keep one calendar of all pieces on a ready-made booking system: out, back, in work, free; try two bookings for the same piece at once
    check M worker: Write check and cleaning of each kind with limits; a second person does ten by it, and both results are compared
    cover S founder ~14 Answer of the insurer: Have loss, damage and liability for all pieces confirmed in writing
    point S founder ~30& Their decisions: Agree with two places where people are anyway to hand out and take back; settle what they get and who checks
    run L worker <calendar check cover actions> ~42& Six weeks: Hand out, take back, check and clean for {pieces} times; lay aside what is beyond its limit
    win M seller <calendar cover> ~42& Six weeks: Win bookings for {pieces} times, beginning with {channel|those who had one}; note dates on which none was free
    send M operations <run win point>: Settle what was late, lost or broken by the terms; count disputes, what was kept, and who came again
    shelf S founder <send>: Go on only if four of five are booked and paid, one in twenty at most was lost or broken, and a third of the pieces has paid for itself
    action S worker <check>: put it into the written check with its limit, and count each week how often it was missed
    sells: win run
    milestone <calendar>: One calendar holds all pieces
    milestone <run>: {pieces} times are done
    milestone <shelf>: Known what pays for itself
    proves: Begin only if four of five of the {pieces} times were paid and one in twenty at most was lost or broken; add only to kinds that were booked out
    deliverable: A calendar of all pieces
    deliverable: A check that a second person can do
    deliverable: Figures of {pieces} times
    cost other 3 <pieces times> 10% unit: Cleaning, small parts and wear
    cost other 8 <pieces ways> delivery [sent]: Parcels, there and back
    cost fee 30 <6 months>: Booking system
    cost insurance 60 <12 months>: Liability, loss and damage
    risk: Someone is hurt with a piece that was not checked. → Hand none out without the signed check of its last return.
    unplanned: Replacement of worn pieces: set a part of each time apart for it.
    advice: Judge a piece by days out, not by how often it was asked for.
  `),
  production: phase(`
    forecast S founder: Write down by week what was out, free and asked for in vain, beside the dates that drive it. {goal|No goal is told}
    stock S buyer <forecast> ~21& Deliveries: Add pieces of the kind that was booked out most often, used ones first; sell what was out on fewer than one day in ten
    first-lot M worker <forecast>: Check all pieces and spare parts before the busiest weeks; lay aside what will not last them
    keeper M operations <forecast> ~28& Four weeks: Have a second person hand out, take back and check for four weeks; compare minutes, losses and complaints with yours
    big-run L worker <first-lot stock>: Hand out, take back, check and clean for the {pieces} times of the quarter
    season M operations <keeper first-lot actions> ~84& One quarter: Run it for a quarter; count days out by piece, late ones, losses and disputes
    cash S founder <season big-run>: Compare by kind what the times left with what the pieces cost and wore; end the kind that will not pay for itself
    action S operations <first-lot>: count it each month, with a limit at which it is looked into
    sells: season
    milestone <stock>: Stock follows what was asked for
    milestone <keeper>: A second person has run it
    milestone <season>: A quarter is over
    milestone <cash>: Known what each kind leaves
    deliverable: Days out of each piece
    deliverable: A second person who can run it
    deliverable: What each kind left
    cost other 3 <pieces times> 10% unit: Cleaning, small parts and wear
    cost other 8 <pieces ways> delivery [sent]: Parcels, there and back
    cost fee 40 <6 months>: Booking system
    cost insurance 60 <12 months>: Liability, loss and damage
    risk: Pieces wear out together and have to be replaced at once. → Buy in different months, and replace one in ten each quarter.
    unplanned: A second place: it depends on the days on which none was free.
    advice: Add a piece only where requests found none free in three weeks.
  `),
}
