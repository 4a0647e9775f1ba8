import { type Brief, type BriefField, entriesOf, type Nature } from './brief.ts'
import { isPerUnit } from './economics.ts'
import { moneyWordsIn } from './told-amounts.ts'

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

const isPaidPerUse = ({ price }: Brief): boolean =>
  price.state === 'stated' &&
  price.entries.some(({ value }) => value.every === 'use' || value.every === 'day')

/** Whether a field may be asked: some are asked only once another one is known. */
const isDue = (brief: Brief, field: BriefField): boolean => {
  if (field === 'purchases') return isPaidPerUse(brief) || isPerUnit(brief)
  if (field === 'goal') return brief.price.state === 'stated'
  if (field === 'problemCost') return brief.problem.state === 'stated'
  return true
}

/** Whether a field is open and the fields it depends on are known. */
export const isAsked = (brief: Brief, field: BriefField): boolean =>
  brief[field].state === 'open' && isDue(brief, field)

/** Kinds of products that are not described by what people do with them. */
const SPEAKS_FOR_ITSELF: readonly Nature[] = ['physical', 'content']

/** Units of goods, which are used only for their obvious purpose. */
const OF_GOODS =
  /^(?:packs?|packets?|jars?|bottles?|pairs?|bags?|boxes|box|pieces?|kilos?|kg|loaf|loaves|cups?|bars?|tins?|tubs?|pots?)$/i

/**
 * Words with which an idea answers a field, whether or not they were read. They only silence a question: to ask for what the
 * text says costs more trust than not to ask.
 */
const TOLD: Readonly<Partial<Record<BriefField, RegExp>>> = {
  actions:
    /\b(?:that|which|it|you|we|(?:the|an?|my|our|this) (?:\w+ )?(?:app|system|device|tool|program|platform|site|box|sensor|service|software))(?:['’]ll)?,? (?:can |will |also |just |then |only |automatically )*(?!is\b|was\b|has\b|costs?\b|needs?\b|will\b|can\b|does\b|takes\b|goes\b|makes (?:no|little)\b)(?:[a-z]{3,}(?<!s)s|bring|pick|send|come|clean|collect|deliver|teach|repair|build|write|check|read|scan|photograph|hear|pour|swap|cook|make|sell|rent|match|show)\b|\b(?:to|home|we do|i do) (?:\w+ ){0,2}(?:comb|wash|clean|repair|check|film|visit|teach|fix|sharpen|mend)\w*\b/i,
  nature:
    /\b(?:apps?|software|programs?|programmes?|web ?sites?|platforms?|machines?|devices?|box|boxes|sensors?|lessons?|courses?|podcasts?|newsletters?|magazines?|books?|services?|we (?:come|clean|wash|repair|deliver|collect)|i (?:come|clean|wash|repair|take|fill|teach|sharpen)|(?:one|two|three|four|\d+) (?:persons?|people|technicians|men|women) with)\b/i,
  problem:
    /\b(?:but|nobody|no one|never|can['’]?t|cannot|don['’]?t|doesn['’]?t|won['’]?t|wasn['’]?t|lost|los(?:e|es|ing)|wast\w+|throw\w*|wait\w*|forg[eo]t\w*|broke\w*|break\w*|late|dirty|wrong|hours?|afraid|fear\w*|always|every time|too|without|only|instead|stop|stays? empty|missing|problem|trouble)\b/i,
  today:
    /\b(?:today|instead|now (?:they|people|we)|currently|existing|usual(?:ly)?|by hand|on paper|a clipboard|excel|spreadsheets?|facebook|whatsapp|google forms?|the (?:well[- ]known |general |big |hire )?(?:apps|shops|programs|brands|dealers|plumbers|agencies|companies|clinics|lawyers|firms)|acquaintances|neighbou?rs|abroad|exists?|there (?:is|are) (?:already )?|imported|everyone uses|they (?:buy|pay|use|take|ask|charge)|buys?|sells?)\b/i,
  difference:
    /\b(?:unlike|instead|whereas|than|but (?:it|they|not|the)|only|none|nobody else|no one else|without|cheaper|faster|better|never|nothing to|does not|do not|don['’]?t|doesn['’]?t|cannot|can['’]?t|no \p{L}+ (?:has|does|needs?)|lets? go by itself|by itself|in one minute)\b/iu,
  channel:
    /\b(?:sell(?:ing|s)? (?:it |them )?(?:through|via|at|in|on)|word of mouth|recommend\w*|through (?:the|our|my|gas|local)|at the (?:fair|market|mart)|flyers?|posters?|instagram|tiktok|facebook group|whatsapp group|distributors?|wholesalers?|resellers?|shops? (?:have|sell|stock)|in (?:the|my) shops?)\b/i,
  place:
    /\b(?:in|across|around|near|from|of) (?!(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)\p{Lu}\p{Ll}{2,}/u,
}

/** From so many words on, an idea tells what goes wrong, what people do today and what is different. */
const TOLD_WORDS = 60

/**
 * Whether the brief or the text answers a field. The one answer to what is known: questions, the scorecard and the summary
 * ask it, so that none of them calls missing what another uses.
 */
export function isTold(brief: Brief, field: BriefField, idea: string): boolean {
  if (brief[field].state !== 'open') return true
  if (field === 'customer') return isTradeKnown(brief)
  if (field === 'actions' && needsNoActions(brief)) return true
  if (field === 'price') return moneyWordsIn(idea).length > 0
  if (field === 'problem' && brief.problemCost.state === 'stated') return true
  const isLong = field === 'problem' || field === 'today' || field === 'difference'
  return (isLong && idea.split(/\s+/).length >= TOLD_WORDS) || (TOLD[field]?.test(idea) ?? false)
}

/** Whether the actions would add nothing: the product already says what people can do. */
const needsNoActions = (brief: Brief): boolean => {
  const natures = entriesOf(brief, 'nature').map(({ value }) => value)
  return (
    (natures.length > 0 && natures.every((nature) => SPEAKS_FOR_ITSELF.includes(nature))) ||
    entriesOf(brief, 'price').some(({ value }) => OF_GOODS.test(value.per ?? ''))
  )
}

/** Whether the founder chose the trade of the paying customers; consumers have no trade. */
export const isTradeKnown = (brief: Brief): boolean =>
  entriesOf(brief, 'trade').some(
    ({ value, confirmed }) => confirmed && Boolean(value.nace || value.naics || value.sic),
  )

/** The open fields worth asking next, most helpful first; anything that the text or an answer states is not asked. */
export const openQuestions = (brief: Brief, idea = ''): BriefField[] =>
  // Which amount of the text is the price has to be asked.
  PRIORITY.filter((field) => isAsked(brief, field) && (field === 'price' || !isTold(brief, field, idea)))
