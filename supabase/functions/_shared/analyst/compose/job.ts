import { foldWord, wordsOf } from '../classify/tokens.ts'

/** What somebody does to a thing, as the noun for the work: 'we repair hearing aids' is about hearing aid repair. */
const WORK: Readonly<Record<string, string>> = {
  repair: 'repair',
  fix: 'repair',
  mend: 'repair',
  restore: 'restoration',
  clean: 'cleaning',
  wash: 'cleaning',
  install: 'installation',
  assemble: 'assembly',
  tune: 'tuning',
  sharpen: 'sharpening',
  alter: 'alterations',
  inspect: 'inspections',
  groom: 'grooming',
}
const DONE = new RegExp(`\\b(${Object.keys(WORK).join('|')})(?:e?s|ing)?\\b`, 'gi')
const REACH = 80
const WORDS_UP_TO_THING = 5

const singular = (name: string): string =>
  name.replace(/(?:(?<=[^aeiou])ies|(?<=x|ch|sh|ss)es|(?<=[^su])s)$/i, (end) => (end === 'ies' ? 'y' : ''))

/** Who does it, and what it is called. */
const TRADES: Readonly<Record<string, string>> = {
  plumber: 'plumbing',
  electrician: 'electrical work',
  handyman: 'handyman work',
  carpenter: 'carpentry',
  painter: 'painting',
  cleaner: 'cleaning',
  gardener: 'gardening',
  roofer: 'roofing',
  tiler: 'tiling',
  locksmith: 'locksmith work',
  mechanic: 'car repair',
  tailor: 'tailoring',
  seamstress: 'sewing',
  groomer: 'grooming',
  photographer: 'photography',
  babysitter: 'babysitting',
  hairdresser: 'hairdressing',
  barber: 'haircuts',
  interpreter: 'interpreting',
  caterer: 'catering',
}

/** The work of whoever the text names first: 'plumbing' for 'on demand plumbers'. */
export function workBy(text: string): string | null {
  const trade = wordsOf(text)
    .map((word) => TRADES[foldWord(word)])
    .find(Boolean)
  return trade ?? null
}

/** 'hearing aid repair' for 'hearing aids' in 'we repair hearing aids by post'; null where nothing is done to it. */
export function workOn(thing: string, text: string): string | null {
  const last = wordsOf(thing).at(-1)?.toLowerCase()
  const said = [...text.matchAll(DONE)].find(({ index }) =>
    wordsOf(text.slice(index, index + REACH))
      .slice(1, WORDS_UP_TO_THING)
      .some((word) => word.toLowerCase() === last),
  )
  const noun = WORK[said?.[1]?.toLowerCase() ?? '']
  return noun ? `${singular(thing)} ${noun}` : null
}
