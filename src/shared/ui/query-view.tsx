import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AlertBanner } from './alert-banner'
import { ErrorState } from './states'

interface QueryViewProps<Data> {
  query: UseQueryResult<Data>
  /** Skeleton in the final shape. */
  pending: ReactNode
  /** Shown instead of the data if `isEmpty` returns true; by default for an empty list. */
  empty?: ReactNode
  isEmpty?: (data: Data) => boolean
  /** Error message, or the caller's own error view. */
  error?: string | ((error: Error, retry: () => void) => ReactNode)
  children: (data: Data) => ReactNode
}

const OFFLINE = 'You appear to be offline. This will load once you reconnect.'
const FAILED = 'This could not be loaded. Please try again.'
const STALE = 'This could not be refreshed. What you see was loaded earlier.'

const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0

/** The four states of a query in one order: pending, error, empty, data. Data stays visible during a refetch. */
export function QueryView<Data>({ query, pending, empty, isEmpty, error, children }: QueryViewProps<Data>) {
  const retry = () => void query.refetch()
  if (query.isPending) return query.isPaused ? <ErrorState message={OFFLINE} /> : <Pending>{pending}</Pending>
  if (query.isLoadingError)
    return typeof error === 'function' ? (
      error(query.error, retry)
    ) : (
      <ErrorState message={error ?? FAILED} onRetry={retry} />
    )
  const { data } = query
  const nothing = isEmpty ?? isEmptyList
  return (
    <>
      {query.isRefetchError && (
        <AlertBanner variant="warning" className="mb-4">
          {STALE}
        </AlertBanner>
      )}
      {empty !== undefined && nothing(data) ? empty : children(data)}
    </>
  )
}

const Pending = ({ children }: { children: ReactNode }) => (
  <div aria-busy>
    <p role="status" className="sr-only">
      Loading
    </p>
    {children}
  </div>
)
