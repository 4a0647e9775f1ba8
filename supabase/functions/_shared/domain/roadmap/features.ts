import type { Phase } from '../phases.ts'
import { FEATURE_GROUPS, type Feature, type FeatureGroup, type Report } from '../report.ts'

export interface RoadmapFeature {
  /** The exact text of the report, without white space around it. */
  description: string
  group: FeatureGroup
  platforms: Feature['platforms']
  /** Whether it is a pattern of the catalog, neither the founder's nor a model's. */
  pattern: boolean
}

/** Groups that a phase builds: core and must-have always, the rest as the product grows, future never. */
const GROUPS_OF_PHASE: Record<Phase, readonly FeatureGroup[]> = {
  interactive: ['core', 'mustHave'],
  poc: ['core', 'mustHave'],
  mvp: ['core', 'mustHave', 'shouldHave'],
  production: ['core', 'mustHave', 'shouldHave', 'niceToHave'],
}

/** Every feature of the report with its group, by priority; one that stands twice counts where it matters most. */
export function featuresByPriority(report: Report): RoadmapFeature[] {
  const features = new Map<string, RoadmapFeature>()
  for (const group of FEATURE_GROUPS) {
    for (const feature of report.concept?.features[group] ?? []) {
      const description = feature.description.text.trim()
      if (description === '' || features.has(description)) continue
      features.set(description, {
        ...{ description, group, platforms: feature.platforms },
        pattern: feature.description.basis === 'template',
      })
    }
  }
  return [...features.values()]
}

/**
 * What a phase builds. In the prototype features are screens; in the proof of concept the core ones are proven and
 * the must-have ones get a thin check of feasibility.
 */
export const featuresOf = (phase: Phase, report: Report): RoadmapFeature[] =>
  featuresByPriority(report).filter(({ group }) => GROUPS_OF_PHASE[phase].includes(group))
