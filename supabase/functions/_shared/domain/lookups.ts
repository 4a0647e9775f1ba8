import { z } from 'zod'
import { tradeSchema } from './brief/brief.ts'
import { entries } from './stored-fields.ts'

/**
 * Lookups: live evidence from public sources that need no key (docs/lookups.md). This file defines what may be sent to
 * them and what a report keeps of their answers.
 */

/** The public sources in display order; `page` is for people. */
export const LOOKUP_SOURCES = {
  eurostat: {
    name: 'Eurostat',
    page: 'https://ec.europa.eu/eurostat',
    license: 'Eurostat, CC BY 4.0',
  },
  qcew: {
    name: 'US Bureau of Labor Statistics (QCEW)',
    page: 'https://www.bls.gov/cew/',
    license: 'Public domain',
  },
  nomis: {
    name: 'Nomis (UK Office for National Statistics)',
    page: 'https://www.nomisweb.co.uk/',
    license: 'Source: Office for National Statistics, Open Government Licence 3.0',
  },
  worldbank: { name: 'World Bank', page: 'https://data.worldbank.org/', license: 'World Bank, CC BY 4.0' },
  ecb: {
    name: 'European Central Bank',
    page: 'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html',
    license: 'Euro foreign exchange reference rates, European Central Bank',
  },
  itunes: {
    name: 'App Store',
    page: 'https://www.apple.com/app-store/',
    license: 'Provided courtesy of iTunes',
  },
  wikipedia: {
    name: 'Wikipedia',
    page: 'https://pageviews.wmcloud.org/',
    license: 'Wikimedia, counts CC0, text CC BY-SA 4.0',
  },
  hackernews: { name: 'Hacker News', page: 'https://news.ycombinator.com/', license: 'Quoted titles' },
  stackexchange: { name: 'Stack Exchange', page: 'https://stackexchange.com/', license: 'CC BY-SA 4.0' },
  github: { name: 'GitHub', page: 'https://github.com/', license: 'Quoted names and descriptions' },
  ted: { name: 'TED (EU tenders)', page: 'https://ted.europa.eu/', license: 'European Union, CC BY 4.0' },
  contractsfinder: {
    name: 'Contracts Finder (UK)',
    page: 'https://www.contractsfinder.service.gov.uk/',
    license: 'Open Government Licence 3.0',
  },
  usaspending: { name: 'USAspending', page: 'https://www.usaspending.gov/', license: 'Public domain' },
} as const
export type LookupSource = keyof typeof LOOKUP_SOURCES

const isSource = (id: string): id is LookupSource => Object.hasOwn(LOOKUP_SOURCES, id)
export const lookupSourceSchema = z.custom<LookupSource>((id) => typeof id === 'string' && isSource(id))
export const LOOKUP_SOURCE_IDS: readonly LookupSource[] = Object.keys(LOOKUP_SOURCES).filter(isSource)

const TERM_CHARS = 48
const TERM_WORDS = 5
/** Words joined by single spaces; excludes every character that quotes, separates or commands in a query of any source. */
const TERM = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}'’&+#-]*(?:[ .][\p{L}\p{N}][\p{L}\p{N}\p{M}'’&+#-]*)*$/u
/** Words that occur in a sentence but not in the name of something. */
const SENTENCE_WORDS =
  /(?:^| )(?:i|we|you|they|it|my|our|your|their|is|are|was|were|will|would|should|can|could|because|that|which|who)(?: |$)/i

/**
 * A short term that the founder confirmed: at most five words, never a sentence. The brand makes parsing the only way
 * to get a term, and a request can contain only terms and codes.
 */
