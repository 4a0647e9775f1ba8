import type { Nature } from '../../domain/brief/brief.ts'
import { ACTS } from '../../domain/brief/regulated-acts/acts.ts'
import type { Fact } from './schema.ts'

/**
 * When a fact matters, where not every idea of the field needs it: the kinds of product that it binds; what an idea
 * speaks of, what the product does, and what buyers are called, as beginnings of words divided by '|'; whom it is sold to.
 */
interface Only {
  natures?: string
  words?: string
  does?: string
  buyers?: string
  to?: 'consumers' | 'businesses'
  subscription?: boolean
}

/** Beginnings of words, as an expression that finds the whole word. */
const beginningWith = (words: string | undefined): RegExp | null =>
  words === undefined ? null : new RegExp(`\\b(?:${words})\\w*`, 'i')

/** The page that a fact was taken from; its date where the page names one; when the fact matters. */
type Source = [title: string, publisher: string, address: string, ...more: (string | Only)[]]

const of =
  (kind: Fact['kind']) =>
  (place: Fact['place'], says: string, ...[title, publisher, address, ...more]: Source): Fact => {
    const [date] = more.filter((each) => typeof each === 'string')
    const [only] = more.filter((each) => typeof each === 'object')
    return {
      kind,
      place,
      says,
      source: { title, publisher, address, date: date ?? null },
      natures: (only?.natures?.split(' ') as Nature[] | undefined) ?? null,
      words: beginningWith(only?.words),
      does: beginningWith(only?.does),
      buyers: beginningWith(only?.buyers),
      to: only?.to ?? null,
      subscription: only?.subscription ?? false,
    }
  }

const rule = of('rule')

/**
 * Facts as a table: place, the fact in one sentence, title of the page, publisher, date ('' where the page names none) and
 * address. What is indented further belongs to the row above.
 */
const rowsOf =
  (make: typeof rule, only: Only) =>
  (table: TemplateStringsArray): Fact[] =>
    String.raw(table)
      .trim()
      .split(/\n {4}(?! )/)
      .map((row) => {
        const [place = '', says = '', title = '', publisher = '', date = '', address = ''] = row
          .replace(/\s+/g, ' ')
          .split('|')
          .map((cell) => cell.trim())
        return make(place, says, title, publisher, address, ...(date === '' ? [] : [date]), only)
      })

/** Public figures. */
export const figures = rowsOf(of('figure'), {})

/** Laws and licenses that matter under the same conditions. */
export const rules = (only: Only = {}) => rowsOf(rule, only)

/** The rules of some places on an act of the catalog, where they matter under conditions of their own. */
export const rulesOnAct = (id: string, only: Only, places: string): Fact[] =>
  ACTS.flatMap((act) => (act.id === id ? act.laws : [])).flatMap(({ place, where, says, source }) =>
    where === null && places.split(' ').includes(place)
      ? [rule(place, says, source.title, source.publisher, source.address, source.date ?? only, only)]
      : [],
  )

/** A law of the European Union by type, year and number, such as 'reg/2011/1169'. */
export const euLaw = (id: string, title: string, says: string, only: Only = {}): Fact =>
  rule('EU', says, title, 'EUR-Lex', `https://eur-lex.europa.eu/eli/${id}/oj`, id.split('/')[1] ?? '', only)

/** A British law by type, year and number, such as 'ukpga/2007/29'. */
export const ukLaw = (id: string, title: string, says: string, only: Only = {}): Fact =>
  rule(
    'GB',
    says,
    title,
    'legislation.gov.uk',
    `https://www.legislation.gov.uk/${id}`,
    id.split('/')[1] ?? '',
    only,
  )

/** A federal rule of the United States by title and part or section, such as 'title-16/part-312'. */
export const usRule = (id: string, title: string, says: string, only: Only = {}): Fact =>
  rule(
    'US',
    says,
    title,
    'Electronic Code of Federal Regulations',
    `https://www.ecfr.gov/current/${id}`,
    only,
  )

/** A German federal law by its short name and, where one matters, its section, such as 'gewo/__34c.html'. */
export const germanLaw = (id: string, title: string, says: string, only: Only = {}): Fact =>
  rule(
    'DE',
    says,
    title,
    'German Federal Ministry of Justice',
    `https://www.gesetze-im-internet.de/${id}`,
    only,
  )

/** Buyers and users who are under age. */
export const YOUNG =
  '(?<!\\b(?:with|of|whose|have|having) (?:[a-z]+ ){0,2})\\b(?:kids?|child|children|pupils?|toddlers?|teen\\w*|students aged)\\b'
