import { z } from 'zod'
import type {
  Lookup,
  LookupCause,
  LookupFigure,
  LookupItem,
  LookupOutcome,
  LookupSeries,
  LookupSource,
  LookupTerms,
} from '../domain/lookups.ts'

/** Thrown when a source cannot be queried or its answer says nothing. `reason` is a sentence for the founder. */
export class NotMeasured extends Error {
  override readonly cause: LookupCause

  constructor(cause: LookupCause, reason: string) {
    super(reason)
    this.name = 'NotMeasured'
    this.cause = cause
  }
}

/** One request. Its words and codes come from `LookupTerms` alone. */
export interface SourceRequest<Data extends object> {
  /** Appended to the source's base address, including the query. */
  path: string
  /** For sources with several hosts: the host's name in `adapters`. */
  host?: string
  /** Sent as JSON by POST. */
  body?: object
  headers?: Record<string, string>
  /** The words and codes in the request, as shown to the founder. */
  shown: string
  /** CSV is parsed into one object per row, keyed by the header's names; XML into its elements with their attributes. */
  format?: 'json' | 'csv' | 'xml'
  /** Schema of the answer. It must accept its own output, which is what the cache stores. */
  schema: z.ZodType<Data>
  /** The part of the answer to cache: nothing that the source forbids to store, and little of large answers. */
  keep?: (data: Data) => Data
  /** What an error status of this source means, judging by its body; null for the usual meaning. */
  refusal?: (status: number, body: string) => NotMeasured | null
  /** Seconds for which the source asks not to be queried after this answer. */
  backoff?: (data: Data) => number | undefined
}

/** Queries a source, or returns its cached answer. Throws a `NotMeasured`. */
export type Ask = <Data extends object>(request: SourceRequest<Data>) => Promise<Data>

/** The result of a question, from its answers. The caller adds dates, queries and the source. */
export interface Finding {
  outcome: Exclude<LookupOutcome, 'not-measured'>
  /** For `ambiguous`. */
  cause?: LookupCause
  reason?: string
  says?: string
  link?: string
  figures?: LookupFigure[]
  series?: LookupSeries[]
  items?: LookupItem[]
  relevance?: Lookup['relevance']
  control?: number
  caveats?: string[]
}

/** One question to one source. */
export interface Question {
  measure: string
  /** The question in words, for the founder. */
  question: string
  /** The country or site that it is about. */
  scope?: string
  /** A page for people; a finding may name a better one. */
  link: string
  /** Finds the answer with at least one request. Throws a `NotMeasured`. */
  answer: (ask: Ask) => Promise<Finding>
}

/** A source and the queries that it receives. */
export interface Adapter {
  source: LookupSource
  /** Base addresses by host name, without a trailing slash; requests that name no host use `main`. */
  hosts: Readonly<Record<string, string>>
  /** How long an answer stays valid. */
  cacheDays: number
  /** The source rejects requests whose User-Agent has no contact address. */
  needsContact?: boolean
  /**
   * The questions that these terms allow; pure, so that they can be shown before anything is sent. Throws a
   * `NotMeasured` with the cause `terms` if something has to be confirmed first, and returns none if the source does
   * not apply.
   */
  questions: (terms: LookupTerms, today: Date) => Question[]
}

/**
 * A code of the confirmed trade. Throws a `NotMeasured` if no trade is confirmed, or if it has no code in this
 * classification; consumers have none in any.
 */
export function tradeCode(
  { trade }: LookupTerms,
  classification: 'nace' | 'naics' | 'sic',
  name: string,
): string {
  if (!trade) throw new NotMeasured('terms', `${name} counts businesses by trade; confirm the trade first.`)
  const code = trade[classification]
  if (!code)
    throw new NotMeasured('terms', `${name} counts businesses by trade, and “${trade.label}” has no code.`)
  return code
}

/**
 * A count or an amount in an answer. Sources count nothing negative or above ten trillion, so an answer with such a
 * number does not have the documented shape.
 */
export const quantitySchema = z.number().min(0).max(1e13)
/** A number that may be negative: points of voters, contracts that were reduced. */
export const signedNumberSchema = z.number().min(-1e13).max(1e13)

/** A figure, without the fields that are rarely set. */
export const figure = (
  id: string,
  label: string,
  value: number,
  unit: string,
  period: string | null = null,
  note: string | null = null,
): LookupFigure => ({ id, label, value, unit, period, note })

type Parameter = string | number | readonly (string | number)[] | undefined

/** A path's query string; a list repeats its name, and undefined values are left out. */
export function query(parameters: Record<string, Parameter>): string {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    [value ?? []].flat().map((each) => `${name}=${encodeURIComponent(String(each))}`),
  )
  return `?${pairs.join('&')}`
}

const regions = new Intl.DisplayNames('en', { type: 'region' })
/** 'Germany' for DE. */
export const countryName = (country: string): string =>
  country === 'EU' ? 'European Union' : (regions.of(country) ?? country)

const WITH_ARTICLE = new Set([
  'AE',
  'BS',
  'CD',
  'CF',
  'DO',
  'EU',
  'GB',
  'GM',
  'KM',
  'MV',
  'NL',
  'PH',
  'SB',
  'US',
])
/** 'Germany', 'the United States': the name as used within a sentence. */
export const countryInText = (country: string): string =>
  `${WITH_ARTICLE.has(country) ? 'the ' : ''}${countryName(country)}`

/** 1234567 as '1,234,567'. */
export const formatGrouped = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: 1 })
