import { asSentence } from '../extract/plain.ts'

/** Words that stand in for {slots}; a slot without words is missing. */
export type Slots = Readonly<Record<string, string>>

const SLOT = /\{(\w+)\}/g
const ARTICLE_SLOT = /\b(an?) \{(\w+)\}/gi

/** The names of the slots in a text. */
const slotsIn = (text: string): string[] => [...text.matchAll(SLOT)].map(({ 1: name }) => name ?? '')

/** 'a {offer}' becomes 'an {offer}' before a vowel. */
const withArticles = (text: string, slots: Slots) =>
  text.replace(ARTICLE_SLOT, (_, article: string, name: string) => {
    const right = /^[aeio]|^u(?!se|ni)/i.test(slots[name] ?? '') ? 'an' : 'a'
    return `${article.startsWith('A') ? right.replace('a', 'A') : right} {${name}}`
  })

const PAIRS =
  'is are, was were, has have, needs need, takes take, falls fall, comes come, fits fit, improves improve, changes change, stands stand'
    .split(', ')
    .map((pair) => pair.split(' '))
/** A founder's word as the subject of a verb; after a preposition it is not the subject. */
const SUBJECT = new RegExp(
  `(?<!\\b(?:on|of|to|around|for|with|about|in|by|from) )\\{(topic2?)\\} (${PAIRS.flat().join('|')})\\b`,
  'g',
)

const isPlural = (noun: string) => /[^su]s$|people$|children$| and /i.test(noun)

/** '{topic} is' becomes '{topic} are' when the founder's word is a plural, and the other way round. */
const withVerbs = (text: string, slots: Slots) =>
  text.replace(SUBJECT, (_, name: string, verb: string) => {
    const pair = PAIRS.find((forms) => forms.includes(verb)) ?? []
    return `{${name}} ${pair[isPlural(slots[name] ?? '') ? 1 : 0]}`
  })

/** The text with its slots filled; null when one of them has no words. */
export function fillWords(text: string, slots: Slots): string | null {
  if (!slotsIn(text).every((name) => slots[name])) return null
  return withArticles(withVerbs(text, slots), slots).replace(SLOT, (_, name: string) => slots[name] ?? '')
}

/** The same as a sentence: with a capital and a full stop. */
export function fill(text: string, slots: Slots): string | null {
  const words = fillWords(text, slots)
  return words === null ? null : asSentence(words)
}

/** The same for a title: with a capital, without a full stop. */
export const fillLabel = (text: string, slots: Slots): string =>
  (fill(text, slots) ?? asSentence(text)).replace(/\.$/, '')

/** Fills every text and leaves out those that cannot be filled, and repetitions. */
export const fillAll = (texts: readonly string[], slots: Slots): string[] => [
  ...new Set(texts.map((text) => fill(text, slots)).filter((text) => text !== null)),
]
