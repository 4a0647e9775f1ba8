import type { FeatureGroup } from '../../../domain/report.ts'
import type { FeatureEntry } from '../schema.ts'

/**
 * What a product does for people, whatever its domain: teach, compare, remind. The texts speak of {thing}, the matter
 * in the founder's words, so that two ideas of one domain differ where their founders do.
 */
export interface Task {
  id: string
  cue: RegExp
  features: Record<FeatureGroup, readonly FeatureEntry[]>
  pains: readonly string[]
  goals: readonly string[]
  /** What the people do who use it. */
  duties: readonly string[]
  challenges: readonly string[]
  opportunities: readonly string[]
  /** What to ask people about the last time, before building. */
  questions: readonly string[]
}
