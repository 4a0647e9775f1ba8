import { z } from 'zod'
import { PROVIDERS } from '../model-providers.ts'
import { phaseSchema } from '../phases.ts'

/** Person-hours of one task: at best, as planned, and with the usual trouble. */
const effortSchema = z
  .object({
    low: z.number().positive().max(10_000),
    base: z.number().positive().max(10_000),
    high: z.number().positive().max(10_000),
  })
  .refine(({ low, base, high }) => low <= base && base <= high, 'Hours must grow from low over base to high')
export type Effort = z.infer<typeof effortSchema>

const text = (max: number) => z.string().trim().min(1).max(max)
const texts = z.array(text(1_000)).max(100)

/** Size of a piece of work, as judged by a founder or an administrator. Hours follow from it (sizes.ts). */
export const SIZES = ['S', 'M', 'L', 'XL'] as const
export const sizeSchema = z.enum(SIZES)
export type Size = z.infer<typeof sizeSchema>

/**
 * Calendar days until the result is available, and the reason: counted from the end of the work or, with `alongside`,
 * from its first hour, as in a trial during which people work.
 */
const waitingSchema = z.object({
  days: z.int().min(1).max(1_000),
  reason: text(200),
  alongside: z.boolean().optional(),
})

/** The publication of a rule or an amount. Anything without a source is an assumption and shown as one. */
export const roadmapSourceSchema = z.object({
  title: text(300),
  publisher: text(200),
  address: z.url({ protocol: /^https?$/ }).max(2_000),
})

/** `feature` is the exact description of a feature of the report; null for work that serves all of them. */
export const taskSchema = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'A task ID uses only lowercase letters, digits and hyphens'),
  name: text(200),
  feature: text(2_000).nullable(),
  /** Name of a role in the team. */
  role: text(80),
  /** Ids of the tasks that must be finished first. */
  dependsOn: z.array(z.string().max(40)).max(500),
  /** Hours of `role`. */
  hours: effortSchema,
  /** Other roles that work on the task, each with its own hours. */
  others: z
    .array(z.object({ role: text(80), hours: effortSchema }))
    .max(10)
    .optional(),
  /** The assumed size that the hours follow from; absent if hours were entered by hand. */
  size: sizeSchema.optional(),
  waiting: waitingSchema.optional(),
  /** The rule that requires the work. */
  source: roadmapSourceSchema.optional(),
})
export type RoadmapTask = z.infer<typeof taskSchema>

/**
 * `hours` are hours per person and `hourlyRate` is in the currency of the roadmap (docs/contract.md#entities). The cost
 * of the line is derived.
 */
export const teamMemberSchema = z.object({
  role: text(80),
  count: z.number().int().min(1).max(100),
  skills: z.array(text(80)).max(30),
  hourlyRate: z.number().min(0).max(10_000_000).multipleOf(0.01),
  hours: z.number().min(0).max(100_000).multipleOf(0.01),
})
export type TeamMember = z.infer<typeof teamMemberSchema>

export const COST_KINDS = [
  'parts',
  'tooling',
  'certification',
  'license',
  'insurance',
  'rent',
  'fee',
  'material',
  'other',
] as const

/** A cost besides hours, in the currency of the roadmap. Without a source, the amount is an assumption. */
export const costLineSchema = z.object({
  name: text(200),
  kind: z.enum(COST_KINDS),
  amount: z.number().min(0).max(1e9).multipleOf(0.01),
  source: roadmapSourceSchema.optional(),
  /** Whether the unit price is the founder's figure and only the quantity is assumed. */
  isTold: z.boolean().optional(),
})
export type CostLine = z.infer<typeof costLineSchema>

/** Reached when all of its `tasks` (ids) are finished. */
const milestoneSchema = z.object({ name: text(200), tasks: z.array(z.string().max(40)).max(500) })
export type Milestone = z.infer<typeof milestoneSchema>

const roadmapRiskSchema = z.object({ description: text(1_000), mitigation: z.string().max(1_000) })
export type RoadmapRisk = z.infer<typeof roadmapRiskSchema>

/**
 * One phase of a roadmap as stored (docs/contract.md#entities). `cost` in the roadmap's currency, `duration` as text
 * and `hoursPerResource` are derived from team and tasks if these exist, and stored for other readers.
 */
