import { cut } from '@domain/title'
import { z } from 'zod'
import type { KeysetOrder } from '@/shared/lib/keyset'

export const PROJECT_COLUMNS = 'id, title, originalIdea, status, created_at'

/** Longest name and description of a project on these pages, in characters (docs/contract.md#limits-and-constants). */
const NAME_CUT = 50
const DESCRIPTION_CUT = 100

const textSchema = z.string().nullish()

/** A validation; its phases can be unlocked once its report is `finished`. */
export const projectSchema = z
  .object({
    id: z.string(),
    title: textSchema,
    originalIdea: textSchema,
    status: z.string(),
    created_at: z.string(),
  })
  .transform(({ id, title, originalIdea, status, created_at }) => ({
    id,
    name: cut(title?.trim() || 'Untitled Project', NAME_CUT),
    description: cut(originalIdea?.trim() ?? '', DESCRIPTION_CUT),
    finished: status === 'completed',
    createdAt: created_at,
  }))
export type Project = z.infer<typeof projectSchema>

export const NEWEST: KeysetOrder<Project> = {
  column: 'created_at',
  ascending: false,
  valueOf: ({ createdAt }) => createdAt,
}
