import type { RoadmapRow } from '@domain/roadmap'
import { CircleDashed, Clock3, Hourglass, type LucideIcon } from 'lucide-react'
import { useAccount } from '@/account/auth-store'
import { formatDate } from '@/shared/lib/dates'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/states'
import { PlanFirst } from '../dialog/plan-first'
import { isPlanMissing, useGenerateRoadmap } from '../dialog/use-generate-roadmap'

type Waiting = 'pending' | 'in-progress' | 'in-review'

const WORDS: Record<Waiting, { icon: LucideIcon; title: string; about: string }> = {
  pending: {
    icon: CircleDashed,
    title: 'Roadmap Pending Generation',
    about: 'The request has been received and is waiting to be generated.',
  },
  'in-progress': {
    icon: Hourglass,
    title: 'Roadmap Being Generated',
    about: 'This may take a few minutes. You can leave this page in the meantime.',
  },
  'in-review': {
    icon: Clock3,
    title: 'Roadmap In Review',
    about: 'The roadmap has been written. It appears here as soon as it is published.',
  },
}

interface WaitingCardProps {
  situation: Waiting
  row: RoadmapRow
  /** Whether the roadmap belongs to the project's founder, who may request it again. */
  own: boolean
  /** Opens the form in which an administrator writes it by hand. */
  onManual: () => void
}

/** A requested roadmap that is not readable yet. */
export function WaitingCard({ situation, row, own, onManual }: WaitingCardProps) {
  const { isAdmin, userId } = useAccount()
  const generate = useGenerateRoadmap()
  const { icon, title, about } = WORDS[situation]
  const failed = situation === 'pending' && row.statusDetail !== ''
  const mayRetry = failed && own && row.userId === userId
  const label = isAdmin ? 'Generate Now' : 'Request again'
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={
        (mayRetry || (isAdmin && situation !== 'in-review')) && (
          <div className="flex flex-wrap justify-center gap-3">
            <Button
              busy={generate.isPending}
              onClick={() => generate.mutate({ validationId: row.validationId, phase: row.phase })}
            >
              {generate.isPending ? 'Requesting...' : label}
            </Button>
            {isAdmin && situation === 'pending' && (
              <Button variant="secondary" onClick={onManual}>
                Create Manual Roadmap
              </Button>
            )}
          </div>
        )
      }
    >
      <div aria-live="polite">
        <p>{failed ? 'The last attempt to generate it failed.' : about}</p>
        {situation === 'in-progress' && row.statusDetail && <p className="mt-2">{row.statusDetail}</p>}
        <p className="mt-2">Requested {formatDate(row.createdAt)}</p>
      </div>
      {failed && (
        <AlertBanner variant="warning" className="mt-4 text-left">
          {row.statusDetail}
        </AlertBanner>
      )}
      {isPlanMissing(generate.error) && (
        <div className="mt-4 text-left">
          <PlanFirst validationId={row.validationId} />
        </div>
      )}
    </EmptyState>
  )
}
