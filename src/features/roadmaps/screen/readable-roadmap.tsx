import type { RoadmapRow } from '@domain/roadmap'
import type { Validation } from '@domain/stored-validation'
import { useState } from 'react'
import { formatDate } from '@/shared/lib/dates'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/shared/ui/tabs'
import { RoadmapCard } from '../card/roadmap-card'
import { useHiddenFromFounder } from '../founder-access'
import { usePublishRoadmap } from '../use-publish-roadmap'
import { StaleNote } from './stale-note'

interface ReadableRoadmapProps {
  validation: Validation
  row: RoadmapRow
  roadmaps: RoadmapRow[]
  onEdit: () => void
  onUpdate: () => void
}

/** A roadmap's published version and, for administrators, its draft. */
export const ReadableRoadmap = (props: ReadableRoadmapProps) => (
  <div className="flex flex-col gap-6">
    {props.row.draft !== null && <DraftBanner row={props.row} />}
    <StaleNote row={props.row} onUpdate={props.onUpdate} />
    {props.row.draft !== null && props.row.status === 'published' ? (
      <Versions {...props} />
    ) : (
      <RoadmapCard {...props} isDraft={props.row.draft !== null} />
    )}
    {props.row.generating && <GeneratingNote row={props.row} />}
  </div>
)

/** Switches between the draft and the published version. */
function Versions(props: ReadableRoadmapProps) {
  const [version, setVersion] = useState('draft')
  return (
    <Tabs value={version} onValueChange={setVersion}>
      <TabsList variant="pill" aria-label="Version" className="print:hidden">
        <TabsTrigger value="draft">Draft</TabsTrigger>
        <TabsTrigger value="published">Published version</TabsTrigger>
      </TabsList>
      <TabsContent value={version} className="pt-4">
        <RoadmapCard {...props} isDraft={version === 'draft'} />
      </TabsContent>
    </Tabs>
  )
}

/** A newer version is being written beside this one. */
const GeneratingNote = ({ row }: { row: RoadmapRow }) => (
  <AlertBanner variant="info" title="A new version is being generated" className="print:hidden">
    {row.statusDetail} The current version stays visible until then.
  </AlertBanner>
)

/** For administrators, the only ones who receive drafts. */
function DraftBanner({ row }: { row: RoadmapRow }) {
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
