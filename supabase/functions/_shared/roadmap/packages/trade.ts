import { phaseOf } from './plan-text.ts'
import type { NatureWork, When } from './work-package.ts'

/*
 * Things that are bought, graded, made ready and sold again. What is short is good supply and not hands, and what one
 * leaves follows from what was paid for it. The same texts hold before and after the first sales.
 */

const CONDITIONS = {
  first: { standing: 'none' },
  selling: [{ standing: 'sold' }, { standing: 'trial' }],
  own_place: { words: /\bown_premises\b/ },
  no_place: { unless: /\bown_premises\b/ },
  sent: { words: /\b(?:parcels?|by mail|by post|shipp\w+|couriers?|online|instagram|etsy|ebay)\b/i },
} satisfies Record<string, When | When[]>

const phase = (text: string) => phaseOf(text, CONDITIONS)

/** Things that are bought and sold again. */
export const TRADE: NatureWork = {
  interactive: phase(`
    exists M founder [selling]: Write down for those sold so far, twenty at most: source, price paid, work, price, days, what came back. {exists|Some are sold}
    demand M founder ~10& Talks: Ask ten of {customer|the people who would buy}: what they bought last, in which state and at which price, and what they could not find
    rivals S founder: List twenty on offer today, new and used, with state, price and days until gone; lay {today|what is bought now} beside them
    sources M founder ~14& Their answers: Ask five sources what they have in a month, in which state and at which price, and whether they keep the next ones for you
    allowed S founder ~14 Their answers: Ask tax office, trade office and an insurer in writing what trading in used things demands: tax, records of origin, safety of each kind, liability
    grades S founder: Set three grades with the points of each, and what is never taken; let two people grade ten apart, and count where they differ
    sample M worker <grades>: Make five ready for sale: check, clean, mend, try out; note minutes, parts, and those that were not worth it
    unit S founder <rivals sources sample exists>: Work out by grade what one leaves: its price less what was paid, way, parts, minutes, fees, unusable ones, and what is paid when it comes back
    choose S founder <demand unit allowed actions>: Go on only if sources can supply what is to be sold, and a fifth of the price is left by your own figures; else change it or stop
    action S founder <grades>: do it with three of different state; note minutes, and what goes wrong
    shows: sample allowed
    milestone <grades>: Grades are written down
    milestone <sources>: Known what sources have
    milestone <unit>: Known what one leaves by grade
    milestone <choose>: Decided on the first stock
    proves: Begin only if sources can supply what is to be sold and a fifth of the price is left by your own figures; buy first the grade that leaves most
    deliverable: Grades with their limits
    deliverable: Answers of sources with amounts and prices
    deliverable: What one leaves by grade
    cost other 15 <10 talks>: Ways and thanks for talks
    cost insurance 25 <2 months>: Liability cover for the first ones
    risk: What is on offer is not what buyers look for. → Write down size, kind and state that each of the ten could not find, and buy by that list.
    unplanned: How many usable ones can be bought in a month: it limits all that follows.
    advice: Buy none before what it will bring is written beside it.
  `),
  poc: phase(`
    register S founder ~14 Registration and cover: Register and insure what the offices and the insurer named, and begin the record of where each one comes from
    buy M buyer <register> ~21& Offers: Buy for {pieces} sales by kind and grade, from two sources at least; note asked and paid price, way, and how many were of no use
    batch M worker <buy>: Number, check, clean and mend each; log minutes and parts, and hold back what misses its grade
    place S founder [own_place] ~14 Offers: Look at three places for it: rent, term, heat, days on which buyers pass; use one for some days before a lease is signed
    sell M seller <batch register place> ~28& Four weeks: Sell {sold} at {price|the price}, grade and price on each: half through {channel|the way that you know}, half through one new way; count days until sold
    again S founder <sell> ~21 Time in use: Take back and settle what comes back; ask those who bought, ten at most, what was not right, what they look for next, whom they told
    close S founder <again actions>: Go on only if three of four are sold at the planned price, one in ten at most came back faulty, and a fifth of the price is left
    action S worker <buy>: do it with the first stock; count minutes, mistakes, and what came back because of it
    sells: sell
    milestone <buy>: The first stock is bought
    milestone <batch>: It is ready and graded
    milestone <sell>: Four weeks of sales are counted
    milestone <close>: Decided by what is left
    proves: Begin only if three of four of the {sold} were sold at the planned price and one in ten at most came back faulty; buy by what was sold and asked for
    deliverable: A record of each: source, price paid, work, price, days
    deliverable: {sold} sold, with what came back
    deliverable: What each grade left
    cost material 9 <pieces things> 40% unit: Buying them, with parts
    cost rent 60 <4 days> [own_place]: A place for the trial
    cost tooling 120: Tools for checking, cleaning and mending
    cost insurance 40 <4 months>: Liability cover
    cost fee 2 <sold things> 10%: Sales fees
    risk: The good ones sell at once, and money is stuck in the rest. → Set for each kind the most that may lie there, and lower the price after four weeks.
    unplanned: Which kinds and sizes come back when, and in which state.
    advice: Refuse what is below the lowest grade, also as a gift.
  `),
  mvp: phase(`
    steps M worker: Write for each kind what is checked, cleaned and mended, with limits; a second person makes ten ready by it, and both results are compared
    stock S founder: Keep one list of all: number, source, price paid, grade, work, price, day in, day out, came back
    sources M buyer ~30& Their answers: Agree in writing with three sources on grade, price, amount and days; name another for what sells first
    terms S founder ~14 Answer of the association: Write terms from those of a trade association: state, warranty, exchange, taking back; have its office look at them
    cover S founder ~14 Answer of the insurer: Have the cover for stock, sale and the place confirmed in writing
    place M founder [own_place] ~30 Lease and fitting: Sign the place, by the month where that can be had; fit shelves by size, room to try on, a bench for checking, and a till; set opening hours by when buyers came
    run L worker <steps stock sources actions>: Make {pieces} ready in lots, each bought when most of the last one is sold
    win M seller <terms cover stock> ~42& Six weeks: Win buyers for {pieces}, beginning with {channel|the way that worked}; try one new way for two weeks and compare
    send M operations <run win place> ~42& Six weeks: Sell, hand over and take back; count by kind and size what was asked for and not there, lay for a month, or came back
    shelf S founder <send>: Go on only if four of five are sold, one in twenty at most came back faulty, and a fifth of the price is left after all that came back
    action S worker <steps>: put it into the written steps with its limit, and count each week how often it was missed
    sells: win send
    milestone <sources>: Supply is agreed
    milestone <steps>: A second person gets the same result
    milestone <run>: {pieces} are ready
    milestone <shelf>: Six weeks of sales are counted
    proves: Begin only if four of five of the {pieces} are sold and one in twenty at most came back faulty; buy next what was asked for and not there
    deliverable: Steps for each kind
    deliverable: Terms of three sources
    deliverable: One list of all stock
    deliverable: {pieces} sold, with what came back
    cost material 8 <pieces things> 40% unit: Buying them, with parts
    cost rent 700 <3 months> [own_place]: Rent of the place
    cost tooling 600 [own_place]: Shelves, bench and till
    cost insurance 60 <12 months>: Liability and stock cover
    cost fee 1 <pieces things> 5%: Payment and sales fees
    cost other 9 <orders parcels> delivery [sent]: Parcels
    risk: Someone is hurt by a used one that looked sound. → Set the age and the fault at which each kind is never sold, and destroy what is beyond it.
    unplanned: Money for stock: it is paid for before it is sold.
    advice: Know on each day what all that is still there has cost.
  `),
  production: phase(`
    forecast S founder: Write down by week what was bought, sold and came back, beside the dates that drive each; set what is bought in which month. {goal|No goal is told}
    second-source M buyer <forecast> ~30& First delivery: Try one new source with a lot of {contract}; compare unusable ones, price with the way, and days
    first-lot M worker <forecast>: Make the first {lot} of the quarter ready, and have one in twenty checked again by a second person
    big-run L worker <first-lot second-source>: Make the rest of the {pieces} ready by what is sold each week
    keeper M operations <forecast> ~28& Four weeks: Have a second person buy, grade and sell for four weeks by the written steps; compare prices paid, days and complaints with yours
    season M operations <first-lot keeper actions> ~84& One quarter: Sell for a quarter; count by kind what was asked for and missing, what lay too long, and what came back
    owed S founder <forecast>: List by month what is still owed or covered for all that was sold: taking back, warranty, exchange; keep that sum apart
    cash S founder <season big-run owed>: Compare what each kind, source and way of selling left with the hours it took; end the weakest
    action S operations <first-lot>: count it each month, with a limit at which it is looked into
    sells: season
    milestone <second-source>: One more source is tried
    milestone <keeper>: A second person has run it
    milestone <season>: A quarter is sold
    milestone <cash>: Known what each kind leaves
    deliverable: A calendar of buying and selling
    deliverable: A second person who can run it
    deliverable: What each kind and source left
    cost material 7 <pieces things> 40% unit: Buying them, with parts
    cost rent 700 <3 months> [own_place]: Rent of the place
    cost insurance 60 <12 months>: Liability and stock cover
    cost fee 1 <pieces things> 5%: Payment and sales fees
    cost other 9 <orders parcels> delivery [sent]: Parcels
    risk: The best source finds another buyer. → Take no more than half from one, and pay on the day.
    unplanned: A second place: it depends on supply, not on demand alone.
    advice: Grow only as far as good ones can be bought.
  `),
}
