import { type Statement, state } from '../basis.ts'
import type { Brief, BriefField } from '../brief/brief.ts'
import { formatEntries } from '../brief/format.ts'
import { isAsked } from '../brief/questions.ts'
import type { Checks } from '../citation-checks.ts'
import type { Feature, Persona, Report } from '../report.ts'
import { cutLine, oneLine } from './cut.ts'
import { groundOf } from './ground.ts'
import type { ProblemSlide, SolutionSlide, TitleSlide } from './slides.ts'
import { CAPS, CUTS } from './slots.ts'

export const said = ({ text }: Statement): boolean => oneLine(text) !== ''

/** A statement in the founder's own deck, where their own words need no quotation marks. */
export const spoken = ({ text, basis }: Statement): string =>
  basis === 'founder' ? text.replace(/[“”]/g, '') : text

/** The given fields that are open and worth asking about. */
export const asked = (brief: Brief | null, ...fields: BriefField[]): BriefField[] =>
  brief ? fields.filter((field) => isAsked(brief, field)) : []

export const valueLine = (text: string): string => cutLine(text, CUTS.value)

/** Whether a statement is for investors: fixed texts and assumptions advise the founder. */
const isPitch = (statement: Statement): boolean =>
  said(statement) && statement.basis !== 'template' && statement.basis !== 'assumption'

/** Takes one item of each list in turn, so that no list crowds out the others. */
export const interleave = <Item>(lists: Item[][]): Item[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat()

export function uniqueBy<Item>(items: Item[], textOf: (item: Item) => string): Item[] {
  const seen = new Set<string>()
  return items.filter((item) => !seen.has(textOf(item)) && seen.add(textOf(item)))
}

export function titleSlide({ market, concept }: Report, title: string, year: number): TitleSlide {
  const value = [market?.uniqueValue, concept?.overview].find((each) => each && isPitch(each))
  return {
    kind: 'title',
    title: cutLine(title, CUTS.title) || 'Untitled idea',
    valueProposition: value ? valueLine(spoken(value)) : null,
    badge: 'Seed Round',
    year,
  }
}

const painsOf = ({ painPoints, description }: Persona) =>
  painPoints
    .filter(said)
    .map((pain) => ({ pain, persona: cutLine(description.text, CUTS.gap).replace(/\.$/, '') }))

/** The problem today and its cost, in the words and numbers of the brief. */
function knownPains(brief: Brief) {
  const [customer = ''] = formatEntries(brief, 'customer')
  const costs = formatEntries(brief, 'problemCost').map((cost) => `Costs each of them ${cost}`)
  return [...formatEntries(brief, 'problem'), ...costs].map((text) => ({
    pain: state(text, 'founder'),
    persona: cutLine(customer, CUTS.gap),
  }))
}

export function problemSlide({ audience, brief }: Report, checks: Checks): ProblemSlide {
  const told = interleave((audience?.personas ?? []).map(painsOf))
  const known = told.length === 0 && brief ? knownPains(brief) : told
  const pains = uniqueBy(known, ({ pain }) => oneLine(pain.text))
  const shown = pains.slice(0, CAPS.painPoints)
  return {
    kind: 'problem',
    title: 'The Problem',
    asks: told.length === 0 ? asked(brief, 'problem', 'problemCost') : [],
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

export function solutionSlide({ concept, brief }: Report, checks: Checks): SolutionSlide {
  const { core = [], mustHave = [] } = concept?.features ?? {}
  const features = [...core, ...mustHave]
    .filter(({ description }) => said(description))
    .slice(0, CAPS.features)
  const overview = concept && said(concept.overview) ? concept.overview : null
  return {
    kind: 'solution',
    title: 'Our Solution',
    asks: features.length === 0 ? asked(brief, 'actions') : [],
    summary: overview && valueLine(spoken(overview)),
    features: features.map(({ description, platforms }) => ({
      text: cutLine(spoken(description), CUTS.feature),
      platforms: platformWords(platforms),
    })),
    ground: groundOf(
      [...(overview ? [overview] : []), ...features.map(({ description }) => description)],
      checks,
    ),
  }
}
