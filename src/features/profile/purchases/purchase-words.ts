import { PHASE_NAMES } from '@domain/phases'
import { cut } from '@domain/title'
import { formatDate, parseTimestamp } from '@/shared/lib/dates'
import type { Purchase } from './purchase'

const PROJECT_CUT = 50

export const planName = ({ plan_name, plan_id }: Purchase): string => plan_name ?? plan_id

/** What the purchase brought: validations, phases, the time it runs. */
export function broughtWords({ ideas, phases, valid_until }: Purchase): string {
  const parts = [
    ideas !== null && (ideas === 1 ? '1 validation' : `${ideas.toLocaleString('en-US')} validations`),
    phases.length > 0 && phases.map((phase) => PHASE_NAMES[phase]).join(', '),
    valid_until !== null && `until ${formatDate(valid_until)}`,
  ]
  return parts.filter(Boolean).join(' · ')
}

/** The project that phases were bought for; null for what holds everywhere. */
export function projectWords({ project, project_id, pack_type, ideas }: Purchase): string | null {
  if (project_id !== null) return cut(project?.title || 'Untitled Project', PROJECT_CUT)
  return pack_type !== null && ideas === null ? '(deleted)' : null
}

/** Null while the purchase counts as it was bought. */
export function statusWords({ status, valid_until }: Purchase, now: Date): string | null {
  if (status === 'pending') return 'Not confirmed'
  if (status === 'canceled') return 'Canceled'
  const end = valid_until === null ? null : parseTimestamp(valid_until)
  return status === 'expired' || (end !== null && end <= now) ? 'Ended' : null
}
