import { ALSO_VERBS, ORGANIZATIONS, PERSONS, THINGS } from './word-table.ts'

/** Endings of words for people; many things share them, so they are not enough by themselves. */
const PEOPLE_ENDING =
  /(?:[a-z]{2,}(?:er|or|ist|ian|eer|ee|eur|ant|man|woman|smith|wife|mate|shop|house|store|owner|keeper|maker|goer|folk|person|wallah|wala|walla))$/

const IRREGULAR: Readonly<Record<string, string>> = {
  people: 'people',
  men: 'man',
  women: 'woman',
  children: 'child',
  wives: 'wife',
  midwives: 'midwife',
  housewives: 'housewife',
  staff: 'staff',
  folks: 'folk',
  businesses: 'business',
  tradies: 'tradie',
  foodies: 'foodie',
  newbies: 'newbie',
  rookies: 'rookie',
  techies: 'techie',
  aunties: 'auntie',
  movies: 'movie',
  cookies: 'cookie',
  smoothies: 'smoothie',
  selfies: 'selfie',
  hoodies: 'hoodie',
  buses: 'bus',
  persons: 'person',
  loaves: 'loaf',
  shelves: 'shelf',
  knives: 'knife',
  calves: 'calf',
  djs: 'dj',
  pms: 'pm',
}

/** The singular of a lower-case noun; singular nouns are returned unchanged. */
export function singular(lower: string): string {
  if (Object.hasOwn(IRREGULAR, lower)) return IRREGULAR[lower] ?? lower
  if (/men$/.test(lower) && lower.length > 4) return lower.replace(/men$/, 'man')
  if (/[^aeiou]ies$/.test(lower) && lower.length > 4) return `${lower.slice(0, -3)}y`
  if (/(?:ch|sh|x|ss|zz)es$/.test(lower)) return lower.slice(0, -2)
  return /[^su'i]s$/.test(lower) && lower.length > 3 ? lower.slice(0, -1) : lower
}

/**
 * The last part of a hyphenated noun ('tyre-fitter'), unless the prefix is a single letter that makes it a thing
 * ('e-reader').
 */
const lastPart = (noun: string) => (/^(?:e|i|x)-/.test(noun) ? noun : noun.slice(noun.lastIndexOf('-') + 1))

/** Whether a noun, singular or plural, is in the list of people: 'nurses', 'parent', but not 'plumber'. */
export function isPerson(lower: string): boolean {
  const noun = singular(lower)
  return PERSONS.has(noun) || PERSONS.has(lastPart(noun))
}

/** Whether a noun, singular or plural, names people or organizations: 'nurses', 'tyre fitter', 'hospital'. */
export function isPeople(lower: string): boolean {
  const noun = singular(lower)
  const part = lastPart(noun)
  if (isPerson(lower) || ORGANIZATIONS.has(noun) || ORGANIZATIONS.has(part)) return true
  // 'aerator' and 'generator' are things; 'creator' and 'educator' are people.
  if (
    /ators?$/.test(part) &&
    !/(?:cre|educ|oper|transl|cur|moder|facilit|administr|coordin|medi|investig|illustr|narr|communic)ator$/.test(
      part,
    )
  )
    return false
  return PEOPLE_ENDING.test(part) && !THINGS.has(part) && part.length > 4
}

/** Whether a plural noun for people cannot be a verb: 'vets', 'nurses', 'parents'. */
export const isPluralPerson = (lower: string): boolean => {
  const noun = singular(lower)
  return noun !== lower && PERSONS.has(noun) && !ALSO_VERBS.has(noun)
}
