import type { Nature } from '../../domain/brief/brief.ts'

/**
 * How far the founder is: nothing made yet, something made or tried with others, something sold. In doubt, the later
 * stage is used, because advice on a completed step costs more trust than advice that comes a step late.
 */
export const STAGES = ['idea', 'made', 'sold'] as const
export type Stage = (typeof STAGES)[number]

/** What can make an idea fail; the weakest of these is tested next. */
export const RISKS = ['problem', 'payment', 'reach', 'repeat'] as const
export type Risk = (typeof RISKS)[number]

/**
 * A test of a risk. Its texts contain the slots `{people}`, the number of people to test with; `{pass}`, how many of
 * them must pass; and `{again}`, how many of these must do so a second time. The cost texts contain `{people}`,
 * `{minutes}` per person and `{hours}` in total.
 */
export interface RiskTest {
  assumption: string
  what: string
  threshold: string
  /** The threshold if paying customers are counted, and the fraction of them that must pass: `{pass}` of `{paying}`. */
  counted?: readonly [text: string, share: number]
  /** Calendar days until the result is known. */
  days: number
  /**
   * The number of people to test with, reduced if fewer were counted. Omitted if the test is with all existing
   * customers.
   */
  people?: number
  /** How many of them must pass, and how many of these a second time. */
  pass?: number
  again?: number
  /** Minutes of the founder's own time per person, including finding them. */
  minutes?: number
  /** Expenses in US dollars; none if omitted. */
  cost?: number
  /** What the costs consist of; the founder's own hours if omitted. */
  costs?: string
}

/** The costs of a test that takes only time, and of tests that also need something to be made or done. */
export const OWN_HOURS = 'About {hours} of your own hours: {people} × {minutes} minutes.'
const MADE_FIRST =
  'About {hours} of your own hours: {people} × {minutes} minutes. Beside them what the pieces that you show cost you to make.'
const PAID_FOR =
  'About {hours} of your own hours to find these customers: {people} × {minutes} minutes. Beside them what it costs to serve them. Write both down.'
const TRAVEL =
  'About {hours} of your own hours: {people} × {minutes} minutes. Beside them the trips to these customers.'
/** For tests with existing buyers, whatever their number. */
const UNCOUNTED = 'Your own hours.'

const PROBLEM: RiskTest = {
  assumption: 'The problem is real, frequent and costly enough for people to look for a solution.',
  what: 'Talk to {people} people who might pay for it, and ask: When did it last go wrong? What did you do then? What did that cost you, in money or hours? What have you paid for to avoid it? Do not describe your solution.',
  threshold: '{pass} of the {people} name the same problem, from the last three months, without a hint.',
  days: 14,
  people: 10,
  pass: 6,
  minutes: 90,
}

export const FORMS = ['subscription', 'yearly', 'once', 'use', 'order', 'rent', 'share', 'unknown'] as const
/** How customers pay; `order` is a single price so high that one sale takes months. */
type Form = (typeof FORMS)[number]

const REACH = {
  assumption: 'Customers can be reached at a cost that one customer earns back.',
  what: 'Ask everyone who paid where they heard of it, and what made them look. Use that one way for two weeks with the same offer and price, and write down the money, the hours and the replies.',
  days: 21,
  cost: 100,
  costs: 'An assumption: ads, print or travel for one channel. Spend less where the channel is free.',
}

const REACHED: Readonly<Record<Form, string>> = {
  subscription: 'Winning one paying customer costs less than what three months bring in.',
  once: 'Winning one buyer costs less than what you keep from one sale.',
  order: 'Winning one buyer costs less than what you keep from one order.',
  use: 'Winning one paying customer costs less than what you keep from the first three uses.',
  yearly: 'Winning one paying customer costs less than what you keep from the first year.',
  rent: 'Winning one paying customer costs less than what you keep from the first three rentals.',
  share: 'Winning one customer costs less than what the first deal brings you.',
  unknown: 'Winning one paying customer costs less than what that customer brings you within three months.',
}

export const MAJORITY = 0.5

