import { queryOptions } from '@tanstack/react-query'
import { roadmapText } from '../editor/roadmap-text'
import { type Editable, fetchEditable } from './requests'

/** A roadmap to be edited; forgotten with its dialog, so that the next one starts from what is stored then. */
export const editableQuery = (roadmapId: string) =>
  queryOptions({
    // Apart from the other queries of roadmaps: read again only on request.
    queryKey: ['roadmap-editable', roadmapId],
    queryFn: ({ signal }) => fetchEditable(roadmapId, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** A text to be edited, and the version of the roadmap that it is; '' for what is not stored yet. */
export interface Start {
  text: string
  version: string
}

export const startOf = ({ content, version }: Editable): Start => ({ text: roadmapText(content), version })

/** Null when nothing is published. */
export const publishedText = ({ published }: Editable): string | null =>
  published === null ? null : roadmapText(published)

/** What the dialog is opened for. */
export type DialogMode = 'generate' | 'edit' | 'manual'
