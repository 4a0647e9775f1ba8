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
  /** Puts another text in; undo brings the earlier one back. */
  replace(text: string): void
  /** Sets the cursor to a place in the text and shows it. */
  show(at: number): void
}

interface JsonEditorProps {
  ref: Ref<EditorHandle>
  /** What it starts with; later changes go through `replace`. */
  initial: string
  label: string
  onEdit: () => void
  onFindings: (findings: Finding[]) => void
}

/** Does nothing as long as there is no editor. */
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

/** JSON to be edited, with its mistakes marked. Tab leaves it, as it leaves every field. */
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
          // The tab stop that it has anyway, said so that checkers of accessibility see it.
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
