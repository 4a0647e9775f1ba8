import { z } from 'zod'
import { namesSchema } from '@/account/names-schema'

/** The messages are fixed: docs/contract.md#validation-rules. */
export const credentialsSchema = z.object({
  email: z.string().trim().pipe(z.email('Invalid email address')),
  password: z.string().min(6, 'Password must be at least 6 characters'),
})
export const emailSchema = credentialsSchema.pick({ email: true })
export const passwordSchema = credentialsSchema.pick({ password: true })
export type Credentials = z.infer<typeof credentialsSchema>

export const signUpSchema = credentialsSchema.extend(namesSchema.shape)
export type SignUp = z.infer<typeof signUpSchema>
