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
 * Every citation of a report, once, in the order of its number, with the sections that use it. The result of the
 * evidence step's check replaces what the section stored. Citations without a number get the next free ones; answers of
 * public sources follow with their own ids.
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

/** Citations of older reports have no number, so their address identifies them. */
const keyOf = ({ id, url }: Citation) => id || url
