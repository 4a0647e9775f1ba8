import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { paths } from '@/shared/lib/paths'

/** The signed-in user as this browser knows them; the server decides again on every request. */
export interface AuthState {
  isAuthenticated: boolean
  isAdmin: boolean
  userId: string | null
  /** True until the session was read once, and again while it is checked once more. */
  isLoading: boolean
}

export const SIGNED_OUT = { isAuthenticated: false, isAdmin: false, userId: null, isLoading: false } as const

export const useAuthStore = create<AuthState>()(
  persist((): AuthState => ({ ...SIGNED_OUT, isLoading: true }), {
    name: 'auth-storage',
    partialize: ({ isAuthenticated, isAdmin, userId }) => ({ isAuthenticated, isAdmin, userId }),
  }),
)

/** Where a signed-in person starts. */
export const homeOf = ({ isAdmin }: Pick<AuthState, 'isAdmin'>): string =>
  isAdmin ? paths.adminDashboard : paths.dashboard
