import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { emptyBrief } from '@domain/brief/brief'
import { offersOf } from '@domain/brief/offers'
import { readText } from '@domain/brief/read-text'
import { readIdea } from '@domain/brief/reader/read-idea'
import { wordsAt } from '@domain/brief/reading'
import { withReading } from '@domain/brief/with-reading'
import { normalizeIdea } from '@domain/idea'
import { longestTexts } from '../reading/longest-texts'
import {
  type AnnotatedIdea,
  fits,
  itemsOf,
  loadIdeas,
  measure,
  precision,
  recall,
  type Tally,
  TEXT_FIELDS,
  VALUE_FIELDS,
} from '../reading/measure'

/*
 * Precision and recall of the reader on the annotated ideas, and how far unrelated sentences change its results.
 * `--errors` lists wrong and missed readings of the development half; the held-out half shows totals only, and only
 * with `--held-out`, so that the reader is not tuned to it.
 */
const has = (option: string) => process.argv.includes(option)
const percent = (share: number) => (100 * share).toFixed(1).padStart(5)

function printTable(name: string, ideas: readonly AnnotatedIdea[], withErrors: boolean): void {
  const tallies: Record<string, Tally> = {}
  for (const idea of ideas) measure(idea, readIdea(idea.text), tallies)
  console.log(`${name}: ${ideas.length} ideas`)
  for (const field of [...TEXT_FIELDS, ...VALUE_FIELDS]) {
    const tally = tallies[field]
    if (!tally) continue
    const { read, right, stated, found, wrong, missed } = tally
    console.log(
      `  ${field.padEnd(11)} precision ${percent(precision(tally))} (${right}/${read})  recall ${percent(recall(tally))} (${found}/${stated})`,
    )
    if (!withErrors) continue
    for (const line of wrong) console.log(`      wrong ${line}`)
    for (const line of missed) console.log(`      missed ${line}`)
  }
}

const OFFERED_FIELDS = ['product', 'customer', 'problem', 'today', 'actions', 'evidence'] as const

/** How many of the words offered for open fields tell the field, and how much of what is told there is offered. */
function printOffers(ideas: readonly AnnotatedIdea[]): void {
  const briefs = ideas.map((idea) => {
    const text = normalizeIdea(idea.text)
    return { idea, text, brief: withReading(emptyBrief(), readText(text), text) }
  })
  console.log('  offered for open fields')
  for (const field of OFFERED_FIELDS) {
    const open = briefs.filter(({ brief }) => brief[field].state === 'open')
    const told = open.filter(({ idea }) => itemsOf(idea, field).length > 0)
    const offered = open.filter(({ brief, text }) => offersOf(brief, field, text).length > 0)
    const right = offered.filter(({ idea, brief, text }) =>
      // A whole sentence may say more than the field.
      offersOf(brief, field, text).some(({ words }) =>
        itemsOf(idea, field).some((item) => fits(words, item, true)),
      ),
    )
    const share = (all: readonly unknown[]) =>
      `${percent(right.length / Math.max(1, all.length))} (${right.length}/${all.length})`
    console.log(`  ${field.padEnd(11)} right ${share(offered)}  of what is told ${share(told)}`)
  }
}

/** Everything that was read, with the words it was read from, as one text. */
function readingOf(text: string): string {
  const { values } = readIdea(text)
  return JSON.stringify(
    Object.entries(values).map(([field, found]) => [
      field,
      found.map(({ value, span }) => [value, wordsAt(text, span)]),
    ]),
  )
}

/** The share of readings that change if an unrelated sentence precedes or follows the idea. */
function printStability(ideas: readonly AnnotatedIdea[]): void {
  const unrelated: Record<string, string[]> = JSON.parse(
    readFileSync(new URL('../reading/unrelated.json', import.meta.url), 'utf8'),
  )
  for (const [kind, sentences] of Object.entries(unrelated)) {
    const changed = ideas.flatMap(({ text }) => {
      const plain = readingOf(text)
      const ended = /[.!?]$/.test(text) ? text : `${text}.`
      return sentences.flatMap((sentence) =>
        [`${sentence} ${text}`, `${ended} ${sentence}`].map((longer) => readingOf(longer) !== plain),
      )
    })
    const share = changed.filter(Boolean).length / changed.length
    console.log(`  changed by ${kind} unrelated sentences: ${percent(share)}% of ${changed.length}`)
  }
}

function printTimes(ideas: readonly AnnotatedIdea[]): void {
  const rounds = 5
  const started = performance.now()
  for (let round = 0; round < rounds; round++) for (const { text } of ideas) readIdea(text)
  console.log(`time per idea: ${((performance.now() - started) / (rounds * ideas.length)).toFixed(2)} ms`)
  const times = longestTexts().map((text) => {
    const begun = performance.now()
    readIdea(normalizeIdea(text))
    return performance.now() - begun
  })
  console.log(`longest texts: ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`)
}

const development = loadIdeas('dev')
printTable('development', development, has('--errors'))
printTable('plain', loadIdeas('plain'), has('--errors'))
printOffers(development)
printStability(development)
if (has('--held-out')) {
  const heldOut = loadIdeas('heldout')
  printTable('held out', heldOut, false)
  printOffers(heldOut)
  printStability(heldOut)
}
printTimes(development)
