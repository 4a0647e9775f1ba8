import { RESEARCH_TOPICS } from '../domain/citation.ts'
import type { EngineNote } from '../domain/validation.ts'
import type { Engine, StepInput } from '../engine/engine.ts'
import type { FetchPage } from '../evidence/page.ts'
import { planGaps } from './gaps.ts'
import { judgeReport } from './judge.ts'
import { assembleMarket, MAX_OUTPUT_TOKENS, writePart } from './market-steps.ts'
import { partsWriter } from './materials.ts'
import type { ModelClient } from './model-client.ts'
import { audiencePrompt } from './prompts/audience.ts'
import { conceptPrompt } from './prompts/concept.ts'
import { searchAgain, searchTopic } from './research.ts'
import { revisionFor } from './revision.ts'
import { audienceFaults, audienceOutputSchema, audienceSection } from './sections/audience.ts'
import { briefFromModel } from './sections/brief.ts'
import { conceptFaults, conceptOutputSchema, conceptSection } from './sections/concept.ts'

const noteOf = ({ id, model }: ModelClient, { briefVersion }: StepInput): EngineNote => ({
  id,
  model,
  briefVersion,
  sections: {},
})

/**
 * Writes the sections with a provider's model (docs/engines.md#models). The idea and web pages are data, never
 * instructions. Every statement carries its basis; a source is named only with a quote. Throws the client's errors:
 * `StepFailure`, or the signal's reason.
 */
export const modelEngine = (client: ModelClient, fetchPage: FetchPage): Engine => ({
  concept: async (input) => {
    const { value, usage } = await client.write({
      schema: conceptOutputSchema,
      name: 'concept',
      ...conceptPrompt(input, revisionFor(input, ['competitors', 'demand', 'counter', 'regulation'])),
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      problems: conceptFaults,
      checkpoint: input.checkpoint,
      signal: input.signal,
    })
    // Only the founder changes what was read from the idea; findings never do.
    if (input.revising)
      return { section: conceptSection(value, input.idea), engine: noteOf(client, input), usage }
    const brief = briefFromModel(input.brief, value.brief, input.idea, client.model)
    return { section: conceptSection(value, input.idea), brief, engine: noteOf(client, input), usage }
  },
  audience: async (input) => {
    const { value, usage } = await client.write({
      schema: audienceOutputSchema,
      name: 'audience',
      ...audiencePrompt(input, revisionFor(input, ['demand', 'size'])),
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      problems: audienceFaults,
      checkpoint: input.checkpoint,
      signal: input.signal,
    })
    return { section: audienceSection(value, input.idea), engine: noteOf(client, input), usage }
  },
  market: async (input) => ({
    section: assembleMarket({ materials: {}, ...input }),
    engine: { ...noteOf(client, input), ...partsWriter(input.materials ?? {}) },
    usage: null,
  }),
  research: {
    plan: {
      topics: client.canSearch ? RESEARCH_TOPICS : [],
      oneAtATime: client.oneAtATime,
      followUp: client.followUp,
    },
    judge: (input) => judgeReport(client.cheap, input.report, input.citations, input),
    gaps: (input) => planGaps(client, input),
    searchAgain: (input, number) => searchAgain(client, fetchPage, input, number),
    search: (input, topic) => searchTopic(client, fetchPage, input, topic),
    part: (input, part) => writePart(client, input, part),
  },
})
