import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { Button } from '@/shared/ui/button'
import { BareNav, PublicFrame } from '../layouts/public-layout'

const reload = () => window.location.reload()

/**
 * Shown if a page could not be loaded or rendered: a message, a retry and a way out. Retries automatically once the
 * connection is back.
 */
export function ErrorPage() {
  useEffect(() => {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  return (
    <div
      role="alert"
      className="mx-auto flex w-full max-w-page flex-1 flex-col items-start px-4 py-16 sm:px-8"
    >
      <h1 className="max-w-report font-semibold font-serif text-2xl tracking-tight sm:text-3xl">
        This page could not be displayed.
      </h1>
      <p className="mt-4 max-w-measure text-ink-muted">
        Your connection may have dropped, or something on the page went wrong. Anything you saved is safe.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={reload}>Try again</Button>
        <Button asChild variant="secondary">
          <Link to={paths.home} reloadDocument>
            Return to Home
          </Link>
        </Button>
      </div>
    </div>
  )
}

/** For errors of the layout itself, so without its navigation. */
export const RootErrorPage = () => (
  <PublicFrame nav={<BareNav reloadDocument />}>
    <ErrorPage />
  </PublicFrame>
)
