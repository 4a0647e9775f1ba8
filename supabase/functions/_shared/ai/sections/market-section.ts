import type { ConceptSection, MarketSection } from '../../domain/report.ts'
import { answeringFeatures } from '../prompts/concept-text.ts'
import type { Findings } from '../research.ts'
import type { MarketOutputs } from '../research-progress.ts'
import { citationBook } from './citation-book.ts'
import { competitorsPart, type Features } from './competitors.ts'
import { sizePart } from './market.ts'
import { risksPart } from './risks.ts'

/** The features that a competitor's weakness can be answered by, as the model was given them. */
const featuresOf = (concept: ConceptSection): Features =>
  new Map(answeringFeatures(concept).map(({ id, text }) => [id, text]))

/** Puts the market section together; all three parts share one list of citations. */
export function marketSection(
  { market, competitors, risks }: MarketOutputs,
  { research, sources }: Findings,
  { idea, concept }: { idea: string; concept: ConceptSection },
): MarketSection {
  const notes = [...market.sources, ...competitors.sources, ...risks.sources]
  const book = citationBook(sources, notes)
  const ground = { idea, book }
  return {
    ...sizePart(ground, market),
    marketSizeText: '',
    competitors: competitorsPart(ground, competitors, featuresOf(concept)),
    ...risksPart(ground, risks),
    figures: [],
    unknowns: [],
    research,
    citations: book.citations(),
  }
}
