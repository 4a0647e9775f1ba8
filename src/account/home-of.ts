import { paths } from '@/shared/lib/paths'
import type { AuthState } from './auth-store'

/** Where a signed-in person starts. */
export const homeOf = ({ isAdmin }: Pick<AuthState, 'isAdmin'>): string =>
  isAdmin ? paths.adminDashboard : paths.dashboard
