import { useQuery } from '@tanstack/react-query'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { serverKeys } from './server-keys'

/** What keeps the server from using its keys, or us from knowing about them; nothing when all is well. */
export function KeysProblem() {
  const keys = useQuery(serverKeys())
  if (keys.isError)
    return (
      <AlertBanner variant="warning" className="mb-4">
        <p>Could not check whether the server has API keys. {keys.error.message}</p>
        <Button variant="link" onClick={() => void keys.refetch()} className="mt-1">
          Try again
        </Button>
      </AlertBanner>
    )
  return (
    keys.data?.fault && (
      <AlertBanner variant="error" title="Reports cannot be written right now" className="mb-4">
        <p className="[overflow-wrap:anywhere]">{keys.data.fault}</p>
      </AlertBanner>
    )
  )
}
