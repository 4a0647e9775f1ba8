import { PHASES } from '@domain/phases'
import { type ReadRoadmap, type RoadmapRow, readRoadmap, sizedContent } from '@domain/roadmap'

/** Content of a version: the draft as stored, or the published version in the founder's sizes. */
export const contentOf = (row: RoadmapRow, isDraft: boolean): unknown =>
  isDraft ? row.draft : sizedContent(row.content, row.sizes)

/** All roadmaps of a project that this reader can read, in phase order; drafts take precedence. */
export const readableOf = (rows: readonly RoadmapRow[]): ReadRoadmap[] =>
  PHASES.flatMap((phase) => rows.filter((row) => row.phase === phase)).flatMap(
    (row) => readRoadmap(contentOf(row, row.draft !== null), row.phase).roadmap ?? [],
  )

const isEmpty = (content: unknown) =>
  content === null || (typeof content === 'object' && Object.keys(content).length === 0)

/** The stored content as JSON for a file; null if there is none. */
export const jsonTextOf = (content: unknown): string | null =>
  isEmpty(content) ? null : `${JSON.stringify(content, null, 2)}\n`