const STAYS: RiskTest = {
  assumption: 'Customers stay long enough to earn back the cost of winning them.',
  what: 'Ask everyone who pays what they would miss, and ask them to commit to the next year at your price. Ask everyone who stopped why.',
  threshold: 'Half of those who pay now commit to the next year.',
  counted: [
    '{pass} of your {paying}, more than half, commit to the next year. The sums of a year take every payment of it.',
    MAJORITY,
  ],
  days: 21,
  costs: UNCOUNTED,
}
const COMES_BACK: RiskTest = {
  assumption: 'People who bought come back or refer others.',
  what: 'Write to everyone who has bought. Ask each for the next order, or for one person who might want it too.',
  threshold: 'One in five, and at least one, leads to another paid order within four weeks.',
  counted: ['{pass} of your {paying}, more than half, order again or send someone who pays.', MAJORITY],
  days: 28,
  costs: UNCOUNTED,
}

/** For products that a customer buys only once, so that nobody can order again. */
const REFERRED: RiskTest = {
  assumption: 'People who bought send others.',
  what: 'Write to everyone who has bought. Ask each for one person who might want it too, and what nearly kept them from buying.',
  threshold: 'One in five, and at least one, leads to a paid order from another person within four weeks.',
  counted: ['{pass} of your {paying} send someone who pays within four weeks.', 0.25],
  days: 28,
  costs: UNCOUNTED,
}

const PAY_FIRST: RiskTest = {
  assumption: 'People pay for it before everything is finished.',
  what: 'Put on one page what it does, what it costs and when it starts. Show it to {people} customers who have the problem, and ask for the first payment on the spot, refunded if you do not deliver.',
  threshold: '{pass} of the {people} pay.',
  days: 28,
  people: 10,
  pass: 3,
  minutes: 90,
}
/** For an unknown price. */
const NAME_A_PRICE: RiskTest = {
  ...PAY_FIRST,
  what: 'Put on one page what it does, a price and when it starts. Show it to {people} customers who have the problem, and ask for the first payment on the spot, refunded if you do not deliver.',
}
const FIRST_PERIOD: RiskTest = {
  assumption: 'People pay for it every time payment is due, not just once out of curiosity.',
  what: 'Offer it to {people} customers who have the problem, at your price, with the first payment in advance.',
  threshold: '{pass} of the {people} pay in advance, and {again} of them pay a second time.',
  days: 49,
  people: 10,
  pass: 3,
  again: 2,
  minutes: 90,
}
const FIRST_YEAR: RiskTest = {
  assumption: 'People pay for a whole year before they know it well.',
  what: 'Offer it to {people} customers who have the problem, with the first year paid in advance and refunded on request within thirty days.',
  threshold: '{pass} of the {people} pay, and none of these asks for a refund.',
  days: 49,
  people: 10,
  pass: 3,
  minutes: 90,
}
const FIRST_USES: RiskTest = {
  assumption: 'People pay the price when they need it, and come back or refer others.',
  what: 'Serve {people} real customers at your full price, each paid in advance or as soon as it is done. Write down the hours of each.',
  threshold: 'All {people} pay in full, and {again} of them book the next time or refer someone.',
  days: 42,
  people: 5,
  pass: 5,
  again: 2,
  minutes: 120,
  costs: PAID_FOR,
}
const SHARED: RiskTest = {
  assumption: 'Customers still pay your share once they see the money.',
  what: 'Take on {people} real cases with your share agreed in writing before you begin.',
  threshold:
    '{pass} of the {people} sign, and your share is paid without a dispute in each case that brings in money.',
  days: 42,
  people: 5,
  pass: 4,
  minutes: 120,
  costs: PAID_FOR,
}
const DEALS: RiskTest = {
  assumption: 'Both sides make a deal through you and pay your fee.',
  what: 'Arrange {people} deals by phone and message in one place, and take your fee.',
  threshold:
    '{pass} of the {people} deals happen, your fee is paid in each, and {again} of these people send someone or come back.',
  days: 35,
  people: 10,
  pass: 6,
  again: 3,
  minutes: 180,
}
const DEPOSITS: RiskTest = {
  assumption: 'People pay the price for the result before the device is finished.',
  what: 'Visit {people} customers, show them what it does and what it costs, and ask for an order with a refundable deposit of 10% of the price.',
  threshold: '{pass} of the {people} leave a deposit.',
  days: 42,
  people: 10,
  pass: 3,
  minutes: 180,
  costs: TRAVEL,
}
const KEEP_IT: RiskTest = {
  assumption: 'People who try it pay the full price to keep it.',
  what: 'Go to everyone who has one or has tried one, name your full price, and ask for a paid order. Do the same with five who have only seen it.',
  threshold: 'One person who has it and two of the five place a paid order.',
  days: 28,
  people: 6,
  minutes: 180,
  costs: TRAVEL,
}
const ORDERS: RiskTest = {
  assumption: 'Strangers pay the full price for it.',
  what: 'Show a sample to {people} people you do not know, where they buy such things today, and take orders at your full price, paid at once.',
  threshold: '{pass} of the {people} order and pay.',
  days: 28,
  people: 30,
  pass: 6,
  minutes: 20,
  costs: MADE_FIRST,
}
/** For products so expensive that nobody orders them from a sample. */
const SIGNED: RiskTest = {
  assumption: 'Customers commit money to it before it is built.',
  what: 'Show {people} customers who have a budget the drawing, the full price and the delivery date. Ask each for a signed order with a deposit, or for a paid design of their own.',
  threshold: 'One of the {people} signs and pays the deposit or the design.',
  days: 90,
  people: 5,
  costs: 'Your own hours, the trips, and drawings as detailed as the order needs.',
}
const RENTALS: RiskTest = {
  assumption: 'People pay to rent it, and stay or send others.',
  what: 'Offer it to {people} customers at your price, with the first rental paid in advance, and deliver as many as you have.',
  threshold:
    '{pass} of the {people} pay in advance, and {again} of them continue, book again or send someone who does.',
  days: 49,
  people: 10,
  pass: 3,
  again: 2,
  minutes: 90,
  costs: MADE_FIRST,
}
const ISSUES: RiskTest = {
  assumption: 'People pay for it even though much is free.',
  what: 'Offer the first three pieces to {people} people who fit, with a paid subscription from the fourth on.',
  threshold: '{pass} of the {people} pay, and {again} of them stay for a second month.',
  days: 49,
  people: 200,
  pass: 10,
  again: 7,
  minutes: 6,
}
const PRESALE: RiskTest = {
  assumption: 'People pay for it even though much is free.',
  what: 'Describe what is in it and its full price to {people} people who fit, and take paid orders with a delivery date.',
  threshold: '{pass} of the {people} pay.',
  days: 28,
  people: 50,
  pass: 5,
  minutes: 15,
}

