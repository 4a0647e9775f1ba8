import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { sampleReply, startWithModels } from '../functions/model-runs'
import { rowOf } from '../functions/runs'
import { reply } from '../support/fake-model-server'

/** Duration of every call of the fake model. */
const LATENCY_MS = 10_000
/** Approximate length of a token of English, in characters. */
const TOKEN_CHARS = 4
/** One concept, six searches, the personas and three parts. */
const ROUND_CALLS = 11
const POLL_MS = 10

/**
 * Prints the time that the pipeline adds to a model's calls, the time until the first section can be read, and the size
 * of the prompts. The searches run in parallel with the concept, then the parts of the market run in parallel: the time
 * of two calls.
 */
export async function printModelTimes(): Promise<void> {
  const running = await startWithModels({ AI_CALL_TIMEOUT_SECONDS: '30' })
  await running.use('openai')
  const warm = await running.started()
  while ((await rowOf(running.backend, warm.validation)).status !== 'completed') await pause(POLL_MS)

  running.models.on((call) => reply.after(LATENCY_MS, sampleReply(call)))
  const { validation, nudge } = await running.submitted()
  const started = performance.now()
  await nudge()
  let first = 0
  for (;;) {
    const row = await rowOf(running.backend, validation)
    if (!first && row.projectConcept) first = performance.now() - started
    if (row.status === 'error') throw new Error(String(row.statusDetail))
    if (row.status === 'completed') break
    await pause(POLL_MS)
  }
  const total = performance.now() - started
  await running.close()
  const share = (ms: number) => (ms / LATENCY_MS).toFixed(2)
  console.log(`model of ${LATENCY_MS} ms a call, from the start on`)
  console.log(`  report ${Math.round(total)} ms: ${share(total)} of one call (≤ 2.40)`)
  console.log(`  first section ${Math.round(first)} ms: ${share(first)} of one call (≤ 1.20)`)
  const asked = running.models.calls.slice(-ROUND_CALLS)
  const chars = asked.reduce((sum, { system, prompt }) => sum + system.length + prompt.length, 0)
  console.log(`  ${asked.length} calls, about ${Math.round(chars / TOKEN_CHARS)} tokens of prompts`)
}
