import { ANYWAY, type Basis, type Because, becauseText, byReason, type Statement } from '../basis.ts'
import type { Brief } from '../brief/brief.ts'
import { cutAtWord } from '../brief/line.ts'
import { type Checks, faultOf, type Sourced, SUPPORT_NAMES, supportOf } from '../citation-checks.ts'
import { oneLine } from '../deck/cut.ts'
import { escapeMarkdown, list } from './escape.ts'

const BASIS_NAMES: Record<Basis, string> = {
  source: 'source',
  model: 'AI model',
  founder: 'founder’s words',
  template: 'standard text',
  assumption: 'assumption',
}

const isSaid = ({ text }: Statement): boolean => oneLine(text) !== ''

/** Writes the texts of a report, each followed by its basis. */
export interface StatementWriter {
  /** The brief of the report, whose questions appear in empty parts. */
  brief: Brief | null
  /**
   * Whether the built-in analyst alone wrote the report: its notes on fixed texts and quotations appear once, at the
   * top.
   */
  builtIn: boolean
  /** The basis of a text or figure: '(source s1; s2, quote not found)'; '' if none is recorded. */
  ground: (said: Sourced) => string
  said: (statement: Statement) => string
  saidOr: (statement: Statement | null, empty: string) => string
  saidList: (statements: Statement[], empty: string) => string
}

const sourceOf = (checks: Checks, id: string, said: Sourced): string => {
  const note = faultOf(checks, id, said.text) ?? supportNote(checks, id, said)
  return escapeMarkdown(note ? `${id}, ${note}` : id)
}

/** Partial support is stated; full support is stated only if another source contradicts. */
function supportNote(checks: Checks, id: string, { text, sources }: Sourced): string | null {
  const verdict = supportOf(checks, id, text)?.verdict
  if (verdict === 'partly') return SUPPORT_NAMES.partly.toLowerCase()
  const isDisputed = verdict === 'supports' && sources.some((other) => contradicts(checks, other, text))
  return isDisputed ? SUPPORT_NAMES.supports.toLowerCase() : null
}

const contradicts = (checks: Checks, id: string, text: string | undefined) =>
  supportOf(checks, id, text)?.verdict === 'contradicts'

/** Bases that need no mark in a built-in report: quotations have quotation marks, and all other texts are fixed. */
const PLAIN: ReadonlySet<Basis> = new Set(['founder', 'template'])

export function createStatementWriter(
  checks: Checks,
  brief: Brief | null,
  builtIn: boolean,
): StatementWriter {
  const ground: StatementWriter['ground'] = (sourced) => {
    const { basis, sources } = sourced
    if (!basis || (builtIn && PLAIN.has(basis))) return ''
    const apart = sources.some((id) => sourceOf(checks, id, sourced) !== escapeMarkdown(id)) ? '; ' : ', '
    const ids = sources.map((id) => sourceOf(checks, id, sourced)).join(apart)
    return `(${BASIS_NAMES[basis]}${ids && ` ${ids}`})`
  }
  const said: StatementWriter['said'] = (statement) =>
    `${escapeMarkdown(statement.text)} ${ground(statement)}`.trimEnd()
  return {
    brief,
    builtIn,
    ground,
    said,
    saidOr: (statement, empty) => (statement && isSaid(statement) ? said(statement) : empty),
    saidList: (statements, empty) =>
      reasonedList(statements.filter(isSaid), (statement) => statement, said) || empty,
  }
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Maximum length of the founder's words above a list, in characters: the idea contains them in full. */
const REASON_CHARS = 60

const shortReason = ({ by, words }: Because): string =>
  becauseText({ by, words: by === 'wrote' ? cutAtWord(words, REASON_CHARS) : words })

/** Follows values that were read from the idea and not confirmed. */
export const READ_MARK = '°'

const isRead = ({ because }: Statement): boolean => because?.by === 'read'
const withoutMark = (statement: Statement): Statement => {
  const { because: _, ...plainly } = statement
  return isRead(statement) ? plainly : statement
}

/** Items as lists, each below the reason that its statements share; '' for none. */
export const reasonedList = <Item>(
  items: readonly Item[],
  statementOf: (item: Item) => Statement,
  lineOf: (item: Item) => string,
): string =>
  byReason(items, (item) => withoutMark(statementOf(item)))
    .map(({ because, items: group }, index) => {
      const lines = list(
        group.map((item) => `${lineOf(item)}${isRead(statementOf(item)) ? ` ${READ_MARK}` : ''}`),
        '',
      )
      if (because) return `${capitalized(escapeMarkdown(shortReason(because)))}:\n\n${lines}`
      return index === 0 ? lines : `${ANYWAY}:\n\n${lines}`
    })
    .join('\n\n')
