import { z } from 'zod'

/** Name rules of sign-up and profile (docs/contract.md#validation-rules). */
export const namesSchema = z.object({
  firstName: z.string().trim().min(2, 'First name must be at least 2 characters'),
  lastName: z.string().trim().min(2, 'Last name must be at least 2 characters'),
})
