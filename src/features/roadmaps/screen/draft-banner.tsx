import type { RoadmapRow } from '@domain/roadmap'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { usePublishRoadmap } from '../use-publish-roadmap'

/** For administrators, the only ones who receive drafts. */
export function DraftBanner({ row: { id, status } }: { row: RoadmapRow }) {
  const publish = usePublishRoadmap()
  return (
    <AlertBanner variant="warning" title="Draft Roadmap" className="print:hidden">
      <p>
        Drafts are not visible to users.
        {status === 'published' && ' They go on reading the published version until you publish this one.'}
      </p>
      <Button size="sm" className="mt-3" busy={publish.isPending} onClick={() => publish.mutate(id)}>
        {publish.isPending ? 'Publishing...' : 'Publish Roadmap'}
      </Button>
    </AlertBanner>
  )
}
