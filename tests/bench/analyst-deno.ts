import process from 'node:process'
import { text } from 'node:stream/consumers'

// Run by Deno: how long a report takes there, and how much memory the analyst needs beyond an empty worker.
const MEBIBYTE = 2 ** 20
const ideas: string[] = JSON.parse(await text(process.stdin))
const empty = process.memoryUsage().rss
const { builtInAnalyst } = await import('../../supabase/functions/_shared/analyst/analyst.ts')
const { NO_CORRECTIONS } = await import('../../supabase/functions/_shared/domain/understanding.ts')

async function write(idea: string): Promise<number> {
  const { signal } = new AbortController()
  const checkpoint = { saved: null, save: async () => {} }
  const input = { idea, corrections: NO_CORRECTIONS, signal, attempt: 1, checkpoint }
  const started = performance.now()
  const { section: concept } = await builtInAnalyst.concept(input)
  await builtInAnalyst.audience({ ...input, concept })
  await builtInAnalyst.market({ ...input, concept })
  return performance.now() - started
}

const overEmpty = () => Math.round((process.memoryUsage().rss - empty) / MEBIBYTE)
const times: number[] = [await write(ideas[0] ?? '')]
const afterOne = overEmpty()
for (const idea of ideas.slice(1)) times.push(await write(idea))
const [first = 0] = times
const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
console.log(
  `on Deno: report median ${median.toFixed(1)} ms, first (domain not loaded) ${first.toFixed(0)} ms`,
)
console.log(`  memory over an empty worker: ${afterOne} MB after one report, ${overEmpty()} MB after all`)
