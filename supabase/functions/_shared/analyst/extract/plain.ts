/** Longest part of an idea that is read for facts, in UTF-16 units; the classifier reads all of it. */
const READ_CHARS = 6_000
/** Also before a small letter, where a word of some letters stands before the mark. */
const SENTENCE_START = /(?<=[.!?…])\s+(?=["'“(]?[\p{Lu}\p{N}\p{Lo}$€£])|(?<=\p{L}{2}[.!?])\s+(?=\p{Ll})/u
const SHORT_FORM =
  /\b(?:e\.g|i\.e|etc|vs|approx|incl|excl|min|max|hrs?|mo|yrs?|ca|est|resp|no|dr|mr|mrs|ms|st|inc|ltd|u\.s|u\.k)\.$/i

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** The idea as running text: without HTML tags, links, markdown marks and emoji, in single spaces. */
export function plainText(idea: string): string {
  return idea
    .slice(0, READ_CHARS)
    .toWellFormed()
    .replace(/<(script|style)\b[^>]{0,200}>[^<]{0,2000}<\/\1>/gi, ' ')
    .replace(/<\/?[a-z][^<>]{0,300}>/gi, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/^\s*(?:[-*•>#]+|\d{1,2}[.)])\s+/gm, '')
    .replace(/[*_`~|]{1,3}/g, '')
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F|\uFFFD/gu, ' ')
    .replace(/’/g, "'")
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
}

/** Short forms as founders type them, written out so that they are read as what they stand for. */
const WRITTEN_OUT: readonly (readonly [RegExp, string])[] = [
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/(?=\s|[a-z])/gi, 'with '],
  [/\s&\s/g, ' and '],
  [/(?<=[a-z]{4})\/(?=[a-z]{4})/gi, ' and '],
  [/\bur\b/g, 'your'],
  [/\bu\b/g, 'you'],
  [/\b(ca|do|does|did|wo|is|are|has|have|was)nt\b/gi, "$1n't"],
]

/** The text for reading facts out of it; quotes are taken from the text itself. */
export const writtenOut = (text: string): string =>
  WRITTEN_OUT.reduce((read, [short, long]) => read.replace(short, long), text).replace(/ {2,}/g, ' ')

/** Sentences in order; a line break ends a sentence, '$9.99' and 'e.g.' do not. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  for (const line of text.split('\n')) {
    let open = ''
    for (const piece of line.split(SENTENCE_START)) {
      open = open ? `${open} ${piece}` : piece
      if (SHORT_FORM.test(open)) continue
      sentences.push(open)
      open = ''
    }
    if (open) sentences.push(open)
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => /\p{L}/u.test(sentence))
}

/** The text with a capital at its start. */
export const asTitle = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1)

/** The text with a capital at its start and a full stop at its end. */
export function asSentence(text: string): string {
  const trimmed = text.trim().replace(/[\s,;:–—-]+$/, '')
  const start = asTitle(trimmed)
  return /[.!?…]["'”)]?$/.test(start) ? start : `${start}.`
}

/** Cuts at a word so that the result holds at most `max` characters; an ellipsis shows that text is missing. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  const space = cut.lastIndexOf(' ')
  return `${(space > max / 2 ? cut.slice(0, space) : cut)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
    .replace(/[\s,;:.–—-]+$/, '')}…`
}
