import { paths } from '@/shared/lib/paths'

/**
 * What the operator of this site claims about themselves. Groundwork cannot check any of it, so that the page
 * says whose words they are. Change it here; nothing else repeats it.
 */
export const CLAIMS = [
  { figure: '100+', text: 'enterprises served, among them with ERP and AI applications' },
  { figure: 'Fixed price', text: 'with a clear breakdown of cost and timeline before work starts' },
  { figure: '30 minutes', text: 'of consultation at no charge, before you decide anything' },
] as const

export const HOW_IT_WORKS = [
  {
    title: 'Share your vision',
    text: 'Write down what you want to build and for whom. The analysis reads it with an AI model where one is set up, says what it understood, and a short questionnaire adds platforms, timeline and budget.',
  },
  {
    title: 'Get a roadmap',
    text: 'From the report and your answers comes a development roadmap for each phase: milestones, team, hours, rates and costs that add up.',
  },
  {
    title: 'Get an interactive prototype',
    text: 'The roadmap of the interactive phase is free. It plans a prototype that people can click through before code is paid for.',
  },
  {
    title: 'Validate and scale',
    text: 'Put the prototype before the people it is for, change the numbers that turn out differently, and plan the proof of concept, the first product and production.',
  },
] as const

/** The four stages of the work; each says where it stands in the program. */
export const PROCESS = [
  {
    title: 'Design',
    text: 'Who it is for, what troubles them, and what the first version must do.',
    part: 'Report',
  },
  {
    title: 'Develop',
    text: 'Platforms, technology and phases, with the people and hours that they take.',
    part: 'Plan',
  },
  {
    title: 'Enhance',
    text: 'Correct what was misread, change the market’s inputs, write a section anew.',
    part: 'Revisions',
  },
  {
    title: 'Deliver',
    text: 'Roadmaps, slides and the report as files that others can open and check.',
    part: 'Exports',
  },
] as const

export type SampleName = 'dental' | 'stock' | 'tutor'

interface Showcase {
  sample: SampleName
  title: string
  description: string
  stats: { value: string; label: string }[]
  tags: string[]
  features: string[]
}

/** Sample prototypes. The figures in `stats` are the operator's, as above. */
export const SHOWCASE: Showcase[] = [
  {
    sample: 'dental',
    title: 'Waiting list for dental practices',
    description:
      'When a patient cancels, the free slot is offered by text message to the people who wait for one.',
    stats: [
      { value: '10,000+', label: 'users' },
      { value: '1 to 2 weeks', label: 'to the prototype' },
    ],
    tags: ['Health', 'Web', 'Text messages'],
    features: [
      'Waiting list at the front desk',
      'Offer of a free slot by text message',
      'First answer gets it',
    ],
  },
  {
    sample: 'stock',
    title: 'Stock and orders for small wholesalers',
    description: 'One place for stock, orders and deliveries, for companies that keep them in spreadsheets.',
    stats: [
      { value: '5,000+', label: 'users' },
      { value: '1 to 2 weeks', label: 'to the prototype' },
    ],
    tags: ['ERP', 'Web', 'Mobile'],
    features: [
      'Stock by warehouse and shelf',
      'Orders with their deliveries',
      'Warning before an item runs out',
    ],
  },
  {
    sample: 'tutor',
    title: 'Maths practice with an AI tutor',
    description:
      'Pupils work on a problem step by step; the tutor asks back instead of giving the answer away.',
    stats: [
      { value: '2,000+', label: 'users' },
      { value: '1 to 2 weeks', label: 'to the prototype' },
    ],
    tags: ['Education', 'AI', 'Mobile'],
    features: [
      'Problems that fit what was learned last',
      'Hints in the form of questions',
      'Weekly letter to parents',
    ],
  },
]

export const FAQ = [
  {
    question: 'Where do the statements in a report come from?',
    answer:
      'Each carries a mark: from a source that was found, from an AI model, from your own words, from a template, or an assumption. Sources are numbered and listed with the outcome of their check. Where nothing is known, the report says so.',
  },
  {
    question: 'What does it cost?',
    answer:
      'The free plan covers a limited number of validations and the roadmap of the interactive phase. The Pro plan has no such limit; further phases are sold one by one or in packs. The prices are shown after sign-in, before anything is bought.',
  },
  {
    question: 'Who can read my idea?',
    answer:
      'You and the administrators of this site. Where a model provider is set up, the idea is sent to that provider so that its model can read it. The privacy page lists what is stored.',
  },
  {
    question: 'Does a good score mean that the idea will succeed?',
    answer:
      'No. The scorecard sums up what the report found on ten metrics and shows where it found nothing. It is a starting point for talking to the people the idea is for, not a prediction.',
  },
] as const

/** The sections that the navigation leads to, in their order (spec part 1 §2). */
export const SECTIONS = [
  { id: 'about', label: 'About' },
  { id: 'benefits', label: 'Benefits' },
  { id: 'how-it-works', label: 'How it Works' },
  { id: 'process', label: 'Process' },
  { id: 'faq', label: 'FAQ' },
] as const

/** Where each word of the footer leads; null where there is nothing to read yet. */
export const FOOTER: { heading: string; links: { label: string; to: string | null }[] }[] = [
  {
    heading: 'Product',
    links: [
      { label: 'Features', to: `${paths.home}#benefits` },
      { label: 'Pricing', to: paths.pricing() },
      { label: 'Sample report', to: paths.sample() },
      { label: 'About', to: `${paths.home}#about` },
    ],
  },
  {
    heading: 'Terms',
    links: [
      { label: 'Privacy', to: paths.privacy },
      { label: 'Terms', to: paths.terms },
    ],
  },
  {
    heading: 'Not published yet',
    links: [
      { label: 'Testimonials', to: null },
      { label: 'Blog', to: null },
      { label: 'Careers', to: null },
    ],
  },
]
