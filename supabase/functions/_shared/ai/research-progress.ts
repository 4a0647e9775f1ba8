import { z } from 'zod'
import { type ResearchTopic, researchTopicSchema } from '../domain/citation.ts'
import { usageSchema } from '../domain/usage.ts'
import type { Checkpoint, Usage } from '../engine/engine.ts'
import type { Search } from './research-sources.ts'
import { competitorsOutputSchema } from './sections/competitors.ts'
import { marketOutputSchema } from './sections/market.ts'
import { risksOutputSchema } from './sections/risks.ts'
import { addUsage } from './usage-sum.ts'

const maybe = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().catch(null).default(null)

const searchSchema = z.object({
  text: z.string(),
  searched: z.boolean().optional(),
  hits: z.array(
    z.object({
      url: z.string(),
      title: z.string(),
      quote: z.string().nullable(),
      date: z.string().nullable(),
    }),
  ),
})

const outputsSchema = z.object({
  market: marketOutputSchema,
  competitors: competitorsOutputSchema,
  risks: risksOutputSchema,
})
/** The three answers that make up the market section. */
export type MarketOutputs = z.infer<typeof outputsSchema>

const partsSchema = z.object({
  market: maybe(outputsSchema.shape.market),
  competitors: maybe(outputsSchema.shape.competitors),
  risks: maybe(outputsSchema.shape.risks),
})
type Parts = { [Name in keyof MarketOutputs]: MarketOutputs[Name] | null }

const savedSchema = z.object({
  searches: z.partialRecord(researchTopicSchema, searchSchema).catch({}).default({}),
  searchedAt: maybe(z.string()),
  writer: z.string().catch('').default(''),
  parts: partsSchema.catch(partsSchema.parse({})).default(partsSchema.parse({})),
  spent: maybe(usageSchema),
})
type Saved = z.infer<typeof savedSchema>

/**
 * What the market step has done so far. Everything that was paid for is saved as soon as it is there, together
 * with what it cost, so that neither is lost when the attempt is cut off.
 */
export interface Progress {
  readonly searches: Saved['searches']
  readonly searchedAt: string | null
  readonly parts: Parts
  /** What this attempt has consumed, and earlier ones that could not tell. */
  readonly spent: Usage | null
  keepSearch(topic: ResearchTopic, search: Search, usage: Usage): Promise<void>
  keepPart<Name extends keyof MarketOutputs>(
    name: Name,
    part: MarketOutputs[Name],
    usage: Usage,
  ): Promise<void>
  /** Counts what a failed call consumed. */
  count(usage: Usage | null): void
  /** To be called when what was spent goes into a failure's own record: the next attempt starts at none. */
  reported(): Promise<void>
}

/**
 * Opens the step's checkpoint. Parts are taken over only from the same `writer`; searches from any. Saves that
 * run at the same time are made one after the other, each with all that is there by then.
 */
export function openProgress(checkpoint: Checkpoint, writer: string): Progress {
  const read = savedSchema.safeParse(checkpoint.saved ?? {}).data ?? savedSchema.parse({})
  // The schema's defaults are shared by all runs; what is filled here belongs to this one.
  const state: Saved = structuredClone(read)
  if (state.writer !== writer) state.parts = partsSchema.parse({})
  state.writer = writer
  let saving: Promise<void> = Promise.resolve()
  const save = () => {
    const previous = saving.catch(() => undefined)
    saving = previous.then(() => checkpoint.save(structuredClone(state)))
    return saving
  }
  return {
    searches: state.searches,
    parts: state.parts,
    get searchedAt() {
      return state.searchedAt
    },
    get spent() {
      return state.spent
    },
    keepSearch: (topic, search, usage) => {
      state.searches[topic] = search
      state.searchedAt = new Date().toISOString()
      state.spent = addUsage(state.spent, usage)
      return save()
    },
    keepPart: (name, part, usage) => {
      state.parts[name] = part
      state.spent = addUsage(state.spent, usage)
      return save()
    },
    count: (usage) => {
      state.spent = addUsage(state.spent, usage)
    },
    reported: () => {
      state.spent = null
      return save()
    },
  }
}
