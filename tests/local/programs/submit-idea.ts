// Signs up on the real project and submits an idea through the edge function; prints the result.
import { signUp, startTestBackend } from '../../support/backend'

const backend = await startTestBackend({ functions: {}, log: (line) => console.log(line) })
const { client, userId } = await signUp(backend)
const row = { userId, originalIdea: 'A booking app for dog groomers', status: 'pending' }
const { data } = await client.from('idea_validations').insert(row).select('id').single().throwOnError()
const { error } = await client.functions.invoke('validate-idea', { body: { validationId: data.id } })
const [after] = await backend.sql('select status from public.idea_validations')
console.log(JSON.stringify({ error: error?.message ?? null, status: after?.status }))
await backend.close()
