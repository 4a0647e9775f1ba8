import { modelEngine } from '../../supabase/functions/_shared/ai/model-engine.ts'
import { fakeClient, type Script, stepInput } from './fake-client'

/** The concept of the sample idea. */
export async function sampleConcept() {
  const { section } = await modelEngine(fakeClient()).concept(stepInput())
  return section
}

/** The market section that a script leads to, with the client that wrote it. */
export async function marketOf(script: Script = {}, idea?: string) {
  const client = fakeClient(script)
  const input = { ...stepInput(null, idea), concept: await sampleConcept() }
  const written = await modelEngine(client).market(input)
  return { client, ...written }
}
