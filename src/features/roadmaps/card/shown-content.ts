import { PHASES } from '@domain/phases'
import { type ReadRoadmap, type RoadmapRow, readRoadmap, sizedContent } from '@domain/roadmap'

/** What a version holds: the draft as it is stored, or what is published in the sizes that its founder chose. */
export const contentOf = (row: RoadmapRow, isDraft: boolean): unknown =>
  isDraft ? row.draft : sizedContent(row.content, row.sizes)

/** All roadmaps of a project that this reader can read, in the order of the phases; of two versions the draft. */
export const readableOf = (rows: readonly RoadmapRow[]): ReadRoadmap[] =>
  PHASES.flatMap((phase) => rows.filter((row) => row.phase === phase)).flatMap(
    (row) => readRoadmap(contentOf(row, row.draft !== null), row.phase).roadmap ?? [],
  )

const isEmpty = (content: unknown) =>
  content === null || (typeof content === 'object' && Object.keys(content).length === 0)

/** The stored content as the text of a file; null when there is none. */
export const jsonTextOf = (content: unknown): string | null =>
  isEmpty(content) ? null : `${JSON.stringify(content, null, 2)}\n`
