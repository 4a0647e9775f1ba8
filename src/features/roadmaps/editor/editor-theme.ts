import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const MONO = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace'

const theme = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--surface-raised)', fontSize: '13px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: MONO, lineHeight: '20px', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--ink)', padding: '8px 0' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--accent-soft)',
  },
  '.cm-gutters': {
    backgroundColor: 'var(--surface)',
    color: 'var(--ink-faint)',
    borderRight: '1px solid var(--line)',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '.cm-foldPlaceholder': {
    backgroundColor: 'var(--surface-sunken)',
    borderColor: 'var(--line)',
    color: 'var(--ink-muted)',
  },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--surface-sunken)' },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'var(--danger-soft)' },
  '.cm-panels': { backgroundColor: 'var(--surface-sunken)', color: 'var(--ink)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--surface-raised)',
    border: '1px solid var(--line-strong)',
    borderRadius: '6px',
    color: 'var(--ink)',
  },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--danger)' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--danger)',
    textDecorationSkipInk: 'none',
  },
  // Differences: a soft background for the line, a strong one for the words.
  '.cm-changedLine, .cm-insertedLine': { backgroundColor: 'var(--success-soft)' },
  '.cm-deletedChunk': { backgroundColor: 'var(--danger-soft)' },
  '.cm-changedLine .cm-changedText, .cm-insertedLine .cm-changedText': {
    background: 'none',
    textDecoration: 'underline 2px var(--success)',
  },
  '.cm-deletedChunk .cm-deletedText': { background: 'none', textDecoration: 'line-through var(--danger)' },
  '.cm-collapsedLines': {
    backgroundColor: 'var(--surface-sunken)',
    backgroundImage: 'none',
    color: 'var(--ink-muted)',
  },
})

const colors = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--info)' },
  { tag: tags.string, color: 'var(--ink)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--accent)' },
  { tag: tags.punctuation, color: 'var(--ink-muted)' },
])

/** Colors of both themes, from the app's tokens. */
export const editorTheme: Extension = [theme, syntaxHighlighting(colors)]
