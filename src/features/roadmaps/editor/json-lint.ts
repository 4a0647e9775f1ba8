import { jsonParseLinter } from '@codemirror/lang-json'
import { type Diagnostic, linter } from '@codemirror/lint'
import type { EditorState, Extension } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { placeAt } from './json-place'
import { INVALID_JSON, readText } from './read-text'

/** One thing to correct; `line` counts from 1, `at` is its place in the text. */
export interface Finding {
  line: number
  at: number
  message: string
}

/** While somebody types nothing is marked. */
const LINT_DELAY_MS = 400

function diagnose(view: EditorView): Diagnostic[] {
  const { state } = view
  const read = readText(state.doc.toString())
  if (read.kind === 'broken')
    return jsonParseLinter()(view).map((found) => ({ ...found, message: INVALID_JSON }))
  return read.problems.map(({ path, message }) => ({ ...placeAt(state, path), severity: 'error', message }))
}

/** What is said twice of one place is said once. */
function findingsOf(diagnostics: Diagnostic[], { doc }: EditorState): Finding[] {
  const findings = diagnostics.map(({ from, message }) => ({
    line: doc.lineAt(from).number,
    at: from,
    message,
  }))
  return [...new Map(findings.map((finding) => [`${finding.at} ${finding.message}`, finding])).values()]
}

/** Marks what is wrong at its place, and hands it on in the order of the text. */
export const jsonLint = (onFindings: (findings: Finding[]) => void): Extension =>
  linter(
    (view) => {
      const diagnostics = diagnose(view).sort((one, other) => one.from - other.from)
      onFindings(findingsOf(diagnostics, view.state))
      return diagnostics
    },
    { delay: LINT_DELAY_MS },
  )
