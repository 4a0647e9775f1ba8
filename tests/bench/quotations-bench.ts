import path from 'node:path'
import { judgedQuotations, KINDS } from '../evidence/quotations/judge'

/*
 * Checks quotations from a file like those of a report: whether the page contains the words, and whether they support
 * the sentence, as far as code decides that. Prints the share of sound ones that pass, and of false and denied ones
 * that are caught; with --errors also the wrong results. The file is a list like
 * tests/evidence/quotations/development.json.
 *
 *   npm run bench:quotations -- quotations.json [--errors]
 */

const [file = ''] = process.argv.slice(2).filter((option) => !option.startsWith('--'))
// One after another, because each check may take 20 s.
const judged: (Omit<ReturnType<typeof judgedQuotations>[number], 'objection'> & {
  objection: string | null
})[] = []
for (const item of judgedQuotations(path.resolve(file)))
  judged.push({ ...item, objection: await item.objection() })
const isRight = ({ kind, objection }: (typeof judged)[number]) => (kind === 'sound') === (objection === null)
for (const kind of KINDS) {
  const of = judged.filter((item) => item.kind === kind)
  const right = of.filter(isRight).length
  const share = of.length > 0 ? ((100 * right) / of.length).toFixed(1) : '–'
  console.log(`${kind.padEnd(8)} ${kind === 'sound' ? 'passed' : 'caught'} ${right}/${of.length} (${share}%)`)
}
if (process.argv.includes('--errors'))
  for (const { id, kind, trap, objection } of judged.filter((one) => !isRight(one)))
    console.log(`  ${id} ${kind}, ${trap}: ${objection ?? 'passed'}`)
