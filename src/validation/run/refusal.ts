import type { ValidationStatus } from '@domain/validation'

interface Ended {
  status: ValidationStatus
  statusDetail: string | null
}

/** Why an idea is not analyzed, for a run that ended; null where trying again makes sense. */
export const refusalIn = ({ status, statusDetail }: Ended): string | null =>
  status === 'error' && statusDetail?.startsWith(REFUSED) ? statusDetail : null

/** How every refusal begins (_shared/domain/brief/refusal.ts). */
const REFUSED = 'Groundwork does not analyze plans to '
