import { PHASE_NAMES, type Phase } from '@domain/phases'
import type { RoadmapRow } from '@domain/roadmap'
import { Link } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { paths } from '@/shared/lib/paths'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { useHiddenFromFounder } from '../founder-access'
import { PlanFirst } from './plan-first'

interface GenerateNotesProps {
  validationId: string
  phase: Phase
  locked: boolean
  existing: RoadmapRow | null
  /** The server asked for the project plan. */
  planMissing: boolean
}

/** What is to be known, or to be done first, before the roadmap of this phase is generated. */
export function GenerateNotes({ validationId, phase, locked, existing, planMissing }: GenerateNotesProps) {
  const isAdmin = useAuthStore((state) => state.isAdmin)
  const hidden = useHiddenFromFounder(validationId, phase)
  if (locked)
    return (
      <AlertBanner variant="error">
        <p>
          You don't have access to the {PHASE_NAMES[phase]} phase. Please upgrade your subscription to access
          this feature.
        </p>
        <Button asChild variant="link" className="mt-2">
          <Link to={paths.pricing(validationId)}>See the roadmap packs</Link>
        </Button>
      </AlertBanner>
    )
  if (planMissing) return <PlanFirst validationId={validationId} />
  if (!existing && !hidden) return null
  return (
    <AlertBanner variant="info">
      {existing && <p>{isAdmin ? consequenceOf(existing) : founderWords(existing)}</p>}
      {hidden && <p className={existing ? 'mt-1' : undefined}>{hidden}</p>}
    </AlertBanner>
  )
}

const founderWords = ({ status }: RoadmapRow): string =>
  status === 'published'
    ? 'You see the current version until the new one is published.'
    : 'This phase already has a roadmap. It is waiting for review.'

const consequenceOf = ({ status }: RoadmapRow): string =>
  status === 'published'
    ? 'The published version stays unchanged. The new one stays a draft until you publish it.'
    : 'The new version replaces the draft, including any edits.'
