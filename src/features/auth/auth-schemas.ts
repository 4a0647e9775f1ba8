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

const linkSchema = z.object({
  type: z.enum(['signup', 'recovery']),
  token_hash: z.string().min(1).max(200),
  email: z.string().trim().toLowerCase().pipe(z.email()),
})

/** Contents of a link in one of our emails. The email address is only the link's claim until the link is redeemed. */
export interface MailLink {
  type: 'signup' | 'recovery'
  tokenHash: string
  email: string
}

/** Reads the fragment of an email link; null if a part is missing. */
export function readMailLink(hash: string): MailLink | null {
  const link = linkSchema.safeParse(Object.fromEntries(new URLSearchParams(hash.slice(1)))).data
  return link ? { type: link.type, tokenHash: link.token_hash, email: link.email } : null
}
