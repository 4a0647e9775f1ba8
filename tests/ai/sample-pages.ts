import type { ResearchTopic } from '../../supabase/functions/_shared/domain/citation.ts'

/** A page of the fictional web that the sample report cites. It contains its quote verbatim. */
export interface SamplePage {
  topic: ResearchTopic
  url: string
  title: string
  publisher: string
  date: string | null
  quote: string
  /** The rest of the page's text. */
  rest: string
}

/** In the order of their numbers: s1 is the first. */
export const SAMPLE_PAGES = {
  s1: {
    topic: 'size',
    url: 'https://association.example/reports/workshops-2026',
    title: 'Workshops 2026: the state of independent cycle retail',
    publisher: 'Independent Cycle Retail Association',
    date: '2026-02-11',
    quote:
      'At the end of 2025 there were about 2,300 independent bicycle shops with a workshop in the United Kingdom.',
    rest: 'The median shop has two mechanics and takes in 38 repairs a week in season.',
  },
  s2: {
    topic: 'size',
    url: 'https://statistics.example/cycle-repair-turnover',
    title: 'Turnover of cycle repair, 2015 to 2025',
    publisher: 'Office of Trade Statistics',
    date: '2026-06',
    quote: 'Turnover of cycle repair and servicing rose by 6.2% to £510 million in 2025.',
    rest: 'Figures are in current prices and cover firms registered for VAT.',
  },
  s3: {
    topic: 'size',
    url: 'https://gazette.example/repair-voucher-2026',
    title: 'Repair voucher opens to all households',
    publisher: 'Public Gazette',
    date: '2026-04-03',
    quote:
      'Since April 2026 every household can claim £50 towards the repair of a bicycle at a registered workshop.',
    rest: 'Workshops must record each repair and its date of completion to be paid.',
  },
  s4: {
    topic: 'competitors',
    url: 'https://wrenchlog.example/pricing',
    title: 'Pricing - WrenchLog',
    publisher: 'WrenchLog',
    date: '2026-10',
    quote: 'WrenchLog costs £49 per month for one workshop, billed yearly.',
    rest: 'Includes job cards, parts ordering and up to five mechanics. Book a call to get started.',
  },
  s5: {
    topic: 'competitors',
    url: 'https://bikedesk.example/plans',
    title: 'BikeDesk plans',
    publisher: 'BikeDesk',
    date: null,
    quote: 'BikeDesk Shop is £89 a month and includes the till, stock control and workshop diary.',
    rest: 'Trusted by 1,150 shops. Hardware is sold separately.',
  },
  s6: {
    topic: 'competitors',
    url: 'https://slotwheel.example/prices',
    title: 'Slotwheel: online booking for workshops',
    publisher: 'Slotwheel',
    date: '2026',
    quote: 'Slotwheel Basic is £19 a month for up to 50 bookings.',
    rest: 'Each further booking costs 40 pence. Text messages are charged on top.',
  },
  s7: {
    topic: 'competitors',
    url: 'https://reviews.example/software/bikedesk',
    title: 'BikeDesk reviews by shop owners',
    publisher: 'Trade Software Reviews',
    date: '2026-05-19',
    quote: 'We only wanted repair tickets and ended up paying for a till that we never switch on.',
    rest: 'Reviewed by the owner of a shop with two mechanics in Leeds. Three stars of five.',
  },
  s8: {
    topic: 'demand',
    url: 'https://forum.mechanics.example/t/phone-never-stops',
    title: 'The phone never stops - Workshop talk',
    publisher: 'Mechanics Forum',
    date: '2026-07-02',
    quote: 'The phone rings twenty times a day and half of them just want to know if their bike is ready.',
    rest: 'Posted by a shop owner in Bristol. 41 replies.',
  },
  s9: {
    topic: 'demand',
    url: 'https://spannerchat.example/threads/paper-tags',
    title: 'Still on paper tags?',
    publisher: 'Spannerchat',
    date: '2026-03-15',
    quote: 'I still write every job on a paper tag and lose about one a week behind the bench.',
    rest: 'Others in the thread describe whiteboards and carbon books.',
  },
  s10: {
    topic: 'demand',
    url: 'https://localreviews.example/york/corner-cycles',
    title: 'Corner Cycles, York - customer reviews',
    publisher: 'Local Reviews',
    date: '2026-08-21',
    quote:
      'Good repair, but I had to call three times before anybody could tell me whether my bike was done.',
    rest: 'Two stars of five for communication.',
  },
  s11: {
    topic: 'counter',
    url: 'https://tradepress.example/news/tuneup-closes',
    title: 'TuneUp closes after three years',
    publisher: 'Cycle Trade Press',
    date: '2025-03-28',
    quote:
      'TuneUp, a booking app for bike workshops, closed in March 2025 after signing 140 shops in three years.',
    rest: 'Its founders name the cost of winning each shop by visits in person as the reason.',
  },
  s12: {
    topic: 'counter',
    url: 'https://tradepress.example/news/closures-2025',
    title: 'Shop closures at a ten-year high',
    publisher: 'Cycle Trade Press',
    date: '2026-01-15',
    quote: 'One in ten independent bike shops in the country closed its doors in 2025.',
    rest: 'Most of them had one or two employees.',
  },
  s13: {
    topic: 'counter',
    url: 'https://forum.mechanics.example/t/do-i-need-software',
    title: 'Do I need software at all? - Workshop talk',
    publisher: 'Mechanics Forum',
    date: '2025-11-30',
    quote: 'For a shop my size a free online calendar and a notebook do the job.',
    rest: 'The answer with the most likes in the thread.',
  },
} as const satisfies Record<string, SamplePage>

/** The page as HTML. */
export const sampleHtml = ({ title, quote, rest, publisher }: SamplePage): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><main><h1>${title}</h1><p>${quote}</p><p>${rest}</p></main><footer>${publisher}</footer></body></html>`
