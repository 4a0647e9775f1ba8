import { readFileSync } from 'node:fs'
import { emptyBrief, toBrief } from '../../supabase/functions/_shared/domain/brief/brief'
import { markdownOf, reportOn } from '../analyst/written'

/*
 * Prints the reports of the built-in analyst as Markdown, for reading in full. The file contains a list of { title,
 * idea, answers }, where `answers` has the values of each answered field, or 'none'.
 *
 *   npm run print:reports -- ideas.json
 */

interface Case {
  title?: string
  idea: string
  answers?: Record<string, unknown[] | 'none'>
}

const stated = (values: unknown[] | 'none') =>
  values === 'none'
    ? { state: 'none' }
    : {
        state: 'stated',
        entries: values.map((value) => ({ value, origin: { kind: 'answer' }, confirmed: true })),
        silenced: [],
      }

const [path = ''] = process.argv.slice(2)
const cases: Case[] = JSON.parse(readFileSync(path, 'utf8'))
for (const { idea, title = idea.slice(0, 40), answers = {} } of cases) {
  const states = Object.fromEntries(Object.entries(answers).map(([field, values]) => [field, stated(values)]))
  const given = toBrief(states)
  const dropped = Object.keys(states).filter((field) => given[field as keyof typeof given]?.state === 'open')
  if (dropped.length > 0) process.stderr.write(`${title}: not readable: ${dropped.join(', ')}\n`)
  const report = await reportOn(idea, { ...emptyBrief(), ...given })
  process.stdout.write(`${markdownOf(idea, report, title)}\n\n---\n\n`)
}
