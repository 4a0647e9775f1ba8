import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { IDEA_MAX_CHARS } from '@domain/idea'
import { LISTED_COLUMNS } from '@/features/ideas/list-view'
import { startBackend } from '../../local/server/start-backend'
import { builtInAnalyst } from '../../supabase/functions/_shared/analyst/analyst'
import { emptyBrief } from '../../supabase/functions/_shared/domain/brief/brief'
import { readIdea } from '../../supabase/functions/_shared/domain/brief/reader/read-idea'
import { withReading } from '../../supabase/functions/_shared/domain/brief/with-reading'
import { frozenReport, measureFrozenSet } from '../evidence/frozen/measure'
import { serviceClient, signUp, type TestBackend, type TestUser } from '../support/backend'
import { BENCH_IDEAS } from './bench-ideas'
import { printListTimes } from './list-bench'
import { printModelTimes } from './model-bench'
import { printOfflineTimes } from './offline-bench'

const LIST_ROWS = 500
const LIST_CLIENTS = 10
const LIST_MS = 5_000
const POLL_MS = 10

/** The quantile of the numbers: 0.5 is the median. */
function quantile(numbers: number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Milliseconds from the call that starts a validation until its row is completed. */
async function ideaToReport(backend: TestBackend, idea: string): Promise<number> {
  const { client, userId, accessToken } = await signUp(backend)
  const { data, error } = await client
    .from('idea_validations')
    .insert({ originalIdea: idea, status: 'pending', userId })
    .select('id')
    .single()
  if (error) throw error
  const started = performance.now()
  const response = await backend.fetch(`${backend.url}/functions/v1/enhanced-idea-validation-full`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ idea, validationId: data.id }),
  })
  if (response.status !== 202) throw new Error(`The start answered ${response.status}`)
  while ((await statusOf(backend, data.id)) !== 'completed') await pause(POLL_MS)
  return performance.now() - started
}

async function statusOf(backend: TestBackend, id: string): Promise<string> {
  const { data, error } = await serviceClient(backend)
    .from('idea_validations')
    .select('status, statusDetail')
    .eq('id', id)
    .single()
  if (error) throw error
  if (data.status === 'error') throw new Error(data.statusDetail)
  return data.status
}

/** Answered requests per second of the dashboard's list, with several clients at once. */
async function listRate({ client, userId }: TestUser): Promise<number> {
  const until = performance.now() + LIST_MS
  const ask = async () => {
    let answered = 0
    while (performance.now() < until) {
      const { data, error } = await client
        .from('idea_validations')
        .select(LISTED_COLUMNS)
        .eq('userId', userId)
        .order('created_at', { ascending: false })
        .limit(50)
      if (error || data.length !== 50) throw error ?? new Error('The list is not complete')
      answered += 1
    }
    return answered
  }
  const counts = await Promise.all(Array.from({ length: LIST_CLIENTS }, ask))
  return counts.reduce((sum, count) => sum + count, 0) / (LIST_MS / 1000)
}

/** Milliseconds that the built-in analyst takes to write all sections of one report, in this process. */
async function writingTime(idea: string): Promise<number> {
  const { signal } = new AbortController()
  const input = {
    idea,
    brief: withReading(emptyBrief(), readIdea(idea), idea),
    briefVersion: 0,
    signal,
    attempt: 1,
    checkpoint: { saved: null, save: async () => {} },
  }
  const started = performance.now()
  const { section: concept } = await builtInAnalyst.concept(input)
  await builtInAnalyst.audience({ ...input, concept })
  await builtInAnalyst.market({ ...input, concept })
  return performance.now() - started
}

async function printWritingTimes(): Promise<void> {
  for (const idea of BENCH_IDEAS) await writingTime(idea)
  const times: number[] = []
  for (const idea of BENCH_IDEAS) times.push(await writingTime(idea))
  const longest = BENCH_IDEAS.join(' ').repeat(30).slice(0, IDEA_MAX_CHARS)
  console.log('built-in analyst, all sections, without server')
  console.log(`  median ${Math.round(quantile(times, 0.5))} ms`)
  console.log(`  idea of ${IDEA_MAX_CHARS} characters ${Math.round(await writingTime(longest))} ms`)
}

async function main(): Promise<void> {
  await printWritingTimes()
  const backend = await startBackend({ functions: { env: { LOOKUPS: 'off' } } })
  const cold = await ideaToReport(backend, BENCH_IDEAS[0])
  const times: number[] = []
  for (const idea of BENCH_IDEAS) times.push(await ideaToReport(backend, idea))
  const reader = await signUp(backend)
  await backend.sql(
    `insert into public.idea_validations ("originalIdea", status, "userId")
     select 'An idea for the list, number ' || n, 'pending', $1 from generate_series(1, $2::int) n`,
    [reader.userId, LIST_ROWS],
  )
  const rate = await listRate(reader)
  console.log(`idea to report, built-in engine (${times.length} ideas, after the call, server side)`)
  console.log(`  first (cold functions) ${Math.round(cold)} ms`)
  console.log(`  median ${Math.round(quantile(times, 0.5))} ms, p95 ${Math.round(quantile(times, 0.95))} ms`)
  console.log(`dashboard list (${LIST_ROWS} rows, page of 50, ${LIST_CLIENTS} clients)`)
  console.log(`  ${rate.toFixed(0)} requests/s`)
  await backend.close()
  await printOfflineTimes()
  await printListTimes()
  await printModelTimes()
  console.log(frozenReport(await measureFrozenSet()))
}

await main()
