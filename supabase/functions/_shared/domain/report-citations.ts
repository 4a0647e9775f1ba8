import type { Citation } from './citation.ts'
import type { Report } from './report.ts'

/** Labels that the view adds to a citation (spec part 1 §3, 'Citation'). */
type CitationLabel = 'Project Concept' | 'Target Users' | 'Market Analysis' | 'Market Research'

export interface LabelledCitation extends Citation {
  labels: CitationLabel[]
}

/**
 * Every citation of a report once, in the order of its number, with the sections that use it. Where the
 * evidence step has checked a citation, its result replaces what the section stored.
 */
export function citationsOf({ concept, audience, market, evidence }: Report): LabelledCitation[] {
  const found = new Map<string, LabelledCitation>()
  const add = (citations: Citation[], label: CitationLabel) => {
    for (const citation of citations) {
      const known = found.get(citation.id)
      const labels = known ? [...new Set([...known.labels, label])] : [label]
      found.set(citation.id, { ...known, ...citation, labels })
    }
  }
  add(concept?.citations ?? [], 'Project Concept')
  for (const persona of audience?.personas ?? []) add(persona.citations, 'Target Users')
  add(market?.citations ?? [], 'Market Analysis')
  for (const citation of evidence?.citations ?? []) {
    const known = found.get(citation.id)
    found.set(citation.id, { ...citation, labels: known?.labels ?? ['Market Research'] })
  }
  return [...found.values()].sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
}
