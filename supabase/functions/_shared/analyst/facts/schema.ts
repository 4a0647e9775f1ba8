import { z } from 'zod'
import { NATURES } from '../../domain/brief/brief.ts'

const text = z.string().min(3)
const address = z.url({ protocol: /^https$/ })

/** Where a fact was looked up by hand. */
const sourceSchema = z.object({
  title: text,
  publisher: text,
  address,
  /** Of the publication: a year or an ISO date; null where the page names none. */
  date: z
    .string()
    .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/)
    .nullable(),
})

const AMOUNT = /[$€£]\s?\d|\d\s?(?:%|percent|million|billion|trillion)/
const YEAR = /\b(?:19|20)\d\d\b/

/**
 * One public figure, law or license in one or two sentences of our own. `place` is an ISO 3166-1 country, 'EU', or
 * null where it holds everywhere. A figure names its year.
 */
const factSchema = z
  .object({
    kind: z.enum(['figure', 'rule']),
    says: text,
    place: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable(),
    source: sourceSchema,
    /** The kinds of product that it binds or concerns; null for all. */
    natures: z.array(z.enum(NATURES)).min(1).nullable(),
    /** What an idea speaks of for it to matter; null for any idea of the field. Figures go by shared words as well. */
    words: z.instanceof(RegExp).nullable(),
    /** What the product must do or be, in the founder's words for it; null for any. */
    does: z.instanceof(RegExp).nullable(),
    /** What those who pay or use it must be called; null for any. */
    buyers: z.instanceof(RegExp).nullable(),
    /** Binds only those who sell to consumers, or only those who sell to businesses; null for both. */
    to: z.enum(['consumers', 'businesses']).nullable(),
    /** Binds only those who are paid again and again. */
    subscription: z.boolean(),
  })
  .refine(({ kind, says }) => kind === 'rule' || YEAR.test(says), 'A figure names its year')
  .refine(({ says }) => !AMOUNT.test(says) || YEAR.test(says), 'An amount names its year')
export type Fact = z.infer<typeof factSchema>

/** A product that people in the field know; `knownFor` says nothing about quality. */
const productSchema = z.object({
  name: text,
  knownFor: text,
  link: address,
  /** A thing, or a shop of things. */
  goods: z.boolean(),
  /** ISO codes of the countries where it is sold; null for anywhere. */
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .min(1)
    .nullable(),
  /** What the founder calls the customers, for these to be its customers. */
  customers: z.instanceof(RegExp),
  /** What an idea does, for it to be the same job. */
  job: z.instanceof(RegExp),
})
export type KnownProduct = z.infer<typeof productSchema>

/** What is known of a business field, whatever the idea. Shown only when the founder confirmed the field. */
export const fieldFactsSchema = z.object({ facts: z.array(factSchema), products: z.array(productSchema) })
export type FieldFacts = z.infer<typeof fieldFactsSchema>
