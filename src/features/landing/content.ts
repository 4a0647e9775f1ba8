import type { MarketInput, MarketModel } from '@domain/market-model'

/** The operator's own statements. Change them here; nothing else repeats them. */
export const CLAIMS = [
  { figure: '100+ enterprises', text: 'served, including ERP and AI applications' },
  { figure: 'Fixed price', text: 'with a clear cost and timeline breakdown' },
] as const
export const CONSULTATION_CLAIM = { figure: '30 minutes', text: 'of consultation, free of charge' } as const

export const CONTENTS = [
  ['Scorecard', 'Ten metrics from 0 to 10, each with its reasons'],
  ['Project Concept', 'What it is, and who does what with it'],
  ['Target Users', 'Personas with their pains and goals'],
  ['Features', 'What to build first, next and later'],
  ['Market', 'A calculation you can change, and your competitors'],
  ['The case against', 'Why it could fail, and a test to find out'],
  ['Pitch Deck', 'Eight slides to show or download'],
  ['Roadmaps', 'Milestones, team, weeks and cost by phase'],
] as const

export const HOW_IT_WORKS = [
  { title: 'Share your vision', text: 'Describe your idea. The questionnaire asks only what is missing.' },
  { title: 'Get a roadmap', text: 'Each phase with its milestones, team, hours and costs.' },
  {
    title: 'Get an interactive prototype',
    text: 'Its roadmap is free. People can click through it before you pay for code.',
  },
  { title: 'Validate and scale', text: 'Update the numbers with what you learn, then plan the product.' },
] as const

/** The four stages of the work. */
export const PROCESS = [
  { title: 'Design', text: 'Who it is for, and what the first version must do.' },
  { title: 'Develop', text: 'Platforms, technology, people and hours.' },
  { title: 'Enhance', text: 'Change inputs, rewrite sections, compare ideas.' },
  { title: 'Deliver', text: 'Roadmaps, slides and reports as files.' },
] as const

export type SampleName = 'dental' | 'stock' | 'tutor'

interface Showcase {
  sample: SampleName
  title: string
  description: string
  stats: { users: string; timeframe: string; improvement: string }
  tags: string[]
  features: string[]
}

/** Sample prototypes of invented ideas. */
export const SHOWCASE: Showcase[] = [
  {
    sample: 'dental',
    title: 'Waiting list for dental practices',
    description: 'A canceled slot is offered by text message to patients who are waiting for one.',
    stats: { users: '10,000+', timeframe: '1 to 2 weeks', improvement: '50% fewer empty slots' },
    tags: ['Health', 'Web', 'Text messages'],
    features: ['Waiting list at the front desk', 'Offers by text message', 'First to reply gets the slot'],
  },
  {
    sample: 'stock',
    title: 'Inventory for small wholesalers',
    description: 'Stock, orders and deliveries in one place instead of in spreadsheets.',
    stats: { users: '5,000+', timeframe: '1 to 2 weeks', improvement: '30% fewer stockouts' },
    tags: ['ERP', 'Web', 'Mobile'],
    features: ['Stock by shelf', 'Orders with deliveries', 'Warning before an item runs out'],
  },
  {
    sample: 'tutor',
    title: 'Math practice with an AI tutor',
    description: 'The tutor answers with a question instead of giving the solution away.',
    stats: { users: '2,000+', timeframe: '1 to 2 weeks', improvement: '20% better test scores' },
    tags: ['Education', 'AI', 'Mobile'],
    features: ['Problems at the right level', 'Hints as questions', 'Weekly letter to parents'],
  },
]

const input = (
  id: MarketInput['id'],
  label: string,
  unit: string,
  [low, base, high]: [number, number, number],
  basis: MarketInput['basis'],
): MarketInput => ({
  id,
  label,
  unit,
  range: { low, base, high },
  basis,
  sources: [],
  note: '',
  original: null,
})

/** The market of the sample report 'tutor'; a test compares them. */
export const EXHIBIT_MARKET: MarketModel = {
  currency: 'USD',
  inputs: [
    input('customers', 'Customers', '', [9_000, 9_000, 9_000], 'founder'),
    input('revenuePerCustomer', 'Revenue per customer', 'a year', [168, 168, 168], 'founder'),
    input('reachableShare', 'Reachable share', '', [0.1, 0.3, 0.6], 'assumption'),
    input('obtainableShare', 'Obtainable share', '', [0.01, 0.05, 0.15], 'assumption'),
  ],
}

export const FAQ = [
  {
    question: 'Where do the statements in a report come from?',
    answer:
      'From your own words, from published pages that were checked, from an AI model where this site uses one, from calculations, or from stated assumptions. A mark beside each statement says which. What is unknown is shown as unknown.',
  },
  {
    question: 'What does it cost?',
    answer: 'Your first report and its interactive roadmap are free. The price list above shows the rest.',
  },
  {
    question: 'Who can read my idea?',
    answer:
      'You and the administrators of this site. If the site uses an AI model, its provider receives the idea too. The privacy page lists what is stored.',
  },
  {
    question: 'Does a good score mean the idea will succeed?',
    answer: 'No. It summarizes what was found on ten metrics and shows where nothing was found.',
  },
] as const
