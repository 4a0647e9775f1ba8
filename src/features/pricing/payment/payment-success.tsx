import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { useDraft } from '@/shared/lib/form-storage'
import { paths } from '@/shared/lib/paths'
import { Button } from '@/shared/ui/button'

/** Fixed by docs/contract.md#limits-and-constants. */
const REDIRECT_MS = 3_000

interface PaymentSuccessProps {
  name: string
  project: string | null
}

/** The purchased item, with links onward; goes to the dashboard automatically. */
export function PaymentSuccess({ name, project }: PaymentSuccessProps) {
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button is gone, so screen readers hear the outcome from here.
  useEffect(() => heading.current?.focus(), [])
  const { idea } = useDraft(useAuthStore((state) => state.userId))
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.dashboard, { replace: true }), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <section aria-labelledby="paid" className="flex flex-col items-center gap-4 py-16 text-center">
      <CircleCheck aria-hidden strokeWidth={1.5} className="size-10 text-success" />
      <h1
        ref={heading}
        id="paid"
        tabIndex={-1}
        className="font-semibold font-serif text-2xl tracking-tight outline-none sm:text-3xl"
      >
        Payment Successful!
      </h1>
      <p className="max-w-measure text-ink-muted">
        {name} {project ? 'can be used in this project' : 'can be used'} from now on. Your dashboard opens in
        a few seconds.
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button asChild>
          <Link to={paths.dashboard} replace>
            Go to Dashboard
          </Link>
        </Button>
        {idea.trim() !== '' && (
          <Button asChild variant="secondary">
            <Link to={paths.validateIdea} replace>
              Back to your draft
            </Link>
          </Button>
        )}
        {project && (
          <Button asChild variant="secondary">
            <Link to={paths.projectRoadmap(project)} replace>
              Open the roadmap
            </Link>
          </Button>
        )}
      </div>
    </section>
  )
}
