import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { paths } from '@/shared/lib/paths'
import { Button } from '@/shared/ui/button'

type StartLinkProps = Pick<ComponentProps<typeof Button>, 'size' | 'className'>

/** The call to action: to the submission page, through the login when nobody is signed in. */
export function StartLink(props: StartLinkProps) {
  const signedIn = useAuthStore(({ isAuthenticated }) => isAuthenticated)
  return (
    <Button asChild {...props}>
      <Link to={signedIn ? paths.validateIdea : paths.login}>Validate Your Idea</Link>
    </Button>
  )
}
