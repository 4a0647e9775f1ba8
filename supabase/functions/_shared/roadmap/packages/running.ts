import { phaseOf } from './plan-text.ts'
import { BOUGHT, BUSINESSES, CONSUMERS, type NatureWork, SMALL_PLAN, type When } from './work-package.ts'

/*
 * The phases of a venture that already has something working: what exists is counted and kept, the next step is proven
 * from there, and nothing is drawn, imitated or built again. The founder's clauses and numbers add the specifics; these
 * texts hold for any business of their kind. A lawyer is asked once, in the proof of concept, if the planned income
 * pays for one.
 */

/** Demand exceeds capacity: help comes before more customers. */
const TURNED_AWAY =
  /\bturn(?:ed|ing)? (?:\p{L}+ ){0,2}?(?:away|down)\b|\bfully booked\b|\bbooked (?:out|up)\b|\b(?:can['’]?t|cannot) (?:keep up|take (?:any )?more)\b|\bmore (?:work|orders|requests|customers) than (?:i|we) can\b|\bsay(?:ing)? no to\b/iu
/** The founder wrote the program. */
const OWN_PROGRAM =
  /\bmy (?:\p{L}+ )?(?:program|app|software|script|tool|code)\b|\bi(?:['’]ve| have)? (?:built|programmed|wrote|written|coded|developed)\b/iu

const CONDITIONS = {
  selling: { standing: 'sold' },
  free: { standing: 'trial' },
  consumers: CONSUMERS,
  businesses: BUSINESSES,
  consumers_free: { ...CONSUMERS, standing: 'trial' },
  consumers_selling: { ...CONSUMERS, standing: 'sold' },
  counted: { words: /\bcounts_people\b/ },
  uncounted: { unless: /\bcounts_(?:people|one)\b/ },
  counted_work: { words: /\bhas_count\b/ },
  uncounted_work: { unless: /\bhas_count\b/ },
  reached: { standing: 'trial', words: /\bknows_audience\b/ },
  unreached: { standing: 'trial', unless: /\bknows_audience\b/ },
  measures: {
    words: /\b(?:measur\w+|sensors?|monitor\w*|weigh(?:s|ing)?|readings?|temperature|moisture)\b/i,
  },
  sends: {
    words:
      /\b(?:radio|wireless\w*|bluetooth|wi-?fi|lora\w*|gsm|cellular|apps?|(?:smart)?phones?|text messages?|notif\w*|alerts?|online|cloud|remote\w*|dashboards?|gps)\b/i,
  },
  sends_data: {
    words:
      /\b(?:bluetooth|wi-?fi|lora\w*|apps?|(?:smart)?phones?|notif\w*|alerts?|online|cloud|remote\w*|dashboards?|gps|radio|wireless\w*)\b/i,
    unless: /\bonly_messages\b/,
  },
  only_messages: { words: /\bonly_messages\b/ },
  battery: {
    words:
      /\b(?:batter(?:y|ies)|rechargeable|solar|cells?|wireless|without (?:a )?(?:cable|wiring|mains))\b/i,
  },
  to_order: { words: /\bmade_to_order\b/ },
  for_stock: { unless: /\bmade_to_order\b/ },
  food: { words: /\bgoods_food\b/ },
  bought: { words: BOUGHT },
  made: { unless: BOUGHT },
  made_small: { words: SMALL_PLAN, unless: BOUGHT },
  made_large: { unless: new RegExp(`${SMALL_PLAN.source}|${BOUGHT.source}`, 'i') },
  bought_stock: { words: BOUGHT, unless: /\bmade_to_order\b/ },
  made_stock: { unless: new RegExp(`\\bmade_to_order\\b|${BOUGHT.source}`, 'i') },
  sent: { words: /\b(?:parcels?|by mail|by post|shipp\w+|couriers?|online|instagram|etsy)\b/i },
  feed: { words: /\bis_feed\b/ },
  going: { words: /\bcomes_out\b/ },
  pack: { unless: /\bis_feed\b/ },
  share: { words: /\bis_share\b/ },
  one_job: { words: /\bone_job\b/ },
  again: { unless: /\bone_job\b/ },
  alone: { unless: new RegExp(`\\bis_team\\b|${TURNED_AWAY.source}`, 'iu') },
  hires: { words: /\bhires_more\b/ },
  small: { words: SMALL_PLAN },
  large: { unless: SMALL_PLAN },
  travels: { words: /\btravels\b/ },
  by_lot: { words: /\bgoods_(?:food|mixture)\b/, unless: BOUGHT },
  by_piece: { unless: new RegExp(`\\bgoods_(?:food|mixture)\\b|${BOUGHT.source}`, 'i') },
  mixture: { words: /\bgoods_mixture\b/ },
  complete: { unless: /\bhires_more\b/ },
  ahead: { words: /\b(?:books_ahead|rare_deal)\b/ },
  soon: { unless: /\b(?:books_ahead|rare_deal)\b/ },
  one_buyer: { words: /\bcounts_one\b/ },
  turned_away: { words: TURNED_AWAY },
  with_room: { unless: TURNED_AWAY },
  own_program: { words: OWN_PROGRAM },
  others_program: { unless: OWN_PROGRAM },
} satisfies Record<string, When>

const phase = (text: string) => phaseOf(text, CONDITIONS)

const SOFTWARE: NatureWork = {
  interactive: phase(`
    exists M founder: Put ten real cases through what works already; note what came out, and what an expert or user says is right. {exists|It works for a few now}
    users M founder [counted] ~7& Talks: Ask {few} of the {has} who use it when they last did, for what, and what they still do beside it
    users M founder [uncounted] ~7& Talks: Ask five who use it when they last did, for what, and what they still do beside it
    payer M founder [businesses] ~14& Appointments: Ask three who would sign for it and pay what they need in writing first: price, data, contract, who decides. {customer|They are named in no text}
    payer S founder <users> [consumers_free]: Name {price|the price} to each who uses it, and the day from which it is paid; note who stays, and why others do not
    payer S founder <users> [consumers_selling]: Ask each who pays what would make them stop, and what they would pay more for
    code S full-stack [others_program]: Go through the program with the one who wrote it: what stays, what no test covers, who may change it and answer when it fails
    code S full-stack [own_program]: Go through your program: what stays, what no test covers, what only works on your machine, and who answers when it fails while you are away
    rivals S founder <exists>: Do one of these cases with {today|what people use today} as well; compare minutes and mistakes
    keep S founder <exists users payer code rivals actions>: Go on only if eight of the ten cases came out right or their errors are understood; order the gaps by who misses them
    action S founder: agree with one user on an example and its right result
    shows: exists
    milestone <exists code>: Known what comes out right
    milestone <users payer>: Users and payers have been asked
    milestone <keep>: The next step is decided
    proves: Begin only if eight of the ten cases came out right or their errors are understood; close gaps in the order in which users miss them
    deliverable: Ten real cases with right and wrong results
    deliverable: Answers of users and payers
    deliverable: What stays of the program
    risk: Those who use it are kind because they know you. → Count what they did in the last month, and not what they say.
    cost other 15 <10 talks>: Ways and thanks for talks
    unplanned [others_program]: Who may change the program when its author has no time.
    advice: Build nothing new in this phase: what works shows at no cost where it fails.
  `),
  poc: phase(`
    reference M founder ~10& Their confirmations: Collect 30 real cases whose right results an expert or a user has confirmed: from now on they are the measure
    gaps M full-stack: Close three gaps that users named, one at a time, and let two users try each
    data-law S legal ~14 Opinion of a lawyer: Have checked which personal data it stores and on what basis, the terms, and the contract with those who pay
    strangers M founder <gaps data-law actions> [businesses] ~21& Three weeks of use: Let one more customer begin alone, with its own people and data; note where they get stuck
    strangers M founder <gaps data-law actions> [consumers] ~14& Two weeks of use: Let {strangers} people who do not know you begin alone with a real case; note where each gets stuck
    order S founder <strangers reference> [businesses] ~21 Their decisions: Offer those who would sign for it {price|the price} in writing, from a date; note each refusal with its reason
    order S founder <strangers reference> [consumers] ~7 Their decisions: Ask everyone who used it for {price|the price}, paid now, by a payment link and without a program for it
    go S founder <order>: Go on only if someone who did not pay before signs, and 28 of the 30 cases come out right
    action M full-stack <reference>: have it right in ten confirmed cases, one of them unusual; mend each difference
    sells: order
    milestone <reference>: The measure is there
    milestone <gaps>: Gaps are closed
    milestone <strangers>: Others have used it
    milestone <go>: Decided by signatures
    proves: Begin only if someone who did not pay before signed, and 28 of the 30 cases come out right; build next what payers asked for
    deliverable: 30 confirmed cases, checked before each change
    deliverable: Closed gaps
    deliverable: Signatures, and refusals with their reasons
    cost fee 40 <3 months>: Servers and paid services
    cost insurance 30 <12 months>: Liability insurance for software
    risk: It is right for the cases that you know and wrong for others. → Let strangers choose the cases, and keep each wrong one as a new test.
    unplanned: Whose data it holds, and whether that data may leave their systems.
    advice: Repeat the 30 cases before every change goes live.
  `),
  mvp: phase(`
    base S full-stack: Put the program under version control with the confirmed cases as automated tests, backups, and a second copy to try changes on
    accounts M full-stack <base>: Build sign-in with the rights of each kind of user; try each as someone who may not
    billing S founder [businesses]: Write the first invoices by hand from one list of who pays from when; settle cancellation
    billing M full-stack <accounts> [consumers] ~10& Review by the payment provider: Take payment and cancellation through a ready-made provider; try a failed, a double and a refunded payment
    own-data S full-stack <accounts>: Let each customer take all entries out as a file, and delete them everywhere
    break S founder <own-data actions>: Let two who did not build it try to break it: both at once, a slow network, an old phone, entries of another customer
    first-ten M founder <break billing> ~42& Six weeks: Win customers until {customers} pay, beginning with {channel|those whom users name}
    fourth-week S founder <first-ten> ~28 A month of use: Go on only if {stay} of the {customers} pay and use it a month later; ask the others what they use instead
    action M full-stack <base>: build it for use without you, and compare with the 30 confirmed cases
    sells: first-ten
    milestone <accounts>: Accounts and rights work
    milestone <break>: Attempts to break it are over
    milestone <first-ten>: {customers} customers pay
    milestone <fourth-week>: Known who stays
    proves: Begin only if {stay} of the {customers} still pay; list what each asked for, and what support took of your time
    deliverable: Tests from confirmed cases
    deliverable: Accounts with rights, export and deletion
    deliverable: {customers} paying customers
    cost fee 50 <6 months>: Servers, email and error reports
    cost insurance 30 <12 months>: Liability insurance for software
    risk [own_program]: Only you can mend the program. → Have a second person build and release it once from the written steps.
    risk [others_program]: The one who wrote the program has no time any more. → Have a second person build and release it once from the written steps.
    unplanned: What customers have in other programs, and how much of it must be brought in.
    advice: Add nothing that fewer than three payers asked for.
  `),
  production: phase(`
    restore S full-stack: Let a second person restore yesterday’s backup on another machine from written steps
    alarms S full-stack: Set alarms on what users would notice, and write down who answers them on which days
    help S founder <alarms> ~60& Two months: Answer each question within a day; change the product where the same one comes three times
    reach M founder <restore alarms> ~60& Two months: Win customers until {payers} pay: half of the hours through {channel|the way that worked}, half through one new way
    books S founder <reach help actions> ~30 A month of full use: Compare a month’s income with fees, support and hours, per customer won and lost. {goal|No goal is told}
    action S full-stack <alarms>: repeat its confirmed cases before each release; hold the release back when one differs
    milestone <restore>: A second person can restore it
    milestone <reach>: {payers} customers pay
    milestone <books>: Income and hours of a month are known
    deliverable: A restored backup with its steps
    deliverable: Alarms and who answers them
    deliverable: Income and cost per customer
    cost fee 70 <6 months>: Servers, alarms and backups
    cost insurance 30 <12 months>: Liability insurance for software
    risk: A paid service that it depends on becomes dear or ends. → Try a second provider once, or a way to work a day without it.
    unplanned: How many use it in the busiest hour.
    advice: Put your hours where a payer cost you the fewest of them.
  `),
}

const DEVICE: NatureWork = {
  interactive: phase(`
    exists M founder ~14& Two weeks of use: Count in the units in use for two weeks how often each did what it should, and when it did not. {exists|Some are in use}
    site M founder ~7& Appointment: Be there for a day where one is in use: who handles it, what surrounds it, what bothers
    open S electronics <exists>: Take one that was in use apart: wear, dirt, solder, heat, energy; list what must change before more are made
    rival S founder <site> ~7& One week: Compare a week with it and a week with {today|what is used today}: losses, minutes and cost of each
    rules S founder ~14 Answer of the test house: Ask a test house in writing which rules and marks apply to it, what is tested, at what price and how long it takes
    more S founder <exists> ~14 Their decisions: Offer those who use one the next units at {price|the full price}, in writing and with a date
    gate S founder <open rival rules more actions>: Go on only if the units in use were right nine times in ten and the test house has named its price; else mend that first
    action S founder: agree with one user on when it is right, and count it in the units in use for a week
    shows: exists
    milestone <exists>: Two weeks of real use are counted
    milestone <open>: Causes of failure are known
    milestone <rules>: Rules and their price are known
    milestone <gate>: Decided on more units
    proves: Begin only if the units in use were right nine times in ten; change first what failed in use
    deliverable: A count of right and wrong
    deliverable: A list of changes with their causes
    deliverable: The written answer of a test house
    risk: It works because you or a friend looks after it. → Count what happens in the weeks in which you do not come.
    cost other 40 <3 trips>: Ways to the units in use
    unplanned: Who comes when a unit fails, and how soon.
    advice: Change no part before two weeks of use are counted.
  `),
  poc: phase(`
    design M electronics: Change the design by the list of failures, with parts that can be bought again, a second source for each and fewer steps by hand
    units M electronics+technician <design> ~14 Parts: Build {made} units in one go, {units} for users and two for the tests; note minutes, rejects and the real price of every part
    limits S mechanics <units> ~7& One week of tests: Put the two for the tests through the hardest conditions of their place; note what stops first
    reference S electronics <units> [measures] ~7& One week side by side: Compare 50 of its readings with a reference instrument at the same minute
    link S firmware <units> [sends] ~14& Two weeks of messages: Send from the place with the worst reception for two weeks; count messages that are late, double or lost, and what the user sees then
    drain S electronics <units> [battery] ~14& Two weeks in the cold: Measure what one use, one message and a day of waiting take of the battery, in the cold too; work out the months that it lasts
    hazards S founder <units>: Have someone who did not build it look for electrical, mechanical and fire hazards, loose parts, and what happens when it stops in each state
    cover S founder ~10 Policy: Get liability cover and a page of terms: what it does not promise, return, exchange
    pilot M founder <limits reference link drain hazards cover actions> ~42& Six weeks in use: Lend the {units} units to users beyond those who have one, first to those who paid in advance; ask each every week what it did
    bom S founder <design> ~10 Quotes: Get quotes of three suppliers for all parts at {units}, 100 and 1,000 units; compare the sum with {price|the price}
    result S founder <pilot bom>: Go on only if most of the {units} users order one in writing, none failed in a dangerous way, and the quotes for 100 units stay below half the price
    action S firmware <units>: show it 100 times on the changed units, and mend the cause of each miss
    sells: pilot
    milestone <units>: {units} units are built
    milestone <limits hazards>: Limits and hazards are known
    milestone <pilot>: Six weeks with new users are over
    milestone <result>: Decided on a small series
    proves: Begin only if most of the {units} users ordered one and none failed in a dangerous way; list each failure with its cause
    deliverable: A design changed by real failures
    deliverable: {units} units with new users
    deliverable: Quotes for parts at three quantities
    cost parts 60 <made units> 50% unit: Parts and enclosures of the units
    cost insurance 60 <3 months>: Liability cover for the pilot
    risk: New users handle it in another way than the first ones. → Choose them by the hardest conditions, and show nobody how to use it.
    unplanned: How many are made at a time: the price of parts depends on it.
    advice: Build these by the same hands and steps as the later ones, or their minutes mean nothing.
  `),
  mvp: phase(`
    board-1 M electronics ~21 Boards and assembly: Order the first boards of the changed design, bring up five of them, and write down each correction
    code M firmware: Harden the program that works: restart after a fault, a self-test, readable errors, a way to update it
    server L full-stack [sends_data]: Build what receives and keeps the messages: accounts, who may see and do what, updates of the units, backups, an alarm when it stops
    app L full-stack <server> [sends_data]: Build what users see and do with it: the state of each unit, alerts with a second way, the remote action, what they see when a unit is silent
    server S full-stack [only_messages]: Set up the message relay on a ready-made service: who gets which text, a second number, a sign of life each month, an alarm for a silent unit
    app S founder <server code> [only_messages] ~14& Two weeks: Set each unit off 20 times on two networks; count texts that are late or missing, and say what a user does when one is silent
    housing M mechanics ~14 Parts: Settle the housing by what use has shown; adapt a standard part before anything is moulded
    precheck S electronics <board-1 housing code> ~10 Slot in the laboratory: Try the limits that the test house named on three complete units, before anything is certified
    certify M electronics <precheck actions> ~42 Test house: Have three more tested by the rules that the test house named; write technical file, declaration and marking
    cover S founder <certify> ~7 Policy: Insure product liability for every unit that is sold, by the certificate
    preorders M founder ~30& Decisions of customers: Take written orders for {units} units at {price|the full price}, beginning with {channel|those who have one}
    manual S founder <housing code>: Write one page of instructions; have two strangers set one up with it and nothing else
    build L technician <certify preorders> ~21 Parts: Build the {units} units that are ordered, and test each with the same jig
    field M founder <build cover manual app> ~60& Two months in use: Deliver the {units} units by the order of payment, prepaid ones first; ask each customer in the second and eighth week
    series S founder <field>: Go on only if all {units} are paid for, at most one in ten failed, and a third of the price is left
    action S firmware <board-1>: show on the first boards that it does this 100 times, and what it does when it cannot
    sells: field
    milestone <board-1>: First boards run
    milestone <certify cover>: Tested, marked and insured
    milestone <build>: {units} units are built
    milestone <field>: Two months of use are counted
    milestone <series>: Decided on a series
    proves: Begin only if all {units} units are paid for and at most one in ten failed; mend each cause before parts are ordered
    deliverable: A design that can be made again
    deliverable: Technical file and marking
    deliverable: {units} paid units in use
    deliverable: A failure list with causes
    cost parts 60 <11 units> 60%: First boards, and units for the test house
    cost fee 60 <6 months> [sends]: Servers, messages and connection of the units
    cost parts 60 <units units> 50% unit: Parts and assembly of the units
    cost certification 4000: Tests at the laboratory: enter the price that the test house names instead
    cost insurance 80 <12 months>: Product liability insurance
    risk: It fails a test after everything is ordered. → Order parts for more than the test units only after the pre-check, and use modules that are certified already.
    unplanned: Units in the first year: they decide between a standard part and a mould.
    advice: Freeze its functions before the tests: each later change is tested again.
  `),
  production: phase(`
    maker S founder ~21 Quotes and samples: Ask three workshops for quotes for {units} units with test; compare price, least order and days with your own hands
    selling M founder ~60& Decisions of customers: Sell {sold} units before they are made, beginning with {channel|those who have one}
    stock S founder <maker selling> ~42 Deliveries: Order the parts with long delivery, and name a substitute for each
    zero L technician <stock age> ~21& Assembly: Have the rest of the lot built where the quotes were best, or build it; test each unit with the same jig, and hold it back where one in twenty fails
    age S electronics <stock> ~21& Aging: Age the first five by heat, cold and vibration; none of them is sold
    fleet M full-stack [sends_data]: Watch all units in use: battery, silence, version; update one in twenty first, and take one update back
    fleet S founder [only_messages]: Compare each month the sign of life of all units with the list of those sold; call whoever’s unit is silent, and count texts that were late
    ship M founder <zero age fleet actions> ~21 Two lots: Deliver to those who paid, in two lots; keep spares for one in ten, and exchange within a week
    returns S founder <ship> ~56 Eight weeks in use: Compare returns and exchanges of eight weeks with what a unit leaves, before the next lot is ordered. {goal|No goal is told}
    action S technician <zero>: check it on ten units of the lot before any is delivered, with a limit at which the rest is held back
    sells: ship
    milestone <maker>: Known who assembles it
    milestone <selling>: {sold} units are sold
    milestone <ship>: They are delivered
    milestone <returns>: Returns are known
    deliverable: Quotes of workshops
    deliverable: {sold} units at customers who paid
    deliverable: Returns of eight weeks
    cost parts 60 <units units> 40% unit: Parts, housings and assembly
    cost other 12 <units units> 10% delivery: Sending and warranty
    cost fee 90 <6 months> [sends]: Servers, messages and connection of the units
    cost insurance 80 <12 months>: Product liability insurance
    risk: An assembler swaps a part without a word. → Keep a signed unit and a list of parts, and compare one unit of each delivery.
    unplanned: How many are ordered at a time after this lot.
    advice: Order the next lot when the returns of the last one are explained.
  `),
}

const GOODS: NatureWork = {
  interactive: phase(`
    exists M founder [bought]: Count the last lot as it was bought: price landed, days, faulty ones, what is left, and what each part that is sold by itself brought. {exists|Some are sold}
    exists M worker [by_lot]: Follow the next lot as it is made now: minutes of each step, what goes in and what comes out by weight, waste; find the step that holds up the others. {exists|Some are sold}
    exists M worker [by_piece]: Time the next ten {things} as they are made now: minutes of each step, material, waste; find the step that holds up the others. {exists|Some are sold}
    books S founder <exists>: Work out from the last orders what is left: price, material, minutes, packing, delivery, what came back
    buyers M founder [counted] ~7& Their answers: Ask {few} of the {has} who bought what they used before, what they would change, and when they buy again
    buyers S founder [one_buyer] ~7& Their answers: Ask the one who bought what was used before, what to change, when the next order comes, and for the names of three others
    buyers M founder [uncounted] ~7& Their answers: Ask those who bought, ten at most, what they used before, what they would change, and when they buy again
    rivals S founder: Lay yours beside {today|what is bought today}; note price, quality, and the days until it is there
    allowed S founder ~14 Their answers: Ask the trade office and an insurer in writing what has to be registered, marked and insured, at today’s quantity and at five times it
    choose S founder <books buyers rivals allowed actions>: Go on only if a fifth of the price is left by your own figures; name the one step that is changed first
    action S founder <exists>: agree with one buyer on when this is right, and look at the last ones by that
    shows: exists allowed
    milestone <exists books>: Minutes and cost are known
    milestone <buyers>: Buyers have been asked
    milestone <allowed>: Registration and cover are clear
    milestone <choose>: The step to change is named
    proves: Begin only if a fifth of the price is left by your own figures; enter the minutes of each step into this plan
    deliverable: Minutes and cost of each step
    deliverable: Answers of buyers
    deliverable: The written answers of office and insurer
    risk: The first buyers knew you. → Count apart those whom you did not know before.
    cost other 15 <10 talks>: Ways and thanks for talks
    unplanned: How many {things} a month you can make by yourselves.
    advice [food]: Keep a sample of each lot until its date has passed.
    advice [by_piece]: Keep one good example: later ones are compared with it.
  `),
  poc: phase(`
    step M founder [bought] ~21 Samples: Get samples and offers of two other makers: price landed, least order, days, who pays for faults; lay them beside the last lot
    step M worker [by_lot] ~14 Offers and trials: Try two other ways for the slowest step, one small lot each: a machine for hire, a helper or a firm; compare minutes, what comes out by weight, and taste or feel
    step M worker [by_piece] ~14 Offers and trials: Try two other ways for the slowest step, with ten {things} each: a tool, a helper or a firm; compare minutes and rejects
    supply S founder [made] ~14 Samples: Ask three suppliers of the main material for a sample, price, least order and days at ten times today’s quantity
    arrives S founder [sent] ~14 Parcels: Get quotes of three carriers to where buyers are; send two parcels with each, and count damage, days and the whole price with duty
    safety S founder [food] ~14 Answer of the laboratory: Ask a food laboratory which tests, date and label the product needs and what each costs; write on each lot its number and date
    safety S founder [mixture] ~14 Answer of the assessor: Ask a safety assessor which tests, list of ingredients and label the product needs and what each costs; write on each lot its number and date
    keep S worker <batch> [food] ~28& Four weeks of storage: Store packed ones as buyers store them, and check taste and condition each week
    insure S founder ~14 Registration and policy: Register and insure what office and insurer named, before anything more is sold
    batch M founder <step insure> [bought_stock] ~30 Delivery: Order {pieces} {things} where the samples were best, or the least order; check one in ten for faults
    batch M worker <step supply insure safety> [made_stock] ~7 Material: Make {pieces} {things} with the better way; compare minutes and rejects with those that were timed
    sell M founder <batch insure arrives> [for_stock] ~28& Four weeks of sales: Sell them at {price|the full price}: half through {channel|the way that sold most}, half through one new way; compare hours and fees
    sell M founder <insure arrives> [to_order] ~28& Four weeks of orders: Win orders for {pieces} {things} at {price|the full price} through {channel|the way that brought most}, half of them from new buyers
    batch M worker <step supply sell> [to_order] ~14& Material, and orders as they come: Make the {pieces} {things} that are ordered with the better way; compare minutes, rejects and days with those before
    again S founder <sell batch> ~14 Use, and their answers: Ask each of these buyers, ten at most, what was not right, when they buy the next, and whom they told
    close S founder <again keep actions>: Go on only if three of four are paid for and a fifth of the price is left
    action S worker <step>: do it by what was agreed as right; count minutes and what is not right
    sells: batch sell
    milestone <step>: Two other ways are compared
    milestone <batch>: {pieces} {things} are there
    milestone <again close>: Known who pays and comes back
    proves: Begin only if three of four of the {pieces} {things} were paid for and a fifth of the price is left; order material by what was sold a week
    deliverable: Two other ways or makers, compared
    deliverable: {pieces} {things} paid for
    deliverable: What is left after delivery and rejects
    cost material 9 <pieces things> 30% unit: Material and packaging
    cost material 9 <20 things> 30% unit [made]: Material of the two trials
    cost fee 300 [food]: Laboratory tests: enter the price that the laboratory names instead
    cost material 9 <6 things> 30% unit [bought]: Samples of two makers
    cost tooling 150 <2 trials> [made_large]: Tools, helper or firm of the two trials
    cost tooling 25 <2 trials> [made_small]: Hand tools and help for the two trials
    cost insurance 40 <4 months>: Liability cover
    cost other 9 <orders parcels> delivery [sent]: Parcels
    risk [bought]: The delivery is not like the sample. → Keep a signed sample, and pay the rest after one in ten was checked.
    risk [made]: The faster way is not as good. → Put both beside what buyers know, and let three of them choose without knowing which is which.
    unplanned: What happens with those that come back.
    advice [made]: Buy no machine before two ways were tried.
    advice [bought]: Order no more than what is sold in the time of one delivery.
  `),
  mvp: phase(`
    tool S founder [bought] ~14 Their answer: Agree with the maker in writing on price, least order, days, faults, and who keeps the tools
    tool M worker [made] ~14 Delivery and setup: Buy or book the way that won the trial; work with it until minutes and rejects hold
    terms S founder [made] ~14 Deliveries: Order material for {pieces} {things} in two deliveries, the second with a day until which it can be stopped
    cover S founder ~14 Answer of the insurer: Have the cover for {pieces} {things} confirmed in writing
    steps S founder <tool> [bought]: Write down what is checked in each delivery, with limits; have a second person check twenty by it
    steps S worker <tool> [by_lot]: Write recipe and steps with weights, times and limits so that a second person makes the same; compare one lot of each
    steps S worker <tool> [by_piece]: Write the steps with pictures so that a second person makes the same; compare five of each
    shop S founder <cover>: Take orders and payment in one place, with price, days, sending, what may come back, and tax
    win M founder <shop> ~42& Six weeks of orders: Win orders for {pieces} {things}, beginning with {channel|the way that worked}; try one new way for two weeks and compare
    run M founder <tool terms steps shop actions> [bought_stock] ~42& Two deliveries: Receive and check {pieces} {things} in two deliveries, the second ordered when most of the first is paid for
    run L worker <tool terms steps shop actions> [made_stock] ~42& Lots: Make {pieces} {things} in lots, each begun when most of the last one is paid for
    run L worker <tool terms steps shop actions> [to_order] ~42& Orders as they come: Make the {pieces} {things} that are ordered, each by the written steps and on the day that was named
    send M founder <run win> ~14& Last deliveries: Deliver and collect for all of them; count what was late, came back or was not paid, and why
    shelf S founder <send>: Go on only if four of five are paid for and a fifth of the price is left after delivery and what came back
    action S worker <steps>: put it into the written steps with its limit, and check each lot by it
    sells: shop win send
    milestone <tool steps>: The better way or maker holds
    milestone <win>: Orders are won
    milestone <run>: {pieces} {things} are there
    milestone <send shelf>: Money and returns are counted
    proves: Begin only if four of five of the {pieces} {things} are paid for; order material by what was sold a week
    deliverable: Steps or checks that a second person follows
    deliverable: {pieces} {things} delivered
    deliverable: What is left of one after delivery
    cost material 8 <pieces things> 30% unit: Material and packaging
    cost tooling 800 [made_large]: Tool or machine for the slow step
    cost tooling 60 [made_small]: Tools for the slow step; a larger machine waits until sales pay for it
    cost other 9 <orders parcels> delivery [sent]: Parcels
    cost fee 1 <pieces things> 5%: Payment and sales fees
    cost insurance 40 <12 months>: Liability cover
    risk: Orders come in one week and not in the next. → Name a day of delivery with each order, and make by what is ordered.
    unplanned: How many {things} one buyer takes at a time.
    advice: Begin the next lot when most of the last one is paid for.
  `),
  production: phase(`
    forecast S founder: Write down sales per week so far beside the dates that drive them; set how many {things} are made in which month. {goal|No goal is told}
    second-maker S founder <forecast> [bought] ~30 Samples: Order a small lot from a second maker; compare faults, days and price landed with the first
    second-maker M worker <forecast> [made] ~21 Trial: Have a second person or a firm make {contract} {things} by the written steps; compare rejects, minutes and cost with yours
    first-lot M founder <forecast> [bought] ~30 Delivery: Receive the first {lot} {things} of the quarter, and hold back what is not like the example that is kept
    first-lot M worker <forecast> [made] ~7 Material: Make the first {lot} {things} of the quarter, and hold back what is beyond the written limits
    big-run M founder <first-lot second-maker> [bought] ~60& Two months of orders: Receive, check and send the rest of the {pieces} {things} by what is ordered each week
    big-run L worker <first-lot second-maker> [made] ~60& Two months of orders: Make the rest of the {pieces} {things} by what is ordered each week
    season M founder <first-lot actions> ~84& One quarter: Sell and deliver for a quarter; count late, short and returned orders, and what each way of selling left
    cash S founder <season big-run>: Compare what the quarter left with the hours of everyone who worked; end the way of selling that left least
    action S worker <first-lot>: check it in every lot, with a limit at which the lot is held back
    milestone <second-maker>: A second maker is tried
    milestone <big-run>: All {things} are there
    milestone <season>: A quarter is delivered
    milestone <cash>: Money and margin are known
    deliverable: Sales per week with their dates
    deliverable: A second maker who was tried
    deliverable: A quarter of deliveries with what it left
    cost material 7 <pieces things> 30% unit: Material and packaging
    cost other 9 <orders parcels> delivery [sent]: Parcels
    cost fee 1 <pieces things> 5%: Payment and sales fees
    cost insurance 40 <12 months>: Liability cover
    cost other 10 <contract things> 25% [made]: Work of a second maker
    risk: The main material becomes scarce or dear. → Buy one lot a quarter from the second supplier, so that it stays a choice.
    unplanned: Money for material: it is paid for before the buyer pays.
    advice: Let no buyer take more than a third of what you make.
  `),
}

const SERVICE: NatureWork = {
  interactive: phase(`
    exists M founder [counted_work]: Write down {few} of the {has} that you have done: hours of each person with the way there, what was paid, what went wrong
    exists M founder [uncounted_work]: Write down all of the last ones that you have done, five at most: hours of each person with the way there, what was paid, what went wrong
    books S founder <exists>: Work out what one leaves after an hour’s pay for each who works, material, the way there and fees, with all that it brings in
    customers M founder [counted] ~7& Talks: Ask {few} of the {has} who were served: what they did before, what mattered most, whom they told
    customers S founder [one_buyer] ~7& Talks: Ask the one who was served what mattered most, what was done before, and for the names of three others
    customers M founder [uncounted] ~7& Talks: Ask those who were served, five at most: what they did before, what mattered most, whom they told
    allowed S founder ~21 Their answers: Ask the authority and an insurer in writing what this work needs: registration, permits, proof of who may do it, and liability and accident cover
    helper M founder [turned_away] ~21& Search: Look for a second person now: advertise, meet three, take one along twice; agree on pay by the hour
    limits S founder <exists>: Write down with everyone who works: what one does alone, what is refused, who is called when something happens
    go-on S founder <books customers allowed limits helper actions>: Go on only if one leaves something after an hour’s pay for each; name the kind of job that is given up
    action S founder: agree with one customer on when this is done right; time it the next time
    shows: exists allowed
    milestone <exists>: Past work is counted
    milestone <books>: Known what one leaves
    milestone <allowed>: Permits and cover are clear
    milestone <go-on>: Decided how to grow
    proves: Begin only if one leaves something after an hour’s pay for each who does it; keep the limits that were written down
    deliverable: Hours and income of past work
    deliverable: What one leaves
    deliverable: Limits and emergencies on one page
    risk: It pays only because nobody counts your own hours. → Enter an hour’s pay for everyone, and see what is left then.
    cost other 15 <10 talks>: Ways and thanks for talks
    unplanned: Who does the work when one of you is ill.
    advice: Count what one leaves before you win more.
  `),
  poc: phase(`
    permit S founder ~28 Registration and policy: Obtain what authority and insurer named, before more is taken on
    terms S founder [small] ~14 Answer of the association: Write one page of terms from those of a trade association: what is included, limits, who answers when something goes wrong, cancellation, payment; have its office look at them
    terms S legal [large] ~7 Check by a lawyer: Have one page of terms checked: what is included, limits, who answers when something goes wrong, cancellation, payment
    procedure S founder: Write the steps on one page, with what tells that it was done right
    second M founder <procedure add> [alone] ~14& Two jobs: Do two of the new ones with a second person by the written steps, at the pay that this costs later; ask the customer the same evening
    add M founder <terms> [turned_away] ~28& Their decisions: Call back those whom you turned away, and take on {more} more at {price|the price}, as far as hours of two people reach
    add M founder <terms permit> [with_room] ~28& Their decisions: Win {more} more customers at {price|the price} through {channel|those who were served already}
    trial M worker <add second actions> [again] ~28& Trial: Serve the {more} new ones by the written steps for {span} days; count what was late, what went wrong and who complained
    trial M worker <add second actions> [one_job] ~28& Until the last is finished: Do the {more} new ones by the written steps to the end; count hours, what went wrong, and what each left
    verdict S founder <trial> [again]: Go on only if {stay} of the {more} new ones go on paying, and one leaves what was worked out
    verdict S founder <trial> [one_job]: Go on only if all {more} new ones are paid for, one leaves what was worked out, and someone was sent by another
    action S worker <procedure add>: do it by the written steps for the first new one; count minutes, and what was not right
    sells: add trial
    milestone <permit terms>: Permit, cover and terms are there
    milestone <second>: A second person has worked
    milestone <trial>: New ones are served
    milestone <verdict>: Decided by what they pay
    proves [again]: Begin only if {stay} of the {more} new customers go on paying; enter measured minutes into this plan
    proves [one_job]: Begin only if all {more} new ones were paid for and left what was worked out; enter measured hours into this plan
    deliverable: Written steps that everyone follows
    deliverable: {more} new customers with their figures
    cost insurance 90 <3 months>: Liability and accident cover
    cost material 120 <hired people>: What each new person needs for the work
    risk: Customers want you and nobody else. → Bring the second person along twice, and ask the customer the same evening.
    unplanned: How many of these one person can do in a week for years.
    advice: Take on none that only one of you could do.
  `),
  mvp: phase(`
    insure S founder ~14 Answer of the insurer: Have liability and accident cover confirmed in writing for {people} people
    plan S founder: Keep one list that all can see: who does what on which day, who steps in, what was paid, what went wrong
    grow-team M founder <insure> [hires] ~28& Search and first jobs: Find and teach those who are missing until {people} people can work, founders among them, each beside one of you first
    win M founder <plan insure> ~42& Their decisions: Win customers until {customers} have paid in all, beginning with {channel|those whom customers name}
    first-month L worker+founder <grow-team win actions> [again] ~28& First weeks: Serve the {more} new ones beside the others for {span} days; go through what went wrong every week
    first-month L worker+founder <grow-team win actions> [one_job] ~42& Until the last is finished: Do the {more} new ones one after the other; note hours, costs and what each left
    third-month S founder <first-month> [again]: Go on only if {stay} of the {customers} still pay and each leaves an hour’s pay for everyone who worked
    third-month S founder <first-month> [one_job]: Go on only if each of the {more} left an hour’s pay for everyone who worked, and half of them were sent by others
    action S founder <plan>: write it down so that another can do it alone, with its limits; look at three that others did
    sells: win first-month
    milestone <insure>: Cover is in place
    milestone <grow-team>: {people} people can work alone
    milestone <win>: {customers} customers have paid
    milestone <third-month>: The work is done and counted
    proves [again]: Begin only if {stay} of the {customers} still pay; enter minutes and what each left
    proves [one_job]: Begin only if each left an hour’s pay for everyone who worked; enter the hours of each kind
    deliverable: One list for plan, payment and complaints
    deliverable [hires]: {people} people who can work alone
    deliverable: {customers} customers in all
    cost insurance 60 <people people, a quarter each>: Liability and accident cover
    cost material 120 <hired people>: What each new person needs for the work
    risk: Customers come faster than people can be taught. → Keep a waiting list with dates, and promise nothing without a person for it.
    unplanned: Who decides when none of you is there.
    advice: Pay everyone who works by the hours of the list, yourselves too.
  `),
  production: phase(`
    prices S founder: Set prices again by the measured hours; tell customers a month before. {goal|No goal is told}
    partners M founder <prices> ~45& Their decisions: Win the {more} more who are served in this quarter, beginning with {channel|those who send customers}; write down what each way cost in hours
    recruiting M founder <prices> [complete] ~30& Search and trials: Try out one more person beside you, so that illness of one of you stops nothing
    recruiting M founder <prices> [hires] ~30& Search and trials: Have {people} people, founders among them, and one more who was tried, so that illness stops nothing
    quarter L worker+founder <recruiting partners actions> [again] ~84& One quarter: Serve the {more} new ones beside the others for a quarter, with one person planning for all; read complaints every week
    quarter L worker+founder <recruiting partners actions> [one_job] ~84& One quarter: Do {more} more in a quarter, at least two of them without you; ask each customer afterward
    audit S founder <quarter>: Compare what each kind of job left with idle hours and the way there; end what stays negative
    action S founder <prices>: look at it once a month: hours, complaints, what went wrong, and what it left
    milestone <prices>: Prices are set
    milestone <partners>: {more} more are won
    milestone <quarter>: A quarter is done
    milestone <audit>: Known what each kind leaves
    deliverable: Prices by measured hours
    deliverable: {more} more customers, and what each way to them cost
    deliverable: What each kind of job left
    cost insurance 60 <people people, a quarter each>: Liability and accident cover
    cost material 40 <people people>: What wears out or is used up
    risk: Good people leave for steadier pay. → Offer steady hours early, and ask everyone each quarter what would make them leave.
    unplanned: Rules on working time that begin with a larger number of people.
    advice [travels]: Grow only where the way between two jobs is short.
    advice: Take on the next customer when a person with free hours is named for it.
  `),
}

const MARKETPLACE: NatureWork = {
  interactive: phase(`
    exists M founder: Go through all that you have brought together so far: who asked, hours until an answer, amount, your minutes, why one failed. {exists|Some came about}
    sides M founder ~10& Talks: Ask five on each side what made the last one work, what they do without you, and what they fear
    allowed S founder ~14 Their answers: Ask trade office and an insurer in writing what arranging this for a fee demands: registration, who is liable, and whether others’ money may pass through you
    steps S founder <exists>: Write down one from request to payment as it goes today; mark where most minutes go and where most end
    today S founder <exists>: Compare it with {today|the way without you}: price for each side, days, risk
    plan-a S founder <sides allowed steps today actions>: Go on only if one leaves more in fees than an hour’s pay for your minutes, and nobody who may forbid it does; name the step to change first
    action S founder <exists>: agree with one of each side on when this is right; count in past ones how often it was
    shows: exists allowed
    milestone <exists steps>: What came about is counted
    milestone <sides>: Both sides have been asked
    milestone <plan-a>: The first step to change is named
    proves: Begin only if one leaves more in fees than it takes in your minutes; change first the step that takes most of them
    deliverable: Figures of all that came about
    deliverable: Answers of both sides
    risk: It works because you push each of them. → Count those that came about without a word from you.
    cost other 15 <10 talks>: Ways and thanks for talks
    unplanned: Which side is short: more of the other does not help.
    advice: Build nothing before what came about is counted.
  `),
  poc: phase(`
    hand-off M founder ~14& Two weeks: Take the step that costs most minutes off your hands with a ready-made product; compare minutes over two weeks
    liable S legal ~14 Opinion of a lawyer: Have checked, by the answers of the office, who is party to the contract and what each side signs about loss, damage and liability
    money S founder <liable> [share] ~21 Approval by the provider: Have a licensed provider approve that it takes and pays out this money; send three small payments through it, and note fees, days and questions
    tax S founder ~20 Answer of the tax office: Ask the tax office which tax is due on deals and fee, who collects it, and which earnings a go-between has to report
    vet S founder: Write down what is checked before someone may take part, on each side, and check those who take part already by it
    seed M founder <vet liable> ~21& Replies: Win {more} more of the side that is short, in the same area; begin with those whom the ones who take part name
    broker M founder <hand-off money tax seed actions> ~28& Four weeks: Handle {deals} deals this way with {price|the fee} in each; note minutes, complaints and who comes back
    go S founder <broker>: Go on only if minutes for each are halved, three of four requests came about as agreed, and the fee was paid in each
    action S founder <vet>: play it through with one of each side before the first deal; write down what stays unclear, and who decides it
    sells: broker
    milestone <hand-off>: One step is off your hands
    milestone <liable>: Contract and liability are settled
    milestone <broker>: {deals} deals are done the new way
    milestone <go>: Decided by fees and complaints
    proves: Begin only if minutes for each were halved and the fee was paid in each; build next what still takes most minutes
    deliverable: Minutes for each before and after
    deliverable: What each side signs
    deliverable: {deals} deals with their complaints
    cost fee 1 <deals payments> 25% priced [share]: Payment provider, 3% of the whole payment
    cost insurance 60 <3 months>: Liability insurance
    cost fee 30 <3 months>: Forms, messages and telephone
    risk: One side gets something else than it was told. → Ask both after each one, and take no fee where it was so.
    unplanned: Who pays when one of both does not come.
    advice: Change one step at a time, or nobody knows what helped.
  `),
  mvp: phase(`
    profiles L full-stack: Build the pages of both sides, on a ready-made product where one fits: what is offered, where, when, for how much; a person looks at each entry first
    matching L full-stack <profiles>: Build what a request must say, who is told, until when an offer holds, choice, change, cancellation, and what happens when one does not come
    payment M full-stack <matching liability> [share] ~14& Review by the provider: Have a licensed provider split each payment: {price|the fee} stays with you, the rest is paid out; try a refund
    liability S founder: Put into the terms of both sides what came up so far: cancellation, no show, damage, who pays what back
    disputes S founder: Write the rule for each kind of complaint that came up; decide within three days, and play three through
    density M founder <profiles> ~45& Their decisions: Bring those who offer in the same area to {suppliers} before you open a second
    demand M founder <profiles> ~30& A month: Win the other side until {wanted} have named a date or a need, beginning with {channel|those whom they name}
    break-in S founder+full-stack <matching payment actions>: Try a false entry, two at once, one who does not come and one who does not pay; mend what goes wrong
    hundred M founder <break-in disputes density demand> ~56& Eight weeks: Support {deals} deals, with the fee in each; call both sides of every tenth
    verdict S founder <hundred>: Go on only if three of four requests came about, and fees cover what payment, complaints and your minutes cost
    action M full-stack <matching>: build it so that both sides do it without you; compare with those done by hand
    sells: hundred
    milestone <profiles matching break-in>: Both sides can do without you
    milestone <density demand>: {suppliers} offer and {wanted} have named a date or a need
    milestone <hundred>: {deals} deals are done
    milestone <verdict>: Decided by what they leave
    proves: Begin only if three of four requests came about in {deals} deals; write down what one costs in minutes and fees
    deliverable: A way that needs few of your minutes
    deliverable: {suppliers} who offer
    deliverable: {deals} deals with their complaints
    cost fee 1 <deals payments> 25% priced [share]: Payment provider, 3% of the whole payment
    cost fee 50 <6 months>: Hosting and messages
    cost insurance 60 <12 months>: Liability insurance
    risk: Both sides meet once and then do without you. → Ask every tenth pair, and name what both lose without you.
    unplanned: What one is worth by kind: fee and cover depend on it.
    advice [soon]: Open no second area before nine of ten requests are answered within two days.
    advice [ahead]: Open no second area before nine of ten requests are filled before their day.
  `),
  production: phase(`
    takers M founder ~60& Two months: Win the other side until {wanted} have named a date or a need, beginning with {channel|those whom they name}
    desk M founder ~30& A month: Have a second person run the daily desk for four weeks by written rules; compare answers and minutes with yours
    playbook M founder ~45& Their decisions: Win {more} more who offer where most requests stay open
    loyal S founder: Call five who stopped and five who stay; change the one thing that most of them name
    quarter M founder <desk playbook takers loyal actions> ~84& One quarter: Run it for a quarter with {suppliers} who offer and {deals} deals; ask every twentieth pair whether they meet without you
    commission S founder <quarter>: Set the fee again by side, from what was lost and what one leaves. {goal|No goal is told}
    action S founder <desk>: count each month how often it was right without you, and mend the step where most stop
    milestone <desk>: A second person runs the desk
    milestone <playbook takers>: More take part on both sides
    milestone <quarter>: A quarter is over
    milestone <commission>: The fee is set again
    deliverable: A desk with written rules
    deliverable: What was lost and what one leaves
    deliverable: A fee by side
    cost fee 1 <deals payments> 25% priced [share]: Payment provider, 3% of the whole payment
    cost other 20 <40 hours>: Pay of the second person at the desk
    cost insurance 60 <12 months>: Liability insurance
    cost fee 60 <6 months>: Hosting and messages
    risk: One who offers much takes the others along. → Let none of them have more than a fifth of all that comes about.
    unplanned: Which area comes next: it depends on where requests stay open.
    advice: Judge an area by those who come back, not by those who joined.
  `),
}

const CONTENT: NatureWork = {
  interactive: phase(`
    exists S founder: Count for each that is out how many used it to the end, what they asked, and what was wrong. {exists|Some is out}
    goes-on M writer [going] ~21& Their days: Go on with what comes out, on its days as before: {now} in these weeks, none left out
    readers M founder [counted] ~7& Talks: Ask {few} of the {has} who get it now what they did with the last one, what they pay for instead, what they skip
    readers M founder [uncounted] ~7& Talks: Ask those who get it now, ten at most, what they did with the last one, what they pay for instead, what they skip
    hours S founder: Add up hours and costs of the last one made: research, making, checking, sending
    rival S founder <readers>: Go through {today|the best free alternative}: what it answers as well, and what only yours has
    offer S founder <readers hours> [free]: Write on one page what stays free, what is paid for, from which day, and {price|the price}; show it to five who get it now
    decide S founder <exists offer hours rival goes-on actions>: Go on only if the hours of one fit the price at the number who pay; keep the form that was used to the end most
    action S founder <exists>: agree with two who use it on when this is right; look at the last one by that
    shows: exists offer
    milestone <exists hours>: Figures of what is out are known
    milestone <readers>: Those who get it have been asked
    milestone <decide>: Decided what is paid for
    proves: Begin only if the hours of one fit the price; make first the part that people said they would miss
    deliverable: Figures on each that is out
    deliverable: Hours and costs of one
    risk [free]: They like it and would not pay more for it. → Count what they did with it in the last month, and ask nobody whether they would pay.
    risk [selling]: The first buyers knew you. → Count apart those whom you did not know before.
    cost other 15 <10 talks>: Ways and thanks for talks
    unplanned: Who makes it when you are ill.
    advice: Make nothing in a new form before the old one is counted.
  `),
  poc: phase(`
    rights S founder ~14 Replies: Ask everyone in writing whose work, name, voice or picture is in it; replace what is not allowed
    second-eye S founder ~14 Trial of two: Find one person of the field who checks each before it goes out, for a fee; let them check two that are out
    terms S founder [small] ~14 Answer of the association: Write the terms from those of an association of the trade: what buyers may pass on, what is not promised, privacy, cancellation; have its office look at them
    terms S legal [large] ~7 Check by a lawyer: Have checked the terms, what it does not promise, what buyers may pass on, privacy and cancellation
    four M writer [feed] ~28& Their days: Make the next {issues} on their days; each is checked by the second person before it is sent, from when that one is found
    four M writer <rights second-eye> [pack]: Make {issues} more of what is asked for most, checked by the second person before it is sold
    pay-page S founder [free]: Set up payment, sending and cancellation on a ready-made system; try it with five people
    list S founder <pay-page terms> [reached] ~21& Their decisions: Tell the {audience} whom you reach now what will be paid for, from which day and why; ask for {price|the price}
    list S founder <pay-page terms> [unreached] ~21& Their decisions: Tell everyone who gets it now what will be paid for, from which day and why; win buyers until {payers} pay {price|the price}
    list M founder <terms second-eye> [selling] ~28& Their decisions: Win buyers until {payers} pay {price|the price}, beginning with {channel|those whom buyers name}
    stop S founder <list four actions>: Go on only if {payers} pay and half of them use what they get
    action S writer <second-eye>: make it once more by what was agreed; let two use it, and note what is not right
    sells: list
    milestone <rights terms second-eye>: Rights, terms and a second pair of eyes are settled
    milestone <four>: What comes next is made: {issues}
    milestone <stop>: Decided by who pays
    proves: Begin only if {payers} pay and half of them use it; ask those who do not what they use instead
    deliverable: Written permissions
    deliverable: A second person who checks
    deliverable: {issues} made and checked
    deliverable: {payers} who pay
    cost fee 30 <3 months>: Publishing and payment
    cost fee 30 <issues checks>: Second person who checks
    risk: An error costs the trust of those who know best. → Correct it where it stood, and name who found it.
    unplanned: What else may need a permission: music, maps, texts of others.
    advice: Keep the form that people know, and change one thing at a time.
  `),
  mvp: phase(`
    stock L writer [feed] ~28& Their days: Make the next {issues} on their days, one of them always ahead and each checked before it is sent
    stock L writer [pack]: Make {issues} more in the order in which buyers ask, each checked before it is sold
    archive S founder: Order what is out by what people look for; mark what is no longer true
    billing S founder [selling]: Take payment, cancellation and refunds without your hands, on a ready-made system; try each once
    billing S founder [free]: Follow five payments through the system that takes them, with a cancellation and a refund; mend what needs your hands
    launch M founder <archive billing> ~42& Six weeks: Win buyers until {payers} pay, beginning with {channel|those whom buyers name}
    renew S founder <launch> [feed] ~84& Twelve weeks: Follow those who pay for twelve weeks more: used, canceled and why
    renew S founder <launch> [pack] ~28 Time to use it: Ask ten who bought what they did with it, what was missing, and what they buy next
    profit S founder <renew stock actions> [feed]: Go on only if {stay} of the {payers} still pay and one brings more than its hours and fees
    profit S founder <renew stock actions> [pack]: Go on only if {payers} have paid, half of them used it, and one brings more than its hours and fees
    action S founder: write a checklist of five points for it; the second person signs it each time
    sells: launch
    milestone <billing>: Payment needs no hands
    milestone <launch>: {payers} pay
    milestone <stock>: {issues} more are made
    milestone <profit>: Income and hours are compared
    proves [feed]: Begin only if {stay} of the {payers} still pay; leave out the kind that was used least
    proves [pack]: Begin only if {payers} have paid and half of them used it; leave out the kind that was used least
    deliverable: {issues} made and checked
    deliverable: What is out, in order
    deliverable: Figures on those who pay
    cost fee 40 <6 months>: Publishing and payment
    cost fee 30 <issues checks>: Second person who checks
    risk: It is passed on to people who do not pay. → Say in the terms who may use it, and offer groups a price of their own.
    unplanned: Which rights others keep when you stop.
    advice: Ask everyone who stops what they use instead.
  `),
  production: phase(`
    desk-plan S founder [feed]: Plan a quarter by title and day, with the sources of each and who steps in when you are ill. {goal|No goal is told}
    desk-plan S founder [pack]: Plan a quarter: what is made next by what buyers asked for, its cost, and who steps in when you are ill. {goal|No goal is told}
    update S founder: Go through the ten that are used most; correct what changed, with the date
    groups M founder <desk-plan> ~60& Two months: Win buyers until {payers} pay: half of the hours through {channel|those who pay already}, half through one new way
    run L writer [feed] ~84& One quarter: Make a quarter on its days, {issues} in all, with one in reserve
    run L writer <desk-plan> [pack]: Make {issues} more that buyers asked for, each checked before it is sold
    piece-profit S founder <run groups update actions>: Compare who was won and lost with what each kind took in hours; end the weakest
    action S founder <desk-plan>: ask ten who pay what they did with it this quarter, and change what nobody used
    milestone <desk-plan>: The quarter is planned
    milestone <groups>: {payers} pay
    milestone <run>: {issues} are made
    milestone <piece-profit>: Decided what goes on
    deliverable: A plan with a substitute
    deliverable: {issues} made and checked
    deliverable: What each kind brought and took
    cost fee 50 <6 months>: Publishing and payment
    cost fee 30 <issues checks>: Second person who checks
    risk: Others give away something almost as good. → Ask who left what they use instead, and make what that does not have.
    unplanned: What each further language or region takes: a person who checks it.
    advice: Raise the price for new payers first, and watch one quarter.
  `),
}

/** The phases of each kind of product, for products that already work. */
export const RUNNING = {
  software: SOFTWARE,
  device: DEVICE,
  physical: GOODS,
  service: SERVICE,
  marketplace: MARKETPLACE,
  content: CONTENT,
} as const
