import { ensureSyntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'

type Tree = NonNullable<ReturnType<typeof ensureSyntaxTree>>
type Node = Tree['topNode']

interface Place {
  from: number
  to: number
}

/** Long texts are read in one go as far as this time reaches. */
const PARSE_MS = 2_000

const VALUES = ['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']
const valueIn = (node: Node): Node | undefined => VALUES.flatMap((name) => node.getChildren(name))[0]

function nameOf(state: EditorState, property: Node): unknown {
  const name = property.getChild('PropertyName')
  return name && JSON.parse(state.sliceDoc(name.from, name.to))
}

/** Where a name stands twice, its last value counts, as for JSON.parse. */
function step(state: EditorState, node: Node, key: string | number): Node | undefined {
  if (node.name === 'Array') {
    const items = VALUES.flatMap((name) => node.getChildren(name)).sort((a, b) => a.from - b.from)
    return items[Number(key)]
  }
  return node.getChildren('Property').findLast((property) => nameOf(state, property) === String(key))
}

/** What to underline: of a property its name, of a list or an object its bracket, of the rest all. */
function placeOf(node: Node): Place {
  const marked = node.getChild('PropertyName') ?? node
  return { from: marked.from, to: isOpen(marked) ? marked.from + 1 : marked.to }
}

const isOpen = ({ name }: Node) => name === 'Object' || name === 'Array'

/** Where the value at `path` stands in a JSON text, or as much of the path as is there. */
export function placeAt(state: EditorState, path: readonly (string | number)[]): Place {
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
