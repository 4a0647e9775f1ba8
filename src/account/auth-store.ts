import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { useShallow } from 'zustand/react/shallow'
import { paths } from '@/shared/lib/paths'

/** The signed-in user as this browser knows them; the server checks again on every request. */
export interface AuthState {
  isAuthenticated: boolean
  isAdmin: boolean
  userId: string | null
  /** True until the session has been read, and during later checks. */
  isLoading: boolean
}

export const SIGNED_OUT = { isAuthenticated: false, isAdmin: false, userId: null, isLoading: false } as const

export const useAuthStore = create<AuthState>()(
  persist((): AuthState => ({ ...SIGNED_OUT, isLoading: true }), {
    name: 'auth-storage',
    partialize: ({ isAuthenticated, isAdmin, userId }) => ({ isAuthenticated, isAdmin, userId }),
  }),
)

/**
 * Who is signed in. Stays the same while the session is checked: otherwise the first render, which runs in slices
 * meanwhile, would start over in one go.
 */
export const useAccount = () =>
  useAuthStore(useShallow(({ isAuthenticated, isAdmin, userId }) => ({ isAuthenticated, isAdmin, userId })))

/** The page a signed-in user starts on. */
export const homeOf = ({ isAdmin }: Pick<AuthState, 'isAdmin'>): string =>
  isAdmin ? paths.adminDashboard : paths.dashboard
