import type { Statement } from '../basis.ts'
import type { Checks } from '../citation-checks.ts'
import type { Feature, Persona, Report } from '../report.ts'
import { cutLine, oneLine } from './cut.ts'
import { groundOf } from './ground.ts'
import type { ProblemSlide, SolutionSlide, TitleSlide } from './slides.ts'

/** Cut lengths in characters (spec part 1 §5). A value proposition ends with a word between its two. */
export const CUTS = {
  title: 25,
  valueLeast: 100,
  value: 120,
  feature: 40,
  stream: 60,
  gap: 50,
  justification: 200,
} as const

/** Most of each on a slide (spec part 1 §9). */
export const CAPS = { painPoints: 3, features: 4, streams: 4, gaps: 4 } as const

export const said = ({ text }: Statement): boolean => oneLine(text) !== ''

export const valueLine = (text: string): string => cutLine(text, CUTS.value, CUTS.valueLeast)

/** One of each list in turn, so that none crowds out the others. */
export const inTurn = <Item>(lists: Item[][]): Item[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat()

export function once<Item>(items: Item[], textOf: (item: Item) => string): Item[] {
  const seen = new Set<string>()
  return items.filter((item) => !seen.has(textOf(item)) && seen.add(textOf(item)))
}

export function titleSlide({ market, concept }: Report, title: string, year: number): TitleSlide {
  const value = [market?.uniqueValue, concept?.overview].find((each) => each && said(each))
  return {
    kind: 'title',
    title: cutLine(title, CUTS.title) || 'Untitled idea',
    valueProposition: value ? valueLine(value.text) : null,
    badge: 'Seed Round',
    year,
  }
}

const painsOf = ({ painPoints, description }: Persona) =>
  painPoints
    .filter(said)
    .map((pain) => ({ pain, persona: cutLine(description.text, CUTS.gap).replace(/\.$/, '') }))

export function problemSlide({ audience }: Report, checks: Checks): ProblemSlide {
  const pains = once(inTurn((audience?.personas ?? []).map(painsOf)), ({ pain }) => oneLine(pain.text))
  const shown = pains.slice(0, CAPS.painPoints)
  return {
    kind: 'problem',
    title: 'The Problem',
    painPoints: shown.map(({ pain, persona }) => ({ text: cutLine(pain.text, CUTS.gap), persona })),
    ground: groundOf(
      shown.map(({ pain }) => pain),
      checks,
    ),
  }
}

function platformWords({ web, mobile }: Feature['platforms']): string {
  if (web && mobile) return 'Web and mobile'
  return web ? 'Web' : mobile ? 'Mobile' : ''
}

export function solutionSlide({ concept }: Report, checks: Checks): SolutionSlide {
  const { core = [], mustHave = [] } = concept?.features ?? {}
  const features = [...core, ...mustHave]
    .filter(({ description }) => said(description))
    .slice(0, CAPS.features)
  const overview = concept && said(concept.overview) ? concept.overview : null
  return {
    kind: 'solution',
    title: 'Our Solution',
    summary: overview && valueLine(overview.text),
    features: features.map(({ description, platforms }) => ({
      text: cutLine(description.text, CUTS.feature),
      platforms: platformWords(platforms),
    })),
    ground: groundOf(
      [...(overview ? [overview] : []), ...features.map(({ description }) => description)],
      checks,
    ),
  }
}
