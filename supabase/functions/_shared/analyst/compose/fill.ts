/** Words that stand in for {slots}. Every slot of the knowledge base has words (knowledge/schema.ts checks it). */
export type Slots = Readonly<Record<string, string>>

const SLOT = /\{(\w+)\}/g
const ARTICLE_SLOT = /\b(an?) \{(\w+)\}/gi

const PAIRS =
  'is are, was were, has have, needs need, takes take, falls fall, comes come, fits fit, improves improve, changes change, stands stand, earns earn, does do'
    .split(', ')
    .map((pair) => pair.split(' '))
/** A founder's word as the subject of a verb; after a preposition it is not the subject. */
const SUBJECT = new RegExp(
  `(?<!\\b(?:on|of|to|around|for|with|about|in|by|from|[A-Z][a-z]+ing) )\\{((?:topic|focus|thing)\\w*)\\} (${PAIRS.flat().join('|')})\\b`,
  'g',
)

/** 'dinners for the family' is as plural as 'dinners'. */
export const isPlural = (noun: string) =>
  !/(?:maths|physics|politics|economics|news|gymnastics|logistics|diabetes|athletics|analytics)$/i.test(
    noun,
  ) && /[^su]s$|people$|children$| and /i.test(noun.replace(/ (?:for|of|in|with|from) .*$/i, ''))

/** '{topic} is' becomes '{topic} are' when the founder's word is a plural, and the other way round. */
const withVerbs = (text: string, slots: Slots) =>
  text.replace(SUBJECT, (_, name: string, verb: string) => {
    const pair = PAIRS.find((forms) => forms.includes(verb)) ?? []
    return `{${name}} ${pair[isPlural(slots[name] ?? '') ? 1 : 0]}`
  })

/** 'a {offer}' becomes 'an {offer}' before a vowel. */
const withArticles = (text: string, slots: Slots) =>
  text.replace(ARTICLE_SLOT, (_, article: string, name: string) => {
    const right = /^[aeio]|^u(?!se|ni)/i.test(slots[name] ?? '') ? 'an' : 'a'
    return `${article.startsWith('A') ? right.replace('a', 'A') : right} {${name}}`
  })

/** What stands before the second sentence of a text. */
const STARTS = /[.!?] $/

/** The text with its slots filled and its verbs and articles made to agree. */
export const fill = (text: string, slots: Slots): string =>
  withArticles(withVerbs(text, slots), slots).replace(SLOT, (_, name: string, at: number, whole: string) => {
    const words = slots[name] ?? ''
    return STARTS.test(whole.slice(0, at)) ? words.charAt(0).toUpperCase() + words.slice(1) : words
  })
