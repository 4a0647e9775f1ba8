import type { z } from 'zod'
import type { ConceptSection, MarketSection } from '../domain/report.ts'
import type { StepInput, Usage } from '../engine/engine.ts'
import { failure } from './failures.ts'
import type { ModelClient, WriteRequest } from './model-client.ts'
import { competitorsPrompt, marketPrompt, risksPrompt } from './prompts/market.ts'
import type { Prompt } from './prompts/rules.ts'
import { lookUp } from './research.ts'
import { type MarketOutputs, openProgress, type Progress } from './research-progress.ts'
import { competitorFaults, competitorsOutputSchema } from './sections/competitors.ts'
import { marketFaults, marketOutputSchema } from './sections/market.ts'
import { marketSection } from './sections/market-section.ts'
import { riskPartFaults, risksOutputSchema } from './sections/risks.ts'
import { settled } from './settled.ts'

/** Room for a part's text and for what a model thinks before it writes. */
export const MAX_OUTPUT_TOKENS = 8_000

/** In less time than this the parts are seldom written, and would be paid for all the same. */
const WRITING_MS = 15_000

interface Part<Output> extends Prompt {
  schema: z.ZodType<Output>
  problems: WriteRequest<Output>['problems']
}

/** The provider, its model and whether it could search: a part is only taken over from its like. */
const writerOf = ({ id, model, canSearch }: ModelClient) =>
  `${id} ${model} ${canSearch ? 'searched' : 'unsearched'}`

/**
 * Researches and writes the market section. Its three parts are written side by side, each short enough for one
 * call; a later attempt pays only for searches and parts that are missing.
 */
export async function writeMarket(
  client: ModelClient,
  input: StepInput & { concept: ConceptSection },
): Promise<{ section: MarketSection; usage: Usage | null }> {
  const { signal } = input
  const progress = openProgress(input.checkpoint, writerOf(client))
  const findings = await lookUp(client, input, progress)
  await settled([timeToWrite(client)], progress, signal)
  const material = { ...findings, input }
  const write = partWriter(client, progress, signal)
  const [market, competitors, risks] = await settled(
    [
      write('market', {
        schema: marketOutputSchema,
        ...marketPrompt(material),
        problems: marketFaults,
      }),
      write('competitors', {
        schema: competitorsOutputSchema,
        ...competitorsPrompt(material),
        problems: competitorFaults,
      }),
      write('risks', {
        schema: risksOutputSchema,
        ...risksPrompt(material),
        problems: riskPartFaults,
      }),
    ],
    progress,
    signal,
  )
  return { section: marketSection({ market, competitors, risks }, findings, input), usage: progress.spent }
}

/** Throws where slow searches have used up the time of this attempt; what they found waits for the next. */
async function timeToWrite({ id, model, endsAt }: ModelClient): Promise<void> {
  const leftMs = endsAt - Date.now()
  if (leftMs < WRITING_MS)
    throw failure(
      'slow',
      `The searches of ${id} (${model}) left ${Math.max(0, leftMs)} ms to write in.`,
      null,
    )
}

/** Writes one part, or takes over what an earlier attempt has saved of it. */
const partWriter =
  (client: ModelClient, progress: Progress, signal: AbortSignal) =>
  async <Name extends keyof MarketOutputs>(
    name: Name,
    part: Part<MarketOutputs[Name]>,
  ): Promise<MarketOutputs[Name]> => {
    const saved = progress.parts[name]
    if (saved) return saved
    const { value, usage } = await client.write({ name, ...part, maxOutputTokens: MAX_OUTPUT_TOKENS, signal })
    await progress.keepPart(name, value, usage)
    return value
  }
