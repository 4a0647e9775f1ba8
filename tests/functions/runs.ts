import { z } from 'zod'
import type { Step } from '../../supabase/functions/_shared/domain/validation.ts'
import { signUp, startTestBackend, type TestBackend, type TestUser } from '../support/backend'

export const WORKER = 'enhanced-idea-validation-full'
export const IDEA =
  'A subscription app that lets home bakers sell bread by bike in Munich. People forget to buy fresh bread. Home bakers pay €49 a month. There are about 2,000 home bakers in Munich.'
/** Long enough where other programs take most of the machine. */
const WAIT_LIMIT_MS = 100_000
const POLL_MS = 50

/**
 * A backend with running functions. `entries` maps function names to test entry files; a change to it takes effect when
 * a function next boots.
 */
export function startWithFunctions(
  env: Record<string, string> = {},
  entries: Record<string, string> = {},
): Promise<TestBackend> {
  return startTestBackend({ functions: { env, entries } })
}

/** Runs a test's entry file in place of the worker. */
export const workerFrom = (entry: string): Record<string, string> => ({
  [WORKER]: `tests/functions/entries/${entry}.ts`,
})

/** Adds an idea as the browser does and returns the id of its validation. */
export async function submit({ client, userId }: TestUser, idea = IDEA): Promise<string> {
  const row = { originalIdea: idea, status: 'pending', userId, title: 'Bread by bike' }
  const { data, error } = await client.from('idea_validations').insert(row).select('id').single()
  if (error) throw error
  return z.object({ id: z.string() }).parse(data).id
}

/** A new founder with one submitted idea. */
export async function founderOf(backend: TestBackend, idea = IDEA) {
  const user = await signUp(backend)
  return { ...user, validation: await submit(user, idea) }
}

interface Call {
  token?: string
  method?: string
  /** A string is sent as it is, anything else as JSON. */
  body?: unknown
  name?: string
}

/** Calls a function over HTTP, as a browser would. */
export function call(backend: TestBackend, { token, method = 'POST', body, name = WORKER }: Call) {
  return fetch(`${backend.url}/functions/v1/${name}`, {
    method,
    headers: {
      'content-type': 'application/json',
      apikey: backend.anonKey,
      // The origin that a browser sends for the app.
      origin: backend.url,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
}

/** Polls until there is an answer; throws an error naming `what` when time runs out. */
export async function eventually<Value>(
  what: string,
  ask: () => Promise<Value | null | false>,
): Promise<Value> {
  const end = Date.now() + WAIT_LIMIT_MS
  while (Date.now() < end) {
    const answer = await ask()
    if (answer) return answer
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Error(`Waited in vain until ${what}`)
}

export async function rowOf(backend: TestBackend, validation: string) {
  const [row] = await backend.sql('select * from public.idea_validations where id = $1', [validation])
  return z.looseObject({ status: z.string(), statusDetail: z.string().nullable() }).parse(row)
}

export const untilStatus = (backend: TestBackend, validation: string, status: string) =>
  eventually(`the validation is ${status}`, async () => {
    // Polls the status only: reading a whole report many times a second slows down the run.
    const [now] = await backend.sql('select status from public.idea_validations where id = $1', [validation])
    if (now?.status !== status && now?.status !== 'error') return null
    const row = await rowOf(backend, validation)
    if (row.status === 'error' && status === 'completed') throw new Error(`It ended: ${row.statusDetail}`)
    return row.status === status && row
  })

const stepRow = z.object({ step: z.string(), attempt: z.number(), leased: z.boolean(), done: z.boolean() })

/** The stored state of each step of a report: from the current run, or else from the last one. */
async function stepsOf(backend: TestBackend, validation: string) {
  const rows = await backend.sql(
    `select distinct on (step) step, attempt, lease is not null as leased, finished_at is not null as done
     from private.run_steps s join private.runs r on r.id = s.run_id
     where r.validation_id = $1 order by step, state = 'running' desc, finished_at desc nulls last`,
    [validation],
  )
  return z.array(stepRow).parse(rows)
}

export const untilStep = (
  backend: TestBackend,
  validation: string,
  step: Step,
  is: (state: z.infer<typeof stepRow>) => boolean,
) =>
  eventually(`the step ${step} is there`, async () => {
    const state = (await stepsOf(backend, validation)).find((row) => row.step === step)
    return state !== undefined && is(state) && state
  })

/** Expires the leases of all workers, as if they had died. */
export const lapseLeases = (backend: TestBackend) =>
  backend.sql(
    `with steps as (
       update private.run_steps set leased_until = now() - interval '1 second' where lease is not null
     )
     update private.runs set handed_over_until = null where handed_over_until is not null`,
  )

export const attemptsOf = async (backend: TestBackend, validation: string) =>
  Object.fromEntries((await stepsOf(backend, validation)).map(({ step, attempt }) => [step, attempt]))

export async function chargesOf(backend: TestBackend, validation: string): Promise<string[]> {
  const rows = await backend.sql('select * from private.charges where validation_id = $1', [validation])
  return z
    .array(z.looseObject({ state: z.string() }))
    .parse(rows)
    .map(({ state }) => state)
}
