import type { SupportVerdict } from '../domain/citation.ts'

/** What a statement says and the words of the page that it cites. */
export interface Claim {
  statement: string
  quotation: string
  before: string
  own: string
  after: string
  lead: string
  tail: string
  title: string
  publishedAt: string | null
}

/** Why a quotation does not bear a statement out. */
export interface Objection {
  verdict: Exclude<SupportVerdict, 'supports'>
  reason: string
}

const ASKS = /[?？]["'”’»)\]]*\s*$/u

const isQuestion = (sentence: string) => ASKS.test(sentence) || /^\s*["“«(]?¿/.test(sentence)

/** Someone asks on the page what the statement asserts. */
function question({ statement, own, quotation }: Claim): Objection | null {
  if (isQuestion(statement) || !isQuestion(own || quotation)) return null
  return { verdict: 'unrelated', reason: 'The page only asks this.' }
}

const CHECKS = [question]

/**
 * What can be decided without a model: the first reason for which a quotation does not bear out a statement, or null
 * where code has no objection. That is not yet support.
 */
export function decideInCode(claim: Claim): Objection | null {
  for (const check of CHECKS) {
    const objection = check(claim)
    if (objection) return objection
  }
  return null
}
