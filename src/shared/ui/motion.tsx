import { type FeatureBundle, LazyMotion, MotionConfig, useReducedMotion } from 'framer-motion'
import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import { firstInteraction } from '@/shared/lib/load-when-used'

const ReadyContext = createContext(false)

/** Animates its content briefly once framer-motion's features have loaded after the first interaction. */
export function Motion({ children }: { children: ReactNode }) {
  const [ready, setReady] = useState(false)
  const features = useCallback(async (): Promise<FeatureBundle> => {
    await firstInteraction()
    try {
      const { domMax } = await import('./motion-features')
      setReady(typeof Element.prototype.animate === 'function')
      return domMax
    } catch {
      // Without them, everything is shown in its final place.
      return new Promise<FeatureBundle>(() => {})
    }
  }, [])
  return (
    <LazyMotion strict features={features}>
      <MotionConfig reducedMotion="user" transition={{ duration: 0.18, ease: 'easeOut' }}>
        <ReadyContext value={ready}>{children}</ReadyContext>
      </MotionConfig>
    </LazyMotion>
  )
}

/**
 * Whether an element may start out of place and move in: not before the features have loaded, since it would stay
 * there, and not for people who prefer reduced motion.
 */
export function useMayEnter(): boolean {
  const ready = use(ReadyContext)
  const reduced = useReducedMotion()
  return ready && !reduced
}
