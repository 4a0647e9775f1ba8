import type { CostLine, RoadmapRisk, Size } from '../../domain/roadmap/content.ts'
import type { RoleId } from '../../domain/roadmap/rates.ts'

/** Who does the work: a role, or whoever serves or makes what is sold, which the idea's own words decide. */
export type Doer = RoleId | 'worker'

/** Work that a kind of product demands, before its role is known. `after` are ids of the same phase. */
export interface WorkPackage {
  id: string
  /** A whole text of its own; at most 200 characters. */
  name: string
  size: Size
  by: Doer
  /** A second role, which takes half as long. */
  with?: Doer
  /** Calendar days until the result is there, and what they pass with. */
  waits?: readonly [days: number, reason: string]
  after: readonly string[]
  /** Words of the brief without which it is not demanded. */
  cue?: RegExp
}

/** What one phase of one kind of product consists of. Amounts are US dollars, assumed. */
export interface PhaseWork {
  packages: readonly WorkPackage[]
  /**
   * What is done about each action of the founder, before and behind the quotation of it. A package that waits for
   * 'actions' waits for all of these.
   */
  action: { before: string; behind: string; size: Size; by: Doer; after: readonly string[] }
  /** Packages in which something is sold: what the law demands is settled before them. */
  sells?: readonly string[]
  milestones: readonly (readonly [name: string, ...reaches: string[]])[]
  deliverables: readonly string[]
  costs: readonly (readonly [name: string, kind: CostLine['kind'], dollars: number])[]
}

/** The curated work of one kind of product. */
export interface NatureWork {
  phases: Readonly<Record<'interactive' | 'poc' | 'mvp' | 'production', PhaseWork>>
  risks: readonly RoadmapRisk[]
  /** What the brief leaves open and no plan can fill in. */
  unplanned: readonly string[]
}

type Waits = readonly [days: number, reason: string]

/** One package: `after` as ids divided by spaces. */
export const work = (
  id: string,
  size: Size,
  by: Doer,
  name: string,
  after = '',
  more: { with?: Doer; waits?: Waits; cue?: RegExp } = {},
): WorkPackage => ({ id, size, by, name, after: after ? after.split(' ') : [], ...more })
