import { AlertBanner } from '@/shared/ui/alert-banner'
import { ResendButton } from './resend-button'

/** After a sign-up whose address has to be confirmed. The same for a known address, so that none can be probed. */
export const CheckInbox = ({ email }: { email: string }) => (
  <div className="flex flex-col gap-4">
    <AlertBanner variant="success" title="Check your inbox">
      We sent a confirmation link to <strong className="break-all">{email}</strong>. Open it to sign in and go
      to your dashboard. If you already have an account with this address, sign in instead.
    </AlertBanner>
    <ResendButton email={email} />
  </div>
)
