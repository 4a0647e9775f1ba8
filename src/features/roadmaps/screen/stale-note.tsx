import { BRIEF_FIELDS } from '@domain/brief/brief'
import { QUESTIONS } from '@domain/brief/questions'
import { BUDGETS, MONTHLY_USERS, TIMELINES } from '@domain/planning'
import type { RoadmapRow } from '@domain/roadmap'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '@/account/auth-store'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { useGenerateRoadmap } from '../dialog/use-generate-roadmap'
import type { RoadmapChanges } from '../requests'
import { roadmapQueries } from '../roadmap-queries'

interface StaleNoteProps {
  row: RoadmapRow
  /** Opens the dialog in which administrators regenerate it. */
  onUpdate: () => void
}

/** Changes of the brief and the plan since this version, and a button to request a new one. */
export function StaleNote({ row, onUpdate }: StaleNoteProps) {
  const { data: versions, isLoadingError, refetch } = useQuery(roadmapQueries.changes(row))
  if (row.generating) return null
  if (isLoadingError)
    return (
      <AlertBanner variant="info" className="print:hidden">
        Whether the brief or the plan has changed since could not be checked.{' '}
        <Button variant="link" onClick={() => void refetch()}>
          Try again
        </Button>
      </AlertBanner>
    )
  const own = versions?.filter(({ roadmap }) => roadmap === row.id) ?? []
  const shown = own.find(({ draft }) => draft === (row.draft !== null))
  const changes = shown ? changesOf(shown) : []
  if (changes.length === 0) return null
  const isRenewed = own.some((version) => version.draft && changesOf(version).length === 0)
  const parts = changes.map(({ of }) => of)
  return (
    <AlertBanner
      variant="info"
      title={`The ${parts.join(' and the ')} ${parts.length > 1 ? 'have' : 'has'} changed since this roadmap was written`}
      className="print:hidden"
    >
      <ul>
        {changes.map(({ of, words }) => (
          <li key={of} className="[overflow-wrap:anywhere]">
            <span className="font-medium">{of === 'brief' ? 'Brief' : 'Plan'}:</span> {words}
          </li>
        ))}
      </ul>
      {isRenewed ? (
        <p className="mt-2">A new version is waiting for review.</p>
      ) : (
        <Renew row={row} onUpdate={onUpdate} />
      )}
    </AlertBanner>
  )
}

function Renew({ row, onUpdate }: StaleNoteProps) {
  const { isAdmin, userId } = useAccount()
  const generate = useGenerateRoadmap()
  if (isAdmin)
    return (
      <Button variant="secondary" size="sm" className="mt-3" onClick={onUpdate}>
        Update Roadmap
      </Button>
    )
  if (userId !== row.userId) return null
  const { validationId, phase, id } = row
  return (
    <>
      <p className="mt-2">You see this version until the new one is published.</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        busy={generate.isPending}
        onClick={() => generate.mutate({ validationId, phase, existingRoadmapId: id })}
      >
        {generate.isPending ? 'Requesting...' : 'Request a new version'}
      </Button>
    </>
  )
}

const PLAN_NAMES: Record<string, string> = {
  platforms: 'Platforms',
  development_phases: 'Phases',
  technology_stack: 'Technology',
  branding_preferences: 'Branding',
  monthly_users: 'Monthly users',
  timeline: 'Timeline',
  budget_range: 'Budget',
}

const OPTIONS: Record<string, readonly { id: string; label: string }[]> = {
  monthly_users: MONTHLY_USERS,
  timeline: TIMELINES,
  budget_range: BUDGETS,
}

const formatValue = (column: string, value: unknown): string =>
  OPTIONS[column]?.find(({ id }) => id === value)?.label ?? 'not chosen'

const formatPlanChange = ([column, { before, now }]: [string, { before: unknown; now: unknown }]): string => {
  const name = PLAN_NAMES[column] ?? column
  return column in OPTIONS ? `${name} (${formatValue(column, before)} → ${formatValue(column, now)})` : name
}

/** The brief fields and plan choices that changed since a version was written. */
function changesOf({ brief, plan }: RoadmapChanges): { of: 'brief' | 'plan'; words: string }[] {
  const fields = BRIEF_FIELDS.filter((field) => brief.includes(field)).map((field) => QUESTIONS[field].label)
  const choices = Object.entries(plan).map(formatPlanChange)
  return [
    ...(fields.length > 0 ? [{ of: 'brief' as const, words: fields.join(', ') }] : []),
    ...(choices.length > 0 ? [{ of: 'plan' as const, words: choices.join(', ') }] : []),
  ]
}
