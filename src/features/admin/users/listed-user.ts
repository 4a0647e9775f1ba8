import { z } from 'zod'

const countSchema = z.coerce.number().int().nonnegative()
const nameSchema = z
  .string()
  .nullable()
  .transform((name) => name?.trim() ?? '')

/** One person who signed up, with how much they validated and bought. */
export const listedUserSchema = z
  .object({
    id: z.string(),
    firstName: nameSchema,
    lastName: nameSchema,
    email: z.string().nullable(),
    created_at: z.string(),
    updated_at: z.string(),
    validations: countSchema,
    purchases: countSchema,
  })
  .transform(({ firstName, lastName, created_at, updated_at, ...row }) => ({
    ...row,
    name: `${firstName} ${lastName}`.trim(),
    createdAt: created_at,
    updatedAt: updated_at,
  }))
export type ListedUser = z.infer<typeof listedUserSchema>
