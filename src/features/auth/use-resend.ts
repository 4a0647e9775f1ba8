import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { toast } from '@/shared/ui/toast'
import { resendConfirmation } from './requests'

const RESEND_WAIT_S = 60
const SECOND_MS = 1_000

/** Sends the confirmation mail again, and counts down the wait that the auth server demands between two. */
export function useResend(email: string) {
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
