import { z } from 'zod'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

const STORAGE_KEY = 'waiting-idea'

/** Time that an idea typed without an account is kept, in ms. */
const WAITING_MS = 24 * 3_600_000

/** An idea typed on the landing page without an account, and when it was last changed. */
const waitingSchema = z.object({ idea: z.string().min(1), at: z.number() })

const isFresh = ({ at }: z.infer<typeof waitingSchema>): boolean => Math.abs(Date.now() - at) < WAITING_MS

const storedSchema = z.object({ waiting: waitingSchema.refine(isFresh).nullable().catch(null) })

interface WaitingIdea {
  waiting: z.infer<typeof waitingSchema> | null
}

/** Separate from form-storage, so that the landing page does not load the forms. */
export const useWaitingIdea = create<WaitingIdea>()(
  persist((): WaitingIdea => ({ waiting: null }), {
    name: STORAGE_KEY,
    merge: (stored, now) => ({ ...now, ...storedSchema.safeParse(stored).data }),
  }),
)

if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY) void useWaitingIdea.persist.rehydrate()
  })

/** Stores the text that a visitor typed without an account. */
export const writeWaitingIdea = (idea: string): void => {
  useWaitingIdea.setState({ waiting: idea.trim() === '' ? null : { idea, at: Date.now() } })
}

/**
 * Moves the waiting idea into this user's form, once: the first account used in this browser gets it. Discards one
 * that is too old.
 */
export async function claimWaitingIdea(userId: string | null): Promise<void> {
  const { waiting } = useWaitingIdea.getState()
  if (waiting && !isFresh(waiting)) useWaitingIdea.setState({ waiting: null })
  if (!waiting || !userId) return
  // Offline, it waits for the next start of the app.
  const forms = await import('./form-storage').catch(() => null)
  // Another tab may have claimed it in the meantime.
  await useWaitingIdea.persist.rehydrate()
  const { waiting: left } = useWaitingIdea.getState()
  if (!forms || !left) return
  forms.useFormStorage.getState().place(userId, left.idea)
  useWaitingIdea.setState({ waiting: null })
}
