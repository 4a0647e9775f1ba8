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

/** Ends what is said with a quotation within its sentence: the next clause says something else. */
const NEXT_CLAUSE =
  /;|,?\s(?:but|while|whereas|although|though|aber|sondern|während|obwohl|mais|tandis que|alors que|pero|sino|mientras|aunque)\s|,\s(?:and|und|et|y)\s/iu

/** The quotation with what its sentence says in the same clause before and after it. */
export function heard({ own, quotation, lead, tail }: Claim): string {
  if (lead === '' && tail === '') return own || quotation
  return `${lead.split(NEXT_CLAUSE).at(-1) ?? ''}${quotation}${tail.split(NEXT_CLAUSE)[0] ?? ''}`
}
