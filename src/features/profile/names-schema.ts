import { z } from 'zod'

const NAME_MAX_CHARS = 100

const nameSchema = (label: string) =>
  z
    .string()
    .trim()
    .min(2, `${label} must be at least 2 characters`)
    .max(NAME_MAX_CHARS, `${label} must be at most ${NAME_MAX_CHARS} characters`)

/** Spec part 2 §5; the longest name is that of the table. */
export const namesSchema = z.object({
  firstName: nameSchema('First name'),
  lastName: nameSchema('Last name'),
})
