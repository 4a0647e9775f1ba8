import { z } from 'zod'
import { BUSINESS_DOMAINS } from './business-domains.ts'

/** What the built-in analyst reads in an idea, in the order in which it is shown. */
export const FACT_IDS = [
  'audience',
  'problem',
  'activity',
  'channel',
  'price',
  'place',
  'platform',
  'scale',
  'constraints',
] as const
const factIdSchema = z.enum(FACT_IDS)
export type FactId = z.infer<typeof factIdSchema>

/** One fact as the report was written from it; null when the text does not say. Several are parted by semicolons. */
const understoodSchema = z.object({
  id: factIdSchema,
  text: z.string().nullable(),
  /** Whether the founder's correction stands in place of what was read. */
  corrected: z.boolean(),
})
export type Understood = z.infer<typeof understoodSchema>
export const understandingSchema = z.array(understoodSchema)

/** Where nothing fits: templates for any business. */
export const GENERAL_DOMAIN = 'general'
/** The longest text of one fact. */
export const FACT_CHARS = 300

const domainSchema = z
  .string()
  .refine((id) => id === GENERAL_DOMAIN || Object.hasOwn(BUSINESS_DOMAINS, id), 'Not a known business domain')
  .nullable()
  .default(null)

/**
 * What a founder says against the reading of their idea. A fact that is not named stays as it was read; an empty
 * text says that it does not hold. `domain` and `second` are null where the analyst decides.
 */
export const correctionsSchema = z.object({
  facts: z.partialRecord(factIdSchema, z.string().trim().max(FACT_CHARS)).default({}),
  domain: domainSchema,
  second: domainSchema,
})
export type Corrections = z.infer<typeof correctionsSchema>

export const NO_CORRECTIONS: Corrections = { facts: {}, domain: null, second: null }
