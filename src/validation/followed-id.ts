import { z } from 'zod'

const stateSchema = z.object({ validationId: z.string().min(1) })

/** The validation id that a page handed on with the navigation; null when it handed on none. */
export const followedId = (navigationState: unknown): string | null =>
  stateSchema.safeParse(navigationState).data?.validationId ?? null
