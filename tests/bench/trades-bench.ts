import { performance } from 'node:perf_hooks'
import { allTrades } from '@domain/trades/trade-table'
import { tradesOf } from '@domain/trades/trades-of'
import { loadPhrases, measureTrades, type TradePhrase } from '../trades/measure'

/*
 * Measures how often the trade for a customer's words is right. `--errors` lists the wrong ones of the development
 * phrases; `--also=NAME` measures another file of tests/trades and prints totals only, so that the table is not tuned
 * to it.
 */
function print(name: string, phrases: readonly TradePhrase[], withErrors: boolean): void {
  const { first, within, sure, wronglySure, wrong } = measureTrades(phrases)
  const percent = (count: number) => `${((100 * count) / phrases.length).toFixed(1)}%`
  console.log(
    `${name}: ${phrases.length} phrases, first ${percent(first)}, within three ${percent(within)}, sure ${percent(sure)}, wrongly sure ${percent(wronglySure)}`,
  )
  if (withErrors) for (const line of wrong) console.log(`  ${line}`)
}

const started = performance.now()
const trades = allTrades().length
console.log(`${trades} trades, read in ${(performance.now() - started).toFixed(0)} ms`)
const names = process.argv.flatMap((option) => (option.startsWith('--also=') ? [option.slice(7)] : []))
const development = loadPhrases('dev')
print('development', development, process.argv.includes('--errors'))
for (const name of names) print(name, loadPhrases(name), false)
const begun = performance.now()
for (const { words } of development) tradesOf(words)
console.log(`time per phrase: ${((performance.now() - begun) / development.length).toFixed(2)} ms`)
