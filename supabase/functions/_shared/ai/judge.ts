import type { Citation } from '../domain/citation.ts'
import type { Report } from '../domain/report.ts'
import { statementsOf } from '../domain/report-statements.ts'
import { type Checkpoint, StepPause, type Usage } from '../engine/engine.ts'
import type { Computing } from '../evidence/computing.ts'
import { decideWithin } from '../evidence/decide-pairs.ts'
import { type JudgePrompt, judgeAnswerSchema, judgeSupport, type SupportPair } from '../evidence/support.ts'
import { nestedCheckpoints } from './checkpoint-parts.ts'
import type { ModelClient } from './model-client.ts'
import { addUsage } from './usage-sum.ts'

const MAX_OUTPUT_TOKENS = 6_000
/**
 * Time that another batch needs, in ms. With less, the step pauses, unless this worker has only read saved answers so
 * far.
 */
const BATCH_MS = 20_000
const TAKEN_OVER_MS = 1_000

export interface Judged {
  citations: Citation[]
  usage: Usage | null
}

/**
 * Judges with a cheap model, in batches, whether quotations support the statements that cite them; code first decides
 * the pairs that it can. Each answer is kept in the checkpoint, so that later attempts do not ask again. Throws the
 * client's errors, and `StepPause` if another invocation must continue.
 */
export async function judgeReport(
  client: ModelClient,
  report: Report,
  citations: readonly Citation[],
  { checkpoint, signal, computing }: { checkpoint: Checkpoint; signal: AbortSignal; computing: Computing },
): Promise<Judged> {
  const parts = nestedCheckpoints(checkpoint)
  let began: number | null = null
  let usage: Usage | null = null
  const ask = async ({ system, prompt }: JudgePrompt, _: SupportPair[]) => {
    began ??= Date.now()
    const hasAsked = Date.now() - began > TAKEN_OVER_MS
    if (hasAsked && client.endsAt - Date.now() < BATCH_MS) throw new StepPause(new Date(), null)
    const answer = await client.write({
      schema: judgeAnswerSchema,
      name: 'judge',
      system,
      prompt,
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      checkpoint: parts(await digestOf(prompt)),
      signal,
    })
    usage = addUsage(usage, answer.usage)
    return answer.value
  }
  const decide = decideWithin(parts('pairs'), computing)
  return { citations: await judgeSupport(statementsOf(report), citations, ask, decide), usage }
}

async function digestOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
