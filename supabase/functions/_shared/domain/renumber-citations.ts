import type { Citation } from './citation.ts'

const sameSource = (a: Citation, b: Citation) => a.url === b.url && a.quote === b.quote
const numberOf = ({ id }: Citation) => Number(/^s(\d+)$/.exec(id)?.[1] ?? 0)

/**
 * Renumbers the citations of a newly written section so that they do not collide with those of other sections: a number
 * that means another source there becomes the next free one, in the citations and in all marks.
 */
export function renumberCitations<Section extends object>(section: Section, taken: Citation[]): Section {
  const own = citationsWithin(section)
  const clashes = (citation: Citation) =>
    taken.some((other) => other.id === citation.id && !sameSource(other, citation))
  const clashing = new Set(own.filter(clashes).map(({ id }) => id))
  if (clashing.size === 0) return section
  let last = Math.max(...[...own, ...taken].map(numberOf))
  const renamed = new Map([...clashing].map((id) => [id, `s${++last}`]))
  return rename(section, renamed) as Section
}

/** Every citation anywhere within a section. */
export function citationsWithin(value: unknown): Citation[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(citationsWithin)
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'citations' && Array.isArray(item) ? (item as Citation[]) : citationsWithin(item),
  )
}

function rename(value: unknown, names: Map<string, string>, key = ''): unknown {
  if (typeof value === 'string')
    return key === 'id' || key === 'sources' ? (names.get(value) ?? value) : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => rename(item, names, key))
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, rename(item, names, name)]))
}
