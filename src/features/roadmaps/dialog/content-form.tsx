import { isSizable } from '@domain/roadmap'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { cn } from '@/shared/lib/cn'
import { Button } from '@/shared/ui/button'
import { DialogFooter } from '@/shared/ui/dialog'
import { QueryView } from '@/shared/ui/query-view'
import type { EditorHandle } from '../editor/json-editor'
import type { Finding } from '../editor/json-lint'
import { readText } from '../editor/read-text'
import { roadmapText } from '../editor/roadmap-text'
import { useCode } from '../editor/use-code'
import { DiscardQuestion } from './discard-question'
import { EditorSkeleton } from './editor-skeleton'
import { FindingList } from './finding-list'
import { ObstacleNote } from './obstacle-note'
import { ReviewStep } from './review-step'
import { TaskForm } from './task-form'
import type { CloseGuard } from './use-close-guard'
import { type ContentFormOptions, useContentForm } from './use-content-form'

interface ContentFormProps extends Omit<ContentFormOptions, 'onClose'> {
  guard: CloseGuard
}

/**
 * The content of a roadmap: its tasks as a form where it is complete, all of it as JSON with what is wrong in it, and a
 * look at the differences before it is saved. The JSON is what is edited; the form reads and writes it.
 */
export function ContentForm({ guard, ...options }: ContentFormProps) {
  const code = useCode()
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
          {/* Stays there during the review, and with it what undo would bring back. */}
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

/** What the text holds while it is a complete roadmap; typing does not wait for it. */
function useCompleteContent(text: string) {
  const settled = useDeferredValue(text)
  return useMemo(() => {
    const read = readText(settled)
    return read.kind === 'content' && read.problems.length === 0 && isSizable(read.content)
      ? read.content
      : null
  }, [settled])
}
