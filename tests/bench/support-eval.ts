import { parseArgs } from 'node:util'
import { supportVerdictSchema } from '@domain/citation'
import { MODEL_PROVIDERS, PROVIDERS } from '@domain/model-providers'
import { aiEnvironment, hasKey } from '../../supabase/functions/_shared/ai/environment'
import { openModel } from '../../supabase/functions/_shared/ai/open-model'
import { addUsage } from '../../supabase/functions/_shared/ai/usage-sum'
import type { Usage } from '../../supabase/functions/_shared/engine/engine'
import { judgeAnswerSchema } from '../../supabase/functions/_shared/evidence/support'
import { evaluateJudge, type Measured, measured } from '../evidence/support-set/evaluate'
import { HALVES, supportSet } from '../evidence/support-set/load'

/*
 * Sends the labeled pairs of tests/evidence/support-set to the model that judges quotations, in the prompt of a report,
 * and prints precision and recall. The provider is the named one, or the first with a key in the environment
 * (docs/engines.md#environment); its cheap model judges, unless the environment names another. The provider bills for
 * this.
 *
 *   npm run eval:support -- [--provider openai] [--half held-out] [--all] [--errors]
 */

const { values } = parseArgs({
  options: {
    provider: { type: 'string' },
    half: { type: 'string' },
    /** Also sends the pairs that code decides in a report. */
    all: { type: 'boolean', default: false },
    errors: { type: 'boolean', default: false },
  },
})
const variableOf = (name: string) => process.env[name]
const withKey = PROVIDERS.filter((each) => hasKey(each, variableOf))
const provider = values.provider ? withKey.find((each) => each === values.provider) : withKey[0]
if (!provider) {
  const keys = PROVIDERS.map((each) => MODEL_PROVIDERS[each].variables.key)
  const wanted = PROVIDERS.find((each) => each === values.provider)
  console.error(
    `Nothing was run: set ${wanted ? MODEL_PROVIDERS[wanted].variables.key : `one of ${keys.join(', ')}`}.`,
  )
  process.exit(2)
}
const halves = HALVES.filter((half) => !values.half || half === values.half)
if (halves.length === 0) {
  console.error(`The halves of the set are ${HALVES.join(' and ')}.`)
  process.exit(2)
}

const environment = aiEnvironment(variableOf)
/** No time limit for all calls together, because no worker is retired here. */
const endsAt = Number.MAX_SAFE_INTEGER
const opened = openModel(
  { provider, model: MODEL_PROVIDERS[provider].cheapModel },
  environment,
  new Date(),
  endsAt,
)
if (!opened) throw new Error(`${provider} cannot be reached`)
const client = opened.cheap

let total: Usage | null = null
const pairs = halves.flatMap(supportSet)
const evaluated = await evaluateJudge(
  pairs,
  ({ system, prompt }) =>
    client.write({
      schema: judgeAnswerSchema,
      name: 'judge',
      system,
      prompt,
      maxOutputTokens: 6_000,
      signal: new AbortController().signal,
    }),
  {
    all: values.all,
    onUsage: (usage) => {
      total = addUsage(total, usage)
    },
  },
)

const percent = (part: number, of: number) => (of > 0 ? `${((100 * part) / of).toFixed(1)}%` : '–')
const row = (name: string, { given, deserved, right }: Measured) =>
  console.log(
    `${name.padEnd(22)} precision ${percent(right, given).padStart(6)} (${right}/${given})  recall ${percent(right, deserved).padStart(6)} (${right}/${deserved})`,
  )
for (const by of ['model', 'code'] as const) {
  const of = evaluated.filter((each) => each.by === by)
  if (of.length === 0) continue
  console.log(
    by === 'model' ? `${client.model}, ${of.length} pairs` : `decided in code before, ${of.length} pairs`,
  )
  for (const verdict of supportVerdictSchema.options) row(`  ${verdict}`, measured(of, [verdict]))
  row('  any objection', measured(of, ['partly', 'contradicts', 'unrelated']))
}
const missing = evaluated.filter(({ verdict }) => verdict === null).length
if (missing > 0) console.log(`${missing} pairs got no verdict.`)
const used: Usage | null = total
if (used) console.log(usageWords(used))
if (values.errors)
  for (const { pair, verdict, by } of evaluated.filter((each) => each.verdict !== each.pair.label))
    console.log(`  ${pair.label}, taken for ${verdict ?? 'none'} by ${by}: ${pair.statement}`)

function usageWords({ calls, inputTokens, outputTokens, cachedTokens, costDollars }: Usage): string {
  const cost = costDollars === null ? 'cost unknown' : `$${costDollars.toFixed(4)}`
  return `${calls} calls, ${inputTokens} tokens in (${cachedTokens ?? 0} cached), ${outputTokens} out, ${cost}`
}
