import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useAuthStore } from '@/account/auth-store'
import { ErrorState } from '@/shared/ui/states'
import type { TextRead } from './marked-textarea'

// Loaded once the user types, so that no page waits for it.
const DraftBrief = lazy(() =>
  import('./draft-brief').then(
    ({ DraftBrief }) => ({ default: DraftBrief }),
    () => ({ default: Unavailable }),
  ),
)

const Unavailable = () => (
  <ErrorState message="Your brief could not be loaded. You can validate your idea without it." />
)

interface BriefBesideProps {
  idea: string
  /** Whether the text area has the focus. */
  writing: boolean
  onRead: (read: TextRead) => void
  /** Shown until something is typed. */
  children: ReactNode
}

/** The brief of the idea being typed. */
export function BriefBeside({ idea, writing, onRead, children }: BriefBesideProps) {
  const userId = useAuthStore((state) => state.userId)
  const [started, setStarted] = useState(false)
  if (!started && idea.trim() !== '') setStarted(true)
  if (!started || !userId) return children
  return (
    <Suspense fallback={children}>
      <DraftBrief userId={userId} idea={idea} writing={writing} onRead={onRead} />
    </Suspense>
  )
}
