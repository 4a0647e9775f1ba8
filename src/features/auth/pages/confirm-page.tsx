import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { accountQueries, refreshAccount } from '@/account/account-queries'
import { type AuthState, homeOf, useAuthStore } from '@/account/auth-store'
import { adoptSession } from '@/account/session'
import { paths } from '@/shared/lib/paths'
import { AppError } from '@/shared/supabase/app-error'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { toast } from '@/shared/ui/toast'
import { AuthPanel } from '../auth-panel'
import { type MailLink, readMailLink } from '../auth-schemas'
import { NewPasswordForm } from '../new-password-form'
import { redeemLink } from '../requests'

const WORDS = {
  signup: {
    title: 'Confirm your email address',
    action: 'Confirm and sign in',
    busy: 'Confirming...',
    failure: 'The address could not be confirmed. Please try again.',
  },
  recovery: {
    title: 'Set a new password',
    action: 'Continue',
    busy: 'Checking the link...',
    failure: 'The link could not be checked. Please try again.',
  },
} as const

const OTHER_ACCOUNT = 'This link belongs to another account than it names. Nothing was changed here.'
/** Shown for an address that could not be read. */
const UNREAD = 'an account that could not be loaded'
const SPENT = 'This link has expired or was already used.'

/** The target of links in emails. Opening it changes nothing, because mail scanners also open links. */
export function ConfirmPage() {
  const { hash } = useLocation()
  const [link] = useState(() => readMailLink(hash))
  return link ? <Redeem link={link} /> : <Incomplete />
}

const Incomplete = () => (
  <AuthPanel title="This link is incomplete" welcome="Open it from the mail again." footer={<BackToSignIn />}>
    {null}
  </AuthPanel>
)

const BackToSignIn = () => (
  <Button asChild variant="link">
    <Link to={paths.login}>Back to sign in</Link>
  </Button>
)

async function redeem(link: MailLink): Promise<AuthState> {
  const session = await redeemLink(link)
  if (session.user.email.toLowerCase() !== link.email) throw new AppError(OTHER_ACCOUNT)
  return adoptSession(session)
}

function Redeem({ link }: { link: MailLink }) {
  const words = WORDS[link.type]
  const client = useQueryClient()
  const navigate = useNavigate()
  const userId = useAuthStore((auth) => auth.userId)
  const { data: profile, isError } = useQuery(accountQueries.profile())
  // Asks whether to replace the signed-in user once that user is known.
  const isUnknown = userId !== null && !profile && !isError
  const {
    mutate,
    isPending,
    error,
    data: state,
  } = useMutation({
    mutationFn: () => redeem(link),
    async onSuccess(now) {
      void refreshAccount(client)
      if (link.type === 'recovery') return
      toast.success('Your email address is confirmed')
      await navigate(homeOf(now), { replace: true })
    },
  })
  const signedInAs = profile?.email ?? (userId !== null && isError ? UNREAD : null)
  const other = !state && signedInAs && signedInAs.toLowerCase() !== link.email ? signedInAs : null
  return (
    <AuthPanel
      title={words.title}
      welcome={
        <>
          For the account <strong className="break-all text-ink">{link.email}</strong>.
        </>
      }
      footer={<BackToSignIn />}
    >
      {error && <AlertBanner variant="error">{reasonOf(error, words.failure)}</AlertBanner>}
      {state && link.type === 'recovery' ? (
        <NewPasswordForm email={link.email} next={homeOf(state)} />
      ) : (
        <div className="flex flex-col gap-4">
          {other && (
            <AlertBanner variant="warning" title="You are signed in to another account">
              You are signed in as <strong className="break-all">{other}</strong>. If you continue, you will
              be signed in as <strong className="break-all">{link.email}</strong> instead.
            </AlertBanner>
          )}
          <Button size="lg" busy={isPending || (isUnknown && !state)} onClick={() => mutate()}>
            {isPending ? words.busy : words.action}
          </Button>
          {other && (
            <Button asChild variant="secondary" size="lg">
              <Link to={paths.dashboard}>Stay signed in as before</Link>
            </Button>
          )}
        </div>
      )}
    </AuthPanel>
  )
}

function reasonOf(error: Error, fallback: string): string {
  if (!(error instanceof AppError)) return fallback
  if (error.message === OTHER_ACCOUNT) return OTHER_ACCOUNT
  return error.status !== null && error.status < 500 ? SPENT : fallback
}
