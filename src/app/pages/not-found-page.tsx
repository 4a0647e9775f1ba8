import { Link, useNavigate } from 'react-router-dom'
import { z } from 'zod'
import { paths } from '@/shared/lib/paths'
import { Button } from '@/shared/ui/button'

// The router numbers its own history entries; at 0 there is no page of the app to go back to.
const entrySchema = z.object({ idx: z.number().positive() })

export function NotFoundPage() {
  const navigate = useNavigate()
  const goBack = () => {
    if (entrySchema.safeParse(window.history.state).success) navigate(-1)
    else navigate(paths.home)
  }
  return (
    <div className="mx-auto flex w-full max-w-page flex-1 flex-col items-start justify-center px-4 py-16 sm:px-8">
      <p className="text-ink-muted text-sm tabular-nums">404</p>
      <h1 className="mt-2 max-w-report font-semibold font-serif text-2xl tracking-tight sm:text-3xl">
        Oops! We couldn't find the page you're looking for.
      </h1>
      <p className="mt-4 max-w-measure text-ink-muted">
        The address may be mistyped, or the page may have moved. Your data is safe.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button asChild>
          <Link to={paths.home}>Return to Home</Link>
        </Button>
        <Button variant="secondary" onClick={goBack}>
          Go Back
        </Button>
      </div>
    </div>
  )
}
