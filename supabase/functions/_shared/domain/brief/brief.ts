import { z } from 'zod'
import { BUSINESS_FIELDS } from '../business-fields.ts'
import { BRIEF_TEXT_CHARS, MOST_VALUES } from './limits.ts'

/**
 * The brief: what an idea says about the business, field by field, with the origin of every value. Everything that is
 * written about the idea gets its facts from here: engines, scorecard, deck and roadmaps. See docs/brief.md.
 */

/** Position of a quotation in the normalized idea, in code points; `end` is exclusive. */
const spanSchema = z.object({ start: z.int().min(0), end: z.int().min(1) })
export type Span = z.infer<typeof spanSchema>

/** The words of an idea within a span. */
export const wordsAt = (idea: string, { start, end }: Span): string => [...idea].slice(start, end).join('')

/** `quote`: the founder's words. `answer`: typed or chosen by the founder. `lookup` and `model`: set by the server. */
const originSchema = z.discriminatedUnion('kind', [
  spanSchema.extend({ kind: z.literal('quote') }),
  z.object({ kind: z.literal('answer') }),
  /** `source` is the displayed name of the public source. */
  z.object({ kind: z.literal('lookup'), source: z.string() }),
  /** `name` is the model's name; `quote` the words of the idea that it read, if it named them. */
  z.object({ kind: z.literal('model'), name: z.string(), quote: spanSchema.nullable() }),
])
type Origin = z.infer<typeof originSchema>

const text = z.string().trim().min(1).max(BRIEF_TEXT_CHARS)
const amount = z.number().positive().max(1e12)
const currency = z.string().regex(/^[A-Z]{3}$/)
const link = z.url({ protocol: /^https?$/ }).max(500)

export const NATURES = [
  'software',
  'device',
  'physical',
  'service',
  'marketplace',
  'content',
  'other',
] as const
export type Nature = (typeof NATURES)[number]

export const PERIODS = ['day', 'week', 'month', 'year'] as const
export type Period = (typeof PERIODS)[number]
/** How often a price is paid; `share` is a percentage of what is sold or recovered. */
export const PRICE_RHYTHMS = ['once', 'use', ...PERIODS, 'share'] as const

/**
 * How a further price stands to the first: `added` is paid on top of it, by the same customer or by the other side;
 * `instead` is paid by those who do not pay the first; a `deposit` is paid back.
 */
export const PRICE_PARTS = ['added', 'instead', 'deposit'] as const
export type PricePart = (typeof PRICE_PARTS)[number]

/**
 * What the founder charges. `low` and `high` are equal for a single price; both are percent (0 to 100) if `every` is
 * `share`, and `base` is what they are taken of on average, if known. `per` is the unit that the price is for ('shop',
 * 'walk'), null if not stated; `currency` is null if not stated, and for shares without a base. The first price of a
 * brief has no `part`; each further one has.
 */
const priceSchema = z
  .object({
    low: z.number().min(0).max(1e9),
    high: z.number().min(0).max(1e9),
    currency: currency.nullable(),
    per: z.string().trim().min(1).max(60).nullable(),
    every: z.enum(PRICE_RHYTHMS).nullable(),
    base: amount.nullable().optional(),
    part: z.enum(PRICE_PARTS).nullable().optional(),
  })
  .refine(({ low, high }) => low <= high, 'The lower price comes first')
export type Price = z.infer<typeof priceSchema>

/** Words that follow the name of a unit and are not part of it: '£45 a month per firm whatever the number of users'. */
const AFTER_UNIT =
  /\s+(?:whatever|whichever|regardless|no matter|however|irrespective|and|or|but|including|plus|with|without|for|from|in|at|on|if|once|when|that|which|who|the|a|an)\b.*$/i
const NO_UNIT = /^(?:him|her|them|it|us|me|you|that|this|these|those|one|what\w*|which\w*|regardless)$/i

/** The unit that the price is for, cut after its noun; null if there is none. */
export function unitOf({ per }: Price): string | null {
  const unit = (per ?? '')
    .replace(AFTER_UNIT, '')
    .replace(/\s+(?:whatever|whichever|regardless|however)$/i, '')
  return unit === '' || NO_UNIT.test(unit) ? null : unit
}

/** An amount of money paid or lost in each period. */
const periodicMoneySchema = z.object({ amount, currency: currency.nullable(), every: z.enum(PERIODS) })
export type PeriodicMoney = z.infer<typeof periodicMoneySchema>

/** The price of what customers do or buy instead; it may be paid once or per use, and 0 means that it is free. */
const alternativePriceSchema = periodicMoneySchema.extend({
  amount: amount.or(z.literal(0)),
  every: z.enum(['once', 'use', ...PERIODS]),
})
export type AlternativePrice = z.infer<typeof alternativePriceSchema>
const alternativeSchema = z.object({
  name: text,
  price: alternativePriceSchema.nullable(),
  link: link.nullable(),
})
export type Alternative = z.infer<typeof alternativeSchema>

/** Where the business starts; `country` is an ISO 3166-1 code, or 'EU'; `name` is the place as written or chosen. */
const placeSchema = z.object({
  name: text,
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  /** True for a town or region within the country, false for the country itself. */
  local: z.boolean(),
})
export type BriefPlace = z.infer<typeof placeSchema>

/** How many customers there are; `source` says where the number comes from, '' if not stated. */
const countSchema = z.object({
  value: z.number().positive().max(1e10),
  source: z.string().trim().max(BRIEF_TEXT_CHARS),
})

