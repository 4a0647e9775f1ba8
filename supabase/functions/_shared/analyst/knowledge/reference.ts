import { z } from 'zod'

const text = z.string().min(3)

/** Amounts, shares and counts; numbers of laws are none. */
const AMOUNT = /[$€£]\s?\d|\d\s?(?:%|percent|million|billion|trillion)/
const YEAR = /\b(?:19|20)\d\d\b/

/** '2024', or '2023–24' and '2023/24' for a business or school year. */
const namesYear = (says: string, year: number) =>
  new RegExp(`\\b${year}\\b|\\b${year - 1}[–/-]${String(year).slice(2)}\\b`).test(says)

/** A figure without its year cannot be used by anybody who plans. */
const isDated = ({ says, figure }: { says: string; figure?: { year: number } | undefined }) =>
  figure ? namesYear(says, figure.year) : !AMOUNT.test(says) || YEAR.test(says)

/** A public source, looked up by hand; `says` paraphrases what it states. Its place in the list is its number. */
export const referenceSchema = z
  .object({
    title: text,
    publisher: text,
    address: z.url({ protocol: /^https$/ }),
    date: z
      .string()
      .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/)
      .nullable(),
    says: text,
    /** The figure that `says` states, with the year that it is of. */
    figure: z.object({ value: z.number(), unit: text, year: z.number().int().min(1990) }).optional(),
    use: z.enum(['pain', 'challenge', 'opportunity']),
    /** Parts of the domain that it speaks of; all when left out. */
    parts: z.array(z.string()).optional(),
    relevance: text,
  })
  .refine(isDated, { message: 'states a figure without its year' })
export type ReferenceEntry = z.infer<typeof referenceSchema>

/** In the order in which a report first uses them, which gives references their numbers. */
export const USES: readonly ReferenceEntry['use'][] = ['pain', 'challenge', 'opportunity']

export const inOrderOfUse = (references: ReferenceEntry[]) =>
  USES.flatMap((use) => references.filter((reference) => reference.use === use))
