import type { CostLine, RoadmapRisk, Size } from '../../domain/roadmap/content.ts'
import type { RoleId } from '../../domain/roadmap/rates.ts'

/** Who does the work: a role, or whoever serves or makes what is sold, which the idea's own words decide. */
export type Doer = RoleId | 'worker'

/** For which ideas of a kind something holds; every condition that is named must. */
export interface When {
  /**
   * Words of the brief and the idea, and as one word the confirmed business field ('field_food_restaurants'); `unless`: words that rule it
   * out.
   */
  words?: RegExp
  unless?: RegExp
  /** Sold to consumers or to businesses. */
  to?: 'consumers' | 'businesses'
  /** Paid for once, or again and again, or in a way that is not known. */
  paid?: 'once' | 'again'
  /** Whether nothing works yet, something works that nobody pays for, or someone pays. */
  standing?: 'none' | 'trial' | 'sold'
  /** Whether the price of one piece carries tools; one that is not known counts as cheap. */
  piece?: 'dear' | 'cheap'
}

/** Calendar days until the result is there, what they pass with, and whether the work is done meanwhile. */
export type Waits = readonly [days: number, reason: string, alongside?: 'alongside']

/** Work that a kind of product demands, before its role is known. `after` are ids of the same phase. */
export interface WorkPackage {
  id: string
  /**
   * A whole text of its own. Where it says '{price|the full price}', the founder's words for that field stand as a
   * quotation, or the text behind the bar where there are none. At most 200 characters with the quotation.
   */
  name: string
  size: Size
  /** Hours of the first role where quantities tell them; else they follow from the size. */
  hours?: number
  by: Doer
  /** A second role, which takes half as long. */
  with?: Doer
  waits?: Waits
  after: readonly string[]
  when?: Condition
  /** Left out where the test of the riskiest assumption does the same; what waits for it then waits for the test. */
  covered?: RegExp
}

/** One of several is enough. */
export type Condition = When | readonly When[]

/** A text, or one that holds only for some ideas. */
export type Worded = string | readonly [text: string, when: Condition]

/** What is paid for besides hours: a quantity at a price. */
interface PlannedCost {
  name: string
  kind: CostLine['kind']
  /** Assumed US dollars for one. */
  dollars: number
  when?: Condition
  /** How many of what: a number, or the name of a quantity of the phase. */
  times?: readonly [count: number | string, unit: string]
  /** The share of the price of a piece that one takes, where that price is known. */
  ofPrice?: number
  /** Whether it is what the founder may name as the cost of one piece, or of sending it. */
  isUnit?: boolean
  isDelivery?: boolean
  /** Left out where no price is known that it is a part of. */
  onlyPriced?: boolean
}

export interface PlannedRisk extends RoadmapRisk {
  when?: Condition
}

/** What one phase of one kind of product consists of. */
export interface PhaseWork {
  /** The last one ends the phase: it waits for everything else. */
  packages: readonly WorkPackage[]
  /**
   * What is done about an action of the founder, behind the quotation of it. `always`: also where the kind of action is
   * known and demands work of its own. A package that waits for 'actions' waits for all of these.
   */
  action: { does: string; size: Size; by: Doer; after: readonly string[]; always?: boolean }
  /** What the test of the riskiest assumption needs first, where it shows or sells something. */
  shows?: readonly string[]
  /** Packages in which something is sold: what the law demands is settled before them. */
  sells?: readonly string[]
  /** How many people serve or make it, where that is more than one. */
  workers?: number
  milestones: readonly (readonly [name: string, ...reaches: string[]])[]
  /** What the phase must have shown for the next one to begin, as the first task of that one. */
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

/** One package: `after` as ids divided by spaces. */
export const work = (
  id: string,
  size: Size,
  by: Doer,
  name: string,
  after = '',
  more: More = {},
): WorkPackage => ({ id, size, by, name, after: after ? after.split(' ') : [], ...more })

/** What is paid for besides hours. */
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

/** The sign of a phase whose planned income does not pay for what can wait (basis.ts). */
export const SMALL_PLAN = /\bsmall_plan\b/

/** Goods that others make. */
export const BOUGHT =
  /\b(?:factor(?:y|ies)|manufactur(?:er|ers|ed)|contract maker|suppliers? (?:makes?|press|sews?)|imported?|importing|landed|wholesaler|minimum order|least order|co-?pack\w*|contract (?:producers?|kitchens?))\b/i

export const CONSUMERS: When = { to: 'consumers' }
export const BUSINESSES: When = { to: 'businesses' }
