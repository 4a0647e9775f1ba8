import { z } from 'zod'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

const STORAGE_KEY = 'waiting-idea'

/** How long an idea that was typed without an account waits for one. */
const WAITING_MS = 24 * 3_600_000

/** An idea typed on the landing page without an account, and when it was last changed. */
const waitingSchema = z.object({ idea: z.string().min(1), at: z.number() })

const isFresh = ({ at }: z.infer<typeof waitingSchema>): boolean => Math.abs(Date.now() - at) < WAITING_MS

const storedSchema = z.object({ waiting: waitingSchema.refine(isFresh).nullable().catch(null) })

interface WaitingIdea {
  waiting: z.infer<typeof waitingSchema> | null
}

/** Apart from form-storage, so that the landing page does not load the forms. */
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

/** Keeps what a visitor without an account has typed. */
export const writeWaitingIdea = (idea: string): void => {
  useWaitingIdea.setState({ waiting: idea.trim() === '' ? null : { idea, at: Date.now() } })
}

/**
 * Puts the waiting idea on the form of this user, once: the first account that is used in this browser gets it. Drops
 * one that has waited too long.
 */
export async function claimWaitingIdea(userId: string | null): Promise<void> {
  const { waiting } = useWaitingIdea.getState()
  if (waiting && !isFresh(waiting)) useWaitingIdea.setState({ waiting: null })
  if (!waiting || !userId) return
  // Without a connection it waits for the next start of the app.
  const forms = await import('./form-storage').catch(() => null)
  // Another tab may have claimed it meanwhile.
  await useWaitingIdea.persist.rehydrate()
  const { waiting: left } = useWaitingIdea.getState()
  if (!forms || !left) return
  forms.useFormStorage.getState().place(userId, left.idea)
  useWaitingIdea.setState({ waiting: null })
}
