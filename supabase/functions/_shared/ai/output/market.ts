import { z } from 'zod'
import { citesSchema, saidSchema, sourceNotesSchema } from './said.ts'

/** One input of the market model: three values in the same unit, and how they were come by. */
const inputSchema = (what: string) =>
  z
    .object({
      low: z.number().describe('Cautious value'),
      base: z.number().describe('Most likely value; low ≤ base ≤ high'),
      high: z.number().describe('Value if things go well'),
      note: z.string().describe('What is counted and how the values were reached, at most 300 characters'),
      cites: citesSchema,
    })
    .describe(what)
export type InputOutput = z.infer<ReturnType<typeof inputSchema>>

const FRACTION = 'as a fraction from 0 to 1'

export const marketOutputSchema = z.object({
  targetMarket: saidSchema.describe('Which customers, where, and which of them come first'),
  uniqueValue: saidSchema.describe('What this product gives them that they do not get today'),
  monetizationStrategies: z.array(saidSchema).describe('Ways to earn money, the best one first; 2 to 4'),
  opportunities: z.array(saidSchema).describe('What speaks for the idea; 2 to 5'),
  growth: z
    .object({
      text: z.string().describe('How fast the market grows, with the figure as the source gives it'),
      percentPerYear: z.number().describe('The same in percent a year, such as 7.5'),
      cites: citesSchema,
    })
    .nullable()
    .describe('Null when no source states the growth of this market'),
  whyNow: z
    .object({
      text: z.string().describe('What has changed lately so that the idea works now'),
      date: z.string().describe('When it changed, as YYYY, YYYY-MM or YYYY-MM-DD'),
      cites: citesSchema,
    })
    .nullable()
    .describe('Null when no source states such a change'),
  inputs: z.object({
    customers: inputSchema('How many possible customers there are: a count of those who would pay'),
    revenuePerCustomer: inputSchema('What one customer pays a year, in US dollars'),
    reachableShare: inputSchema(`Share of these customers that the product can reach and serve, ${FRACTION}`),
    obtainableShare: inputSchema(`Share of the reachable ones that can be won in three years, ${FRACTION}`),
    marketSpend: inputSchema(
      'What is spent on the whole market, in US dollars a year, from a source; null when no source states it',
    ).nullable(),
    relevantShare: inputSchema(
      `Share of that spending that a product like this is for, ${FRACTION}; null without the spending`,
    ).nullable(),
    fixedCosts: inputSchema('Yearly costs that do not depend on the number of customers, in US dollars'),
    grossMargin: inputSchema(`What is left of revenue after the costs of serving a customer, ${FRACTION}`),
  }),
  founderPrice: z
    .string()
    .nullable()
    .describe(
      'The words of the idea that state its price, copied letter for letter; null when it states none',
    ),
  sources: sourceNotesSchema,
})
export type MarketOutput = z.infer<typeof marketOutputSchema>
