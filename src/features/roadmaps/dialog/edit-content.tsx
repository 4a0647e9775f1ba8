import { PHASE_NAMES } from '@domain/phases'
import type { RoadmapRow } from '@domain/roadmap'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { DialogContent } from '@/shared/ui/dialog'
import { QueryView } from '@/shared/ui/query-view'
import { ContentForm } from './content-form'
import { editableQuery, publishedText, startOf } from './editable-query'
import { EditorSkeleton } from './editor-skeleton'
import { saveContent } from './requests'
import type { CloseGuard } from './use-close-guard'

interface EditContentProps {
  roadmap: RoadmapRow
  guard: CloseGuard
}

/** Edits the draft of a roadmap, or what is published where there is no draft. */
export function EditContent({ roadmap: { id, phase }, guard }: EditContentProps) {
  const client = useQueryClient()
  const query = useQuery(editableQuery(id))
  const reload = async () => startOf(await client.fetchQuery({ ...editableQuery(id), staleTime: 0 }))
  return (
    <DialogContent
      title="Edit Roadmap Content"
      description={`${PHASE_NAMES[phase]}. Costs, durations and totals are calculated from the team and tasks when you save.`}
      className="max-w-4xl"
    >
      <QueryView
        query={query}
        pending={<EditorSkeleton />}
        error="The roadmap could not be loaded. Please try again."
      >
        {(editable) => (
          <ContentForm
            start={startOf(editable)}
            published={publishedText(editable)}
            guard={guard}
            save={({ content, version }) => saveContent({ roadmapId: id, content, version })}
            saved="Roadmap content updated successfully"
            failure="The roadmap could not be saved"
            reload={reload}
          />
        )}
      </QueryView>
    </DialogContent>
  )
}
