import type { Slide, SlideEdit, SlideEdits, SlotId } from '@domain/deck'
import type { Validation } from '@domain/stored-validation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { validationQueries } from '@/validation/validation-queries'
import { saveSlideEdit } from '../requests'

/** What the founder has typed into a slot and not saved. */
export interface SlotDraft {
  slot: SlotId
  text: string
}

interface SlideEditing {
  draft: SlotDraft | null
  setDraft: (draft: SlotDraft | null) => void
  edits: SlideEdits
  /** What the report says in the slot, '' where it says nothing. */
  original: (slot: SlotId) => string
  /** Keeps a text, or with null shows the report's again; rejects when that was not stored. */
  save: (slot: SlotId, text: string | null) => Promise<unknown>
}

const SlideEditingContext = createContext<SlideEditing | null>(null)
export const SlideEditingProvider = SlideEditingContext.Provider

/** Null where the slides are only read. */
export const useSlideEditing = (): SlideEditing | null => useContext(SlideEditingContext)

/** What the founder's edits need beside the slides that are shown. */
export interface EditableDeck {
  /** As the report writes them. */
  slides: Slide[]
  edits: SlideEdits
  save: (slot: SlotId, edit: SlideEdit | null) => Promise<unknown>
}

export function useSaveSlideEdit({ id }: Validation): EditableDeck['save'] {
  const client = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: ({ slot, edit }: { slot: SlotId; edit: SlideEdit | null }) => saveSlideEdit(id, slot, edit),
    meta: { failure: 'The slide was not saved' },
    onSuccess: async (slideEdits) => {
      const { queryKey } = validationQueries.detail(id)
      // An answer that is still under way knows nothing of the change.
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (stored) => stored && { ...stored, slideEdits })
    },
  })
  return (slot, edit) => mutateAsync({ slot, edit })
}
