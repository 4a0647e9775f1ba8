// Prints every user-visible text by slice and file, so that an editor can read them all at once: `npm run texts`, or
// `npm run texts -- features/pricing` for folders whose path contains the given words.
import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { PROJECT_DIR, ROOT } from './paths.ts'

/** Sources of texts: the interface, the functions' emails and refusals, and the catalogs of report and roadmap. */
const FOLDERS = [path.join(ROOT, 'src'), path.join(PROJECT_DIR, 'functions')]

/** Attributes and calls whose strings are identifiers. */
const SILENT_ATTRIBUTES =
  /^(?:className|id|type|role|htmlFor|to|href|rel|name|d|viewBox|autoComplete|data-.*|key|variant|size)$/
const SILENT_CALLS =
  /^(?:cn|cva|clsx|import|require|rpc|from|select|order|eq|querySelector(?:All)?|getElementById)$/

/** More than one word, or one capitalized word, counts as text; class lists, media queries, keys and addresses do not. */
function isText(words: string): boolean {
  const tokens = words.split(' ')
  const classes = tokens.filter(
    (token) => /^[a-z0-9[\]&@_/.()%#:!*>=~-]+$/.test(token) && /[a-z]-|[[:&]/.test(token),
  )
  if (classes.length * 3 > tokens.length || /^\(|^https?:|^\.{0,2}\/|=>|^[a-z_]+(?:, ?[a-z_]+)+$/.test(words))
    return false
  return (
    /\p{L}{2}/u.test(words) &&
    (/^[“"'(]?\p{Lu}[\p{L}’']+[.…!?:]?$/u.test(words) || /\p{L}[\p{L}.,;:’'”)]* +\S/u.test(words))
  )
}

function isSilent(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isJsxAttribute(parent)) return SILENT_ATTRIBUTES.test(parent.name.getText())
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent))
    return true
  if (ts.isPropertyAssignment(parent) && parent.name === node) return true
  if (ts.isElementAccessExpression(parent) || ts.isCaseClause(parent)) return true
  for (let at: ts.Node | undefined = parent; at && !ts.isStatement(at); at = at.parent) {
    if (ts.isCallExpression(at)) {
      const called = at.expression
      const name = ts.isPropertyAccessExpression(called) ? called.name.text : called.getText()
      if (SILENT_CALLS.test(name)) return true
    }
    if (ts.isJsxAttribute(at) && at.name.getText() === 'className') return true
  }
  return false
}

/** A template's text with its values in braces: `{count} of 3 left`. */
const templateText = (node: ts.TemplateExpression) =>
  node.head.text +
  node.templateSpans.map(({ expression, literal }) => `{${expression.getText()}}${literal.text}`).join('')

function textsOf(file: string): string[] {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const texts = new Set<string>()
  const add = (words: string) => {
    const text = words.replace(/\s+/g, ' ').trim()
    if (isText(text)) texts.add(text)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) add(node.text)
    else if (ts.isStringLiteralLike(node) && !isSilent(node)) add(node.text)
    else if (ts.isTemplateExpression(node) && !isSilent(node)) add(templateText(node))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return [...texts]
}

/** Messages raised by the database, which users see verbatim. */
const raisedTexts = (sql: string) =>
  [...sql.matchAll(/message\s*=\s*'((?:[^']|'')+)'|raise exception '((?:[^']|'')+)'/g)].map((match) =>
    (match[1] ?? match[2] ?? '').replaceAll("''", "'"),
  )

const wanted = process.argv[2] ?? ''

function print(folder: string, pattern: RegExp, read: (file: string) => string[]): void {
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = path.join(folder, name)
    const displayPath = path.relative(ROOT, file)
    if (!pattern.test(name) || !displayPath.includes(wanted)) continue
    const texts = read(file)
    if (texts.length > 0) console.log(`## ${displayPath}\n${texts.map((text) => `- ${text}`).join('\n')}\n`)
  }
}

for (const folder of FOLDERS) print(folder, /(?<!types)\.tsx?$/, textsOf)
print(path.join(PROJECT_DIR, 'schemas'), /\.sql$/, (file) => raisedTexts(fs.readFileSync(file, 'utf8')))
