import { PHASE_NAMES, type Phase } from '@domain/phases'
import { LockKeyhole } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'

export const LockedCard = ({ validationId, phase }: { validationId: string; phase: Phase }) => (
  <EmptyState
    icon={LockKeyhole}
    title="Premium Phase Locked"
    action={
      <Button asChild>
        <Link to={paths.pricing(validationId)}>Upgrade to Unlock</Link>
      </Button>
    }
  >
    The {PHASE_NAMES[phase]} phase is not unlocked for this project yet.
  </EmptyState>
)
