import type { QueryClient } from '@tanstack/react-query'
import type { DataRouter } from 'react-router-dom'
import { accountQueries } from '@/account/account-queries'
import { type AuthState, useAuthStore } from '@/account/auth-store'
import { watchSession } from '@/account/session'
import { claimWaitingIdea } from '@/shared/lib/waiting-idea'

const identity = ({ userId, isAdmin }: AuthState) => `${userId} ${isAdmin}`

/** Keeps screens and cache in sync with the session, whether it changes here, in another tab or on the server. */
export function followSession(router: DataRouter, client: QueryClient): () => void {
  let seen = identity(useAuthStore.getState())
  void claimWaitingIdea(useAuthStore.getState().userId)
  const stopCache = useAuthStore.subscribe((now, before) => {
    if (now.userId !== before.userId) void claimWaitingIdea(now.userId)
    // The guards check again on the next sign-in, even of the same user.
    if (!now.userId) seen = identity(now)
    if (before.userId && now.userId !== before.userId) client.clear()
    // The guards check again when a user gains or loses admin rights.
    else if (before.userId && before.isAdmin !== now.isAdmin) void router.revalidate()
  })
  const stopWatching = watchSession({
    onRenewed() {
      void client.invalidateQueries({ queryKey: accountQueries.subscription().queryKey })
      const now = identity(useAuthStore.getState())
      if (now !== seen) void router.revalidate()
      seen = now
    },
    onLost: () => void router.revalidate(),
  })
  return () => {
    stopCache()
    stopWatching()
  }
}
