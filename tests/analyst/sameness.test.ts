import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { denoProgram } from '../../local/deno-program'
import { EXPECTED_IDEAS } from './expected-ideas'
import { reportOn } from './written'

const PROCESS_MS = 60_000
const folder = fileURLToPath(new URL('../../', import.meta.url))

/** One idea of each domain and a text in many letters. */
const IDEAS = [
  ...new Map(EXPECTED_IDEAS.map(({ domain, idea }) => [domain, idea])).values(),
  'İstanbul’da değil: an app for çay shops in São Paulo, R$ 9,90 a month, with straße maps ﬁt for phones',
]

/** The reports of another process, as the hosted runtime writes them, in its own place, time and order. */
function elsewhere(ideas: readonly string[], env: Readonly<Record<string, string>>): string[] {
  const config = `${folder}supabase/functions/enhanced-idea-validation-full/deno.json`
  const run = ['run', '--quiet', '--no-prompt', '--no-check', '--no-lock', '--node-modules-dir=manual']
  const said = execFileSync(
    denoProgram(),
    [...run, `--config=${config}`, `${folder}tests/analyst/write-all.ts`],
    {
      input: JSON.stringify(ideas),
      encoding: 'utf8',
      env: { ...process.env, ...env },
    },
  )
  return JSON.parse(said)
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

it('writes the same report byte for byte, also in other processes, places, times and orders', {
  timeout: PROCESS_MS,
}, async () => {
  const here = await Promise.all(
    IDEAS.map(async (idea) => {
      const { concept, audience, market, engine } = await reportOn(idea)
      return JSON.stringify({ concept, audience, market, engine })
    }),
  )
  const turkish = elsewhere(IDEAS, { LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', TZ: 'Pacific/Kiritimati' })
  const backwards = elsewhere(IDEAS.toReversed(), { LANG: 'C', TZ: 'America/Anchorage' }).toReversed()
  expect(turkish.map(digest)).toEqual(here.map(digest))
  expect(backwards.map(digest)).toEqual(here.map(digest))
})

it('writes the same report again when others have been written in between', async () => {
  const [first = ''] = IDEAS
  const before = JSON.stringify(await reportOn(first))
  for (const idea of IDEAS.slice(1, 6)) await reportOn(idea)
  expect(JSON.stringify(await reportOn(first))).toBe(before)
})
