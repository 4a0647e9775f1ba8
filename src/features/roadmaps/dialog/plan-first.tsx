import { Link } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { paths } from '@/shared/lib/paths'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'

/** Only the founder can plan a project. */
export function PlanFirst({ validationId }: { validationId: string }) {
  const isAdmin = useAuthStore((state) => state.isAdmin)
  return (
    <AlertBanner variant="warning" title="Plan the project first">
      <p>A roadmap is based on its platforms, stack, budget and timeline.</p>
      {isAdmin ? (
        <p className="mt-1">Its founder has not planned this project yet.</p>
      ) : (
        <Button asChild variant="link" className="mt-2">
          <Link to={paths.planning(validationId)}>Start Project Planning</Link>
        </Button>
      )}
    </AlertBanner>
  )
}
