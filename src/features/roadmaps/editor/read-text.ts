import {
  computeRoadmap,
  problemsOf,
  ROADMAP_MAX_BYTES,
  type RoadmapContent,
  RoadmapError,
  type RoadmapProblem,
  readRoadmap,
  roadmapContentSchema,
} from '@domain/roadmap'
import { measure } from '@domain/roadmap/measure'

/** Shown verbatim (docs/contract.md#messages). */
export const INVALID_JSON = 'Invalid JSON format. Please check your edits.'

/**
 * The parsed text: invalid JSON, or a value with everything that makes it incomplete. `readable` says whether the
 * roadmap screen can still show it.
 */
export type ReadText =
  | { kind: 'broken' }
  | { kind: 'content'; content: unknown; problems: RoadmapProblem[]; readable: boolean }

function parsed(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) }
  } catch {
    // The editor itself marks the position.
    return null
  }
}

const isContent = (value: unknown): value is RoadmapContent => roadmapContentSchema.safeParse(value).success

/**
 * Recomputes costs, durations and totals from team and tasks; leaves them as typed if tasks depend on each other in a
 * cycle.
 */
function computed(content: RoadmapContent): RoadmapContent {
  try {
    return computeRoadmap(content)
  } catch (error) {
    if (error instanceof RoadmapError) return content
    throw error
  }
}

/** The database limits the size of objects; roadmaps are never nested this deeply. */
function isStorable(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const { bytes, deepest } = measure(value, ROADMAP_MAX_BYTES)
  return deepest === null && bytes <= ROADMAP_MAX_BYTES
}

/** Parses the text. Costs, durations and totals are computed from team and tasks, even if parts are missing. */
export function readText(text: string): ReadText {
  const read = parsed(text)
  if (!read) return { kind: 'broken' }
  const { value } = read
  const problems = problemsOf(value)
  const readable = isStorable(value) && readRoadmap(value).roadmap !== null
  const content = readable && isContent(value) ? computed(value) : value
  return { kind: 'content', content, problems, readable }
}
