import { type Stored, toRecord } from '@domain/stored-fields'
import { storedHead } from '@domain/stored-head'
import { z } from 'zod'
import { type CardSummary, cardSchema } from './card-summary'

/** The summary of a report, as stored; one without carries its report instead, whose reading is loaded for it. */
async function summaryOf(row: Stored): Promise<CardSummary> {
  const { data } = cardSchema.safeParse(row.card)
  return data ?? (await import('./report-summary')).summarizeReport(row)
}

/** A row of the list, whichever way its columns are spelled. Throws when it has no id. */
async function listedIdea(value: unknown) {
  const row = toRecord(value)
  return {
    ...storedHead({ ...row, id: z.string().parse(row.id) }),
    ...(await summaryOf(row)),
    /** Total of the scorecard, 0 to 10; null as long as there is none. */
    score: z.coerce
      .number()
      .nullable()
      .catch(null)
      .parse(row.score ?? null),
    titleKey: z.string().catch('').parse(row.title_key),
  }
}
export type ListedIdea = Awaited<ReturnType<typeof listedIdea>>

/** The rows of the list. Throws when they are none. */
export const listedIdeas = (rows: unknown): Promise<ListedIdea[]> =>
  Promise.all(z.array(z.unknown()).parse(rows).map(listedIdea))
