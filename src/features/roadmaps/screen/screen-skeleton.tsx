import { HeaderSkeleton } from '@/shared/ui/header-skeleton'
import { PhasesSkeleton } from './phases-skeleton'

/** The whole screen, before the project is there. */
export const ScreenSkeleton = () => (
  <>
    <HeaderSkeleton back title={['w-full', 'w-11/12', 'w-80']} actions={['w-28']} />
    <PhasesSkeleton />
  </>
)
