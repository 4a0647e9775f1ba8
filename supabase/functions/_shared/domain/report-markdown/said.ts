import type { Basis, Statement } from '../basis.ts'
import { oneLine } from '../deck/cut.ts'
import { list, plain } from './escape.ts'

const BASIS_NAMES: Record<Basis, string> = {
  source: 'source',
  model: 'AI model',
  founder: 'founder’s words',
  template: 'template',
  assumption: 'assumption',
}

/** What a text or figure stands on: '(source s1, s2)'; '' where nothing is recorded. */
export function ground({ basis, sources }: { basis: Basis | null; sources: string[] }): string {
  if (!basis) return ''
  const ids = sources.length > 0 ? ` ${sources.map(plain).join(', ')}` : ''
  return `(${BASIS_NAMES[basis]}${ids})`
}

const isSaid = ({ text }: Statement): boolean => oneLine(text) !== ''

/** A statement with its basis behind it. */
export const said = (statement: Statement): string =>
  `${plain(statement.text)} ${ground(statement)}`.trimEnd()

export const saidOr = (statement: Statement | null, empty: string): string =>
  statement && isSaid(statement) ? said(statement) : empty

export const saidList = (statements: Statement[], empty: string): string =>
  list(statements.filter(isSaid).map(said), empty)
