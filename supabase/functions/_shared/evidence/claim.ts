import type { SupportVerdict } from '../domain/citation.ts'

/** What a statement says and the words of the page that it cites. */
export interface Claim {
  statement: string
  quotation: string
  before: string
  own: string
  after: string
  lead: string
  tail: string
  title: string
  publishedAt: string | null
}

/** Why a quotation does not bear a statement out. */
export interface Objection {
  verdict: Exclude<SupportVerdict, 'supports'>
  reason: string
}
