import { create } from 'zustand'
import { persist } from 'zustand/middleware'
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

/** The page a signed-in user starts on. */
export const homeOf = ({ isAdmin }: Pick<AuthState, 'isAdmin'>): string =>
  isAdmin ? paths.adminDashboard : paths.dashboard
