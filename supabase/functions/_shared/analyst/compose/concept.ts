import { type Statement, state } from '../../domain/basis.ts'
import {
  type ConceptSection,
  FEATURE_GROUPS,
  type Feature,
  type FeatureGroup,
  type Role,
} from '../../domain/report.ts'
import type { Brief } from '../brief.ts'
import type { FeatureEntry } from '../knowledge/schema.ts'
import { fill, fillAll, fillLabel } from './fill.ts'
import { overviewOf } from './overview.ts'
import { pick, sharedWords } from './pick.ts'

const COUNT: Record<FeatureGroup, number> = { core: 4, mustHave: 4, shouldHave: 3, niceToHave: 3, future: 3 }
const MAX_FROM_TRAITS = 2

/** The founder's platform decides; a back-office feature stays on the web, a phone feature follows the phone. */
function platformsOf({ on }: FeatureEntry, { facts: { platform } }: Brief): Feature['platforms'] {
  const open = platform.web === platform.mobile
  if (on === 'web') return { web: true, mobile: false }
  if (on === 'mobile') return { web: platform.web && !platform.mobile, mobile: open || platform.mobile }
  return { web: open || platform.web, mobile: open || platform.mobile }
}

/** First core feature: the founder's own main action, where the text names one. */
function mainAction({ facts: { activity }, slots }: Brief): FeatureEntry[] {
  if (!activity) return []
  const text =
    activity.by === 'customers'
      ? `The main path: ${slots.audience} can ${activity.phrase}, tried with five of them before anything else is built`
      : `The main job: ${activity.phrase}, tried on ten real cases before anything else is built`
  return [{ text, on: 'both' }]
}

function featuresFor(brief: Brief, group: FeatureGroup): Feature[] {
  const { domain, angle, traits, slots, ideaWords } = brief
  const fromTraits = traits.flatMap(({ features }) => features[group] ?? []).slice(0, MAX_FROM_TRAITS)
  const lead = [
    ...(group === 'core' ? mainAction(brief) : []),
    ...(angle?.features[group] ?? []),
    ...fromTraits,
  ]
  const usable = (entries: readonly FeatureEntry[]) =>
    entries.flatMap((entry) => {
      const text = fill(entry.text, slots)
      return text ? [{ ...entry, text }] : []
    })
  const relevance = sharedWords(ideaWords)
  const chosen = pick(usable(lead), usable(domain.features[group]), COUNT[group], ({ text }) =>
    relevance(text),
  )
  return chosen.map((entry) => ({
    description: state(entry.text, 'template'),
    platforms: platformsOf(entry, brief),
  }))
}

/** The first role is the founder's audience where it is named; the others come from the domain. */
function rolesFor({ domain, facts, slots }: Brief): Role[] {
  const named = facts.audiences.map(({ phrase }) => phrase)
  return domain.roles.map(({ title, focus, responsibilities }, order) => {
    const own = named[order]
    const heading: Statement = own
      ? state(fillLabel(own, slots), 'founder')
      : state(fillLabel(title, slots), 'template')
    return {
      title: heading,
      focus: state(fill(focus, slots) ?? focus, 'template'),
      responsibilities: fillAll(responsibilities, slots).map((text) => state(text, 'template')),
    }
  })
}

/** Project concept: what the product is, what it can do, who works with it. */
export function composeConcept(brief: Brief): ConceptSection {
  const features = Object.fromEntries(
    FEATURE_GROUPS.map((group) => [group, brief.unreadable ? [] : featuresFor(brief, group)]),
  ) as Record<FeatureGroup, Feature[]>
  return {
    overview: overviewOf(brief),
    features,
    roles: brief.unreadable ? [] : rolesFor(brief),
    citations: [],
  }
}
