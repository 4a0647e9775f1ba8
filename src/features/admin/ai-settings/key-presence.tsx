import type { Provider } from '@domain/model-providers'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '@/shared/ui/badge'
import { Skeleton } from '@/shared/ui/skeleton'
import { serverKeys } from './server-keys'

/** Whether the server has a key of the provider, and which model its environment names. */
export function KeyPresence({ provider }: { provider: Provider }) {
  const { data, isError } = useQuery(serverKeys())
  if (isError) return <Badge variant="outline">Key: unknown</Badge>
  const found = data?.providers.find((each) => each.provider === provider)
  if (!found) return <Skeleton className="h-5.5 w-20" />
  return (
    <>
      {found.hasKey ? (
        <Badge variant="success">Key present</Badge>
      ) : (
        <Badge variant="secondary">No key</Badge>
      )}
      {found.namedModel && (
        <span className="min-w-0 text-ink-muted text-sm [overflow-wrap:anywhere]">
          Set in the environment: {found.namedModel}
        </span>
      )}
    </>
  )
}
