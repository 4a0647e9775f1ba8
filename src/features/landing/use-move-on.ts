import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { homeOf } from '@/account/home-of'

const MOVE_ON_MS = 100

/** Redirects a signed-in visitor to their dashboard, replacing this page in the history. */
export function useMoveOn(): void {
  const navigate = useNavigate()
  const home = useAuthStore((state) => (state.isAuthenticated && !state.isLoading ? homeOf(state) : null))
  useEffect(() => {
    if (!home) return
    const timer = setTimeout(() => navigate(home, { replace: true }), MOVE_ON_MS)
    return () => clearTimeout(timer)
  }, [home, navigate])
}
