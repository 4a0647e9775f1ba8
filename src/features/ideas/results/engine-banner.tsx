import type { Report } from '@domain/report'
import { type EngineNote, SECTIONS, type Section, type Writer } from '@domain/validation'
import { formatDate } from '@/shared/lib/dates'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { namesOf } from './section-names'
import { writerWords } from './writer-words'

const BUILT_IN = 'Built-in template analysis. No AI model and no live research was used.'

interface EngineBannerProps {
  engine: EngineNote
  report: Report
}

/** Who wrote the report and on what ground, before anything of it is read (DESIGN §6). */
export function EngineBanner({ engine, report }: EngineBannerProps) {
  const writers = writersOf(engine)
  const names = new Intl.ListFormat('en').format(writers.map(({ words }) => words))
  const builtInOnly = writers.every(({ writer }) => writer.id === 'built-in')
  return (
    <AlertBanner variant="info" title={builtInOnly ? BUILT_IN : `Written by ${names}.`}>
      {writers.length > 1 && (
        <ul>
          {writers.map(({ writer, words, sections }) => (
            <li key={words}>
              {namesOf(sections)}: {words}
              {writer.id === 'built-in' && ', from templates, without an AI model'}
            </li>
          ))}
        </ul>
      )}
      {!builtInOnly && report.market && <p>{researchWords(report)}</p>}
    </AlertBanner>
  )
}

interface SectionsOfWriter {
  writer: Writer
  words: string
  sections: Section[]
}

/** Each writer once, with what they wrote, in the order of the report; older reports name one for all of it. */
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

/** What was looked up, and as much about its check as has been done. */
function researchWords({ market, evidence }: Report): string {
  const research = market?.research
  if (!research) return 'No live research was used.'
  const on = `Researched on the web on ${formatDate(research.at)}`
  if (!evidence) return `${on}; quotes are checked on their pages last.`
  return evidence.citations.some(({ check }) => check.status !== 'not_checked')
    ? `${on}; quotes were checked on their pages.`
    : `${on}; no quote was checked on its page.`
}