function paymentTest(nature: Nature, stage: Stage, form: Form): RiskTest {
  if (nature === 'marketplace') return DEALS
  if (form === 'unknown') return NAME_A_PRICE
  if (form === 'share') return SHARED
  if (form === 'order') return SIGNED
  if (form === 'rent') return RENTALS
  const isPaidAgain = form === 'subscription' || form === 'yearly'
  switch (nature) {
    case 'device':
      if (stage !== 'idea') return KEEP_IT
      return isPaidAgain ? PAY_FIRST : DEPOSITS
    case 'physical':
      return isPaidAgain ? FIRST_PERIOD : ORDERS
    case 'content':
      return form === 'subscription' ? ISSUES : PRESALE
    case 'software':
    case 'other':
      if (stage === 'idea') return PAY_FIRST
      return form === 'yearly' ? FIRST_YEAR : isPaidAgain ? FIRST_PERIOD : FIRST_USES
    case 'service':
      return form === 'yearly' ? FIRST_YEAR : isPaidAgain ? FIRST_PERIOD : FIRST_USES
  }
}

/**
 * The cheapest test of a risk for a kind of product ('other' if unknown), the founder's stage, and the way customers
 * pay ('unknown' if the brief does not say). `isOnce` is for products that a customer buys only once.
 */
export function testOf(risk: Risk, nature: Nature, stage: Stage, form: Form, isOnce = false): RiskTest {
  switch (risk) {
    case 'problem':
      return PROBLEM
    case 'reach':
      return { ...REACH, threshold: REACHED[form] }
    case 'payment':
      return paymentTest(nature, stage, form)
    case 'repeat':
      if (isOnce || (form === 'once' && nature !== 'physical')) return REFERRED
      return form === 'subscription' || form === 'rent' || form === 'yearly' ? STAYS : COMES_BACK
  }
}
