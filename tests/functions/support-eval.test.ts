import { execFile } from 'node:child_process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { supportSet } from '../evidence/support-set/load'
import {
  type Call,
  type FakeModelServer,
  KEYS,
  reply,
  startFakeModelServer,
} from '../support/fake-model-server'

let models: FakeModelServer
beforeAll(async () => {
  models = await startFakeModelServer()
})
afterAll(() => models.close())

/** Runs the command with these variables, and no environment variable that could reach a real provider. */
const evaluate = (variables: Record<string, string>, ...options: string[]) =>
  new Promise<{ code: number; out: string; errors: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'tests/bench/support-eval.ts', ...options],
      { env: { PATH: process.env.PATH, HOME: process.env.HOME, ...variables } },
      (error, out, errors) => resolve({ code: Number(error?.code ?? 0), out, errors }),
    )
  })

const lineSchema = z.object({ id: z.string(), statement: z.string() })
const pairsIn = ({ prompt }: Call) =>
  prompt
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => lineSchema.parse(JSON.parse(line)))

/** A judge that is right except that it calls 'partly' pairs supported, and that leaves one pair out of its first answer. */
function lenientJudge(call: Call) {
  const labels = new Map(supportSet('held-out').map(({ statement, label }) => [statement, label]))
  const verdicts = pairsIn(call).map(({ id, statement }) => {
    const label = labels.get(statement)
    return { id, verdict: label === 'partly' ? 'supports' : label, reason: 'It says so.' }
  })
  return reply.json({ verdicts: call.nth === 1 ? verdicts.slice(1) : verdicts })
}

// How each provider is called is in model-client.test.ts.
it('measures the judge of the provider that it is told to take, in the prompt of a report', async () => {
  const provider = 'anthropic'
  models.reset()
  models.on(lenientJudge)
  const { code, out, errors } = await evaluate(models.env, '--provider', provider, '--half', 'held-out')
  expect([code, errors]).toEqual([0, ''])
  const asked = models.calls.flatMap(pairsIn).length
  expect(models.calls.every((call) => call.provider === provider && call.name === 'judge')).toBe(true)
  expect(out).toMatch(new RegExp(`^\\S+, ${asked} pairs$`, 'm'))
  expect(out).toMatch(/^ {2}partly +precision +– \(0\/0\) +recall +0\.0% \(0\/\d+\)$/m)
  expect(out).toMatch(/^ {2}contradicts +precision 100\.0%/m)
  expect(out).toMatch(/^ {2}supports +precision +\d\d\.\d%/m)
  expect(out).toContain('1 pairs got no verdict.')
  expect(out).toMatch(new RegExp(`^${models.calls.length} calls, \\d+ tokens in`, 'm'))
  expect(out).not.toContain(KEYS[provider])
})

it('asks about all pairs where it is told to', async () => {
  models.reset()
  models.on(lenientJudge)
  const { code } = await evaluate(models.env, '--half', 'held-out', '--all')
  expect([code, models.calls.flatMap(pairsIn).length]).toEqual([0, supportSet('held-out').length])
})

it('says what is missing where no provider has a key, and calls nobody', async () => {
  models.reset()
  expect(await evaluate({})).toMatchObject({
    code: 2,
    errors: 'Nothing was run: set one of OPENAI_API_KEY, ANTHROPIC_API_KEY, DEEPSEEK_API_KEY.\n',
  })
  expect(models.calls).toEqual([])
})
