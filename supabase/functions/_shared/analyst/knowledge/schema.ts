import { z } from 'zod'
import { rangeSchema } from '../../domain/market-model.ts'
import { inOrderOfUse, referenceSchema } from './reference.ts'

/*
 * Shape of one business domain of the knowledge base. Texts may hold slots such as {audience}, which
 * compose/fill.ts replaces with the founder's words or with the `nouns` of the domain.
 */

const text = z.string().min(3)
const texts = z.array(text)
const word = z.string().min(2)

const featureSchema = z.object({ text, on: z.enum(['both', 'web', 'mobile']) })
export type FeatureEntry = z.infer<typeof featureSchema>

const featuresSchema = z.object({
  core: z.array(featureSchema).default([]),
  mustHave: z.array(featureSchema).default([]),
  shouldHave: z.array(featureSchema).default([]),
  niceToHave: z.array(featureSchema).default([]),
  future: z.array(featureSchema).default([]),
})

const roleSchema = z.object({ title: text, focus: text, responsibilities: texts.min(2) })

const personaSchema = z.object({
  description: text,
  age: text,
  occupation: text,
  technicalLevel: text,
  painPoints: texts.min(2),
  goals: texts.min(2),
})
export type PersonaEntry = z.infer<typeof personaSchema>

/** A company that is well known in the category; `gap` is a typical complaint, not a comparison. */
const competitorSchema = z.object({ name: text, knownFor: text, gap: text })
export type CompetitorEntry = z.infer<typeof competitorSchema>

/** Yearly uses and the value of one use turn a price per use or a commission into a yearly figure. */
const customersSchema = z.object({ label: text, unit: text, perPerson: rangeSchema, note: text })
/** A range with the address of the reference that it was taken from; without one it is an assumption. */
const inputSchema = z.object({ range: rangeSchema, note: text, reference: z.url().optional() })
export type InputEntry = z.infer<typeof inputSchema>
const marketSchema = z.object({
  customers: customersSchema,
  /** The same for the side that serves people, when the idea is made for it. */
  serving: z
    .object({ customers: customersSchema, revenue: z.object({ range: rangeSchema, note: text }) })
    .optional(),
  revenue: z.object({ range: rangeSchema, note: text, usesPerYear: rangeSchema, useValue: rangeSchema }),
  reachable: inputSchema,
  obtainable: inputSchema,
  /** What is spent on the whole market in the United States in a year, in US dollars, and the share that is meant. */
  topDown: z.object({ spend: inputSchema, share: inputSchema }).optional(),
})

/** When in the year and where demand differs, in one sentence each. */
const variationsSchema = z.object({ seasons: texts.min(1), places: texts.min(1) })

/**
 * The first thing to try, and what it tells: the assumption that the idea stands on, and the number that would bear it
 * out. Cost and time are for one careful person.
 */
const testSchema = z.object({
  assumes: text,
  what: text,
  passes: text.regex(/\d/),
  dollars: z.number().nonnegative(),
  days: z.number().int().positive(),
})

/** A part of the domain with its own words: what an idea about it needs beyond the domain's common ground. */
const angleSchema = z.object({
  id: z.string(),
  sells: z.enum(['people', 'organisations']).default('people'),
  words: z.array(word),
  nouns: z.record(z.string(), text).default({}),
  features: featuresSchema.partial().default({}),
  pains: texts.default([]),
  goals: texts.default([]),
  pricing: texts.default([]),
  competitors: z.array(competitorSchema).default([]),
  challenges: texts.default([]),
  opportunities: texts.default([]),
  beachhead: text.optional(),
  firstTest: testSchema.optional(),
  /** In place of the domain's, where other people are concerned. */
  roles: z.array(roleSchema).optional(),
  personas: z.array(personaSchema).optional(),
  channels: texts.optional(),
})
export type AngleEntry = z.infer<typeof angleSchema>

/** Rules by where the idea is to start; `any` is used when the place is unknown or has no entry. */
const regulationsSchema = z.object({
  any: texts.min(1),
  eu: texts.optional(),
  us: texts.optional(),
  uk: texts.optional(),
  india: texts.optional(),
})

/**
 * The side that serves people in this domain (kitchens, teachers, employers). An idea may be made for it: `words` tell,
 * and `slot` is what the domain's texts call it. The second role and persona speak of this side.
 */
const supplySchema = z.object({
  slot: z.string().optional(),
  words: texts,
  /** False where this side is part of the product and buys no tool for itself. */
  buysTools: z.boolean().default(true),
})

const domainShape = z.object({
  id: z.string(),
  /** Heads of a fitting topic, where the domain's texts suit only some things ('lunches', not 'food waste'). */
  topics: z.array(word).optional(),
  /** Words that make a good topic when the text holds them, such as 'math' or 'sleep'. */
  subjects: z.array(word).default([]),
  supply: supplySchema.optional(),
  nouns: z.object({ audience: text, topic: text, activity: text }).catchall(text),
  roles: z.array(roleSchema).min(2),
  personas: z.array(personaSchema).min(2),
  features: featuresSchema,
  angles: z.array(angleSchema),
  pricing: texts.min(3),
  channels: texts.min(2),
  competitors: z.array(competitorSchema),
  /** Why ideas of this domain fail; the challenges say what to do about other things. */
  against: texts.min(1),
  challenges: texts.min(2),
  regulations: regulationsSchema,
  opportunities: texts.min(2),
  differences: text,
  beachhead: text,
  firstTest: testSchema,
  market: marketSchema,
  variations: variationsSchema.optional(),
  references: z.array(referenceSchema).transform(inOrderOfUse),
})
/** Slots that every idea fills. */
export const COMMON_SLOTS: readonly string[] = [
  'audience',
  'people',
  'topic',
  'topic2',
  'focus',
  'activity',
  'product',
]
const slotsIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/\{(\w+)\}/g)].map(({ 1: name }) => name ?? '')

/** A domain in which every slot has words, so that no report shows a hole. */
export const domainSchema = domainShape.superRefine((domain, context) => {
  const known = new Set([...COMMON_SLOTS, ...Object.keys(domain.nouns)])
  const missing = slotsIn(domain).filter((slot) => !known.has(slot))
  if (missing.length)
    context.addIssue({ code: 'custom', message: `${domain.id}: no words for ${missing.join(', ')}` })
})
export type Domain = z.infer<typeof domainShape>
export type DomainData = z.input<typeof domainShape>

const on = (platform: FeatureEntry['on']) => (words: string) => ({ text: words, on: platform })

/** A feature for every platform, for the web only (back office), or for phones only. */
export const both = on('both')
export const web = on('web')
export const mobile = on('mobile')
