import type { LocalServer } from './server.ts'

const EVERY_MS = 60_000

const RUN_FUNCTION = 'enhanced-idea-validation-full'

/** Stands in for pg_cron: once a minute, and at once, runs that lost their worker are handed to a new one. */
export function startCron(server: LocalServer, url: () => string, log: (line: string) => void): () => void {
  const sweep = () => kickRuns(server, url()).catch((error) => log(`[cron] ${error}`))
  void sweep()
  const timer = setInterval(sweep, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

async function kickRuns({ backend, functions }: LocalServer, url: string): Promise<void> {
  const { database, keys } = backend
  const [found] = await database.query(
    "select 1 where to_regprocedure('public.sweep_validations()') is not null",
  )
  if (!found) return
  const [swept] = await database.query<{ runs: { validation: string; fence: string }[] }>(
    'select public.sweep_validations() as runs',
  )
  for (const { validation, fence } of swept?.runs ?? [])
    await functions.handle(
      new Request(`${url}/functions/v1/${RUN_FUNCTION}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${keys.secretKey}` },
        body: JSON.stringify({ validationId: validation, fence }),
      }),
    )
}
