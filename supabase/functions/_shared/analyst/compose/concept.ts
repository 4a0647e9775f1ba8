import { state } from '../../domain/basis.ts'
import {
  type ConceptSection,
  FEATURE_GROUPS,
  type Feature,
  type FeatureGroup,
  type Role,
} from '../../domain/report.ts'
import type { Brief } from '../brief.ts'
import type { FeatureEntry } from '../knowledge/schema.ts'
import { fill } from './fill.ts'
import { overviewOf } from './overview.ts'
import { pick, suitFor } from './pick.ts'
import { ledBy } from './sides.ts'
import { isBrief, type Voice, voiceOf } from './voice.ts'

const COUNT: Record<FeatureGroup, number> = { core: 4, mustHave: 4, shouldHave: 3, niceToHave: 3, future: 3 }
const MAX_FROM_TRAITS = 2
/** What belongs to the part of the domain weighs as much as half a word of the founder's. */
const OF_PART = 0.5
const RESPONSIBILITIES = 2

/** The founder's platform decides; a back-office feature stays on the web, a phone feature follows the phone. */
function platformsOf({ on }: FeatureEntry, { facts: { platform } }: Brief): Feature['platforms'] {
  const open = platform.web === platform.mobile
  if (on === 'web') return { web: true, mobile: false }
  if (on === 'mobile' && open) return { web: false, mobile: true }
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

/** What the idea needs because of what it does, two lines in each group where it tells enough. */
function fromTasks(brief: Brief, group: FeatureGroup): FeatureEntry[] {
  const suits = suitFor(brief)
  const each = brief.tasks.length === 1 ? 2 : 1
  return brief.tasks.flatMap(({ features }) => pick([], features[group], each, ({ text }) => suits(text)))
}

/** What the founder names besides, once the main action works. */
const furtherAction = ({ facts: { furtherActions } }: Brief): FeatureEntry[] =>
  furtherActions.slice(0, 1).map((action) => ({ text: `Named in your text as well: ${action}`, on: 'both' }))

function featuresFor(brief: Brief, group: FeatureGroup, voice: Voice): Feature[] {
  const { domain, angle, traits, slots } = brief
  const fromTraits = traits.flatMap(({ features }) => features[group] ?? []).slice(0, MAX_FROM_TRAITS)
  const own = group === 'core' ? mainAction(brief) : group === 'mustHave' ? furtherAction(brief) : []
  const ofPart = angle?.features[group] ?? []
  const suits = suitFor(brief)
  const count = COUNT[group]
  const relevance = (entry: FeatureEntry) =>
    suits(fill(entry.text, slots)) + (ofPart.includes(entry) ? OF_PART : 0)
  // The domain has the last word in every group.
  const lead = [...own, ...fromTraits, ...fromTasks(brief, group)].slice(0, count - 1)
  const chosen = pick(lead, [...ofPart, ...domain.features[group]], count, relevance)
  return chosen.map((entry) => ({
    description: state(voice.say(entry.text), 'template'),
    platforms: platformsOf(entry, brief),
  }))
}

/** The first role is the founder's audience where it is named; the others come from the domain. */
function rolesFor(brief: Brief): Role[] {
  const { domain, angle, facts, servingFirst } = brief
  const voice = voiceOf(brief)
  const suits = suitFor(brief)
  const duties = brief.tasks.slice(0, 1).flatMap((task) => task.duties)
  return ledBy(servingFirst, angle?.roles ?? domain.roles)
    .slice(0, isBrief(facts) ? 2 : 3)
    .map(({ title, focus, responsibilities }, order) => {
      const own = facts.audiences[order]?.phrase
      return {
        title: own ? state(voice.title(own), 'founder') : state(voice.title(title), 'template'),
        focus: state(voice.say(focus), 'template'),
        responsibilities: pick(order ? [] : duties, responsibilities, RESPONSIBILITIES, suits).map((text) =>
          state(voice.say(text), 'template'),
        ),
      }
    })
}

/** Project concept: what the product is, what it can do, who works with it. */
export function composeConcept(brief: Brief): ConceptSection {
  const voice = voiceOf(brief)
  const features = Object.fromEntries(
    FEATURE_GROUPS.map((group) => [group, brief.unreadable ? [] : featuresFor(brief, group, voice)]),
  ) as Record<FeatureGroup, Feature[]>
  return {
    overview: overviewOf(brief),
    features,
    roles: brief.unreadable ? [] : rolesFor(brief),
    citations: [],
  }
}
