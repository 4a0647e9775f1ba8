import { type Brief, type BriefField, entriesOf, firstValue, type Nature, unitOf } from './brief.ts'
import { isOneJob, isPerUnit, PACK, unitNoun } from './economics.ts'
import { isPerPart } from './per-part.ts'

/** What the founder is asked if a field is open. */
export interface Question {
  /** Name of the field in the panel. */
  label: string
  ask: string
  /** What the answer is for, without a final period. */
  why: string
  /** The label of a button that leads to the question. */
  add: string
  /** An example answer, shown in the input. */
  example: string
}

export const QUESTIONS: Readonly<Record<BriefField, Question>> = {
  product: {
    label: 'Product',
    ask: 'What would you call it in two or three words?',
    add: 'Add a name',
    why: 'a name that others can repeat',
    example: 'Demand forecast for bakeries',
  },
  nature: {
    label: 'Kind of product',
    ask: 'What kind of product is it?',
    add: 'Add the kind of product',
    why: 'it selects what such a product needs and how it is tested',
    example: '',
  },
  customer: {
    label: 'Customer',
    ask: 'Who pays for it?',
    add: 'Add who pays',
    why: 'market, test and rules all depend on who pays',
    example: 'Small bakeries',
  },
  trade: {
    label: 'Trade',
    ask: 'Which trade are these customers in?',
    add: 'Add their trade',
    why: 'official statistics count by trade',
    example: 'Hair salons',
  },
  user: {
    label: 'User',
    ask: 'Who uses it, if not the person who pays?',
    add: 'Add who uses it',
    why: 'who decides may want something else than who uses it',
    example: 'Shift managers',
  },
  problem: {
    label: 'Problem',
    ask: 'What goes wrong for them today?',
    add: 'Add the problem',
    why: 'what it costs them is what your price is measured against',
    example: 'They throw away unsold bread',
  },
  problemCost: {
    label: 'Cost of the problem',
    ask: 'What does the problem cost one customer?',
    add: 'Add what it costs them',
    why: 'it shows whether the price is low or high',
    example: '60',
  },
  today: {
    label: 'Today',
    ask: 'What do they do or buy instead? Name up to five.',
    add: 'Add what they use today',
    why: 'your price is compared with it',
    example: 'A spreadsheet',
  },
  actions: {
    label: 'What it does',
    ask: 'What can people do with it?',
    add: 'Add what it does',
    why: 'they are the features, and select what these need',
    example: 'Forecasts tomorrow’s demand',
  },
  inputs: {
    label: 'Works from',
    ask: 'What does it work from?',
    add: 'Add what it works from',
    why: 'what it works from may be hard to get',
    example: 'Past sales',
  },
  price: {
    label: 'Price',
    ask: 'What will it cost, and for what?',
    add: 'Add your price',
    why: 'nothing can be calculated without it',
    example: '49',
  },
  purchases: {
    label: 'Quantity per customer',
    ask: 'How many does one customer buy in a year, or pay for at a time?',
    add: 'Add the quantity',
    why: 'it turns the price into revenue a year',
    example: '12',
  },
  place: {
    label: 'Place',
    ask: 'Where do you start?',
    add: 'Add where you start',
    why: 'it selects laws, public figures and the reach of your count',
    example: 'Munich, Germany',
  },
  count: {
    label: 'Number of customers',
    ask: 'How many such customers are there?',
    add: 'Add your customer count',
    why: 'it gives the market, and the share of it that your goal takes',
    example: '350',
  },
  channel: {
    label: 'Sales channel',
    ask: 'How will customers hear of it?',
    add: 'Add a sales channel',
    why: 'it decides what winning a customer costs',
    example: 'The bakers’ guild',
  },
  difference: {
    label: 'Difference',
    ask: 'Why would someone switch from what they use now?',
    add: 'Add your difference',
    why: 'it has to outweigh the effort of changing',
    example: 'It works with the register they already have',
  },
  whyNow: {
    label: 'Why now',
    ask: 'What changed that makes this possible or urgent?',
    add: 'Add what changed',
    why: 'it tells why no one has done it before',
    example: 'Flour prices doubled since 2021',
  },
  risks: {
    label: 'Risks',
    ask: 'What could stop it?',
    add: 'Add a risk',
    why: 'what you fear most is tested first',
    example: 'Bakers may not trust a number',
  },
  evidence: {
    label: 'Evidence',
    ask: 'Who wants it? Interviews, a waiting list, paying customers?',
    add: 'Add who wants it',
    why: 'payments, waiting lists and conversations outweigh everything else here',
    example: '2',
  },
  field: {
    label: 'Business field',
    ask: 'Which field is it in?',
    add: 'Add your field',
    why: 'it adds the laws and known products of the field',
    example: '',
  },
  goal: {
    label: 'Revenue goal',
    ask: 'What monthly revenue do you aim for?',
    add: 'Add a revenue goal',
    why: 'it turns the price into a number of customers',
    example: '10,000',
  },
}

