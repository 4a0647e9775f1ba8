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

/** Whether the markup that the page's file brought is still being taken over; what it did not hold must wait. */
const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )

/** The component of a part that is loaded later, once it is `needed`; tried again whenever that becomes true. */
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
 * A component that is drawn from the moment on when `isNeeded` is true for the first time, and loaded before: a dialog that
 * stays closed until then. One that cannot be loaded says so and is closed, so that it can be opened again.
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

/**
 * A component that is loaded with the first use of the page or, where it is `rare`, once it is drawn; `pending` takes its
 * place until then.
 */
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
