import type { CostLine, RoadmapRisk, Size } from '../../domain/roadmap/content.ts'
import type { RoleId } from '../../domain/roadmap/rates.ts'

/** Who does the work: a role, or the worker who serves or makes what is sold, chosen by the idea's words. */
export type Doer = RoleId | 'worker'

/** The ideas for which something holds; every condition that is set must hold. */
export interface When {
  /**
   * Words of the brief and the idea; the confirmed business field counts as one word ('field_food_restaurants').
   * `unless`: words that exclude the idea.
   */
  words?: RegExp
  unless?: RegExp
  /** Sold to consumers or to businesses. */
  to?: 'consumers' | 'businesses'
  /** Paid for once or repeatedly. */
  paid?: 'once' | 'again'
  /** Whether nothing works yet, something works that nobody pays for, or someone pays. */
  standing?: 'none' | 'trial' | 'sold'
  /** Whether the price of one piece pays for tools; an unknown price counts as cheap. */
  piece?: 'dear' | 'cheap'
}

/** Calendar days until the result is there, the reason for the wait, and whether the work is done during it. */
export type Waits = readonly [days: number, reason: string, alongside?: 'alongside']

/** Work that a kind of product demands, before its role is known. `after` holds ids of packages of the same phase. */
export interface WorkPackage {
  id: string
  /**
   * A complete text. A placeholder such as '{price|the full price}' becomes a quotation of the founder's words for that
   * field, or the text after the bar if there are none. At most 200 characters, including the quotation.
   */
  name: string
  size: Size
  /** Hours of the first role if quantities determine them; otherwise they follow from the size. */
  hours?: number
  by: Doer
  /** A second role, which takes half as long. */
  with?: Doer
  waits?: Waits
  after: readonly string[]
  when?: Condition
  /** Left out if the test of the riskiest assumption does the same; dependent work then waits for the test. */
  covered?: RegExp
}

/** One of several conditions is enough. */
export type Condition = When | readonly When[]

/** A text, or one that holds only for some ideas. */
export type Worded = string | readonly [text: string, when: Condition]

/** A cost besides hours: a quantity at a price. */
interface PlannedCost {
  name: string
  kind: CostLine['kind']
  /** Assumed price of one in US dollars. */
  dollars: number
  when?: Condition
  /** Quantity and unit; the quantity is a number or the name of a figure of the phase. */
  times?: readonly [count: number | string, unit: string]
  /** The cost of one as a share of the price of a piece, if that price is known. */
  ofPrice?: number
  /** Whether the founder may name it as the cost of one piece (`isUnit`) or of sending it (`isDelivery`). */
  isUnit?: boolean
  isDelivery?: boolean
  /** Left out if the price that it is a share of is unknown. */
  onlyPriced?: boolean
}

export interface PlannedRisk extends RoadmapRisk {
  when?: Condition
}

/** The work of one phase for one kind of product. */
export interface PhaseWork {
  /** The last one ends the phase and waits for everything else. */
  packages: readonly WorkPackage[]
  /**
   * What is done about an action of the founder; it follows the quotation of the action. `always`: also if the kind of
   * action is known and demands work of its own. A package that waits for 'actions' waits for all of these.
   */
  action: { does: string; size: Size; by: Doer; after: readonly string[]; always?: boolean }
  /** What the test of the riskiest assumption needs first, if it shows or sells something. */
  shows?: readonly string[]
  /** Packages in which something is sold: legal requirements are met before them. */
  sells?: readonly string[]
  /** How many people serve or make it, if more than one. */
  workers?: number
  milestones: readonly (readonly [name: string, ...reaches: string[]])[]
  /** What the phase must have shown before the next one begins; the first task of the next phase checks it. */
  proves?: readonly Worded[]
  deliverables: readonly Worded[]
  costs: readonly PlannedCost[]
  risks: readonly PlannedRisk[]
  /** What the brief leaves open and no plan can fill in. */
  unplanned: readonly Worded[]
  advice: readonly Worded[]
}

/** The curated work of one kind of product. */
export type NatureWork = Readonly<Record<'interactive' | 'poc' | 'mvp' | 'production', PhaseWork>>

interface More {
  with?: Doer
  waits?: Waits
  when?: Condition
  covered?: RegExp
}

/** One package; `after` is a list of ids separated by spaces. */
export const work = (
  id: string,
  size: Size,
  by: Doer,
  name: string,
  after = '',
  more: More = {},
): WorkPackage => ({ id, size, by, name, after: after ? after.split(' ') : [], ...more })

/** A cost besides hours. */
export const cost = (
  name: string,
  kind: CostLine['kind'],
  dollars: number,
  more: Pick<PlannedCost, 'when' | 'times' | 'ofPrice' | 'isUnit' | 'isDelivery' | 'onlyPriced'> = {},
): PlannedCost => ({ name, kind, dollars, ...more })

/** A risk, and what is done about it. */
export const risk = (description: string, mitigation: string, when?: Condition): PlannedRisk => ({
  description,
  mitigation,
  ...(when && { when }),
})

/** The sign of a phase whose planned income does not pay for optional work (basis.ts). */
export const SMALL_PLAN = /\bsmall_plan\b/

/** Goods made by others. */
export const BOUGHT =
  /\b(?:factor(?:y|ies)|manufactur(?:er|ers|ed)|contract maker|suppliers? (?:makes?|press|sews?)|import(?:s|ed|ing)?|landed|(?:i|we) bring in|wholesaler|minimum order|least order|co-?pack\w*|contract (?:producers?|kitchens?))\b/i

export const CONSUMERS: When = { to: 'consumers' }
export const BUSINESSES: When = { to: 'businesses' }
