import { json } from '@codemirror/lang-json'
import { unifiedMergeView } from '@codemirror/merge'
import { EditorState } from '@codemirror/state'
import { EditorView, lineNumbers } from '@codemirror/view'
import { useEffect, useRef } from 'react'
import { editorTheme } from './editor-theme'

interface JsonDiffProps {
  before: string
  after: string
  label: string
}

/** Context lines around a difference, and the minimum number of equal lines to collapse. */
const COLLAPSE = { margin: 2, minSize: 5 }

/** A unified diff of two versions: removed lines above added ones. */
export function JsonDiff({ before, after, label }: JsonDiffProps) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const view = new EditorView({
      ...(host.current && { parent: host.current }),
      state: EditorState.create({
        doc: after,
        extensions: [
          lineNumbers(),
          json(),
          EditorView.lineWrapping,
          EditorView.editable.of(false),
          EditorState.readOnly.of(true),
          EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
          unifiedMergeView({
            original: before,
            mergeControls: false,
            gutter: true,
            collapseUnchanged: COLLAPSE,
          }),
          editorTheme,
        ],
      }),
    })
    return () => view.destroy()
  }, [before, after, label])
  return <div ref={host} className="h-full" />
}
