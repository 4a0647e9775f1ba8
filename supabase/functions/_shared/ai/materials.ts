import { z } from 'zod'
import { RESEARCH_TOPICS, type ResearchTopic, researchTopicSchema } from '../domain/citation.ts'
import { engineIdSchema, MARKET_PARTS, type MarketPart } from '../domain/validation.ts'
import type { Materials } from '../engine/engine.ts'
import { readGaps } from './gaps.ts'
import { searchHitSchema } from './hits.ts'
import { readPageSchema } from './read-pages.ts'
import { competitorsOutputSchema } from './sections/competitors.ts'
import { marketOutputSchema } from './sections/market.ts'
import { risksOutputSchema } from './sections/risks.ts'

/** What one search passes on to the parts: the model's report, the pages that it names, and their text. */
const searchMaterialSchema = z.object({
  text: z.string(),
  hits: z.array(searchHitSchema),
  /** False if the model did not search. */
  searched: z.boolean(),
  /** The queries, in the words that the report shows. */
  queries: z.array(z.string()),
  at: z.string(),
  pages: z.array(readPageSchema),
})
/** One search, or several merged for one topic; `again` lists the queries of a second round. */
export type SearchMaterial = z.infer<typeof searchMaterialSchema> & { again?: string[] }

const searchAgainSchema = searchMaterialSchema.extend({ topic: researchTopicSchema })

const outputsSchema = z.object({
  market: marketOutputSchema,
  competitors: competitorsOutputSchema,
  risks: risksOutputSchema,
})
/** The three answers that make up the market section. */
export type MarketOutputs = z.infer<typeof outputsSchema>

const stored = <Schema extends z.ZodType>(material: Schema) =>
  z
    .object({ material: material.nullable().catch(null).default(null), missing: z.string().optional() })
    .catch({ material: null })

const searchStored = stored(searchMaterialSchema)
const searchAgainStored = stored(searchAgainSchema)
const writtenBy = z.object({ id: engineIdSchema, model: z.string() })
const partStored = {
  market: stored(z.object({ output: outputsSchema.shape.market, by: writtenBy })),
  competitors: stored(z.object({ output: outputsSchema.shape.competitors, by: writtenBy })),
  risks: stored(z.object({ output: outputsSchema.shape.risks, by: writtenBy })),
}

const searchStep = (topic: ResearchTopic) => `search-${topic}`
/** Prefix of a second round's search steps. */
const AGAIN = 'again-'
const partStep = (part: MarketPart) => `part-${part}`

/** The author of the parts; empty if none was written. */
export function partsWriter(materials: Materials): Partial<z.infer<typeof writtenBy>> {
  const parts = MARKET_PARTS.map((part) =>
    stored(z.object({ by: writtenBy })).parse(materials[partStep(part)] ?? {}),
  )
  return parts.find(({ material }) => material)?.material?.by ?? {}
}

/** The parsed results of earlier steps. */
export interface Gathering {
  searches: Partial<Record<ResearchTopic, SearchMaterial>>
  /** Why a topic could not be searched; with the query if it was one of a second round. */
  unsearched: { topic: ResearchTopic; reason: string; query?: string }[]
  parts: { [Part in MarketPart]?: MarketOutputs[Part] }
  /** Why a part could not be written. */
  unwritten: { part: MarketPart; reason: string }[]
}

/** Merges a second-round search into the first. Its results come first, because they were searched for specifically. */
const together = (first: SearchMaterial | undefined, again: SearchMaterial): SearchMaterial => ({
  text: [again.text, first?.text].filter(Boolean).join('\n\n'),
  hits: [...again.hits, ...(first?.hits ?? [])],
  searched: again.searched || (first?.searched ?? false),
  queries: [...(first?.queries ?? []), ...again.queries],
  again: [...(first?.again ?? []), ...again.queries],
  at: [first?.at ?? '', again.at].toSorted().at(-1) ?? again.at,
  pages: [...again.pages, ...(first?.pages ?? [])],
})

/** Parses what searches and parts have stored; unreadable material counts as missing without a reason. */
export function readMaterials(materials: Materials): Gathering {
  const searches: Gathering['searches'] = {}
  const unsearched: Gathering['unsearched'] = []
  for (const topic of RESEARCH_TOPICS) {
    const { material, missing } = searchStored.parse(materials[searchStep(topic)] ?? {})
    if (material) searches[topic] = material
    if (missing) unsearched.push({ topic, reason: missing })
  }
  const { questions } = readGaps(materials)
  for (const [step, result] of Object.entries(materials).toSorted(([a], [b]) => a.localeCompare(b))) {
    if (!step.startsWith(AGAIN)) continue
    const { material, missing } = searchAgainStored.parse(result)
    if (material) searches[material.topic] = together(searches[material.topic], material)
    const question = questions[Number(step.slice(AGAIN.length)) - 1]
    if (missing && question) unsearched.push({ ...question, reason: missing })
  }
  const parts = {
    market: partStored.market.parse(materials[partStep('market')] ?? {}),
    competitors: partStored.competitors.parse(materials[partStep('competitors')] ?? {}),
    risks: partStored.risks.parse(materials[partStep('risks')] ?? {}),
  }
  return {
    searches,
    unsearched,
    parts: {
      ...(parts.market.material && { market: parts.market.material.output }),
      ...(parts.competitors.material && { competitors: parts.competitors.material.output }),
      ...(parts.risks.material && { risks: parts.risks.material.output }),
    },
    unwritten: MARKET_PARTS.flatMap((part) => {
      const { material, missing } = parts[part]
      return material ? [] : [{ part, reason: missing ?? '' }]
    }),
  }
}
