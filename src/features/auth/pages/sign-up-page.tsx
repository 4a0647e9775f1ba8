import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { AuthPanel } from '../auth-panel'
import { authQueries } from '../auth-queries'
import { SignUpForm } from '../sign-up-form'
import { WaitingIdea } from '../waiting-idea'

export function SignUpPage() {
  const { data: settings } = useQuery(authQueries.settings())
  return (
    <AuthPanel
      title="Create your account"
      welcome="Keep your ideas, reports and plans in one place."
      footer={<SignInLink />}
    >
      <WaitingIdea />
      {settings?.disable_signup ? (
        <AlertBanner variant="info" title="Sign-up is closed">
          This server is not accepting new accounts right now.
        </AlertBanner>
      ) : (
        <SignUpForm />
      )}
    </AuthPanel>
  )
}

const SignInLink = () => (
  <>
    Already have an account?{' '}
    <Button asChild variant="link">
      <Link to={paths.login}>Sign in</Link>
    </Button>
  </>
)
