import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '@/shared/ui/button'
import { toast } from '@/shared/ui/toast'
import { resendConfirmation } from './requests'

export function ResendButton({ email }: { email: string }) {
  const { resend, isPending, waitS } = useResend(email)
  const label = isPending ? 'Sending...' : 'Resend confirmation email'
  return (
    <Button variant="secondary" busy={isPending} disabled={waitS > 0} onClick={resend}>
      {waitS > 0 ? `Resend again in ${waitS} s` : label}
    </Button>
  )
}

const RESEND_WAIT_S = 60
const SECOND_MS = 1_000

/** Resends the confirmation email and counts down the auth server's minimum wait between two. */
function useResend(email: string) {
  const [waitS, setWaitS] = useState(0)
  useEffect(() => {
    if (waitS === 0) return
    const timer = setTimeout(() => setWaitS(waitS - 1), SECOND_MS)
    return () => clearTimeout(timer)
  }, [waitS])
  const mutation = useMutation({
    mutationFn: () => resendConfirmation(email),
    onSuccess() {
      setWaitS(RESEND_WAIT_S)
      toast.success('Confirmation email resent. Please check your inbox.')
    },
    onError: (error) => toast.error('Failed to resend confirmation email', { description: error.message }),
  })
  return { resend: () => mutation.mutate(), isPending: mutation.isPending, waitS }
}
