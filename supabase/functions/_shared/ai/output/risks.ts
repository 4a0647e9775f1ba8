import { z } from 'zod'
import { citeSchema, citesSchema, saidSchema, sourceNotesSchema } from './said.ts'

const testSchema = (what: string) =>
  z
    .object({
      met: z.boolean().nullable().describe('Null when there is nothing to judge it by'),
      reason: saidSchema,
    })
    .describe(what)

export const risksOutputSchema = z.object({
  problemTests: z.object({
    popular: testSchema('Many people have the problem'),
    growing: testSchema('More people have it each year'),
    urgent: testSchema('They want it solved now'),
    expensive: testSchema('It costs them a lot of money or time'),
    mandatory: testSchema('A law, a contract or a body makes them solve it'),
    frequent: testSchema('They meet it every week or more often'),
  }),
  voices: z
    .array(
      citeSchema.extend({
        says: z.string().describe('What it tells about the problem, one sentence of at most 160 characters'),
      }),
    )
    .describe(
      'Sources in which somebody who has the problem speaks for themselves (a post, a review), one entry each; empty when there are none',
    ),
  challenges: z.array(saidSchema).describe('What will be hard for this idea; 3 to 6'),
  risks: z
    .array(
      z.object({
        text: z.string().describe('What could go wrong, one sentence'),
        cites: citesSchema,
        severity: z.number().describe('1 annoying, 2 serious, 3 threatens the company'),
        mitigation: z
          .string()
          .nullable()
          .describe('What can be done about it, one sentence; null when nothing can'),
        unmitigatedShare: z
          .number()
          .describe('How much of the risk is left after that, from 0 (none) to 1 (all)'),
        legalKnockOut: z.boolean().describe('Whether the law forbids the business as described'),
      }),
    )
    .describe('The risks that matter most, legal ones included; 2 to 6'),
  counterCase: z.array(saidSchema).describe('The strongest reasons not to build this; 2 to 5'),
  riskiestAssumption: z
    .string()
    .describe('The one thing that must be true for the idea to work and that nobody knows yet, one sentence'),
  nextTest: z.object({
    what: z
      .string()
      .describe('The cheapest test of that assumption, with whom and how, at most 400 characters'),
    threshold: z.string().describe('The result that counts as passed, with a number, one sentence'),
    costDollars: z.number().describe('What the test costs in US dollars, 0 or more'),
    days: z.number().describe('How many days it takes, 1 or more'),
  }),
  sources: sourceNotesSchema,
})
export type RisksOutput = z.infer<typeof risksOutputSchema>