/** The question for a field in this brief: the quantity is asked for in the unit of the price. */
export function questionOf(brief: Brief, field: BriefField): Question {
  const question = QUESTIONS[field]
  const price = firstValue(brief, 'price')
  if (field === 'price' && lacksDealValue(brief))
    return {
      ...question,
      ask: 'Your price is a share. What is one deal worth, on average?',
      add: 'Add what one deal is worth',
      why: 'your share of it is what you earn',
    }
  if (field !== 'purchases' || !price) return question
  if (price.every === 'share')
    return { ...question, ask: 'How many such deals does one customer make in a year?' }
  const unit = unitOf(price)
  if (unit !== null && isPerUnit(brief))
    return { ...question, ask: `You charge per “${unit}”. How many has one customer?` }
  if (unit !== null && isPerPart(brief))
    return {
      ...question,
      ask: `You charge per “${unit}”. How many does one customer take ${price.every === 'once' ? 'at a time' : 'in a year'}?`,
    }
  return isOneJob(brief) || price.every === 'once'
    ? { ...question, ask: 'Does one customer buy again each year, or once?' }
    : question
}

/** Whether a price of the founder's comes due again and again, also one beside a single price. */
export const hasFee = (brief: Brief): boolean =>
  entriesOf(brief, 'price').some(
    ({ value: { every } }) => every === 'week' || every === 'month' || every === 'year',
  )

/** Whether the price is a share of deals whose average value is unknown. */
export const lacksDealValue = (brief: Brief): boolean =>
  firstValue(brief, 'price')?.every === 'share' && !firstValue(brief, 'price')?.base

/** Ordered by how much an answer helps, most helpful first. */
const PRIORITY: readonly BriefField[] = [
  'customer',
  'problem',
  'actions',
  'price',
  'count',
  'place',
  'purchases',
  'problemCost',
  'today',
  'evidence',
  'goal',
  'difference',
  'channel',
  'nature',
  'field',
  'whyNow',
  'risks',
]

const isPaidPerUse = (brief: Brief): boolean =>
  ['use', 'day', 'share'].includes(firstValue(brief, 'price')?.every ?? '')

/** Whether a field may be asked: some are asked only once another one is stated. */
const isDue = (brief: Brief, field: BriefField): boolean => {
  if (field === 'purchases') return isPaidPerUse(brief) || isPerUnit(brief) || isPerPart(brief)
  if (field === 'goal') return brief.price.state === 'stated'
  if (field === 'problemCost') return brief.problem.state === 'stated'
  return true
}

/** Whether a field is open and the fields it depends on are stated, or a percentage price lacks its base. */
export const isAsked = (brief: Brief, field: BriefField): boolean =>
  brief[field].state === 'open' ? isDue(brief, field) : field === 'price' && lacksDealValue(brief)

/** Kinds of products that are not defined by what people do with them. */
const SPEAKS_FOR_ITSELF: readonly Nature[] = ['physical', 'content']

/** Whether actions would add nothing because the product already says what people can do. */
const needsNoActions = (brief: Brief): boolean => {
  const natures = entriesOf(brief, 'nature').map(({ value }) => value)
  return (
    (natures.length > 0 && natures.every((nature) => SPEAKS_FOR_ITSELF.includes(nature))) ||
    PACK.test(unitNoun(firstValue(brief, 'price')?.per ?? ''))
  )
}

/** Whether the founder chose the trade of the paying customers; false for consumers. */
export const isTradeKnown = (brief: Brief): boolean =>
  entriesOf(brief, 'trade').some(
    ({ value, confirmed }) => confirmed && Boolean(value.nace || value.naics || value.sic),
  )

/** Whether another answer makes a field unnecessary: the trade says who pays, the product says what it does. */
const isAnswered = (brief: Brief, field: BriefField): boolean =>
  (field === 'customer' && isTradeKnown(brief)) ||
  (field === 'field' && isTradeKnown(brief)) ||
  (field === 'actions' && needsNoActions(brief))

/** The open fields worth asking next, most helpful first. */
export const openQuestions = (brief: Brief): BriefField[] =>
  PRIORITY.filter((field) => isAsked(brief, field) && !isAnswered(brief, field))
