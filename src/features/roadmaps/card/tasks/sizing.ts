import type { Size } from '@domain/roadmap'

/** How the founder of a published roadmap changes the sizes of its tasks. */
export interface Sizing {
  /** What a task has in the published version. */
  publishedOf: (task: string) => Size
  /** Gives a task a size; the published one takes the founder's back. */
  choose: (task: string, size: Size) => void
}
