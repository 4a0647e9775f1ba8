import { z } from 'zod'

const STORAGE_KEY = 'profile-storage'

/** All columns of the user's `profiles` row, and the email address from the auth user. */
const profileSchema = z.looseObject({
  id: z.string(),
  firstName: z
    .string()
    .nullable()
    .transform((name) => name ?? ''),
  lastName: z
    .string()
    .nullable()
    .transform((name) => name ?? ''),
  email: z.string(),
  /** Whether the user can sign in with a password and not only through another provider. */
  hasPassword: z.boolean().catch(true),
  created_at: z.string().catch(''),
})
export type Profile = z.infer<typeof profileSchema>

export const parseProfile = (row: unknown): Profile => profileSchema.parse(row)

/** Keeps the profile on this browser, so that the next visit shows it at once. */
export function keepProfile(profile: Profile): Profile {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(profile))
  return profile
}

/** The stored profile of this user; another user's is never returned. */
export function keptProfile(userId: string | null): Profile | undefined {
  try {
    const kept = profileSchema.safeParse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null')).data
    return kept?.id === userId ? kept : undefined
  } catch {
    return undefined
  }
}

export const forgetProfile = (): void => localStorage.removeItem(STORAGE_KEY)
