import { modelName, providerName } from './model-providers.ts'
import type { Report } from './report.ts'
import { tabTitlesOf } from './report-outline.ts'
import { type EngineNote, SECTIONS, type Section, type Writer } from './validation.ts'

const listFormat = new Intl.ListFormat('en')

/** 'Project Concept, Features, and Market'. */
export const namesOf = (sections: readonly Section[]): string =>
  listFormat.format(sections.flatMap(tabTitlesOf))

/** The name of a writer, for use after 'written by': 'OpenAI gpt-6-luna', 'the built-in analysis'. */
export function writerWords({ id, model }: Writer): string {
  if (id === 'built-in') return 'the built-in analysis'
  return model ? modelName(id, model) : `an AI model of ${providerName(id)}`
}

interface SectionsOfWriter {
  writer: Writer
  words: string
  sections: Section[]
}

/**
 * Each writer once, with the sections that they wrote, in the order of the report; older reports name one writer for
 * all of it.
 */
function writersOf({ id, model, sections }: EngineNote): SectionsOfWriter[] {
  const found = new Map<string, SectionsOfWriter>()
  for (const section of SECTIONS) {
    const writer = sections[section]
    if (!writer) continue
    const words = writerWords(writer)
    const known = found.get(words)?.sections ?? []
    found.set(words, { writer, words, sections: [...known, section] })
  }
  return found.size > 0
    ? [...found.values()]
    : [{ writer: { id, model }, words: writerWords({ id, model }), sections: [] }]
}

/** Describes the web research and whether its quotes were checked. */
function researchWords({ market, evidence }: Report, dayOf: (at: string) => string): string {
  const research = market?.research
  if (!research) return 'No live research was used.'
  const on = `Researched on the web on ${dayOf(research.at)}`
  if (!evidence) return `${on}; quotes are checked on their pages last.`
  return evidence.citations.some(({ check }) => check.status !== 'not_checked')
    ? `${on}; quotes were checked on their pages.`
    : `${on}; no quote was checked on its page.`
}

/** Who wrote a report and from what, shown before the report itself. */
interface Authorship {
  /** True if no AI model wrote any of it; the title then also mentions that nothing was looked up. */
  builtInOnly: boolean
  title: string
  /** The sections of each writer, one line each; empty if one wrote everything. */
  parts: string[]
  /** A sentence about the web research; null if the title mentions it, or the market is not written yet. */
  research: string | null
}

/** `dayOf` formats the day of an ISO time. */
export function authorshipOf(engine: EngineNote, report: Report, dayOf: (at: string) => string): Authorship {
  const writers = writersOf(engine)
  const builtInOnly = writers.every(({ writer }) => writer.id === 'built-in')
  const partOf = ({ writer, words, sections }: SectionsOfWriter) =>
    `${namesOf(sections)}: ${words}${writer.id === 'built-in' ? ', without an AI model' : ''}`
  return {
    builtInOnly,
    title: builtInOnly
      ? 'Built-in analysis: your words, arithmetic and curated facts. No AI model was used.'
      : `Written by ${listFormat.format(writers.map(({ words }) => words))}.`,
    parts: writers.length > 1 ? writers.map(partOf) : [],
    research: builtInOnly || !report.market ? null : researchWords(report, dayOf),
  }
}
