import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { formatDate, formatMoment, parseTimestamp } from '@/shared/lib/dates'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { toast } from '@/shared/ui/toast'
import { revokeShare, type Share } from './requests'
import { shareQueries } from './share-queries'

/** The links of a report: expiry, last opening, and a button to revoke them. */
export function ShareList({ validationId }: { validationId: string }) {
  const id = useId()
  const shares = useQuery(shareQueries.ofReport(validationId))
  return (
    <section aria-labelledby={id} className="mt-6 border-line border-t pt-4">
      <h3 id={id} className="font-semibold text-sm">
        Links
      </h3>
      <QueryView
        query={shares}
        pending={<Skeleton className="mt-3 h-10 w-full" />}
        error="The links could not be loaded. Please try again."
        empty={<p className="mt-2 text-ink-muted text-sm">No links yet. Only you can read this report.</p>}
      >
        {(list) => (
          <ul className="divide-y divide-line">
            {list.map((share) => (
              <Entry key={share.id} share={share} validationId={validationId} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  )
}

function Entry({ share, validationId }: { share: Share; validationId: string }) {
  const client = useQueryClient()
  const revocation = useMutation({
    mutationFn: revokeShare,
    meta: { failure: 'The link could not be revoked' },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: shareQueries.ofReport(validationId).queryKey })
      toast.success('Link revoked', { description: 'It no longer works, wherever it was sent.' })
    },
  })
  const ended = endOf(share)
  const created = formatMoment(share.createdAt)
  return (
    <li className="flex items-start justify-between gap-3 py-3 text-sm">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          Created {created} {ended && <Badge variant="secondary">{ended}</Badge>}
        </p>
        <p className="text-ink-muted">{[untilWhen(share), openedWhen(share)].filter(Boolean).join(' · ')}</p>
        <p className="text-ink-muted">{contentOf(share)}</p>
      </div>
      {!ended && (
        <Button
          variant="secondary"
          size="sm"
          className="shrink-0"
          busy={revocation.isPending}
          onClick={() => revocation.mutate(share.id)}
        >
          Revoke <span className="sr-only">the link created {created}</span>
        </Button>
      )}
    </li>
  )
}

function endOf({ revokedAt, expiresAt }: Share): string | null {
  if (revokedAt) return 'Revoked'
  const end = expiresAt && parseTimestamp(expiresAt)
  return end && end.getTime() <= Date.now() ? 'Expired' : null
}

const untilWhen = ({ expiresAt, revokedAt }: Share) =>
  revokedAt
    ? `Revoked ${formatDate(revokedAt)}`
    : expiresAt
      ? `Expires ${formatDate(expiresAt)}`
      : 'Does not expire'

const openedWhen = ({ lastOpenedAt }: Share) =>
  lastOpenedAt ? `Last opened ${formatMoment(lastOpenedAt)}` : 'Not opened yet'

function contentOf({ includeIdea, includeEvidence }: Share): string {
  if (includeIdea && includeEvidence) return 'With your idea and your evidence'
  if (includeIdea) return 'With your idea'
  return includeEvidence ? 'With your evidence' : 'Without your idea or your evidence'
}
