import type { Report } from '../../domain/report.ts'
import { featuresOf, type RoadmapFeature } from '../../domain/roadmap/features.ts'
import type { RoadmapInput } from '../engine.ts'

export interface NumberedFeature extends RoadmapFeature {
  /** The number by which the model refers to it: f1 to fn. */
  id: string
}

/** The features that a phase builds, numbered so that the model never has to repeat their words. */
export const numberedFeatures = ({
  phase,
  report,
}: {
  phase: RoadmapInput['phase']
  report: Report
}): NumberedFeature[] =>
  featuresOf(phase, report).map((feature, index) => ({ ...feature, id: `f${index + 1}` }))
