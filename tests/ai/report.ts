import { modelEngine } from '../../supabase/functions/_shared/ai/model-engine.ts'
import { fakeClient, type Script, stepInput } from './fake-client'

const written = modelEngine(fakeClient()).concept(stepInput())

/** The concept of the sample idea. */
export const sampleConcept = async () => (await written).section

/** The market section that a script leads to, with the client that wrote it. */
export async function marketOf(script: Script = {}, idea?: string) {
  const client = fakeClient(script)
  const input = { ...stepInput(null, idea), concept: await sampleConcept() }
  return { client, ...(await modelEngine(client).market(input)) }
}
