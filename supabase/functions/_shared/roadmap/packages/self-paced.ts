import { phaseOf } from './plan-text.ts'
import { BUSINESSES, CONSUMERS, type NatureWork, SMALL_PLAN, type When } from './work-package.ts'

/*
 * A finished set of lessons or recordings that each person uses alone, when it suits: made once by one standard, checked
 * before it is sold, and judged by who finishes and can do it. There are no classes, teachers or groups.
 */

const CONDITIONS = {
  begun: [{ standing: 'sold' }, { standing: 'trial' }, { words: /\bis_released\b/ }],
  businesses: BUSINESSES,
  consumers: CONSUMERS,
  followed: { words: /\bhas_audience\b/ },
  unknown: { unless: /\bhas_audience\b/ },
  recorded: { words: /\bis_heard\b/ },
  small: { words: SMALL_PLAN },
  large: { unless: SMALL_PLAN },
} satisfies Record<string, When | When[]>

const phase = (text: string) => phaseOf(text, CONDITIONS)

/** A set of lessons or recordings that each person uses alone. */
export const SELF_PACED: NatureWork = {
  interactive: phase(`
    exists S founder [begun]: Count for each one that is out who began and finished it, what they asked, and where most stop. {exists|Some are out}
    learners M founder ~10& Talks: Ask ten who would use it what they must be able to do and by when, on which phone and connection, and who pays
    payer M founder [businesses] ~14& Appointments: Ask three who would pay what they pay for today, what proof they need, and how many they have a year. {customer|They are named in no text}
    rival S founder: Go through {today|the best free alternative} as a user would; list what is missing, wrong or out of date
    outline S editor <learners rival>: List all parts by what one can do afterward, each with a task that shows it; let those you asked strike out what they can do already
    style S editor <outline>: Settle before more is made: length, language, form, sound and picture, sources, file size, and what is never shown
    piece M writer+media <style>: Make one by this, in its final form and length; note the hours of each step and what it uses up
    three S founder <piece>: Have one who knows the subject check it; correct it before anyone pays for it
    alone S founder <three> ~7& Their own time: Give it to five without a word of help, on their own phones; count who finishes and where each stops; test the task before and after
    hours-per-piece S editor <piece>: Add up the hours and costs of one, times all that are planned; compare with {price|the price}
    decide S founder <alone hours-per-piece payer exists actions>: Go on only if four of five finish it and do the task better, and the hours of all fit the price
    action S founder <outline>: write down the task that shows it can be done afterward, and try it on two who cannot do it yet
    shows: three
    milestone <style>: The standard is set
    milestone <piece three>: One is made and checked
    milestone <alone>: Five have used it alone
    milestone <decide>: Decided how many are made
    proves: Begin only if four of five finished it alone and did the task better; plan the next with the hours that it really took
    deliverable: A list of all parts with a task for each
    deliverable: A standard on one page
    deliverable: One part, made and checked
    deliverable: Results of five who used it alone
    cost fee 35 <7 people>: Thanks for those who try and check it
    risk: It is watched with pleasure, and the task cannot be done afterward. → Judge it by the task, and not by what people say.
    unplanned: Length of each: hours and file size depend on it.
    advice: Make one to the end before the second is begun.
  `),
  poc: phase(`
    rights S founder ~7 Replies: Ask in writing all whose work, voice, name, place or picture is in it; replace what is not allowed
    standard S editor: Correct the standard by what the first one showed, before more is made
    four L writer+media <standard rights>: Make {issues} more by the standard, in the order in which one needs them
    experts S editor <four> ~7 Their checks: Have each checked by one who knows the subject and by one who does not; correct it before it is sold
    load S founder <standard>: Set up sale and delivery on a ready-made system; five people buy, load and open one on their own phones, one asks for the money back
    list M seller [followed] ~21& Their decisions: Tell all {audience} who follow you what comes, from which day and at which price; write first to each who asked for it
    list M seller [unknown] ~21& Their decisions: Bring {audience} people to a free first part, beginning with {channel|three places where they meet}
    pilot M seller <rights> [businesses] ~28& Their decision: Offer one who would pay the next group at {price|the price} each, in writing: number, start, proof, who answers questions
    paywall S founder <experts load list pilot> ~14 Payment decisions: Offer these parts at {price|the price} to all who asked; count payments and reasons against it
    used S founder <paywall> ~21 Time to use it: Count of those who paid who finished, who did the task, and who asked for the money back
    stop S founder <used actions>: Go on only if {payers} pay, half of them finish what there is, and none asks for the money back because of a fault
    action S writer <standard>: have ten who use it do the task that shows it; make again what fewer than seven can do
    sells: paywall
    milestone <four experts>: The first parts are made and checked
    milestone <paywall>: Known who pays
    milestone <used>: Known who finishes
    milestone <stop>: Decided on the whole set
    proves: Begin only if {payers} paid and half of them finished what there was; plan the rest with the hours of one that were measured
    deliverable: {issues} checked {things}
    deliverable: Permissions in writing
    deliverable: Payments, and reasons against them
    deliverable: Who finished and did the task
    cost fee 20 <3 months>: Sale and delivery system
    cost fee 30 <lots checks>: Those who check
    risk: People buy it for later and never open it. → Count openings in the first week, and write to each who has not begun.
    unplanned: How long one who bought it may load and use it.
    advice: Make first what people pay for, and not what is easiest to make.
  `),
  mvp: phase(`
    standard S editor: Write the standard of all that follows on two pages, from what was sold: form, sources, sound, captions, file names, corrections
    stock XL writer+media <standard>: Make {issues} {things} by the standard, in the order in which one needs them; keep a reserve of a fifth of the days
    captions M media <stock> [recorded]: Write captions and a text of what is spoken for each, and check names and figures in them
    experts M editor <stock> ~14 Their checks: Have each checked by one who knows the subject, and correct it before it is sold
    home M frontend <standard>: Put the whole set on a ready-made system: sale, loading all at once, going on where one stopped, help, money back
    terms S founder [small] ~14 Answer of the association: Write the terms from those of an association of the trade: use, passing on, what it does not promise, money back, privacy
    terms S legal [large] ~7 Draft of a lawyer: Have the terms drafted: use, passing on, what it does not promise, money back, privacy
    launch M seller <experts captions home terms> ~30& Decisions of buyers: Win buyers until {payers} have paid, beginning with {channel|those who asked for it}
    groups-first M seller <experts home terms> [businesses] ~30& Their decisions: Have two who pay for others give it to their next group; agree on number, price and what they are told of results
    renew S founder <launch groups-first actions> ~42& Six weeks: Follow those who paid for six weeks: opened, finished, task done, money back, and where most stop
    profit S founder <renew>: Go on only if {payers} have paid, half of them finished, seven in ten of these can do the task, and one sale leaves more than its fees
    action S editor <standard>: name the part that teaches it, and the task that shows it; a second person does that task from this part alone
    sells: launch groups-first
    milestone <standard>: The standard is written
    milestone <stock experts>: The set is made and checked
    milestone <launch>: {payers} have paid
    milestone <profit>: Known who finishes
    proves: Begin only if {payers} paid and half of them finished; make again the part at which most of them stop
    deliverable: The whole set, checked by a second person
    deliverable: Sale and loading without your hands
    deliverable: Figures on who finished
    cost fee 60 <6 months>: Sale and delivery system
    cost fee 30 <lots checks>: Those who check
    cost insurance 42 <12 months>: Media liability insurance
    risk: It is passed on instead of bought. → Put the buyer’s name into each copy, and make a group price cheaper than passing on.
    risk: The days of making run out before the set is done. → Count the days of the first five, and cut the list before the price is promised.
    unplanned: Who answers questions, and within how many days.
    advice: Sell nothing that was not checked.
  `),
  production: phase(`
    desk-plan S founder: Plan a quarter: what is made again or added, by where people stop and what they ask. {goal|No goal is told}
    update M editor <desk-plan>: Go through all with one who knows the subject; correct what is no longer true, with the date
    groups M seller <desk-plan> ~60& Two months: Win buyers until {payers} have paid: half of the hours through {channel|the way that worked}, half through one new way
    groups-more M seller <desk-plan> [businesses] ~60& Their decisions: Ask those who bought for a group for the next one, and each for one name; write down why others said no
    run L writer+media <desk-plan> ~84& One quarter: Make {issues} again or new: first those at which most stop, then what was asked for most; each checked before it is sold
    piece-profit S founder <run groups groups-more update actions>: Compare buyers, money back and hours by way of selling and by part; end the weakest
    action S editor <desk-plan>: have ten who bought it half a year ago do the task; make again what most can no longer do
    sells: groups
    milestone <desk-plan>: The quarter is planned
    milestone <update>: Everything was read again
    milestone <groups>: {payers} have paid
    milestone <piece-profit>: Decided what goes on
    deliverable: A set that is up to date
    deliverable: New buyers by way of selling
    deliverable: Who stops where
    cost fee 60 <12 months>: Sale and delivery system
    cost insurance 42 <12 months>: Media liability insurance
    risk: Others give away something almost as good. → Ask who did not buy what they use instead, and make what that does not have.
    unplanned: A second language or subject: it needs one more person who checks.
    advice: Make again before you add.
  `),
}
