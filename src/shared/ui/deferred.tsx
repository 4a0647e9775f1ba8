import { type ComponentType, useEffect, useState } from 'react'
import { loadWhenUsed } from '@/shared/lib/load-when-used'
import { toast } from './toast'

const FAILED = 'This could not be loaded. Please try again.'

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
    const [Component, setComponent] = useState<ComponentType<Props> | null>(null)
    const needed = isNeeded(props)
    useEffect(() => {
      if (!needed) return
      part().then(
        (Loaded) => setComponent(() => Loaded),
        () => toast.error(FAILED, { id: FAILED }),
      )
    }, [needed])
    return Component && <Component {...props} />
  }
}
