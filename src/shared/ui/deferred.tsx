import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { type LaterPart, loadWhenUsed } from '@/shared/lib/load-when-used'
import { ErrorState } from './states'
import { toast } from './toast'

const FAILED = 'This could not be loaded. Please try again.'

/** The component of a part that is loaded later, once it is `needed` for the first time. */
function useLater<Props>(part: LaterPart<ComponentType<Props>>, needed: boolean, onFailed: () => void) {
  const [Component, setComponent] = useState(part.loaded)
  const missing = needed && !Component
  useEffect(() => {
    if (missing) part.load().then((loaded) => setComponent(() => loaded), onFailed)
  }, [missing, part, onFailed])
  return Component
}

const tellFailed = () => toast.error(FAILED, { id: FAILED })

/**
 * A component that is loaded with the first use of the page, and drawn from the moment on when `isNeeded` is true for the
 * first time: a dialog that stays closed until then.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: (props: Props) => boolean,
): ComponentType<Props> {
  const part = loadWhenUsed(load)
  return function Deferred(props: Props) {
    const Component = useLater(part, isNeeded(props), tellFailed)
    return Component && <Component {...props} />
  }
}

/** A component that is loaded with the first use of the page, or once it is drawn; `pending` takes its place until then. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  pending: ReactNode,
): ComponentType<Props> {
  const part = loadWhenUsed(load)
  return function Later(props: Props) {
    const [failed, setFailed] = useState(false)
    const Component = useLater(part, !failed, () => setFailed(true))
    if (Component) return <Component {...props} />
    return failed ? <ErrorState message={FAILED} onRetry={() => setFailed(false)} /> : pending
  }
}
