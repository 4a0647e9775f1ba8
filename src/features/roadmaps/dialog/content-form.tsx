import { isSizable } from '@domain/roadmap'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { type ComponentType, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { cn } from '@/shared/lib/cn'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { DialogFooter } from '@/shared/ui/dialog'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import type { EditorHandle } from '../editor/json-editor'
import type { Finding } from '../editor/json-lint'
import { readText } from '../editor/read-text'
import { roadmapText } from '../editor/roadmap-text'
import { TaskForm } from './task-form'
import type { CloseGuard } from './use-close-guard'
import { type ContentFormOptions, type Review, useContentForm } from './use-content-form'

interface ContentFormProps extends Omit<ContentFormOptions, 'onClose'> {
  guard: CloseGuard
}

/**
 * Editor of a roadmap's content: its tasks as a form if it is complete, all of it as JSON with errors, and a diff
 * before saving. The JSON is the source of truth; the form reads and writes it.
 */
export function ContentForm({ guard, ...options }: ContentFormProps) {
  const code = useEditorModule()
  const editor = useRef<EditorHandle>(null)
  const [initial] = useState(options.start.text)
  const [text, setText] = useState(initial)
  const content = useCompleteContent(text)
  const [findings, setFindings] = useState<Finding[]>([])
  const form = useContentForm(editor, { ...options, onClose: guard.close })
  return (
    <QueryView query={code} pending={<EditorSkeleton />} error="The editor could not be loaded.">
      {({ JsonEditor, JsonDiff }) => (
        <>
          {form.review && <ReviewStep form={form} review={form.review} Diff={JsonDiff} />}
          {/* Stays mounted during the review, and keeps its undo history. */}
          <div className={cn('flex flex-col gap-4', form.review && 'hidden')}>
            {content && (
              <TaskForm
                content={content}
                onContent={(edited) => editor.current?.replace(roadmapText(edited))}
              />
            )}
            <div
              className={cn(
                'overflow-hidden',
                content ? 'h-[30vh] min-h-48' : 'h-[50vh] min-h-64',
                'rounded-md border border-line-strong focus-within:outline-2 focus-within:outline-accent focus-within:outline-offset-2',
              )}
            >
              <JsonEditor
                ref={editor}
                initial={initial}
                label="Roadmap content (JSON)"
                onEdit={() => {
                  guard.setEdited(true)
                  setText(editor.current?.text() ?? '')
                }}
                onFindings={setFindings}
              />
            </div>
            <FindingList findings={findings} onShow={(at) => editor.current?.show(at)} />
            <ObstacleNote form={form} findings={findings} />
            {guard.asking && <DiscardQuestion guard={guard} />}
            <DialogFooter className="mt-0">
              <Button variant="secondary" disabled={form.saving} onClick={() => guard.change(false)}>
                Cancel
              </Button>
              <Button busy={form.saving} disabled={form.reloading} onClick={() => form.submit()}>
                {form.saving ? 'Saving...' : 'Save Changes'}
              </Button>
            </DialogFooter>
          </div>
        </>
      )}
    </QueryView>
  )
}

/** The parsed text while it is a complete roadmap; deferred so that typing stays responsive. */
function useCompleteContent(text: string) {
  const deferredText = useDeferredValue(text)
  return useMemo(() => {
    const read = readText(deferredText)
    return read.kind === 'content' && read.problems.length === 0 && isSizable(read.content)
      ? read.content
      : null
  }, [deferredText])
}

/** Asks before edits are lost. */
function DiscardQuestion({ guard }: { guard: CloseGuard }) {
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return (
    <AlertBanner variant="warning" title="Close without saving?">
      <p>Your edits will be lost.</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button ref={keep} variant="secondary" size="sm" onClick={guard.stay}>
          Keep editing
        </Button>
        <Button variant="danger" size="sm" onClick={guard.close}>
          Discard edits
        </Button>
      </p>
    </AlertBanner>
  )
}

interface FindingListProps {
  findings: Finding[]
  onShow: (at: number) => void
}

/** The errors of the text by line, each linked to its position. */
const FindingList = ({ findings, onShow }: FindingListProps) => (
  <section aria-label="Problems" hidden={findings.length === 0}>
    <p role="status" className="flex items-center gap-1.5 font-medium text-danger text-sm">
      <CircleAlert aria-hidden className="size-4 shrink-0" />
      {findings.length === 1 ? '1 problem' : `${findings.length} problems`}
    </p>
    <ul className="mt-1 max-h-32 overflow-y-auto text-sm">
      {findings.map(({ line, at, message }) => (
        <li key={`${at} ${message}`} className="flex gap-3 py-0.5">
          <Button variant="link" className="shrink-0 tabular-nums" onClick={() => onShow(at)}>
            Line {line}
          </Button>
          <span className="min-w-0">{message}</span>
        </li>
      ))}
    </ul>
  </section>
)

interface ReviewStepProps {
  form: ReturnType<typeof useContentForm>
  review: Review
  Diff: ComponentType<{ before: string; after: string; label: string }>
}

/** The diff before saving. */
const ReviewStep = ({ form, review: { before, after, newer }, Diff }: ReviewStepProps) => (
  <section aria-label="Differences" className="flex flex-col gap-4">
    <p className="text-sm">
      {newer
        ? 'Someone else saved a newer version. Here is how your text differs from it. Saving replaces it.'
        : 'Here is how your text differs from the published version.'}
    </p>
    <div className="h-[50vh] min-h-64 overflow-hidden rounded-md border border-line">
      <Diff before={before} after={after} label="Differences, line by line" />
    </div>
    <DialogFooter className="mt-0">
      <Button variant="secondary" disabled={form.saving} onClick={form.back}>
        Back to editing
      </Button>
      <Button busy={form.saving} onClick={form.confirm}>
        {form.saving ? 'Saving...' : newer ? 'Save my text' : 'Save Changes'}
      </Button>
    </DialogFooter>
  </section>
)

interface ObstacleNoteProps {
  form: ReturnType<typeof useContentForm>
  findings: Finding[]
}

/** Why saving failed, and what to do. */
function ObstacleNote({ form, findings }: ObstacleNoteProps) {
  const { obstacle, reloading } = form
  if (obstacle?.kind === 'conflict')
    return (
      <AlertBanner variant="warning" title="Not saved">
        <p>{obstacle.message} Reload replaces your text; undo brings it back.</p>
        <p className="mt-3 flex flex-wrap gap-3">
          <Button variant="secondary" size="sm" busy={reloading} onClick={form.takeNewer}>
            Reload
          </Button>
          <Button variant="secondary" size="sm" disabled={reloading} onClick={form.compareWithNewer}>
            Compare with my text
          </Button>
        </p>
      </AlertBanner>
    )
  // Fixed errors no longer block saving; broken JSON is listed only among the errors.
  if (obstacle?.kind !== 'problems' || findings.length === 0) return null
  if (!obstacle.readable)
    return (
      <AlertBanner variant="error" title="Not saved">
        This is not a valid roadmap. Fix the listed problems first.
      </AlertBanner>
    )
  return (
    <AlertBanner variant="warning" title="Not saved">
      <p>
        This roadmap is incomplete. If you save it as is, the roadmap screen leaves out the parts it cannot
        read.
      </p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={() => form.submit(true)}>
        Save anyway
      </Button>
    </AlertBanner>
  )
}

const code = queryOptions({
  queryKey: ['roadmap-editor'],
  queryFn: () => import('../editor/code'),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Loads the editor, which is large, on demand. */
const useEditorModule = () => useQuery(code)

export const EditorSkeleton = () => <Skeleton className="h-[55vh] min-h-64 rounded-md" />
