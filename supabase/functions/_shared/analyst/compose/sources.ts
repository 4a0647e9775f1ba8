import { type Statement, state } from '../../domain/basis.ts'
import type { Citation } from '../../domain/citation.ts'
import type { Domain, ReferenceEntry } from '../knowledge/schema.ts'

const NOT_CHECKED = 'The built-in analyst does not open web pages.'

const idOf = (domain: Domain, reference: ReferenceEntry) => `s${domain.references.indexOf(reference) + 1}`

/** A statement that rests on one public source. */
const cited = (domain: Domain, reference: ReferenceEntry): Statement =>
  state(reference.says, 'source', [idOf(domain, reference)])

/** What the domain's sources say for one part of the report. */
export const citedFor = (domain: Domain, use: ReferenceEntry['use']): Statement[] =>
  domain.references.filter((reference) => reference.use === use).map((reference) => cited(domain, reference))

/** The citations for some uses. A source keeps its number, so that sections written apart agree. */
export const citationsFor = (domain: Domain, uses: readonly ReferenceEntry['use'][]): Citation[] =>
  domain.references
    .filter(({ use }) => uses.includes(use))
    .map((reference) => ({
      id: idOf(domain, reference),
      title: reference.title,
      source: reference.publisher,
      url: reference.address,
      date: reference.date,
      relevance: null,
      relevance_text: reference.relevance,
      snippet: reference.says,
      check: { status: 'not_checked', at: null, reason: NOT_CHECKED },
    }))