const roadmapPhaseSchema = z.object({
  phase: phaseSchema,
  name: text(200),
  teamComposition: z.array(teamMemberSchema).max(50),
  tasks: z.array(taskSchema).max(1_000),
  /** Costs besides hours. */
  costLines: z.array(costLineSchema).max(100).optional(),
  /** Work that could not be planned, each with what would settle it. */
  unplanned: texts.optional(),
  deliverables: texts,
  milestones: z.array(milestoneSchema).max(100),
  risks: z.array(roadmapRiskSchema).max(100),
  duration: z.string().max(200),
  cost: z.number().min(0).nullable(),
  hoursPerResource: z.number().min(0).nullable(),
})
export type RoadmapPhase = z.infer<typeof roadmapPhaseSchema>

/** The writer of the texts: an engine with its model, or an administrator by hand. */
export const roadmapWriterSchema = z.object({
  id: z.enum([...PROVIDERS, 'built-in', 'manual']),
  model: z.string().nullable(),
})
export type RoadmapWriter = z.infer<typeof roadmapWriterSchema>

/** The value of one US dollar in the roadmap's currency, and its date. */
export const exchangeSchema = z.object({
  perDollar: z.number().positive(),
  date: z.iso.date(),
  /** Set for a rounded rate, where no reference rate is published. */
  isRounded: z.boolean().optional(),
})
export type Exchange = z.infer<typeof exchangeSchema>

const toldCostSchema = z.object({ words: text(200), amount: z.number().positive() })

/**
 * One sale by the founder's own figures: what it costs, the pay of the hours or of the one who does the work, what each
 * goes on costing a month and for how many months that was promised (null for a promise without an end, absent without a
 * promise), what is owed for the share that comes back, and the percentage that a shop keeps.
 */
const oneSaleSchema = z.object({
  costs: z.array(toldCostSchema).max(10),
  work: z.number().positive().optional(),
  monthly: toldCostSchema.extend({ months: z.int().positive().nullable().optional() }).optional(),
  back: toldCostSchema.extend({ share: z.number().positive().max(1) }).optional(),
  shop: z.object({ words: text(200), percent: z.number().positive().max(100) }).optional(),
  /** What someone else gets of each sale. */
  payout: toldCostSchema.optional(),
  /** What each one costs in the first year, where customers pay for that year with the sale and renew it. */
  yearly: toldCostSchema.optional(),
})

/** Who is served together: a sale is the whole group, and from `least` of them on it covers the told pay. */
const groupSchema = z.object({
  size: z.int().positive(),
  each: z.number().positive(),
  staff: z.int().positive().optional(),
  hours: z.number().positive().optional(),
  least: z.int().positive().optional(),
  /** Where each pays by the month: how often the group meets, and the pay for that. */
  times: z.int().positive().optional(),
  pay: z.number().positive().optional(),
})

/** A further price that no sum takes: how often it is used a month, or what it brings in a first year, where known. */
const otherPriceSchema = z.object({
  label: text(120),
  part: z.enum(['added', 'instead', 'deposit']),
  uses: z.int().positive().optional(),
  amount: z.number().positive().optional(),
  firstYear: z.number().positive().optional(),
})

/**
 * The price for customers, in the roadmap's currency, and the share of it that is assumed to remain after the costs of
 * a sale. `purchases` are one customer's per year, null if unknown.
 */
