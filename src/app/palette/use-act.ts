import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { useThemeStore } from '@/shared/ui/theme'
import { useSignOut } from '../use-sign-out'
import type { PaletteCommand } from './commands'

/** What choosing does. `onDone` is told whether another page follows. */
export function useAct(onDone: (leaving: boolean) => void) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { mutate: signOut } = useSignOut(paths.login)
  const choose = useThemeStore((state) => state.choose)
  const go = (to: string) => {
    onDone(to !== pathname)
    void navigate(to)
  }
  return {
    open: (validation: string) => go(paths.results(validation)),
    act({ act }: PaletteCommand) {
      if (act === 'sign-out') {
        onDone(true)
        signOut()
      } else if ('go' in act) go(act.go)
      else {
        onDone(false)
        choose(act.theme)
      }
    },
  }
}
