/**
 * Tests an action before any of it is built: the same job is done by hand for a few people. `stop` is the answer that
 * ends the idea. Texts contain the slots `{people}` and `{pass}`, like the tests of a risk.
 */
export interface HandTest {
  assumption: string
  what: string
  passed: string
  stop: string
  people: number
  pass: number
  /** Calendar days until the result is known. */
  days: number
  /** Minutes of the founder's own time per person. */
  minutes: number
}

/** How people pay in a test, added after the text for what to do, by way of payment. */
export const PAYMENTS = {
  period: 'Ask each for the first {price} before you begin, refunded if it does not help.',
  use: 'Take {price} each time.',
  order: 'Then ask each for an order at {price}, with a deposit.',
  share: 'Agree on your share in writing before you begin.',
  yours: 'Ask each to pay your price before you begin, refunded if it does not help.',
  unknown: 'Name a price before you begin, and ask for it.',
} as const

/** Added to a threshold to exclude people who have not paid. */
export const PAY_COUNTS = 'Only those who paid count.'

const test = (
  [people, pass, days, minutes]: [people: number, pass: number, days: number, minutes: number],
  ...[assumption, what, passed, stop]: [string, string, string, string]
): HandTest => ({ assumption, what, passed, stop, people, pass, days, minutes })

