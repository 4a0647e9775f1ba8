import type { LocalServer } from './server.ts'

const EVERY_MS = 60_000

interface Sweep {
  procedure: string
  /** What the procedure calls the run's id, and what the function that works on it does. */
  run: string
  argument: string
  worker: string
}

const SWEEPS: readonly Sweep[] = [
  {
    procedure: 'sweep_validations',
    run: 'validation',
    argument: 'validationId',
    worker: 'enhanced-idea-validation-full',
  },
  { procedure: 'sweep_roadmaps', run: 'roadmap', argument: 'roadmapId', worker: 'generate-roadmap' },
]

/** Stands in for pg_cron: once a minute, and at once, runs that lost their worker are handed to a new one. */
export function startCron(server: LocalServer, url: () => string, log: (line: string) => void): () => void {
  const kick = (sweep: Sweep) => kickRuns(server, url(), sweep).catch((error) => log(`[cron] ${error}`))
  const sweep = () => Promise.all(SWEEPS.map(kick))
  void sweep()
  const timer = setInterval(sweep, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

async function kickRuns({ backend, functions }: LocalServer, url: string, sweep: Sweep): Promise<void> {
  const { database, keys } = backend
  const { procedure, run, argument, worker } = sweep
  const [found] = await database.query('select 1 where to_regprocedure($1) is not null', [
    `public.${procedure}()`,
  ])
  if (!found) return
  const [swept] = await database.query<{ runs: Record<string, string>[] }>(
    `select public.${procedure}() as runs`,
  )
  for (const { [run]: id, fence } of swept?.runs ?? [])
    await functions.handle(
      new Request(`${url}/functions/v1/${worker}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${keys.secretKey}` },
        body: JSON.stringify({ [argument]: id, fence }),
      }),
    )
}
