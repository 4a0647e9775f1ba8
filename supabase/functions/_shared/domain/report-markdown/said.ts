import type { Basis, Statement } from '../basis.ts'
import { type Checks, faultOf } from '../citation-checks.ts'
import { oneLine } from '../deck/cut.ts'
import { list, plain } from './escape.ts'

const BASIS_NAMES: Record<Basis, string> = {
  source: 'source',
  model: 'AI model',
  founder: 'founder’s words',
  template: 'template',
  assumption: 'assumption',
}

const isSaid = ({ text }: Statement): boolean => oneLine(text) !== ''

/** Writes what a report says, each with its basis behind it. */
export interface Sayer {
  /** What a text or figure stands on: '(source s1; s2, quote not found)'; '' where nothing is recorded. */
  ground: (said: Omit<Statement, 'text'>) => string
  said: (statement: Statement) => string
  saidOr: (statement: Statement | null, empty: string) => string
  saidList: (statements: Statement[], empty: string) => string
}

const sourceOf = (checks: Checks, id: string): string => {
  const fault = faultOf(checks, id)
  return plain(fault ? `${id}, ${fault}` : id)
}

export function sayerOf(checks: Checks): Sayer {
  const ground: Sayer['ground'] = ({ basis, sources }) => {
    if (!basis) return ''
    const apart = sources.some((id) => faultOf(checks, id) !== null) ? '; ' : ', '
    const ids = sources.map((id) => sourceOf(checks, id)).join(apart)
    return `(${BASIS_NAMES[basis]}${ids && ` ${ids}`})`
  }
  const said: Sayer['said'] = (statement) => `${plain(statement.text)} ${ground(statement)}`.trimEnd()
  return {
    ground,
    said,
    saidOr: (statement, empty) => (statement && isSaid(statement) ? said(statement) : empty),
    saidList: (statements, empty) => list(statements.filter(isSaid).map(said), empty),
  }
}
