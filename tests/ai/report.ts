import { RESEARCH_TOPICS } from '@domain/citation'
import type { ConceptSection } from '@domain/report'
import { MARKET_PARTS } from '@domain/validation'
import { modelEngine } from '../../supabase/functions/_shared/ai/model-engine.ts'
import { addUsage } from '../../supabase/functions/_shared/ai/usage-sum.ts'
import type { Engine, StepInput, Usage } from '../../supabase/functions/_shared/engine/engine.ts'
import type { FetchPage } from '../../supabase/functions/_shared/evidence/page.ts'
import { fakeClient, type Script, stepInput } from './fake-client'

/** A web where no page can be read, so that the search results are the only text of the sources. */
export const noPages: FetchPage = async () => ({ outcome: 'unreachable', reason: 'The page answered 404.' })

const written = modelEngine(fakeClient(), noPages).concept(stepInput())

/** The concept of the sample idea. */
export const sampleConcept = async () => (await written).section

/** Writes the market as a run does: searches, then parts, then the section; also returns the total usage. */
export async function marketBy(engine: Engine, input: StepInput & { concept: ConceptSection }) {
  const { research } = engine
  if (!research) throw new Error('The engine does not research')
  const materials: Record<string, unknown> = {}
  let usage: Usage | null = null
  const keep = (step: string, { material, usage: used }: { material: object; usage: Usage | null }) => {
    // As returned by the database.
    materials[step] = JSON.parse(JSON.stringify({ material }))
    usage = addUsage(usage, used)
  }
  for (const topic of RESEARCH_TOPICS)
    if (research.plan.topics.includes(topic)) keep(`search-${topic}`, await research.search(input, topic))
  const findings = { ...materials }
  for (const part of MARKET_PARTS)
    keep(`part-${part}`, await research.part({ ...input, materials: findings }, part))
  return { ...(await engine.market({ ...input, materials })), usage: usage as Usage | null }
}

/** The market section that a script produces, with the client that wrote it. */
export async function marketOf(script: Script = {}, idea?: string, fetchPage: FetchPage = noPages) {
  const client = fakeClient(script)
  const input = { ...stepInput(null, idea), concept: await sampleConcept() }
  return { client, ...(await marketBy(modelEngine(client, fetchPage), input)) }
}
