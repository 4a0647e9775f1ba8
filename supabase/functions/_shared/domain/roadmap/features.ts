import type { Phase } from '../phases.ts'
import { FEATURE_GROUPS, type Feature, type FeatureGroup, type Report } from '../report.ts'

export interface RoadmapFeature {
  /** The exact text in the report, without surrounding white space. */
  description: string
  group: FeatureGroup
  platforms: Feature['platforms']
  /** Whether it is a pattern of the catalog rather than the founder's or a model's. */
  pattern: boolean
}

/** Groups that a phase builds: core and must-have always, the rest as the product grows, future never. */
const GROUPS_OF_PHASE: Record<Phase, readonly FeatureGroup[]> = {
  interactive: ['core', 'mustHave'],
  poc: ['core', 'mustHave'],
  mvp: ['core', 'mustHave', 'shouldHave'],
  production: ['core', 'mustHave', 'shouldHave', 'niceToHave'],
}

/** Every feature of the report with its group, by priority; a duplicate counts in its most important group. */
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
 * The features that a phase builds. In the prototype, features are screens; the proof of concept proves the core ones
 * and briefly checks the feasibility of the must-have ones.
 */
export const featuresOf = (phase: Phase, report: Report): RoadmapFeature[] =>
  featuresByPriority(report).filter(({ group }) => GROUPS_OF_PHASE[phase].includes(group))
