import { LandingPage } from '@/features/landing/pages/landing-page'
import { paths } from '@/shared/lib/paths'
import { useSignOut } from '../use-sign-out'

export function HomePage() {
  const { mutate } = useSignOut(paths.home)
  return <LandingPage onSignOut={() => mutate()} />
}
