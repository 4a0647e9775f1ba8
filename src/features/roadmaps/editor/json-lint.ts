import { jsonParseLinter } from '@codemirror/lang-json'
import { ensureSyntaxTree } from '@codemirror/language'
import { type Diagnostic, linter } from '@codemirror/lint'
import type { EditorState, Extension } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { INVALID_JSON, readText } from './read-text'

/** An error; `line` counts from 1, `at` is its position in the text. */
export interface Finding {
  line: number
  at: number
  message: string
}

/** Marks nothing while the user types. */
const LINT_DELAY_MS = 400

function diagnose(view: EditorView): Diagnostic[] {
  const { state } = view
  const read = readText(state.doc.toString())
  if (read.kind === 'broken')
    return jsonParseLinter()(view).map((found) => ({ ...found, message: INVALID_JSON }))
  return read.problems.map(({ path, message }) => ({ ...placeAt(state, path), severity: 'error', message }))
}

/** Removes duplicate messages for one place. */
function findingsOf(diagnostics: Diagnostic[], { doc }: EditorState): Finding[] {
  const findings = diagnostics.map(({ from, message }) => ({
    line: doc.lineAt(from).number,
    at: from,
    message,
  }))
  return [...new Map(findings.map((finding) => [`${finding.at} ${finding.message}`, finding])).values()]
}

/** Marks errors in place, and passes them on in text order. */
export const jsonLint = (onFindings: (findings: Finding[]) => void): Extension =>
  linter(
    (view) => {
      const diagnostics = diagnose(view).sort((one, other) => one.from - other.from)
      onFindings(findingsOf(diagnostics, view.state))
      return diagnostics
    },
    { delay: LINT_DELAY_MS },
  )

type Tree = NonNullable<ReturnType<typeof ensureSyntaxTree>>
type Node = Tree['topNode']

interface Place {
  from: number
  to: number
}

/** Longest time that parsing may block, in ms. */
const PARSE_MS = 2_000

const VALUES = ['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']
const valueIn = (node: Node): Node | undefined => VALUES.flatMap((name) => node.getChildren(name))[0]

function nameOf(state: EditorState, property: Node): unknown {
  const name = property.getChild('PropertyName')
  return name && JSON.parse(state.sliceDoc(name.from, name.to))
}

/** For duplicate names the last value counts, as in JSON.parse. */
function step(state: EditorState, node: Node, key: string | number): Node | undefined {
  if (node.name === 'Array') {
    const items = VALUES.flatMap((name) => node.getChildren(name)).sort((a, b) => a.from - b.from)
    return items[Number(key)]
  }
  return node.getChildren('Property').findLast((property) => nameOf(state, property) === String(key))
}

/** The part to underline: a property's name, the bracket of a list or object, otherwise the whole value. */
function placeOf(node: Node): Place {
  const marked = node.getChild('PropertyName') ?? node
  return { from: marked.from, to: isOpen(marked) ? marked.from + 1 : marked.to }
}

const isOpen = ({ name }: Node) => name === 'Object' || name === 'Array'

/** Position of the value at `path` in a JSON text, or of the longest existing prefix of the path. */
function placeAt(state: EditorState, path: readonly (string | number)[]): Place {
  const tree = ensureSyntaxTree(state, state.doc.length, PARSE_MS)
  let found = tree && valueIn(tree.topNode)
  if (!found) return { from: 0, to: 0 }
  let value: Node | undefined = found
  for (const key of path) {
    const next: Node | undefined = value && step(state, value, key)
    if (!next) return placeOf(found)
    found = next
    value = next.name === 'Property' ? valueIn(next) : next
  }
  return value && !isOpen(value) ? { from: value.from, to: value.to } : placeOf(found)
}
