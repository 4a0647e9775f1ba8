import { z } from 'zod'

const stateSchema = z.object({ validationId: z.string().min(1) })

/** The validation id in the navigation state; null if there is none. */
export const followedId = (navigationState: unknown): string | null =>
  stateSchema.safeParse(navigationState).data?.validationId ?? null

/** Shown for an unknown validation and for another user's (docs/contract.md#messages). */
export const NO_DATA = 'No validation data found. Please return to dashboard and try again.'
