import { useAuthStore } from '@/account/auth-store'
import { useDraft, useFormStorage } from '@/shared/lib/form-storage'

/** The signed-in user's draft and the way to change it. */
export function useIdeaDraft() {
  const userId = useAuthStore((state) => state.userId)
  const { idea } = useDraft(userId)
  const write = useFormStorage((state) => state.write)
  return { idea, setIdea: (text: string) => userId && write(userId, text) }
}
