import { Button } from '@/shared/ui/button'
import { useResend } from './use-resend'

export function ResendButton({ email }: { email: string }) {
  const { resend, isPending, waitS } = useResend(email)
  const label = isPending ? 'Sending...' : 'Resend confirmation email'
  return (
    <Button variant="secondary" busy={isPending} disabled={waitS > 0} onClick={resend}>
      {waitS > 0 ? `Resend again in ${waitS} s` : label}
    </Button>
  )
}
