import type { SupportVerdict } from '../domain/citation.ts'

/** A statement, the quotation that it cites, and the page's text around the quotation. */
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

/** Why a quotation does not support a statement. */
export interface Objection {
  verdict: Exclude<SupportVerdict, 'supports'>
  reason: string
}

/** The end of a clause. */
const NEXT_CLAUSE =
  /;|,?\s(?:but|while|whereas|although|though|aber|sondern|während|obwohl|mais|tandis que|alors que|pero|sino|mientras|aunque)\s|,\s(?:and|und|et|y)\s/iu

/** The quotation with the rest of its clause, or its whole sentence if it has no clauses. */
export function quotedClause({ own, quotation, lead, tail }: Claim): string {
  if (lead === '' && tail === '') return own || quotation
  return `${lead.split(NEXT_CLAUSE).at(-1) ?? ''}${quotation}${tail.split(NEXT_CLAUSE)[0] ?? ''}`
}
