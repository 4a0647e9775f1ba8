import type { PlatformId } from '../../domain/planning.ts'
import { VISUAL_STYLES } from '../../domain/planning.ts'
import type { MarketSection, Persona, Role } from '../../domain/report.ts'
import { featuresByPriority, featuresOf, type RoadmapFeature } from '../../domain/roadmap/features.ts'
import type { RoadmapInput } from '../engine.ts'
import { type HardPart, hardPartsOf } from './hard-parts.ts'
import { natureOf, wordsEverywhere } from './nature-of.ts'
import { type Nature, needsModel } from './natures.ts'
import { type RoleOf, rolesFor } from './roles.ts'
import { type Stack, stackOf } from './stack.ts'
import { clause, quoted } from './words.ts'

/** Beyond this many features each gets fewer and larger tasks, so that a roadmap stays one that can be read. */
const DETAILED_FEATURES = 60
/** A phase holds at most 1,000 tasks. */
const MAX_FEATURES = 400
const MAX_ROLES = 5
const MAX_PERSONAS = 3

export interface BriefFeature extends RoadmapFeature {
  /** Prefix of its tasks' ids. */
  id: string
  /** Its description, short and in quotation marks. */
  label: string
  nature: Nature
  usesModel: boolean
  first: boolean
  /** Where it is built. */
  surfaces: PlatformId[]
}

/** What the built-in composer knows: report and plan, read for the work of one phase. */
export interface Brief {
  input: RoadmapInput
  features: BriefFeature[]
  detailed: boolean
  surfaces: PlatformId[]
  stack: Stack
  roleOf: RoleOf
  personas: Persona[]
  /** Whom the product is for, as the report words it; in the plainest words when it says nothing. */
  audience: string
  users: Role[]
  market: MarketSection | null
  /** What the idea itself asks for and nobody has done before. */
  hardParts: HardPart[]
  /** Names of the chosen visual styles, in small letters. */
  styles: string[]
}

const CROSS_PLATFORM = /React Native|Flutter|Capacitor/

/** Platforms of the plan; where none is chosen, those that the report marks. */
function surfacesOf({ planning }: RoadmapInput, features: RoadmapFeature[]): PlatformId[] {
  if (planning.platforms.length) return planning.platforms
  const marked = (['web', 'mobile'] as const).filter((id) => features.some(({ platforms }) => platforms[id]))
  return marked.length ? marked : ['web']
}

/** Where one feature is built: a mark of the report narrows the plan, but never to nothing. */
function placesOf({ platforms }: RoadmapFeature, planned: PlatformId[]): PlatformId[] {
  const fitting = planned.filter((id) => (id === 'web' || id === 'mobile' ? platforms[id] : true))
  return fitting.length ? fitting : planned.slice(0, 1)
}

function briefFeatures(
  given: RoadmapFeature[],
  planned: PlatformId[],
  everywhere: ReadonlySet<string>,
): BriefFeature[] {
  return given.slice(0, MAX_FEATURES).map((feature, index) => {
    const nature = natureOf(feature.description, everywhere)
    return {
      ...feature,
      id: `f${index + 1}`,
      label: quoted(feature.description),
      nature,
      usesModel: needsModel(nature),
      first: feature.group === 'core' || feature.group === 'mustHave',
      surfaces: placesOf(feature, planned),
    }
  })
}

const isFilled = ({ text }: { text: string }) => text.trim() !== ''

export function briefOf(input: RoadmapInput): Brief {
  const { report, planning, phase } = input
  const found = featuresOf(phase, report)
  const surfaces = surfacesOf(input, found)
  // Of all features, so that a feature is of the same kind in each phase.
  const everywhere = wordsEverywhere(featuresByPriority(report).map(({ description }) => description))
  const features = briefFeatures(found, surfaces, everywhere)
  const stack = stackOf(planning.technologyStack)
  const personas = (report.audience?.personas ?? []).filter(({ description }) => isFilled(description))
  const users = (report.concept?.roles ?? []).filter(({ title }) => isFilled(title))
  return {
    input,
    features,
    detailed: features.length <= DETAILED_FEATURES,
    surfaces,
    stack,
    roleOf: rolesFor({
      lean: planning.budgetRange === '5k-25k' || planning.budgetRange === '25k-50k' || features.length <= 3,
      oneCodeBase: CROSS_PLATFORM.test(stack.mobile.join()),
    }),
    personas: personas.slice(0, MAX_PERSONAS),
    audience: clause(personas[0]?.description.text ?? users[0]?.title.text ?? 'the first customers', 90),
    users: users.slice(0, MAX_ROLES),
    market: report.market,
    hardParts: hardPartsOf(
      input.idea,
      features.some(({ usesModel, group }) => usesModel && group === 'core'),
    ),
    styles: VISUAL_STYLES.filter(({ id }) => planning.brandingPreferences.includes(id)).map(({ label }) =>
      label.toLowerCase(),
    ),
  }
}
