import type { Validation } from '@domain/stored-validation'
import type { ValidationStatus } from '@domain/validation'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { useAuthStore } from '@/account/auth-store'
import { polling } from '@/shared/lib/polling'
import { fetchValidation, fetchVersion } from '@/shared/supabase/stored-project'
import { fetchEngineInUse, fetchRunStatus, type RunStatus } from './requests'

const RUN_POLL_MS = 3_000
const DETAIL_POLL_MS = 5_000
const LOOKUP_POLL_MS = 2_000

export const isRunning = (status: ValidationStatus | undefined): boolean =>
  status === 'pending' || status === 'analyzing'

/** Query keys and options of a validation and its run; polling stops when the run has ended. */
export const validationQueries = {
  all: ['validations'] as const,
  /** Administrators change it rarely. Disabled without a user, since the request would be refused. */
  engineInUse: () => {
    const userId = useAuthStore.getState().userId
    return queryOptions({
      queryKey: ['engine-in-use', userId],
      queryFn: userId ? ({ signal }) => fetchEngineInUse(signal) : skipToken,
      staleTime: 300_000,
      retry: false,
    })
  },
  status: (id: string) =>
    queryOptions({
      queryKey: [...validationQueries.all, 'status', id],
      queryFn: ({ client, queryKey, signal }) =>
        fetchRunStatus(id, signal, client.getQueryData<RunStatus>(queryKey)),
      staleTime: 0,
      ...polling<RunStatus | null>((data) => (data === null || isEnded(data?.status) ? false : RUN_POLL_MS)),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...validationQueries.all, 'detail', id],
      queryFn: async ({ client, queryKey, signal }) => {
        const known = client.getQueryData<Validation>(queryKey)
        // A run is polled every few seconds, and the row may have hundreds of kilobytes.
        const version = known && detailInterval(known) !== false ? await fetchVersion(id, signal) : null
        return known && version !== null && version === known.updatedAt ? known : fetchValidation(id, signal)
      },
      refetchInterval: ({ state: { data } }) => detailInterval(data),
      // Another window may have changed the report since.
      refetchOnWindowFocus: 'always',
    }),
}

function detailInterval(data: Validation | null | undefined): number | false {
  if (isRunning(data?.status) || data?.rerun?.state === 'running' || data?.followUp?.state === 'running')
    return DETAIL_POLL_MS
  return data?.lookupRun?.state === 'running' && LOOKUP_POLL_MS
}

const isEnded = (status: ValidationStatus | undefined) => status === 'completed' || status === 'error'
