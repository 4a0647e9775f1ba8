import { type FeatureBundle, LazyMotion, MotionConfig, useReducedMotion } from 'framer-motion'
import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import { firstInteraction } from '@/shared/lib/load-when-used'

const ReadyContext = createContext(false)

/** What moves within it does so briefly, once the features for it have come with the first use of the page. */
export function Motion({ children }: { children: ReactNode }) {
  const [ready, setReady] = useState(false)
  const features = useCallback(async (): Promise<FeatureBundle> => {
    await firstInteraction()
    try {
      const { domMax } = await import('./motion-features')
      setReady(typeof Element.prototype.animate === 'function')
      return domMax
    } catch {
      // Without them everything is in its place and stands still.
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
 * Whether something may begin out of its place to move into it: not before the features are there, since it would stay
 * where it begins, and not for people who want nothing to move.
 */
export function useMayEnter(): boolean {
  const ready = use(ReadyContext)
  const reduced = useReducedMotion()
  return ready && !reduced
}
