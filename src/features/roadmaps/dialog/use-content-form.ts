import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { AppError } from '@/shared/supabase/app-error'
import { toast } from '@/shared/ui/toast'
import type { EditorHandle } from '../editor/json-editor'
import { INVALID_JSON, readText } from '../editor/read-text'
import { roadmapText } from '../editor/roadmap-text'
import { roadmapQueries } from '../roadmap-queries'
import type { Start } from './editable-query'

/** Edits to review before saving. */
export interface Review {
  before: string
  after: string
  content: unknown
  /** Whether `before` was saved elsewhere in the meantime; otherwise it is the published version. */
  newer: boolean
}

/** A problem that prevents saving. */
export type Obstacle =
  | { kind: 'broken' }
  | { kind: 'problems'; readable: boolean }
  | { kind: 'conflict'; message: string }

export interface ContentFormOptions extends SaveOptions {
  start: Start
  /** Null if nothing is published. */
  published: string | null
}

/** The edits, the problem that prevents saving them, the review, and the save itself. */
export function useContentForm(editor: RefObject<EditorHandle | null>, options: ContentFormOptions) {
  const [version, setVersion] = useState(options.start.version)
  const [obstacle, setObstacle] = useState<Obstacle | null>(null)
  const [review, setReview] = useState<Review | null>(null)
  const saving = useSaveContent(options, (message) => {
    setReview(null)
    if (message !== null) setObstacle({ kind: 'conflict', message })
  })
  const reloading = useMutation({
    mutationFn: async () => options.reload?.() ?? options.start,
    meta: { failure: 'The roadmap could not be loaded. Please try again.' },
  })

  const put = (content: unknown) => {
    const after = roadmapText(content)
    if (options.published === null || options.published === after) saving.mutate({ content, version })
    else setReview({ before: options.published, after, content, newer: false })
  }
  /** With `anyway`, also allows incomplete content that the roadmap screen can read. */
  const submit = (anyway = false) => {
    const read = readText(editor.current?.text() ?? '')
    setObstacle(null)
    if (read.kind === 'broken') {
      toast.error(INVALID_JSON, { id: INVALID_JSON })
      setObstacle({ kind: 'broken' })
    } else if (read.problems.length > 0 && !(anyway && read.readable))
      setObstacle({ kind: 'problems', readable: read.readable })
    else put(read.content)
  }
  const takeNewer = () =>
    reloading.mutate(undefined, {
      onSuccess({ text, version: newer }) {
        editor.current?.replace(text)
        setVersion(newer)
        setObstacle(null)
      },
    })
  const compareWithNewer = () =>
    reloading.mutate(undefined, {
      onSuccess({ text, version: newer }) {
        const read = readText(editor.current?.text() ?? '')
        if (read.kind === 'broken') return setObstacle({ kind: 'broken' })
        setVersion(newer)
        setObstacle(null)
        setReview({ before: text, after: roadmapText(read.content), content: read.content, newer: true })
      },
    })
  return {
    obstacle,
    review,
    submit,
    takeNewer,
    compareWithNewer,
    back: () => setReview(null),
    confirm: () => review && saving.mutate({ content: review.content, version }),
    saving: saving.isPending,
    reloading: reloading.isPending,
  }
}

interface Save {
  content: unknown
  version: string
}

interface SaveOptions {
  save: (save: Save) => Promise<void>
  /** Toast after saving. */
  saved: string
  failure: string
  /** The stored version; null if none was ever stored. */
  reload: (() => Promise<Start>) | null
  onClose: () => void
}

const isConflict = (error: Error) => error instanceof AppError && error.status === 409

/** Saves the edits. `onRefused` receives the server's message if another version was saved in the meantime, else null. */
function useSaveContent(options: SaveOptions, onRefused: (conflict: string | null) => void) {
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
