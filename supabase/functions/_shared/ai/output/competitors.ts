import { z } from 'zod'
import { citesSchema, saidSchema, sourceNotesSchema } from './said.ts'

export const competitorsOutputSchema = z.object({
  competitors: z
    .array(
      z.object({
        name: z.string().describe('Name of the company, product or substitute, at most 60 characters'),
        cites: citesSchema.describe('Sources that show that it exists and is in business, at most 2'),
        live: z
          .boolean()
          .nullable()
          .describe(
            'Whether a cited source shows it in business (true) or closed (false); null when none does',
          ),
        dominant: z.boolean().describe('Whether it leads this market by far'),
        strengths: z.array(saidSchema).describe('What it does well for these customers; 1 to 3'),
        weaknesses: z
          .array(
            saidSchema.extend({
              answeredBy: z
                .array(z.string())
                .describe(
                  'Numbers of the features given to you that answer it, such as f2; empty when none does',
                ),
            }),
          )
          .describe('What it leaves open for these customers; 1 to 3'),
        price: z
          .object({
            text: z.string().describe('Its price as the source gives it, at most 120 characters'),
            dollarsPerYear: z
              .number()
              .nullable()
              .describe('The same for one customer in US dollars a year; null when it cannot be told'),
            cites: citesSchema,
          })
          .nullable()
          .describe('Null when its price is not known'),
      }),
    )
    .describe('Those whom the customers would compare it with, substitutes included; 3 to 8'),
  sources: sourceNotesSchema,
})
export type CompetitorsOutput = z.infer<typeof competitorsOutputSchema>
