import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react'
import { type LaterPart, loadOnce, loadWhenUsed } from '@/shared/lib/load-when-used'
import { ErrorState } from './states'
import { toast } from './toast'

const FAILED = 'This could not be loaded. Please try again.'

const neverChanges = () => () => undefined

/** Whether React is still hydrating the prerendered page. A part that is not in its markup must wait until then. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )

/** A lazily loaded component, loaded once it is `needed`; retried whenever that becomes true again. */
export function useDeferredComponent<Props>(
  part: LaterPart<ComponentType<Props>>,
  needed: boolean,
  onFailed: () => void,
): ComponentType<Props> | null {
  const [Component, setComponent] = useState(part.loaded)
  const isHydrating = useIsHydrating()
  const missing = needed && !Component
  const fail = useEffectEvent(onFailed)
  useEffect(() => {
    if (missing) part.load().then((loaded) => setComponent(() => loaded), fail)
  }, [missing, part])
  return isHydrating ? null : Component
}

/**
 * A component rendered from the first time `isNeeded` is true, and preloaded: for dialogs that start closed. If
 * loading fails, shows an error and closes, so that it can be opened again.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: (props: Props) => boolean,
  close: (props: Props) => void,
): ComponentType<Props> {
  const part = loadWhenUsed(load)
  return function Deferred(props: Props) {
    const Component = useDeferredComponent(part, isNeeded(props), () => {
      toast.error(FAILED, { id: FAILED })
      close(props)
    })
    return Component && <Component {...props} />
  }
}

/** A component loaded at the first interaction or, if `rare`, when it renders; shows `pending` until then. */
export function deferredComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  pending: ReactNode,
  { rare = false } = {},
): ComponentType<Props> {
  const part = rare ? loadOnce(load) : loadWhenUsed(load)
  return function Later(props: Props) {
    const [failed, setFailed] = useState(false)
    const Component = useDeferredComponent(part, !failed, () => setFailed(true))
    if (Component) return <Component {...props} />
    return failed ? <ErrorState message={FAILED} onRetry={() => setFailed(false)} /> : pending
  }
}
