import { useMutation } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { toast } from '@/shared/ui/toast'
import type { EditorHandle } from '../editor/json-editor'
import { INVALID_JSON, readText } from '../editor/read-text'
import { roadmapText } from '../editor/roadmap-text'
import type { Start } from './editable-query'
import { type SaveOptions, useSaveContent } from './use-save-content'

/** What was changed, to be looked at before it is saved. */
export interface Review {
  before: string
  after: string
  content: unknown
  /** Whether `before` is what somebody else has saved meanwhile; else it is the published version. */
  newer: boolean
}

/** What stands between the edits and the database. */
export type Obstacle =
  | { kind: 'broken' }
  | { kind: 'problems'; readable: boolean }
  | { kind: 'conflict'; message: string }

export interface ContentFormOptions extends SaveOptions {
  start: Start
  /** Null when nothing is published. */
  published: string | null
}

/** Edits, what keeps them from being saved, the look at the differences, and the save itself. */
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
  /** With `anyway` also what is not complete, as long as the roadmap screen can read it. */
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
