import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { useAuthStore } from '@/account/auth-store'
import { checkStatus, renewSession } from '@/account/session'
import { AppError, isForbidden, isNetworkError, isSessionRefused } from '@/shared/supabase/app-error'
import { toast } from '@/shared/ui/toast'

const STALE_MS = 30_000
const RETRIES = 2

interface CallMeta extends Record<string, unknown> {
  /** The toast for a failed call. Without it the failure is shown in place or only logged. */
  failure?: string
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta
    mutationMeta: CallMeta
  }
}

/** The one place that shows failed calls. A repeated failure, for example of polling, updates its toast. */
function toastFailure(error: Error, meta: CallMeta | undefined): void {
  // A user who is refused as an administrator may have lost that right.
  if (isForbidden(error) && useAuthStore.getState().isAdmin) void checkStatus()
  if (!meta?.failure) return
  toast.error(meta.failure, {
    id: meta.failure,
    description: isNetworkError(error) ? error.message : undefined,
  })
}

// Does not retry what the server refused; only missing answers and server errors are worth another attempt.
const isWorthRetrying = (error: Error) =>
  error instanceof AppError && (isNetworkError(error) || (error.status ?? 0) >= 500)

type CachedQuery = Query<unknown, unknown>

/**
 * Renews a session whose token was refused, and refetches everything on screen: other answers to that token may be
 * wrong too. Later refusals refetch by themselves, once per renewal.
 */
function renewer(client: () => QueryClient) {
  const readAgain = new WeakMap<CachedQuery, Promise<boolean>>()
  let renewed: Promise<boolean> | undefined
  return async (query: CachedQuery) => {
    const renewal = renewSession()
    if (readAgain.get(query) === renewal) return
    readAgain.set(query, renewal)
    const isFirst = renewed !== renewal
    renewed = renewal
    if (!(await renewal)) return
    if (isFirst) await client().refetchQueries({ type: 'active' })
    else if (query.isActive()) await query.fetch().catch(() => undefined)
  }
}

export function createQueryClient(): QueryClient {
  const renewAndReadAgain = renewer(() => client)
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        if (isSessionRefused(error)) void renewAndReadAgain(query)
        toastFailure(error, query.meta)
      },
    }),
    mutationCache: new MutationCache({
      onError(error, _variables, _result, mutation) {
        if (isSessionRefused(error)) void renewSession()
        toastFailure(error, mutation.meta)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        refetchOnWindowFocus: false,
        retry: (count, error) => count < RETRIES && isWorthRetrying(error),
      },
      // Queries wait for the connection and say so; mutations fail at once, and the text is kept.
      mutations: { networkMode: 'always' },
    },
  })
  return client
}