export const incomeSchema = z.object({
  price: z.number().positive(),
  every: z.enum(['once', 'use', 'day', 'week', 'month', 'year']),
  per: text(60).nullable(),
  margin: z.number().positive().max(1),
  purchases: z.number().positive().nullable(),
  /** Number of customers, as the founder counts them. */
  customers: z.number().positive().optional(),
  /** The role that makes or delivers the product, and the share of the price that is assumed to pay for its hours. */
  worker: text(80).optional(),
  labor: z.number().positive().max(1).optional(),
  /** Whether the price pays for the worker's time and little else, as with a service. */
  isByHour: z.boolean().optional(),
  /** Whether the margin follows from the founder's figures for one sale. */
  isTold: z.boolean().optional(),
  /** Whether the founders themselves make or serve it, paid from what is left. */
  isOwnWork: z.boolean().optional(),
  /** Hours of work per sale, as the founder states them. */
  hoursEach: z.number().positive().max(10_000).optional(),
  /** The loss per sale, by the founder's figures. */
  loss: z.number().positive().optional(),
  oneSale: oneSaleSchema.optional(),
  /** Further prices that each sale brings; they are part of `price`. */
  added: z
    .array(z.object({ label: text(120), amount: z.number().positive(), isYearly: z.boolean() }))
    .max(3)
    .optional(),
  others: z.array(otherPriceSchema).max(3).optional(),
  group: groupSchema.optional(),
  /** What the assumed work, sending and selling take of one sale beside the told costs. */
  taken: z
    .object({ work: z.number().min(0), sending: z.number().min(0), selling: z.number().min(0) })
    .optional(),
  /** Those who sell it on, where the founder counts them and not the buyers. */
  resellers: z.number().positive().optional(),
})
export type Income = z.infer<typeof incomeSchema>
export type OneSaleSum = z.infer<typeof oneSaleSchema>

/**
 * The planned income of a phase, compared with its cost, in the roadmap's currency: `planned` payments at the price (by the
 * `won` customers, where each pays another number of times than once, and by those who paid `before`),
 * `ordered` payments that the founder already names, the share of both that is `left` where no cost line lists what a sale
 * costs, the cost and the income left of the earlier phases, and the income left of `all` phases, as written at the same time;
 * without an income, what it `lacks`. `closes`: the gap at the end of all phases, what the sales of a month leave then, and what a month costs
 * whatever is sold. `target`:
 * the founder's number and date, what the plan has reached of it at the end of this phase, and after how many months.
 */
export const phaseMoneySchema = z.object({
  planned: z
    .object({
      count: z.int().min(0),
      each: z.number().positive(),
      won: z.int().min(1).optional(),
      before: z.int().min(1).optional(),
    })
    .nullable(),
  ordered: z
    .object({
      count: z.int().min(1),
      sum: z.number().positive(),
      advances: z.number().min(0),
      words: text(400),
    })
    .nullable(),
  /** What those who are won pay once when they begin. */
  setup: z.object({ count: z.int().min(1), each: z.number().positive(), label: text(120) }).optional(),
  earlier: z
    .object({ phases: z.int().min(1), cost: z.number().min(0), income: z.number().min(0) })
    .nullable(),
  left: z.number().positive().max(1).optional(),
  all: z.number().min(0).optional(),
  /** Whether no planned phase follows. */
  isLast: z.boolean().optional(),
  closes: z
    .object({
      gap: z.number().positive(),
      monthly: z.number().min(0),
      running: z.number().min(0).optional(),
    })
    .optional(),
  target: z
    .object({
      words: text(400),
      count: z.number().positive(),
      every: z.enum(['day', 'week', 'month']).optional(),
      months: z.number().positive().optional(),
      by: text(60).optional(),
      reached: z.number().min(0),
      after: z.number().positive(),
    })
    .optional(),
  lacks: z.enum(['price', 'currency', 'quantity', 'deal']).optional(),
})
export type PhaseMoney = z.infer<typeof phaseMoneySchema>

/** The content of a roadmap row or of a draft. */
export const roadmapContentSchema = z.object({
  name: text(200),
  /** Null if no writer was recorded. */
  writer: roadmapWriterSchema.nullable(),
  /** The region whose hourly rates were assumed, in words; '' when unknown. */
  region: z.string().max(80),
  /** ISO 4217 code of all amounts; US dollars if absent. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  /** The dated reference rate that converted assumed US dollars to the currency; absent for US dollars. */
  exchange: exchangeSchema.optional(),
  /** Absent if the price is unknown or in another currency. */
  income: incomeSchema.optional(),
  /** Absent if no income was planned. */
  money: phaseMoneySchema.optional(),
  phases: z.array(roadmapPhaseSchema).min(1).max(4),
  summary: z.object({
    text: z.string().max(4_000),
    totalDuration: z.string().max(200),
    totalCost: z.number().min(0).nullable(),
    recommendations: texts,
  }),
})
export type RoadmapContent = z.infer<typeof roadmapContentSchema>

/** Maximum size of stored content; the table's constraint is the same. */
export const ROADMAP_MAX_BYTES = 1_000_000
