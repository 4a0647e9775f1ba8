import { z } from 'zod'

/**
 * Origin of a statement or figure of a report (docs/evidence.md#basis): a cited source, a model's own words, the
 * founder's words or numbers, a fixed text of the built-in analyst, or an unchecked assumption.
 */
export const BASES = ['source', 'model', 'founder', 'template', 'assumption'] as const

export const basisSchema = z.enum(BASES)
export type Basis = z.infer<typeof basisSchema>

/**
 * Why a fixed text or a curated fact was selected: a word that the founder wrote, or something that they chose or
 * answered. `read` marks words of the idea that no one has confirmed; its `words` are not shown.
 */
const becauseSchema = z.object({ by: z.enum(['wrote', 'chose', 'answered', 'read']), words: z.string() })
export type Because = z.infer<typeof becauseSchema>

/** 'because you wrote “forecasts”', 'because you chose Food and restaurants', 'to be confirmed'. */
export const becauseText = ({ by, words }: Because): string =>
  by === 'read' ? 'to be confirmed' : `because you ${by} ${by === 'wrote' ? `“${words}”` : words}`

/** Basis of one stored field; `sources` holds citation ids ('s3') and is filled when kind is 'source'. */
export const markSchema = z.object({
  kind: basisSchema,
  sources: z.array(z.string()).default([]),
  because: becauseSchema.optional().catch(undefined),
})
export type Mark = z.infer<typeof markSchema>

/** A text together with its basis; `basis` is null only in rows that were stored without one. */
export const statementSchema = z.object({
  text: z.string(),
  basis: basisSchema.nullable(),
  sources: z.array(z.string()),
  because: becauseSchema.optional(),
})
export type Statement = z.infer<typeof statementSchema>

/** Builds a statement; `sources` are citation ids. */
export const state = (text: string, basis: Basis, sources: string[] = []): Statement => ({
  text,
  basis,
  sources,
})

/** Whether an object inside a report is a statement. */
export const isStatement = (value: object): value is Statement =>
  'text' in value && 'basis' in value && 'sources' in value

/** Heading above statements without a reason that follow others with one. */
export const ANYWAY = 'In any case'

/** Consecutive statements with the same reason, which is given once; null if none is given. */
export interface Reasoned<Item> {
  because: Because | null
  items: Item[]
}

/** Splits a list wherever the reason of its statements changes. */
export function byReason<Item>(
  items: readonly Item[],
  statementOf: (item: Item) => Statement,
): Reasoned<Item>[] {
  const groups: Reasoned<Item>[] = []
  for (const item of items) {
    const because = statementOf(item).because ?? null
    const last = groups.at(-1)
    if (last && (last.because && becauseText(last.because)) === (because && becauseText(because)))
      last.items.push(item)
    else groups.push({ because, items: [item] })
  }
  return groups
}
