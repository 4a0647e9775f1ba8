import { type Stored, toRecord } from '@domain/stored-fields'
import { storedHead } from '@domain/stored-head'
import { z } from 'zod'
import { type CardSummary, cardSchema } from './card-summary'

/** The stored summary of a report; rows without one carry the report, whose parser is loaded on demand. */
async function summaryOf(row: Stored): Promise<CardSummary> {
  const { data } = cardSchema.safeParse(row.card)
  return data ?? (await import('./report-summary')).summarizeReport(row)
}

/** A row of the list in either column spelling. Throws without an id. */
async function listedIdea(value: unknown) {
  const row = toRecord(value)
  return {
    ...storedHead({ ...row, id: z.string().parse(row.id) }),
    ...(await summaryOf(row)),
    /** Total of the scorecard, 0 to 10; null if there is none. */
    score: z.coerce
      .number()
      .nullable()
      .catch(null)
      .parse(row.score ?? null),
    titleKey: z.string().catch('').parse(row.title_key),
  }
}
export type ListedIdea = Awaited<ReturnType<typeof listedIdea>>

/** The rows of the list. Throws if they are invalid. */
export const listedIdeas = (rows: unknown): Promise<ListedIdea[]> =>
  Promise.all(z.array(z.unknown()).parse(rows).map(listedIdea))
