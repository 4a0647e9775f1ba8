import { FEATURE_GROUPS, type FeatureGroup, type Persona, type Report } from '../report.ts'
import { quotedLabel } from './label.ts'
import { wordsOf } from './shared-words.ts'

/** One line from a persona to a feature, with the words that both texts contain. */
export interface PersonaLink {
  /** Number of the persona, from 1. */
  number: number
  persona: string
  feature: string
  group: FeatureGroup
  words: string[]
}

export interface PersonaMap {
  /** Null if no persona shares a word with any feature, so that there is nothing to draw. */
  source: string | null
  links: PersonaLink[]
  /** Personas and features without a line, and how many were left out for lack of room. */
  personasAlone: string[]
  featuresAlone: string[]
  leftOut: number
}

/** The rule in words, for the legend. */
export const LINK_RULE =
  'A line joins a persona to a feature when the persona’s pain points or goals and the feature’s text share a word, whatever its ending. Words of half of the features or more do not count. Each persona shows its three closest features.'

const PERSONAS_MAX = 5
const LINKS_PER_PERSONA = 3
const COMMON_SHARE = 0.5
/** With fewer features, a word found in half of them may still be significant. */
const COMMON_FROM = 5
const LABEL_CELLS = 56

interface FeatureWords {
  text: string
  group: FeatureGroup
  words: Map<string, string>
}

function featuresOf({ concept }: Report): FeatureWords[] {
  if (!concept) return []
  const all = FEATURE_GROUPS.flatMap((group) =>
    concept.features[group].map(({ description: { text } }) => ({ text, group, words: wordsOf(text) })),
  )
  return all.filter(({ text }, index) => text.trim() && all.findIndex((each) => each.text === text) === index)
}

function commonIn(features: readonly FeatureWords[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { words } of features)
    for (const stem of words.keys()) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const limit = features.length < COMMON_FROM ? Number.POSITIVE_INFINITY : features.length * COMMON_SHARE
  return new Set([...counts].flatMap(([stem, count]) => (count >= limit ? [stem] : [])))
}

const nameOf = ({ description, occupation }: Persona): string =>
  description.text.trim() || occupation.text.trim() || 'Unnamed persona'

function linksOf(
  persona: Persona,
  number: number,
  features: readonly FeatureWords[],
  common: Set<string>,
): PersonaLink[] {
  const said = wordsOf([...persona.painPoints, ...persona.goals].map(({ text }) => text).join('. '))
  return features
    .map(({ text, group, words }) => ({
      number,
      persona: nameOf(persona),
      feature: text,
      group,
      words: [...words].flatMap(([stem, word]) => (said.has(stem) && !common.has(stem) ? [word] : [])),
    }))
    .filter(({ words }) => words.length > 0)
    .sort((a, b) => b.words.length - a.words.length)
    .slice(0, LINKS_PER_PERSONA)
}

function sourceOf(linksByPersona: readonly PersonaLink[][]): string | null {
  const links = linksByPersona.flat()
  if (links.length === 0) return null
  const features = [...new Set(links.map(({ feature }) => feature))]
  const node = (id: string, text: string, kind: string) =>
    `  ${id}[${quotedLabel(text, LABEL_CELLS, 'Unnamed')}]:::${kind}`
  return [
    'flowchart LR',
    ...linksByPersona.flatMap(([first], index) =>
      first ? [node(`p${index + 1}`, first.persona, 'persona')] : [],
    ),
    ...features.map((feature, index) => node(`f${index + 1}`, feature, 'feature')),
    ...linksByPersona.flatMap((own, index) =>
      own.map(({ feature }) => `  p${index + 1} --> f${features.indexOf(feature) + 1}`),
    ),
  ].join('\n')
}

/**
 * A map of which features answer which persona, as mermaid source with the words behind each line. Null for a report
 * without personas or without features.
 */
export function personaFeatureMap(report: Report): PersonaMap | null {
  const personas = report.audience?.personas ?? []
  const features = featuresOf(report)
  if (personas.length === 0 || features.length === 0) return null
  const common = commonIn(features)
  const linksByPersona = personas
    .slice(0, PERSONAS_MAX)
    .map((persona, index) => linksOf(persona, index + 1, features, common))
  const links = linksByPersona.flat()
  return {
    source: sourceOf(linksByPersona),
    links,
    personasAlone: personas
      .slice(0, PERSONAS_MAX)
      .flatMap((persona, index) => (linksByPersona[index]?.length ? [] : [nameOf(persona)])),
    featuresAlone: features.flatMap(({ text }) =>
      links.some(({ feature }) => feature === text) ? [] : [text],
    ),
    leftOut: Math.max(0, personas.length - PERSONAS_MAX),
  }
}
