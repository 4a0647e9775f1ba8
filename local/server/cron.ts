import type { LocalServer } from './server.ts'

const EVERY_MS = 60_000

/** A run to continue, and the function that works on it. */
interface Kick {
  run: string
  fence: string
  worker: string
}

/** Replaces pg_cron: on start and every minute, hands runs that lost their worker to a new one. */
export function startCron(server: LocalServer, url: () => string, log: (line: string) => void): () => void {
  const sweep = () => kickRuns(server, url()).catch((error) => log(`[cron] ${error}`))
  void sweep()
  const timer = setInterval(sweep, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

async function kickRuns({ backend, functions }: LocalServer, url: string): Promise<void> {
  const { database, keys } = backend
  const [found] = await database.query(`select 1 where to_regprocedure('public.sweep_runs()') is not null`)
  if (!found) return
  const [swept] = await database.query<{ runs: Kick[] }>('select public.sweep_runs() as runs')
  for (const kick of swept?.runs ?? [])
    await functions.handle(
      new Request(`${url}/functions/v1/${kick.worker}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${keys.secretKey}` },
        body: JSON.stringify(kick),
      }),
    )
}
