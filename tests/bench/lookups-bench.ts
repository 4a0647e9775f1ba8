import { HELD_OUT_IDEAS } from '../lookups/known/held-out-ideas'
import { DEVELOPMENT_IDEAS } from '../lookups/known/ideas'
import { compareIdeas } from '../lookups/known/known-world'

/*
 * Compares reports with the truth in a known loopback world. `--errors` lists the wrong values for the development
 * ideas; `--held-out` measures the other ideas and prints totals only.
 */
async function print(name: string, ideas: typeof DEVELOPMENT_IDEAS, withErrors: boolean): Promise<void> {
  const results = await compareIdeas(ideas)
  const all = results.flatMap(({ comparisons }) => comparisons)
  console.log(`${name}: ${ideas.length} ideas, ${all.length} comparisons`)
  for (const measure of new Set(all.map((each) => each.measure))) {
    const of = all.filter((each) => each.measure === measure)
    const count = (verdict: string) => of.filter((each) => each.verdict === verdict).length
    console.log(
      `  ${measure.padEnd(32)} ${String(count('equal')).padStart(3)} equal, ${String(count('abstains')).padStart(3)} abstain as they should, ${String(count('wrong')).padStart(3)} wrong`,
    )
  }
  if (!withErrors) return
  for (const { idea, comparisons } of results)
    for (const { measure, verdict, note } of comparisons)
      if (verdict === 'wrong') console.log(`  ${idea.category}: ${measure} ${note}`)
}

await print('development', DEVELOPMENT_IDEAS, process.argv.includes('--errors'))
if (process.argv.includes('--held-out')) await print('held out', HELD_OUT_IDEAS, false)
