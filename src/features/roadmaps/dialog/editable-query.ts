import { queryOptions } from '@tanstack/react-query'
import { roadmapText } from '../editor/roadmap-text'
import { type Editable, fetchEditable } from './requests'

/** A roadmap to edit; removed from the cache with its dialog, so that the next dialog loads the stored version. */
export const editableQuery = (roadmapId: string) =>
  queryOptions({
    // Separate from the other roadmap queries: refetched only on request.
    queryKey: ['roadmap-editable', roadmapId],
    queryFn: ({ signal }) => fetchEditable(roadmapId, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** A text to edit, and the version of the roadmap it is based on; '' if nothing is stored. */
export interface Start {
  text: string
  version: string
}

export const startOf = ({ content, version }: Editable): Start => ({ text: roadmapText(content), version })

/** Null if nothing is published. */
export const publishedText = ({ published }: Editable): string | null =>
  published === null ? null : roadmapText(published)

/** Purpose of the dialog. */
export type DialogMode = 'generate' | 'edit' | 'manual'
