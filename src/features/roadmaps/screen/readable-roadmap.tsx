import type { RoadmapRow } from '@domain/roadmap'
import type { Validation } from '@domain/stored-validation'
import { useState } from 'react'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/shared/ui/tabs'
import { RoadmapCard } from '../card/roadmap-card'
import { DraftBanner } from './draft-banner'
import { GeneratingNote } from './generating-note'
import { StaleNote } from './stale-note'

interface ReadableRoadmapProps {
  validation: Validation
  row: RoadmapRow
  roadmaps: RoadmapRow[]
  onEdit: () => void
  onUpdate: () => void
}

/** A roadmap with what is published of it and, for administrators, the draft that waits. */
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

/** The draft and what is published, one at a time. */
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
