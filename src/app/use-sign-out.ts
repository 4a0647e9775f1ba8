import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import { signOut } from '@/account/session'

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
