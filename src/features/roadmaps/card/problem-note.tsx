import type { ReadProblem } from '@domain/roadmap'
import { useState } from 'react'
import { useAuthStore } from '@/account/auth-store'
import { keyed } from '@/shared/lib/keyed'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'

const FEW = 4

interface ProblemNoteProps {
  problems: ReadProblem[]
  /** Nothing could be parsed. */
  unreadable: boolean
  onEdit: () => void
}

/** Errors in the stored content. */
export function ProblemNote({ problems, unreadable, onEdit }: ProblemNoteProps) {
  const isAdmin = useAuthStore((state) => state.isAdmin)
  const [all, setAll] = useState(false)
  if (problems.length === 0) return null
  return (
    <AlertBanner
      variant={unreadable ? 'error' : 'warning'}
      title={unreadable ? 'This roadmap cannot be read' : 'Parts of this roadmap cannot be read'}
      className="mt-6"
    >
      <p>{unreadable ? 'Its stored content is damaged.' : 'They are left out below.'}</p>
      <ul className="mt-2 flex flex-col gap-1">
        {keyed(all ? problems : problems.slice(0, FEW), ({ path, message }) => `${path} ${message}`).map(
          ({ key, item: { path, message } }) => (
            <li key={key}>
              {isAdmin && path && (
                <code className="mr-1.5 font-mono text-xs [overflow-wrap:anywhere]">{path}</code>
              )}
              {message}
            </li>
          ),
        )}
      </ul>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden print:hidden">
        {isAdmin && (
          <Button variant="secondary" size="sm" onClick={onEdit}>
            Edit content
          </Button>
        )}
        {problems.length > FEW && (
          <Button variant="link" onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show all ${problems.length}`}
          </Button>
        )}
      </p>
      {!isAdmin && <p className="mt-2">An administrator can correct it.</p>}
    </AlertBanner>
  )
}
