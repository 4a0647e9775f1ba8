import {
  type Entitlements,
  IDEA_PLAN,
  ideaPack,
  OWNED_PRO,
  ownedPack,
  ownedPlan,
  type PackPrice,
  type Plan,
  type ProjectPrice,
  packName,
  ROADMAP_PLAN,
  UNFINISHED_PROJECT,
} from '@domain/pricing'
import type { Project } from '../project'
import type { PriceList } from '../requests'
import { isOwned, isPlanOwned, offeredIn, suggestedPack } from './format-pack'

/** The item requested by the address; not trusted, and any price in it is ignored. */
export interface Asked {
  plan: string
  count: string | null
  pack: string | null
  project: string | null
}

/** An item for sale: one size of a pack, or a plan. Prices in US dollars, from the database. */
export interface Order {
  plan: Plan
  pack: PackPrice | null
  project: Project | null
  /** Amount due in US dollars: list price minus `paid`, never below 0. */
  price: number
  /** Amount paid for smaller packs of the project. */
  paid: number
}

/** Why an order cannot be bought. */
export interface Refusal {
  kind: 'error' | 'info'
  message: string
}

/** The order, with a note if the address asked for something not for sale; or why there is none. */
export type ReadOrder =
  | { order: Order; note: string | null; refusal: Refusal | null }
  | { order: null; refusal: Refusal }

interface Known {
  list: PriceList
  entitlements: Entitlements
  project: Project | null
  projectPrices: readonly ProjectPrice[]
}

export function readRequestedItem(plan: string | undefined, params: URLSearchParams): Asked {
  return {
    plan: plan ?? '',
    count: params.get('count'),
    pack: params.get('pack'),
    project: params.get('project'),
  }
}

const refused = (kind: Refusal['kind'], message: string): ReadOrder => ({
  order: null,
  refusal: { kind, message },
})

/** The texts are fixed: docs/contract.md#validation-rules. */
export function readOrder(asked: Asked, known: Known): ReadOrder {
  if (asked.plan === 'free') return refused('info', 'You already have access to the Free plan')
  const plan = known.list.plans.find(({ id }) => id === asked.plan)
  if (!plan) return refused('error', 'Selected plan not found')
  const packs = known.list.packs.filter(({ plan_id }) => plan_id === plan.id)
  if (plan.id === IDEA_PLAN) return ideaOrder(plan, packs, asked, known.entitlements)
  if (plan.id === ROADMAP_PLAN) return roadmapOrder(plan, packs, asked, known)
  // Sold in sizes that this page cannot offer.
  if (packs.length > 0) return refused('error', 'Selected plan not found')
  return {
    order: { plan, pack: null, project: null, price: plan.price, paid: 0 },
    note: null,
    refusal: isPlanOwned(known.entitlements, plan)
      ? { kind: 'info', message: plan.interval === 'once' ? ownedPlan(plan.name) : OWNED_PRO }
      : null,
  }
}

function ideaOrder(plan: Plan, packs: PackPrice[], asked: Asked, { packs_left }: Entitlements): ReadOrder {
  const wanted = asked.count === null ? asked.pack : packOfCount(asked.count)
  const found = packs.find(({ pack }) => pack === wanted)
  const pack = found ?? packs.toSorted((one, other) => (one.ideas ?? 0) - (other.ideas ?? 0))[0]
  if (!pack) return refused('error', 'Selected plan not found')
  const owned = packs_left > 0
  return {
    order: { plan, pack, project: null, price: pack.price, paid: 0 },
    note:
      found || wanted === null
        ? null
        : `The number of ideas in the link is not available. ${packName(pack)} is selected instead.`,
    refusal: owned ? { kind: 'info', message: ownedPlan(plan.name) } : null,
  }
}

/** 'ideas-5' for '5'; '' for anything that is not a count. */
const packOfCount = (count: string) => (/^[1-9]\d{0,3}$/.test(count) ? ideaPack(Number(count)) : '')

function roadmapOrder(plan: Plan, packs: PackPrice[], asked: Asked, known: Known): ReadOrder {
  const { entitlements, project } = known
  if (!project) return refused('error', 'Please select a project for the roadmap package')
  if (!project.finished) return refused('info', UNFINISHED_PROJECT)
  const offered = offeredIn(packs, known.projectPrices)
  const found = offered.find(({ pack }) => pack === asked.pack)
  const pack = found ?? suggestedPack(entitlements, project.id, offered)
  if (!pack) return refused('error', 'Selected plan not found')
  return {
    order: { plan, pack, project, price: pack.amount, paid: pack.paid },
    note:
      found || asked.pack === null
        ? null
        : `The package in the link is not available. ${packName(pack)} is selected instead.`,
    refusal: isOwned(entitlements, project.id, pack) ? { kind: 'info', message: ownedPack(pack) } : null,
  }
}
