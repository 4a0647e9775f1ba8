import type { RoadmapRow } from '@domain/roadmap'
import { formatDate } from '@/shared/lib/dates'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { useHiddenFromFounder } from '../founder-access'
import { usePublishRoadmap } from '../use-publish-roadmap'

/** For administrators, the only ones who receive drafts. */
export function DraftBanner({ row }: { row: RoadmapRow }) {
  const publish = usePublishRoadmap()
  const hidden = useHiddenFromFounder(row.validationId, row.phase)
  return (
    <AlertBanner variant="warning" title="Draft Roadmap" className="print:hidden">
      <p>
        Drafts are not visible to users.
        {row.status === 'published' && ' They see the published version until you publish this one.'}
      </p>
      {row.withdrawn && (
        <p className="mt-1 [overflow-wrap:anywhere]">
          Withdrawn {formatDate(row.withdrawn.at)}: {row.withdrawn.reason}
        </p>
      )}
      {hidden && <p className="mt-1">{hidden}</p>}
      <Button size="sm" className="mt-3" busy={publish.isPending} onClick={() => publish.mutate(row)}>
        {publish.isPending ? 'Publishing...' : 'Publish Roadmap'}
      </Button>
    </AlertBanner>
  )
}
