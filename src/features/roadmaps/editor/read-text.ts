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

const isContent = (value: unknown): value is RoadmapContent => roadmapContentSchema.safeParse(value).success

/** Costs, durations and totals by team and tasks; as it was typed where tasks wait for each other. */
function computed(content: RoadmapContent): RoadmapContent {
  try {
    return computeRoadmap(content)
  } catch (error) {
    if (error instanceof RoadmapError) return content
    throw error
  }
}

/** The database takes objects of a certain size; whatever is nested too deep is no roadmap. */
function isStorable(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const { bytes, deepest } = measure(value, ROADMAP_MAX_BYTES)
  return deepest === null && bytes <= ROADMAP_MAX_BYTES
}

/** Reads what was typed. Costs, durations and totals follow team and tasks, also where something is still missing. */
export function readText(text: string): ReadText {
  const read = parsed(text)
  if (!read) return { kind: 'broken' }
  const { value } = read
  const problems = problemsOf(value)
  const readable = isStorable(value) && readRoadmap(value).roadmap !== null
  const content = readable && isContent(value) ? computed(value) : value
  return { kind: 'content', content, problems, readable }
}
