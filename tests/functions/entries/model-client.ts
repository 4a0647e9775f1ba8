// Makes one model client call. The request body holds the prompt and any variables that override the environment.
import { z } from 'zod'
import { aiEnvironment } from '../../../supabase/functions/_shared/ai/environment.ts'
import { openModel } from '../../../supabase/functions/_shared/ai/open-model.ts'
import { providerSettingsSchema } from '../../../supabase/functions/_shared/domain/model-providers.ts'
import { StepFailure } from '../../../supabase/functions/_shared/engine/engine.ts'

const requestSchema = z.object({
  settings: providerSettingsSchema,
  variables: z.record(z.string(), z.string()).default({}),
  today: z.coerce.date().default(() => new Date('2026-11-21')),
  call: z.enum(['write', 'search', 'none']),
  prompt: z.string().default('What is there?'),
  abortAfterMs: z.number().optional(),
  leftMs: z.number().optional(),
})

const reportSchema = z.object({
  title: z.string().min(1).max(80),
  growthPercent: z.number().nullable(),
  claims: z.array(z.object({ text: z.string(), source: z.string().nullable() })).max(5),
})
const SOURCES = ['s1', 's2']

Deno.serve(async (request: Request) => {
  const { settings, variables, today, call, prompt, abortAfterMs, leftMs } = requestSchema.parse(
    await request.json(),
  )
  const environment = aiEnvironment((name) => variables[name] ?? Deno.env.get(name))
  const client = openModel(settings, environment, today, leftMs && Date.now() + leftMs)
  if (!client) return Response.json(null)
  const about = () => ({ id: client.id, model: client.model, canSearch: client.canSearch })
  const signal = abortAfterMs ? AbortSignal.timeout(abortAfterMs) : request.signal
  const asked = { system: 'You test things.', prompt, signal }
  const run = {
    none: async () => ({}),
    search: () => client.search(asked),
    write: () =>
      client.write({
        ...asked,
        schema: reportSchema,
        name: 'report',
        maxOutputTokens: 900,
        problems: ({ claims }) =>
          claims.flatMap(({ source }) =>
            source === null || SOURCES.includes(source) ? [] : [`There is no source ${source}.`],
          ),
      }),
  }
  try {
    return Response.json({ ...about(), ...(await run[call]()), ...about() })
  } catch (error) {
    // Logs the failure as the pipeline does.
    console.error('Step failed', error)
    if (!(error instanceof StepFailure)) return Response.json({ ...about(), thrown: String(error) })
    const { message: reason, detail, retryable, notBefore, usage } = error
    return Response.json({ ...about(), failure: { reason, detail, retryable, notBefore, usage } })
  }
})
