import { z } from 'zod'

/** What sign-up and profile ask of a name (spec parts 1 and 2, §5). */
export const namesSchema = z.object({
  firstName: z.string().trim().min(2, 'First name must be at least 2 characters'),
  lastName: z.string().trim().min(2, 'Last name must be at least 2 characters'),
})
