import { validationStatusSchema } from '@domain/validation'
import { z } from 'zod'
import type { KeysetOrder } from '@/shared/lib/keyset'
import { type ListView as ListViewOf, listAddress } from '@/shared/list/list-address'

/** Only what the table shows, as reports are long. */
export const LISTED_COLUMNS =
  'id, userId, originalIdea, title, status, created_at, title_key, owner:profiles!idea_validations_userId_fkey(firstName, lastName)'

const nameSchema = z.string().nullable().catch(null)

const ownerSchema = z
  .object({ firstName: nameSchema, lastName: nameSchema })
  .transform(({ firstName, lastName }) => `${firstName ?? ''} ${lastName ?? ''}`.trim() || 'No name given')

/** A row of the list of all validations. */
export const listedValidationSchema = z
  .object({
    id: z.string(),
    userId: z.string().nullable(),
    originalIdea: z.string().nullable(),
    title: z.string().nullish(),
    status: validationStatusSchema,
    created_at: z.string(),
    title_key: z.string().nullish(),
    owner: ownerSchema.nullish(),
  })
  .transform(({ id, userId, originalIdea, title, status, created_at, title_key, owner }) => ({
    ...{ id, userId, status },
    idea: originalIdea?.trim() || title?.trim() || null,
    createdAt: created_at,
    titleKey: title_key ?? '',
    /** Name of the account, which may have been deleted since. */
    owner: owner ?? 'Deleted user',
  }))
export type ListedValidation = z.infer<typeof listedValidationSchema>

interface Sort extends KeysetOrder<ListedValidation> {
  label: string
}

const createdAt = { column: 'created_at', valueOf: (row: ListedValidation) => row.createdAt }

export const SORTS = {
  newest: { label: 'Newest first', ascending: false, ...createdAt },
  oldest: { label: 'Oldest first', ascending: true, ...createdAt },
  title: { label: 'Title A–Z', ascending: true, column: 'title_key', valueOf: ({ titleKey }) => titleKey },
} as const satisfies Record<string, Sort>

export type ListView = ListViewOf<keyof typeof SORTS>

export const VALIDATION_LIST = listAddress(SORTS, 'newest')