const lookupTermSchema = z
  .string()
  .transform((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim())
  .pipe(
    z
      .string()
      .max(TERM_CHARS, `Use at most ${TERM_CHARS} characters.`)
      .regex(TERM, 'Use letters, numbers and hyphens only.')
      .refine((text) => text.split(' ').length <= TERM_WORDS, `Use at most ${TERM_WORDS} words.`)
      .refine((text) => !SENTENCE_WORDS.test(text), 'Use a short name, not a sentence.')
      .refine((text) => !/\d[\d -]{4,}\d/.test(text), 'Leave long numbers out.'),
  )
  .brand('LookupTerm')
export type LookupTerm = z.infer<typeof lookupTermSchema>

const code = <Name extends string>(shape: RegExp, name: Name) => z.string().regex(shape).brand(name)
/** ISO 3166-1 alpha-2, or 'EU'. */
const countrySchema = code(/^[A-Z]{2}$/, 'Country')

const termOrNull = lookupTermSchema.nullable().default(null)

/**
 * Everything that may be sent to a public source, confirmed by the founder. `buyer` pays ('small bakeries'), `job` is
 * what they want done ('taking orders'), `category` is what such products are called ('bakery software').
 */
export const lookupTermsSchema = z.object({
  buyer: termOrNull,
  job: termOrNull,
  category: termOrNull,
  /** Countries to start in, the most important first. */
  countries: z.array(countrySchema).max(3).default([]),
  /** The buyer's trade from the brief; its codes are sent, its label is not. Consumers have no codes. */
  trade: tradeSchema.brand('ConfirmedTrade').nullable().default(null),
  /** The code of the Common Procurement Vocabulary for the product: two digits (48, software) to eight. */
  cpv: code(/^\d{2,8}$/, 'Cpv')
    .nullable()
    .default(null),
  /** The currency of the founder's price. */
  currency: code(/^[A-Z]{3}$/, 'Currency')
    .nullable()
    .default(null),
  /** The Wikipedia article that the founder picked because the words had several meanings. */
  article: z
    .string()
    .regex(/^[^\p{Cc}#<>[\]{}|]{1,80}$/u)
    .brand('Article')
    .nullable()
    .default(null),
})
export type LookupTerms = z.infer<typeof lookupTermsSchema>
/** Terms before parsing, as a form holds them. */
export type LookupTermsInput = z.input<typeof lookupTermsSchema>

/** `measured-none` is a valid answer of zero; `ambiguous` answers may be about something else and never score. */
const LOOKUP_OUTCOMES = ['measured', 'measured-none', 'not-measured', 'ambiguous'] as const
export type LookupOutcome = (typeof LOOKUP_OUTCOMES)[number]

/**
 * Why nothing was measured, or why it is ambiguous. Caused by the source: `unreachable`, `slow`, `limited` (asks to
 * come back later), `unreadable` (the answer does not have the documented shape), `missing` (the source does not have
 * the data). Caused by us: `off`, `contact` (needs an operator's address), `budget` (no time left), `terms` (no
 * confirmed term to query with), `stale` (an old answer is shown because the source failed). Caused by the answer:
 * `hidden` (not published), `irrelevant`, `audience` (the control query shows that this site does not discuss the
 * trade), `homonym`, `short` (too few periods), `jump` (one month is an outlier).
 */
const LOOKUP_CAUSES = [
  'unreachable',
  'slow',
  'limited',
  'unreadable',
  'missing',
  'off',
  'contact',
  'budget',
  'terms',
  'stale',
  'hidden',
  'irrelevant',
  'audience',
  'homonym',
  'short',
  'jump',
] as const
export type LookupCause = (typeof LOOKUP_CAUSES)[number]

const figureSchema = z.object({
  /** Id of the figure, the same for all sources: 'enterprises', 'births', 'apps'. */
  id: z.string(),
  label: z.string(),
  value: z.number(),
  /** Unit of the count, 'percent', or a currency code. */
  unit: z.string(),
  /** A year, a month or a range; null for the present. */
  period: z.string().nullable().default(null),
  /** 'provisional', 'estimated'. */
  note: z.string().nullable().default(null),
})
export type LookupFigure = z.infer<typeof figureSchema>

const seriesSchema = z.object({
  id: z.string(),
  label: z.string(),
  unit: z.string(),
  /** Null values are hidden or missing, never zero. A partial period has not ended yet. */
  points: z.array(
    z.object({ at: z.string(), value: z.number().nullable(), partial: z.boolean().default(false) }),
  ),
})
export type LookupSeries = z.infer<typeof seriesSchema>

const httpsAddress = z.string().regex(/^https:\/\/[^\s]+$/)
const itemSchema = z.object({
  /** Plain text, not markup. */
  title: z.string(),
  link: httpsAddress,
  /** ISO date. */
  date: z.string().nullable().default(null),
  by: z.string().nullable().default(null),
  /** For an app: ratings, rating, price, currency, updated. Others: docs/lookups.md#adapters. */
  facts: z.record(z.string(), z.union([z.number(), z.string()])).default({}),
})
export type LookupItem = z.infer<typeof itemSchema>

const querySchema = z.object({
  /** The codes or words that were sent, as shown to the founder. */
  shown: z.string(),
  method: z.enum(['GET', 'POST']),
  url: z.string(),
  body: z.string().nullable(),
  /** When the source answered or failed. */
  at: z.string(),
  from: z.enum(['source', 'cache', 'none']),
})
export type LookupQuery = z.infer<typeof querySchema>

/** One query to one source, and its outcome. */
const lookupSchema = z.object({
  id: z.string(),
  source: lookupSourceSchema,
  /** Id of the question: 'enterprises', 'apps', 'interest'; docs/lookups.md#adapters lists them. */
  measure: z.string(),
  /** The question in words. */
  question: z.string(),
  outcome: z.enum(LOOKUP_OUTCOMES),
  cause: z.enum(LOOKUP_CAUSES).nullable(),
  /** A sentence for the founder; null if measured without reservations. */
  reason: z.string().nullable(),
  /** The finding in one sentence; null if there is none. */
  says: z.string().nullable(),
  /** A page for people that shows the same. */
  link: httpsAddress,
  queries: z.array(querySchema),
  /** When the source gave the oldest of these answers; null if none arrived. */
  retrievedAt: z.string().nullable(),
  /** The country or site that the answer is about. */
  scope: z.string().nullable(),
  figures: z.array(figureSchema),
  series: z.array(seriesSchema),
  items: z.array(itemSchema),
  /** Number of the first results that were about the terms. */
  relevance: z.object({ kept: z.number(), of: z.number() }).nullable(),
  /** Number of titles about the buyer on this site, if it was queried; without it, a zero is meaningless. */
  control: z.number().nullable().default(null),
  /** Limits of the figures. */
  caveats: z.array(z.string()),
})
export type Lookup = z.infer<typeof lookupSchema>

/** The results of one round of lookups, as a report keeps them. Unreadable entries are left out. */
export const lookupRecordSchema = z.object({
  terms: lookupTermsSchema,
  at: z.string(),
  lookups: entries(lookupSchema),
})
export type LookupRecord = z.infer<typeof lookupRecordSchema>