const code = (shape: RegExp) => z.string().regex(shape).nullable()
/** The customers' trade with its statistical codes; a code is null if none fits, and all are null for consumers. */
export const tradeSchema = z.object({
  label: z.string().trim().min(1).max(120),
  /** NACE Rev. 2: letter of the section and two to four digits ('C1071'). */
  nace: code(/^[A-U][0-9]{2,4}$/),
  /** NAICS 2022, two to six digits. */
  naics: code(/^[0-9]{2,6}$/),
  /** UK SIC 2007, two to five digits. */
  sic: code(/^[0-9]{2,5}$/),
})
export type Trade = z.infer<typeof tradeSchema>
/** The trade of people who buy for themselves. */
export const CONSUMERS: Trade = { label: 'Consumers', nace: null, naics: null, sic: null }

export const EVIDENCE_KINDS = ['interviews', 'waiting', 'paying', 'link', 'other'] as const
/** A sign of demand: a `count` of people or customers, or a link. */
const demandSchema = z.object({
  kind: z.enum(EVIDENCE_KINDS),
  count: z.int().min(0).max(1e9).nullable(),
  text: z.string().trim().max(BRIEF_TEXT_CHARS),
  link: link.nullable(),
})

/** The choice for ideas that fit none of the curated fields. */
export const OTHER_FIELD = 'other'
const businessField = z
  .string()
  .refine((id) => id === OTHER_FIELD || Object.hasOwn(BUSINESS_FIELDS, id), 'Not a known business field')

const silenced = z.array(z.string().max(BRIEF_TEXT_CHARS)).max(20).default([])

/** The states of a field with values of the schema `value`, at most `most` of them. */
const states = <Value extends z.ZodType>(value: Value, most: number) =>
  z
    .discriminatedUnion('state', [
      z.object({ state: z.literal('open'), silenced, offered: spanSchema.optional() }),
      z.object({ state: z.literal('none') }),
      z.object({
        state: z.literal('stated'),
        entries: z
          .array(z.object({ value, origin: originSchema, confirmed: z.boolean() }))
          .min(1)
          .max(most),
        silenced,
      }),
    ])
    .default({ state: 'open', silenced: [] })

/** The states of each field, as strict as what may be saved, in the panel's order. */
export const fieldStates = {
  product: states(text, 1),
  nature: states(z.enum(NATURES), MOST_VALUES.nature),
  customer: states(text, 1),
  /** The customers' trade; chosen by the founder, never read from the text. */
  trade: states(tradeSchema, 1),
  user: states(text, 1),
  problem: states(text, 1),
  /** What the problem costs one customer. */
  problemCost: states(periodicMoneySchema, 1),
  today: states(alternativeSchema, MOST_VALUES.today),
  actions: states(text, MOST_VALUES.actions),
  inputs: states(text, MOST_VALUES.inputs),
  price: states(priceSchema, MOST_VALUES.price),
  /** Uses or units per customer and year. */
  purchases: states(amount, 1),
  place: states(placeSchema, MOST_VALUES.place),
  count: states(countSchema, 1),
  channel: states(text, MOST_VALUES.channel),
  difference: states(text, MOST_VALUES.difference),
  whyNow: states(text, MOST_VALUES.whyNow),
  risks: states(text, MOST_VALUES.risks),
  evidence: states(demandSchema, MOST_VALUES.evidence),
  field: states(businessField, 1),
  /** Monthly income goal for calculations; chosen by the founder, never read from the text. */
  goal: states(z.object({ amount, currency: currency.nullable() }), 1),
}

const strictBriefSchema = z.object(fieldStates)
const briefFieldSchema = strictBriefSchema.keyof()
export type BriefField = z.infer<typeof briefFieldSchema>
export const BRIEF_FIELDS = briefFieldSchema.options

type Stated<F extends BriefField> = Extract<z.infer<(typeof fieldStates)[F]>, { state: 'stated' }>
export type BriefValues = { [F in BriefField]: Stated<F>['entries'][number]['value'] }

/** One value of a field. Values that the founder typed or chose are confirmed. */
export interface Entry<Value> {
  value: Value
  origin: Origin
  confirmed: boolean
}

/**
 * `open`: not stated; `silenced` contains words that the founder cleared, which are not read again, and `offered` is
 * the span of words that may answer the field, which the founder is only asked about. `none`: the founder said that the
 * field does not apply. `stated`: one or more values.
 */
export type FieldState<Value> =
  | { state: 'open'; silenced: string[]; offered?: Span | undefined }
  | { state: 'none' }
  | { state: 'stated'; entries: Entry<Value>[]; silenced: string[] }

export type Brief = { [F in BriefField]: FieldState<BriefValues[F]> }
/** New states of some fields, in the format of `save_brief`. */
export type BriefChanges = Partial<Brief>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const readable = (stored: unknown): unknown =>
  isRecord(stored)
    ? Object.fromEntries(
        BRIEF_FIELDS.flatMap((field) =>
          fieldStates[field].safeParse(stored[field]).success ? [[field, stored[field]]] : [],
        ),
      )
    : stored

/** A stored brief; missing or unreadable fields are open. Null if none is stored. */
export const briefSchema = z.preprocess(readable, strictBriefSchema).nullable().catch(null)

/** A brief with the given field states; missing or unreadable ones are open. */
export const toBrief = (states: object): Brief => strictBriefSchema.parse(readable(states))

/** A brief in which nothing is stated. */
export const emptyBrief = (): Brief => toBrief({})

/** The stated values of a field, in order; [] if it is open or does not apply. */
export function entriesOf<F extends BriefField>(brief: Brief, field: F): Entry<BriefValues[F]>[] {
  const state: FieldState<BriefValues[F]> = brief[field]
  return state.state === 'stated' ? state.entries : []
}

/** The first stated value of a field; null if there is none. */
export const firstValue = <F extends BriefField>(brief: Brief, field: F): BriefValues[F] | null =>
  entriesOf(brief, field)[0]?.value ?? null
