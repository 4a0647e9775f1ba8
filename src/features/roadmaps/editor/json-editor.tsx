import { json } from '@codemirror/lang-json'
import { lintGutter } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { basicSetup } from 'codemirror'
import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from 'react'
import { editorTheme } from './editor-theme'
import { type Finding, jsonLint } from './json-lint'

export interface EditorHandle {
  text(): string
  /** Replaces the text; undo restores the previous one. */
  replace(text: string): void
  /** Moves the cursor to a position in the text and scrolls to it. */
  show(at: number): void
}

interface JsonEditorProps {
  ref: Ref<EditorHandle>
  /** Initial text; later changes go through `replace`. */
  initial: string
  label: string
  onEdit: () => void
  onFindings: (findings: Finding[]) => void
}

/** Does nothing until the editor has mounted. */
const handleOf = (editor: RefObject<EditorView | null>): EditorHandle => ({
  text: () => editor.current?.state.doc.toString() ?? '',
  replace(text) {
    const to = editor.current?.state.doc.length ?? 0
    editor.current?.dispatch({ changes: { from: 0, to, insert: text } })
  },
  show(at) {
    const anchor = Math.min(at, editor.current?.state.doc.length ?? 0)
    const effects = EditorView.scrollIntoView(anchor, { y: 'center' })
    editor.current?.dispatch({ selection: { anchor }, effects })
    editor.current?.focus()
  },
})

/** A JSON editor with error marks. Tab leaves it, as in every field. */
export function JsonEditor({ ref, initial, label, onEdit, onFindings }: JsonEditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const props = useRef({ initial, label, onEdit, onFindings })
  useEffect(() => {
    props.current = { initial, label, onEdit, onFindings }
  })
  useEffect(() => {
    const editor = new EditorView({
      ...(host.current && { parent: host.current }),
      state: EditorState.create({
        doc: props.current.initial,
        extensions: [
          basicSetup,
          json(),
          lintGutter(),
          jsonLint((findings) => props.current.onFindings(findings)),
          EditorView.lineWrapping,
          // Already focusable; stated so that accessibility checkers see it.
          EditorView.contentAttributes.of({ 'aria-label': props.current.label, tabindex: '0' }),
          EditorView.updateListener.of(({ docChanged }) => docChanged && props.current.onEdit()),
          editorTheme,
        ],
      }),
    })
    view.current = editor
    return () => editor.destroy()
  }, [])
  useImperativeHandle(ref, () => handleOf(view), [])
  return <div ref={host} className="h-full" />
}
