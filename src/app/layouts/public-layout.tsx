import { LandingNav } from '@/features/landing/nav/landing-nav'
import { paths } from '@/shared/lib/paths'
import { useSignOut } from '../use-sign-out'
import { PublicFrame } from './public-frame'

/** The navigation of the landing page, for the other public pages. */
export function PublicLayout() {
  const { mutate } = useSignOut(paths.home)
  return <PublicFrame nav={<LandingNav onSignOut={() => mutate()} />} />
}
