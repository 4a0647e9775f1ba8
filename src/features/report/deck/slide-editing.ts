import type { Slide, SlideEdit, SlideEdits, SlotId } from '@domain/deck'
import type { Validation } from '@domain/stored-validation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { validationQueries } from '@/validation/validation-queries'
import { saveSlideEdit } from '../requests'

/** Text that the founder typed into a slot and has not saved. */
export interface SlotDraft {
  slot: SlotId
  text: string
}

interface SlideEditing {
  draft: SlotDraft | null
  setDraft: (draft: SlotDraft | null) => void
  edits: SlideEdits
  /** The report's text of the slot; '' if there is none. */
  original: (slot: SlotId) => string
  /** Saves a text, or restores the report's with null; rejects if it was not stored. */
  save: (slot: SlotId, text: string | null) => Promise<unknown>
}

const SlideEditingContext = createContext<SlideEditing | null>(null)
export const SlideEditingProvider = SlideEditingContext.Provider

/** Null if the slides are read-only. */
export const useSlideEditing = (): SlideEditing | null => useContext(SlideEditingContext)

/** Additional data for editing the displayed slides. */
export interface EditableDeck {
  /** The original slides of the report. */
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
      // A request in progress would return the state before the change.
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (stored) => stored && { ...stored, slideEdits })
    },
  })
  return (slot, edit) => mutateAsync({ slot, edit })
}
