import type { ReferenceRates } from '../../domain/exchange-rates.ts'
import { type ConceptSection, EMPTY_MARKET, type MarketSection } from '../../domain/report.ts'
import type { MarketOutputs } from '../materials.ts'
import { answeringFeatures } from '../prompts/concept-text.ts'
import type { Findings } from '../research.ts'
import { citationBook } from './citation-book.ts'
import { competitorsPart, type Features } from './competitors.ts'
import { sizePart } from './market.ts'
import { risksPart } from './risks.ts'

/** Features that can answer a competitor's weakness, as the model was given them. */
const featuresOf = (concept: ConceptSection): Features =>
  new Map(answeringFeatures(concept).map(({ id, text }) => [id, text]))

/** Assembles the market section from the available parts; all share one list of citations. */
export function marketSection(
  { market, competitors, risks }: { [Part in keyof MarketOutputs]?: MarketOutputs[Part] | undefined },
  { research, sources }: Findings,
  { idea, concept, rates }: { idea: string; concept: ConceptSection; rates?: ReferenceRates },
): MarketSection {
  const notes = [market, competitors, risks].flatMap((part) => part?.sources ?? [])
  const book = citationBook(sources, notes)
  const ground = { idea, book, ...(rates && { rates }) }
  return {
    ...EMPTY_MARKET,
    ...(market && sizePart(ground, market)),
    competitors: competitors ? competitorsPart(ground, competitors, featuresOf(concept)) : [],
    ...(risks && risksPart(ground, risks)),
    research,
    citations: book.citations(),
  }
}
