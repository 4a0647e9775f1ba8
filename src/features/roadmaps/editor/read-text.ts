import {
  computeRoadmap,
  problemsOf,
  ROADMAP_MAX_BYTES,
  type RoadmapContent,
  type RoadmapProblem,
  readRoadmap,
} from '@domain/roadmap'
import { measure } from '@domain/roadmap/measure'

/** Spec part 2 §5. */
export const INVALID_JSON = 'Invalid JSON format. Please check your edits.'

/**
 * What was typed: no JSON at all, or a value with everything that keeps it from being a complete roadmap.
 * `readable` says whether the roadmap screen can show it all the same.
 */
export type ReadText =
  | { kind: 'broken' }
  | { kind: 'content'; content: unknown; problems: RoadmapProblem[]; readable: boolean }

function parsed(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) }
  } catch {
    // Where the mistake is, the editor marks by itself.
    return null
  }
}

const isComplete = (value: unknown, problems: RoadmapProblem[]): value is RoadmapContent =>
  problems.length === 0 && value !== null

/** The database takes objects of a certain size; whatever is nested too deep is no roadmap. */
function isStorable(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const { bytes, deepest } = measure(value, ROADMAP_MAX_BYTES)
  return deepest === null && bytes <= ROADMAP_MAX_BYTES
}

/** Reads what was typed. Costs, durations and totals of complete content follow its team and tasks. */
export function readText(text: string): ReadText {
  const read = parsed(text)
  if (!read) return { kind: 'broken' }
  const { value } = read
  const problems = problemsOf(value)
  if (isComplete(value, problems))
    return { kind: 'content', content: computeRoadmap(value), problems, readable: true }
  const readable = isStorable(value) && readRoadmap(value).roadmap !== null
  return { kind: 'content', content: value, problems, readable }
}
