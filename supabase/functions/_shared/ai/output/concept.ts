import { z } from 'zod'

const featuresSchema = (what: string, count: string) =>
  z
    .array(
      z.object({
        text: z.string().describe('What a user of this product can do with it, at most 160 characters'),
        web: z.boolean().describe('Whether it is needed in the browser'),
        mobile: z.boolean().describe('Whether it is needed on the phone'),
      }),
    )
    .describe(`${what}; ${count} of them`)

export const conceptOutputSchema = z.object({
  overview: z
    .string()
    .describe(
      'What is to be built, for whom, and which problem it solves: 2 to 4 sentences, at most 700 characters',
    ),
  roles: z
    .array(
      z.object({
        title: z.string().describe('Name of the role, at most 60 characters'),
        focus: z.string().describe('What this role wants from the product, one sentence'),
        responsibilities: z.array(z.string()).describe('What this role does in the product; 2 to 4 of them'),
      }),
    )
    .describe('Who works with the product; 3 to 6 roles'),
  features: z.object({
    core: featuresSchema('Without these the product does not solve the problem at all', '3 to 6'),
    mustHave: featuresSchema('Needed before the first customer pays', '3 to 6'),
    shouldHave: featuresSchema('Expected soon after the start', '2 to 5'),
    niceToHave: featuresSchema('Pleasant, but nobody leaves for want of them', '2 to 5'),
    future: featuresSchema('Only once the product is in daily use', '2 to 5'),
  }),
})
export type ConceptOutput = z.infer<typeof conceptOutputSchema>
