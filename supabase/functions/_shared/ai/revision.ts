import type { ResearchTopic } from '../domain/citation.ts'
import type { AudienceSection } from '../domain/report.ts'
import type { Revising, StepInput } from '../engine/engine.ts'
import { relevantPassages } from '../evidence/passages.ts'
import { readMaterials } from './materials.ts'
import { briefText } from './prompts/brief.ts'
import type { Revision } from './prompts/rules.ts'
import { findingsText } from './prompts/sources.ts'
import { findingsOf } from './research.ts'

const MAX_PASSAGES = 12
const MAX_PASSAGES_OF_PAGE = 2

/**
 * The basis for rewriting a section after the web was searched for these topics; undefined when it is written for the
 * first time.
 */
export function revisionFor(
  input: StepInput & { revising?: Revising | undefined },
  topics: readonly ResearchTopic[],
): (Revision & { audience: AudienceSection | null }) | undefined {
  const { revising, brief, lookups = null } = input
  if (!revising) return undefined
  const { concept, audience, materials } = revising
  const findings = findingsOf(readMaterials(materials), { lookups })
  const own = new Set<string>(topics)
  const ofTopics = findings.sources.filter(({ topic, given }) => given || own.has(topic))
  const words = `${briefText(brief)}\n${concept.overview.text}`
  const passages = ofTopics.flatMap((source) => source.passages ?? [])
  const kept = new Set(
    relevantPassages(passages, words, MAX_PASSAGES, MAX_PASSAGES_OF_PAGE).map(({ id }) => id),
  )
  const sources = ofTopics.map((source) =>
    source.passages ? { ...source, passages: source.passages.filter(({ id }) => kept.has(id)) } : source,
  )
  const text = findingsText({ ...findings, sources }, topics, lookups)
  return { concept, audience, findings: { name: 'FINDINGS', text } }
}
