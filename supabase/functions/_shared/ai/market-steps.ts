import type { z } from 'zod'
import { ratesOf } from '../domain/exchange-rates.ts'
import type { ConceptSection, MarketSection } from '../domain/report.ts'
import type { MarketPart } from '../domain/validation.ts'
import { type Gathered, type Materials, StepFailure, type StepInput } from '../engine/engine.ts'
import { readGaps } from './gaps.ts'
import { readMaterials } from './materials.ts'
import type { ModelClient, WriteRequest } from './model-client.ts'
import { competitorsPrompt, type MarketMaterial, marketPrompt, risksPrompt } from './prompts/market.ts'
import type { Prompt } from './prompts/rules.ts'
import { findingsOf } from './research.ts'
import { resolveCites, unsupportedFigures } from './sections/cites.ts'
import { competitorFaults, competitorsOutputSchema } from './sections/competitors.ts'
import { marketFaults, marketOutputSchema } from './sections/market.ts'
import { marketSection } from './sections/market-section.ts'
import { riskPartFaults, risksOutputSchema } from './sections/risks.ts'

/** Tokens for a part's text and the model's reasoning before it. */
export const MAX_OUTPUT_TOKENS = 8_000

type PartInput = StepInput & { concept: ConceptSection; materials: Materials }

interface Part<Output> {
  schema: z.ZodType<Output>
  problems: NonNullable<WriteRequest<Output>['problems']>
  prompt(material: MarketMaterial): Prompt
}

/** Writes one part of the market section from the findings, to be stored with its author. */
export async function writePart(client: ModelClient, input: PartInput, part: MarketPart): Promise<Gathered> {
  const writing = {
    market: () =>
      written(client, input, part, {
        schema: marketOutputSchema,
        problems: marketFaults,
        prompt: marketPrompt,
      }),
    competitors: () =>
      written(client, input, part, {
        schema: competitorsOutputSchema,
        problems: competitorFaults,
        prompt: competitorsPrompt,
      }),
    risks: () =>
      written(client, input, part, {
        schema: risksOutputSchema,
        problems: riskPartFaults,
        prompt: risksPrompt,
      }),
  }
  return writing[part]()
}

async function written<Output>(
  client: ModelClient,
  input: PartInput,
  name: MarketPart,
  { schema, problems, prompt }: Part<Output>,
): Promise<Gathered> {
  const findings = findingsOf(readMaterials(input.materials), input)
  const { value, usage } = await client.write({
    name,
    schema,
    ...prompt({ ...findings, input, objections: readGaps(input.materials).objections }),
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    problems,
    wishes: (output) => unsupportedFigures(output, findings.sources),
    checkpoint: input.checkpoint,
    signal: input.signal,
  })
  return { material: { output: value, by: { id: client.id, model: client.model } }, usage }
}

/**
 * Assembles the market section from its parts, without calling a model. A part that could not be written is listed as
 * missing with its reason. Throws `StepFailure` if none was written.
 */
export function assembleMarket(input: PartInput): MarketSection {
  const gathering = readMaterials(input.materials)
  const { parts, unwritten } = gathering
  if (Object.keys(parts).length === 0)
    throw new StepFailure(unwritten.find(({ reason }) => reason)?.reason || NOTHING_WRITTEN, {
      detail: 'No part of the market could be written.',
      retryable: false,
    })
  const findings = findingsOf(gathering, input)
  const cut = <Output>(output: Output | undefined, schema: z.ZodType<Output>) =>
    output && resolveCites(output, schema, findings.sources)
  const section = marketSection(
    {
      market: cut(parts.market, marketOutputSchema),
      competitors: cut(parts.competitors, competitorsOutputSchema),
      risks: cut(parts.risks, risksOutputSchema),
    },
    findings,
    { ...input, rates: ratesOf(input.lookups) },
  )
  return unwritten.length > 0 ? { ...section, missing: unwritten } : section
}

const NOTHING_WRITTEN =
  'The market could not be written. Nothing was charged, and what is finished is kept. Please try again.'
