import { z } from 'zod'

/** Spec part 1 §5. */
export const credentialsSchema = z.object({
  email: z.string().trim().pipe(z.email('Invalid email address')),
  password: z.string().min(6, 'Password must be at least 6 characters'),
})
export type Credentials = z.infer<typeof credentialsSchema>

export const signUpSchema = credentialsSchema.extend({
  firstName: z.string().trim().min(2, 'First name must be at least 2 characters'),
  lastName: z.string().trim().min(2, 'Last name must be at least 2 characters'),
})
export type SignUp = z.infer<typeof signUpSchema>