/** Tests by the id of the action pattern that the founder's words select. */
export const HAND_TESTS: Readonly<Record<string, HandTest>> = {
  forecast: test(
    [5, 3, 35, 300],
    'A better number changes what people do, and they pay for it.',
    'Send {people} customers a forecast by message for four weeks, made in a spreadsheet from their own records. Let each write down their own guess first.',
    'Your error is smaller than their guess for {pass} of the {people}.',
    'If their guess is as good as your forecast, stop: there is nothing to sell.',
  ),
  extract: test(
    [5, 3, 28, 240],
    'Correct data from paper is worth paying for.',
    'Take twenty real originals from each of {people} customers, the worst ones among them, and return the data the next day, typed in by hand if need be. Note minutes and errors.',
    '{pass} of the {people} hand over the next twenty.',
    'If checking your result takes them as long as typing it, stop.',
  ),
  book: test(
    [5, 3, 35, 300],
    'Bookings without calls save enough time or no-shows to be paid for.',
    'Run the bookings of {people} customers for two weeks with a shared calendar and messages that you send yourself. Count calls and no-shows in the two weeks before and during.',
    'Calls or no-shows fall by a third for {pass} of the {people}.',
    'If their customers keep calling all the same, find out why before you build anything.',
  ),
  match: test(
    [10, 6, 35, 120],
    'Both sides want the introduction, and one of them pays for it.',
    'Make {people} introductions by phone and message in one place, and ask both sides a week later what came of it.',
    '{pass} of the {people} pairs meet.',
    'If one side does not reply, find out what would bring it before you build for the other.',
  ),
  deliver: test(
    [20, 12, 28, 40],
    'A route brings in more than it costs.',
    'Serve {people} customers on one fixed route, twice a week for three weeks, with a borrowed or rented vehicle. Write down stops per hour and the cost of each stop.',
    '{pass} of the {people} order a second time, and a stop costs less than it brings in.',
    'If the cost per stop stays above what it brings in, change the area or the order size before you go on.',
  ),
  remind: test(
    [10, 6, 28, 90],
    'People still act on a reminder after the first week.',
    'Send the reminders to {people} people yourself, by text message, for three weeks. Let each choose the time, and count what was done.',
    '{pass} of the {people} still act in the third week.',
    'If most have muted you by then, an app would be muted as well.',
  ),
  alarm: test(
    [5, 3, 28, 240],
    'People act on the alarm, and the loss it prevents is worth the price.',
    'For three weeks, put a bought or borrowed logger with {people} customers, watch the values yourself, and call when a limit is passed. Count true and false alarms.',
    '{pass} of the {people} act on an alarm that was true.',
    'If no alarm changes what anyone does, stop.',
  ),
  sense: test(
    [5, 3, 28, 180],
    'Someone decides differently once the number is known.',
    'Put a bought or borrowed logger with {people} customers for three weeks, and send each a sheet of the values every Monday. Ask what they did because of it.',
    '{pass} of the {people} changed something because of a value.',
    'If no one decides differently with the number, stop: the device would be a toy.',
  ),
  compare: test(
    [10, 4, 28, 120],
    'A comparison changes what people choose.',
    'Compare by hand for {people} people: one page each, with the full price and the date of every figure.',
    '{pass} of the {people} choose by it within two weeks.',
    'If they go on to search for themselves, ask what they did not trust.',
  ),
  invoice: test(
    [5, 3, 42, 180],
    'Money comes in sooner, and that is worth paying for.',
    'Send the invoices and reminders of one month for {people} customers yourself. Count the days until each is paid, this month and last.',
    'Money comes in sooner for {pass} of the {people}.',
    'If the days do not change, late payers have another reason: ask them.',
  ),
  teach: test(
    [8, 5, 35, 180],
    'People finish, and can do something afterwards that they could not do before.',
    'Teach {people} people for four weeks with what you have: calls, paper, a shared folder. Have each do the same task on the first and on the last day.',
    '{pass} of the {people} finish and do the task better.',
    'If fewer than half finish, more material will not help. Change the length or the people.',
  ),
  draft: test(
    [5, 3, 21, 240],
    'A draft saves time even though a person has to check it.',
    'Write the drafts for {people} customers for a week, with any assistant and your own hands. Measure the minutes they need with and without you, and keep every edit.',
    '{pass} of the {people} send the drafts nearly unchanged and save at least a third of the time.',
    'If they do as well with a general assistant alone, stop.',
  ),
  translate: test(
    [5, 3, 28, 180],
    'People pay for a translation although free ones exist.',
    'Translate one real text for each of {people} customers. Beside it, put the result of a free translator, and have a native speaker mark the errors in both.',
    '{pass} of the {people} order the next text.',
    'If the free one is good enough for them, find the texts where an error costs money, or stop.',
  ),
  rent: test(
    [10, 6, 49, 90],
    'One item goes out often enough to pay for itself.',
    'Rent out what you have, or can borrow, to {people} people by message, with a deposit. Write down cleaning, damage, delay and the cost of each handover.',
    '{pass} of the {people} rent again, keep it longer or send someone who rents, and nothing is lost.',
    'Divide the cost of an item by what one rental leaves you. If it would have to go out more often than it lasts, stop.',
  ),
  repair: test(
    [8, 5, 35, 180],
    'People pay for a repair instead of a new one.',
    'Take on {people} real jobs at your full price. Note the fault, the hours, the parts and what a new one costs.',
    '{pass} of the {people} are repaired and paid for.',
    'If most end with no part or a new one being cheaper, keep only the faults that pay.',
  ),
  visit: test(
    [4, 3, 35, 480],
    'Families trust a stranger with someone they love, and go on paying.',
    'Make four visits to each of {people} people, you or one helper whom you know, with a short note afterwards to whoever pays.',
    '{pass} of the {people} book the next month.',
    'If they cancel, ask whether it was the person, the price or the person visited who did not want it.',
  ),
  clean: test(
    [8, 5, 35, 180],
    'A job leaves enough after the work, the travel and the material.',
    'Do {people} jobs yourself at your full price, three of them in one day. Time the travel, the setup and the work.',
    '{pass} of the {people} book again or send a neighbor, and three fit into one day.',
    'If travel takes longer than the work, the price or the area is wrong.',
  ),
  detect: test(
    [4, 3, 35, 300],
    'What is found is worth more than the work of checking false alarms.',
    'Take fifty past cases with a known answer from each of {people} customers, mark what you would have flagged, and count hits, misses and false alarms.',
    '{pass} of the {people} say that your hits would have saved more than the price, and name the sum.',
    'If checking the false alarms costs more than the hits save, stop.',
  ),
  plan: test(
    [4, 3, 35, 360],
    'A plan made for them is kept in practice.',
    'Plan two weeks for {people} customers in a spreadsheet, after watching how they do it now. Write down each rule that you did not know and each later change.',
    '{pass} of the {people} use your plan with fewer changes than their own.',
    'If every plan is overturned within a day, they need help with changes, not with planning.',
  ),
  answer: test(
    [4, 3, 28, 300],
    'Most questions are the same few, and a quick answer keeps customers.',
    'Answer the messages or calls of {people} customers yourself for a week, from a sheet with the twenty most frequent questions. Count what the sheet could not answer.',
    'The sheet answers two thirds of them for {pass} of the {people}.',
    'If most questions need someone who knows the case, stop.',
  ),
  calculate: test(
    [5, 4, 28, 180],
    'People trust a result enough to act on it.',
    'Work out four real cases for each of {people} customers in a spreadsheet, and have someone who does this for a living check them.',
    '{pass} of the {people} use the result, and the expert finds no error.',
    'If they have each result checked by their adviser anyway, sell to the adviser.',
  ),
  file: test(
    [5, 4, 42, 240],
    'People hand over the paperwork, and the authority accepts it from you.',
    'Prepare the next filing for {people} customers by hand, and let them send it themselves. Note what was missing and each question from the authority.',
    '{pass} of the {people} file it as you prepared it.',
    'If you may not act for them without a license, change what you sell before you build it.',
  ),
  recover: test(
    [10, 4, 60, 180],
    'Enough cases succeed to pay for those that fail.',
    'Take on {people} real cases, with your share agreed in writing. Note hours, letters and weeks for each.',
    '{pass} of the {people} bring in money, and your share of these pays for the hours of all.',
    'If most fail for the same reason, turn those away first and count again.',
  ),
  control: test(
    [4, 3, 35, 300],
    'People let something else decide.',
    'For three weeks, message {people} customers what you would switch and when, and let them do it by hand. Count how often they follow.',
    '{pass} of the {people} follow most of your messages and see the saving in a meter or a bill.',
    'If they overrule you every other time, they will not hand over control.',
  ),
  host: test(
    [12, 8, 35, 45],
    'Seats are filled by people you do not know.',
    'Hold one event with {people} paid seats in a borrowed room. Sell the seats in advance, at your price.',
    '{pass} of the {people} seats are paid for by people you did not know.',
    'If only friends came, the next event will be empty.',
  ),
  install: test(
    [6, 4, 60, 300],
    'A job can be quoted at a fixed price and finished in the time that you planned.',
    'Quote {people} real jobs at a fixed price, and carry out the first two, with a licensed crew where one is needed.',
    '{pass} of the {people} sign the quote, and both jobs stay within it.',
    'If both jobs overrun for the same reason, quote by the hour until you know it.',
  ),
  stock: test(
    [4, 3, 35, 300],
    'A count that is right saves more than it costs to keep.',
    'Count the twenty items that matter most with {people} customers, twice a week, in a shared sheet. Note what ran out and what was thrown away.',
    'Less runs out or is thrown away with {pass} of the {people}.',
    'If no one enters what was used, the numbers are wrong after a week, and so would yours be.',
  ),
  space: test(
    [10, 6, 35, 120],
    'Owners let strangers use what they own, at the hours when people want it.',
    'Win three owners for a month, and fill {people} bookings by phone and message, paid in advance. Note each request that you could not serve.',
    '{pass} of the {people} bookings happen, and two of these people book again or send someone.',
    'If the hours that people ask for are the ones that owners need themselves, stop.',
  ),
  hire: test(
    [10, 5, 42, 180],
    'Good people can be found on demand, and the customer comes back to you for the next one.',
    'Fill {people} real requests by phone from a list that you make yourself. Note the hours until each is filled, and who did not turn up.',
    '{pass} of the {people} are filled in time, and two customers ask again.',
    'If the second job is arranged without you, find out what you would have to do to stay in it.',
  ),
  food: test(
    [40, 12, 28, 15],
    'Strangers buy it again at full price.',
    'Make one batch by the hygiene rules of the place, and sell {people} portions or packs at full price where such things are bought today. Note each reason for a no.',
    '{pass} of the {people} are bought by strangers, and four of these buy again within two weeks.',
    'If they praise it and do not come back, price or habit is against you: ask which.',
  ),
  'food businesses': test(
    [6, 4, 35, 240],
    'Businesses reorder it without being asked.',
    'Supply {people} customers at your full price for four weeks, on fixed days. Each week, write down what they ordered, what was left over and what they said about it.',
    '{pass} of the {people} order in the fourth week without a call from you.',
    'If the first order is the last one, ask what they went back to, and why.',
  ),
  wear: test(
    [30, 8, 42, 20],
    'People pay the full price, and few send it back.',
    'Make a small first run, show it to {people} people who do not know you, and take paid orders by size and color. Count returns and their reasons.',
    '{pass} of the {people} order and pay, and at most one in five sends it back.',
    'If sizes come back more than anything else, solve that before you make more.',
  ),
  box: test(
    [15, 10, 70, 45],
    'People stay after the second box.',
    'Pack and send two boxes in a row to {people} people who pay for each. Write down packing time, postage and damage.',
    '{pass} of the {people} pay for a third box.',
    'If most leave after the second, sell it once, as a gift.',
  ),
  review: test(
    [10, 5, 21, 90],
    'People act on what they are told about a document.',
    'Take one real document from each of {people} people, have it read by you and by an expert, and send back a page with three points. Ask a week later what they did.',
    '{pass} of the {people} changed, asked or refused something because of it.',
    'If they sign anyway, they wanted comfort, not advice.',
  ),
  cosmetic: test(
    [30, 10, 56, 15],
    'People use it up and buy it again.',
    'Sell {people} pieces at full price, with a note that asks for a message when it is used up. Write to everyone after six weeks.',
    '{pass} of the {people} buy a second one.',
    'If it was a gift or is still wrapped, sell it as a gift, and price it as one.',
  ),
  petcare: test(
    [6, 4, 28, 180],
    'Owners hand over the animal and the key, and stay.',
    'Take on {people} animals for three weeks, on the days that their owners want most. Write down minutes, ways and refusals.',
    '{pass} of the {people} owners book the next month.',
    'If everyone wants the same hour, price that hour, or find owners who need another.',
  ),
  childcare: test(
    [8, 6, 28, 180],
    'Parents trust you with their children, and rely on you every day.',
    'Do it for three weeks for {people} children of one neighborhood, with a checked adult beside you. Write down each delay, each absence and each message from a parent.',
    '{pass} of the {people} families book the next month.',
    'If parents keep another solution in reserve, ask what you would have to promise for them to give it up.',
  ),
}
