import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { signOut } from '@/account/session'
import { toast } from '@/shared/ui/toast'

/** Signs out and goes to `destination`. */
export function useSignOut(destination: string) {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: signOut,
    meta: { failure: 'Failed to log out' },
    onSuccess() {
      toast.success('Logged out successfully')
      return navigate(destination)
    },
  })
}
