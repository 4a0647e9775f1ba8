import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { useAccount } from '@/account/auth-store'
import { paths } from '@/shared/lib/paths'
import { Button } from '@/shared/ui/button'

/** The operator's page for booking a consultation; nothing if none is configured. */
export function ConsultationLink(
  props: Pick<ComponentProps<typeof Button>, 'size' | 'variant' | 'className'>,
) {
  const address = import.meta.env.VITE_CONSULTATION_URL
  if (!address) return null
  return (
    <Button asChild variant="secondary" {...props}>
      <a href={address} target="_blank" rel="noopener noreferrer">
        Book a free 30-minute consultation
      </a>
    </Button>
  )
}

type StartLinkProps = Pick<ComponentProps<typeof Button>, 'size' | 'className'>

/** Link to submit an idea, through the login for visitors. Hidden for administrators. */
export function StartLink(props: StartLinkProps) {
  const { isAuthenticated, isAdmin } = useAccount()
  if (isAuthenticated && isAdmin) return null
  return (
    <Button asChild {...props}>
      <Link to={isAuthenticated ? paths.validateIdea : paths.login}>Validate Your Idea</Link>
    </Button>
  )
}
