import { useState } from 'react'
import { useAuthStore } from '@/account/auth-store'
import { NOTHING_READ } from '@/brief/marked-textarea'
import { useDraft, useFormStorage } from '@/shared/lib/form-storage'

/** The signed-in user's draft, its setter, and what the reader finds in it as the user types. */
export function useIdeaDraft() {
  const userId = useAuthStore((state) => state.userId)
  const { idea, earlier } = useDraft(userId)
  const write = useFormStorage((state) => state.write)
  const swapEarlier = useFormStorage((state) => state.swapEarlier)
  const [read, onRead] = useState(NOTHING_READ)
  const [writing, onWriting] = useState(false)
  return {
    idea,
    setIdea: (text: string) => userId && write(userId, text),
    /** Restores the draft that an idea from the landing page replaced; null without one. */
    bringBack: earlier && swapEarlier,
    /** For the field of the idea. */
    field: { read, onWriting },
    /** For the brief beside it. */
    beside: { idea, writing, onRead },
  }
}
export type IdeaDraft = ReturnType<typeof useIdeaDraft>
