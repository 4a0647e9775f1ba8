import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AppError } from '@/shared/supabase/app-error'
import { toast } from '@/shared/ui/toast'
import { roadmapQueries } from '../roadmap-queries'
import type { Start } from './editable-query'

interface Save {
  content: unknown
  version: string
}

export interface SaveOptions {
  save: (save: Save) => Promise<void>
  /** Said when it is saved. */
  saved: string
  failure: string
  /** The version that is stored now; null for what was never stored. */
  reload: (() => Promise<Start>) | null
  onClose: () => void
}

const isConflict = (error: Error) => error instanceof AppError && error.status === 409

/** Saves what was edited. `onRefused` gets the server's words when somebody else has saved meanwhile, else null. */
export function useSaveContent(options: SaveOptions, onRefused: (conflict: string | null) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: options.save,
    onSuccess() {
      toast.success(options.saved)
      void client.invalidateQueries({ queryKey: roadmapQueries.all })
      options.onClose()
    },
    onError(error) {
      const conflict = isConflict(error) && options.reload !== null
      if (!conflict) toast.error(options.failure, { description: error.message })
      onRefused(conflict ? error.message : null)
    },
  })
}
