import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { useWaitingIdea } from '@/shared/lib/waiting-idea'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'

/** For a visitor who typed an idea on the landing page. */
export function WaitingIdea() {
  const isWaiting = useWaitingIdea(({ waiting }) => waiting !== null)
  const onLogin = useLocation().pathname === paths.login
  if (!isWaiting) return null
  return (
    <AlertBanner variant="info" title="Your idea is saved in this browser">
      {onLogin ? (
        <>
          Sign in or{' '}
          <Button asChild variant="link">
            <Link to={paths.signup}>create an account</Link>
          </Button>
          , and it will be filled in for you.
        </>
      ) : (
        'It will be filled in for you once you have an account.'
      )}
    </AlertBanner>
  )
}
