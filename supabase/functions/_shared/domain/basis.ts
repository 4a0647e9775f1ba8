import { z } from 'zod'

/**
 * Where a statement or figure of a report comes from (DESIGN §5):
 * a cited source, a model's own words, the founder's text, a template of the business domain, or an
 * assumption that nobody has checked.
 */
export const BASES = ['source', 'model', 'founder', 'template', 'assumption'] as const

export const basisSchema = z.enum(BASES)
export type Basis = z.infer<typeof basisSchema>

/** Basis of one stored field; `sources` holds citation ids ('s3') and is filled when kind is 'source'. */
export const markSchema = z.object({
  kind: basisSchema,
  sources: z.array(z.string()).default([]),
})
export type Mark = z.infer<typeof markSchema>

/** A text together with its basis; `basis` is null only for rows that were stored without one. */
export interface Statement {
  text: string
  basis: Basis | null
  sources: string[]
}

/** Builds a statement; `sources` are citation ids. */
export const state = (text: string, basis: Basis, sources: string[] = []): Statement => ({
  text,
  basis,
  sources,
})

/** Whether an object within a report is a statement. */
export const isStatement = (value: object): value is Statement =>
  'text' in value && 'basis' in value && 'sources' in value
