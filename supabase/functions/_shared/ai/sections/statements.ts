import { type Statement, state } from '../../domain/basis.ts'
import type { ReferenceRates } from '../../domain/exchange-rates.ts'
import type { CitationBook } from './citation-book.ts'
import { figuresAreFrom, figuresAreQuoted, statesFigures } from './figures.ts'
import { isVerbatimIn } from './own-words.ts'
import { LENGTH, plainTexts, toPlainText } from './plain.ts'
import type { Cite, Said } from './said.ts'

/** What statements can be based on: the founder's text, and the sources if there are any. */
export interface Ground {
  idea: string
  book: CitationBook
  /** Exchange rates for prices; the bundled ones by default. */
  rates?: ReferenceRates
}

/** A proposal of the model, such as a feature, role or goal. It claims nothing about the world. */
export function proposal(idea: string, text: string, max: number = LENGTH.statement): Statement {
  const words = toPlainText(text, max)
  return state(words, isVerbatimIn(idea, words) ? 'founder' : 'model')
}

/** A statement of the model without a source; an amount that is not the founder's makes it an assumption. */
export function claim(idea: string, text: string, max: number = LENGTH.statement): Statement {
  const words = toPlainText(text, max)
  if (isVerbatimIn(idea, words)) return state(words, 'founder')
  return state(words, statesFigures(words) && !figuresAreFrom(idea, words) ? 'assumption' : 'model')
}

/**
 * A statement of the model with its sources. If none of the quotes contains one of its figures, it becomes a claim
 * without sources, even if the figure is the founder's: the source does not say it.
 */
export function cited({ idea, book }: Ground, { text, cites }: Said, max?: number): Statement {
  const words = toPlainText(text, max ?? LENGTH.statement)
  const quotes = book.quotesOf(cites)
  if (quotes.length === 0 || !figuresAreQuoted(words, quotes)) return claim(idea, text, max)
  const sources = book.cite(cites)
  return sources.length > 0 ? state(words, 'source', sources) : claim(idea, text, max)
}

/** Statements that are not empty, at most `count` of them. */
export const citedAll = (ground: Ground, said: readonly Said[], count: number): Statement[] =>
  said
    .filter(({ text }) => toPlainText(text, LENGTH.statement) !== '')
    .slice(0, count)
    .map((item) => cited(ground, item))

/** Proposals that are not empty, at most `count` of them. */
export const proposals = (idea: string, texts: string[], count: number): Statement[] =>
  plainTexts(texts, LENGTH.statement, count).map((text) => proposal(idea, text))

/** Claims that are not empty, at most `count` of them. */
export const claims = (idea: string, texts: string[], count: number): Statement[] =>
  plainTexts(texts, LENGTH.statement, count).map((text) => claim(idea, text))

/** Whether these cites include a quote from a known source. */
export const hasSources = ({ book }: Ground, cites: readonly Cite[]): boolean =>
  book.quotesOf(cites).length > 0
