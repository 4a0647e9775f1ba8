import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { denoProgram } from '../../local/deno-program'
import { classify } from '../../supabase/functions/_shared/analyst/classify/classify'
import { EXPECTED_IDEAS, type ExpectedIdea } from '../analyst/expected-ideas'
import { measureReports } from '../analyst/measure-reports'

const percent = (share: number) => `${(100 * share).toFixed(1)}%`

/** Right domain at first place, and among the first two. */
function printClassification(name: string, ideas: readonly ExpectedIdea[]): void {
  const read = ideas.map(({ domain, idea }) => ({ domain, idea, found: classify(idea) }))
  const first = read.filter(({ domain, found }) => found.domain?.id === domain)
  const second = read.filter(({ domain, found }) => found.domain && found.runnerUp?.id === domain)
  console.log(`${name}: ${ideas.length} ideas`)
  console.log(`  right domain first ${percent(first.length / ideas.length)}`)
  console.log(`  within two ${percent((first.length + second.length) / ideas.length)}`)
  for (const { domain, idea, found } of read)
    if (found.domain?.id !== domain)
      console.log(`  miss: ${found.domain?.id ?? 'none'} for ${domain}: ${idea.slice(0, 90)}`)
}

async function printReports(): Promise<void> {
  const { reports, statements, withoutBasis, figuresWithoutInputs, checked, sharedMost, pairs, shares } =
    await measureReports(EXPECTED_IDEAS.map(({ idea }) => idea))
  console.log(`reports: ${reports}, statements: ${statements}`)
  console.log(`  without a basis ${withoutBasis}, figures without inputs ${figuresWithoutInputs}`)
  console.log(`  citations shown as checked ${checked}`)
  console.log(`  most sentences that two of one domain share ${percent(sharedMost)} (${pairs} pairs)`)
  console.log(`  pairs that share more than half ${shares.filter((share) => share > 0.5).length}`)
}

/** Time of a report and memory on Deno, as functions run. */
function printDeno(): void {
  const folder = fileURLToPath(new URL('../../', import.meta.url))
  const config = `${folder}supabase/functions/enhanced-idea-validation-full/deno.json`
  const run = ['run', '--quiet', '--no-prompt', '--no-lock', '--node-modules-dir=manual', '--allow-sys']
  const entry = `${folder}tests/bench/analyst-deno.ts`
  const said = execFileSync(denoProgram(), [...run, `--config=${config}`, entry], {
    input: JSON.stringify(EXPECTED_IDEAS.map(({ idea }) => idea)),
    encoding: 'utf8',
  })
  console.log(said.trimEnd())
}

printClassification('all ideas', EXPECTED_IDEAS)
printClassification(
  'held out: written before their domain had a vocabulary',
  EXPECTED_IDEAS.filter(({ heldOut }) => heldOut),
)
await printReports()
printDeno()
