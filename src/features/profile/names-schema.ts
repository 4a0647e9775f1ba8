import { z } from 'zod'

/** Spec part 2 §5. */
export const namesSchema = z.object({
  firstName: z.string().trim().min(2, 'First name must be at least 2 characters'),
  lastName: z.string().trim().min(2, 'Last name must be at least 2 characters'),
})
