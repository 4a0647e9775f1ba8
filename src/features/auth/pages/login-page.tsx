import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useLinkProblem } from '@/account/auth-redirect'
import { paths } from '@/shared/lib/paths'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { AuthPanel } from '../auth-panel'
import { authQueries } from '../auth-queries'
import { LoginForm } from '../login-form'
import { SocialLogin } from '../social-login'
import { WaitingIdea } from '../waiting-idea'

export const LoginPage = () => (
  <AuthPanel title="Welcome back" welcome="Sign in to continue." footer={<SignUpLink />}>
    <LinkProblem />
    <WaitingIdea />
    <LoginForm />
    <SocialLogin />
  </AuthPanel>
)

function LinkProblem() {
  const problem = useLinkProblem((state) => state.problem)
  if (!problem) return null
  return (
    <AlertBanner variant="error" onDismiss={() => useLinkProblem.setState({ problem: null })}>
      {problem}
    </AlertBanner>
  )
}

/** Follows the auth server: a link if it accepts new accounts, disabled text otherwise. */
function SignUpLink() {
  const { data: settings } = useQuery(authQueries.settings())
  if (settings?.disable_signup)
    return (
      <>
        This server does not accept new accounts.{' '}
        <Button variant="link" disabled>
          Sign up
        </Button>
      </>
    )
  return (
    <>
      New to Groundwork?{' '}
      <Button asChild variant="link">
        <Link to={paths.signup}>Sign up</Link>
      </Button>
    </>
  )
}
