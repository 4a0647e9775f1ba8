import type { Citation } from './citation.ts'
import { citationsOfLookups } from './lookup-evidence.ts'
import type { Report } from './report.ts'

/** Labels that the view adds to a citation (docs/contract.md#entities). */
type CitationLabel =
  | 'Project Concept'
  | 'Target Users'
  | 'Market Analysis'
  | 'Market Research'
  | 'Public sources'

export interface LabelledCitation extends Citation {
  labels: CitationLabel[]
}

/**
 * Every citation of a report once, in the order of its number, with the sections that use it. Where the
 * evidence step has checked a citation, its result replaces what the section stored. Those without a number get
 * the next free ones; answers of public sources follow with ids of their own.
 */
export function citationsOf({ concept, audience, market, evidence, lookups }: Report): LabelledCitation[] {
  const found = new Map<string, LabelledCitation>()
  const add = (citations: Citation[], label: CitationLabel) => {
    for (const citation of citations) {
      const known = found.get(keyOf(citation))
      const labels = known ? [...new Set([...known.labels, label])] : [label]
      found.set(keyOf(citation), { ...known, ...citation, labels })
    }
  }
  add(concept?.citations ?? [], 'Project Concept')
  for (const persona of audience?.personas ?? []) add(persona.citations, 'Target Users')
  add(market?.citations ?? [], 'Market Analysis')
  for (const citation of evidence?.citations ?? []) {
    const known = found.get(keyOf(citation))
    found.set(keyOf(citation), { ...citation, labels: known?.labels ?? ['Market Research'] })
  }
  const isNumbered = ({ id }: Citation) => id !== ''
  const numbered = [...found.values()].filter(isNumbered)
  const others = [...found.values()].filter((citation) => !isNumbered(citation))
  numbered.sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
  const last = Number(numbered.at(-1)?.id.replace(/\D/g, '') ?? 0)
  return [
    ...numbered,
    ...others.map((citation, index) => ({ ...citation, id: `s${last + index + 1}` })),
    ...citationsOfLookups(lookups).map((citation) => ({ ...citation, labels: ['Public sources' as const] })),
  ]
}

/** Citations of older reports have no number; there the address tells them apart. */
const keyOf = ({ id, url }: Citation) => id || url
