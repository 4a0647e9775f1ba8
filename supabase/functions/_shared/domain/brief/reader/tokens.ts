/**
 * A word, number or punctuation mark of the idea. `start` and `end` are UTF-16 offsets in the idea; `lower` is the
 * word in lower case with a straight apostrophe.
 */
export interface RawToken {
  text: string
  lower: string
  start: number
  end: number
  kind: 'word' | 'number' | 'mark'
}

/** Longer sentences are cut, so that the reading time stays proportional to the length of the text. */
const SENTENCE_TOKENS = 120

// An amount with its sign, a number with its separators, a word with its inner hyphens and apostrophes, or
// punctuation.
const TOKEN =
  /(?<![\p{L}\p{N}])(?:Rs|KSh|Ksh|KES|INR|EUR|USD|GBP|GHS|GH|TZS|UGX|NGN|ZAR|PHP|Php|SGD|AED|RM|Rp|R(?=\d(?:[\d,]|\s\d{3}\b))|N(?=\d[\d,])|P(?=\d[\d,]))(?=[\d₵])|[$€£₹₦¥₺₱₵₫₩฿₪₴]\s?\d(?:[\d.,]*\d)?[a-zA-Z]*|\d(?:[\d.,]*\d)?(?:%|[a-zA-Z]+)?|(?:\p{L}\.)+\p{L}(?![\p{L}\p{N}])|TL;DR|\p{L}[\p{L}\p{N}-]*\.(?:com|org|net|io|ai|app|co\.uk)(?![\p{L}\p{N}])|[\p{L}\p{M}](?:[\p{L}\p{M}\p{N}]|['’&-](?=[\p{L}\p{N}]))*|[^\s]/gu
const CLITIC = /^(.+?)(['’](?:s|re|ve|d|ll|m)|n['’]t)$/iu
/** Words after which 's means 'is' or 'has' and is not a possessive. */
const TAKES_IS = /^(?:it|he|she|that|there|what|who|where|here|how|let|this)$/i

/** No listed word is longer; endings are matched only up to this length. */
const LONGEST_WORD = 40

const rawToken = (text: string, start: number): RawToken => ({
  text,
  lower: text.slice(0, LONGEST_WORD).toLowerCase().replaceAll('’', "'"),
  start,
  end: start + text.length,
  kind:
    /^(?:\p{Sc}|\d)/u.test(text) && /\d/.test(text) ? 'number' : /[\p{L}\p{M}]/u.test(text) ? 'word' : 'mark',
})

/** Splits off clitics: "don't" becomes 'do' and "n't", "they're" becomes 'they' and "'re". */
function split(text: string, start: number): RawToken[] {
  const [, stem, clitic] = CLITIC.exec(text) ?? []
  if (!stem || !clitic) return [rawToken(text, start)]
  if (/s$/i.test(clitic) && !TAKES_IS.test(stem)) return [rawToken(text, start)]
  return [rawToken(stem, start), rawToken(clitic, start + stem.length)]
}

const ABBREVIATION =
  /^(?:e\.g|i\.e|approx|rs|no|st|dr|mr|mrs|ms|vs|etc|incl|max|min|inc|ltd|co|ca|u\.s|u\.k|p\.m|a\.m)$/
const ENDS_ANYWAY = /^(?:etc|inc|ltd|co|p\.m|a\.m|u\.s|u\.k|no)$/

const STOP = /^[.!?…]$/
const CLOSING = /^["”’')\]]$/

/** Whether a sentence ends with the last of these tokens; `next` is the token after it. */
function endsSentence(tokens: readonly RawToken[], next: RawToken | undefined): boolean {
  const token = tokens.at(-1)
  const before = tokens.at(-2)
  if (!token || !next) return true
  if (token.text === ';') return true
  const closes = CLOSING.test(token.text) && before !== undefined && STOP.test(before.text)
  if (!closes && !STOP.test(token.text)) return false
  // '...', '?!' and 'end.)' continue; 'example.com' contains no sentence end.
  if (next.start === token.end) return false
  if (token.text !== '.' || !ABBREVIATION.test(before?.lower ?? '')) return true
  return ENDS_ANYWAY.test(before?.lower ?? '') && /^\p{Lu}/u.test(next.text)
}

/** Whether a line break ends a sentence; it does not if the text merely wraps: '…for small\nbakeries'. */
const breaksLine = (idea: string, from: number, to: number): boolean => {
  const between = idea.slice(from, to)
  return between.includes('\n') && (/\n\s*\n/.test(between) || !/^\p{Ll}/u.test(idea.slice(to, to + 2)))
}

/**
 * Whether a capitalized grammar word starts a new sentence without punctuation before it: '… for plumbers The idea
 * is'.
 */
const opensSentence = (token: RawToken, next: RawToken): boolean =>
  /^(?:The|My|We|It|There|He|Her|She|They|This|These|Most|Our|His|You|If|When|Today|Currently)$/.test(
    next.text,
  ) &&
  /^[\p{Ll}\d]/u.test(token.text) &&
  next.start > token.end

/** Splits an idea into sentences of tokens. */
export function sentencesOf(idea: string): RawToken[][] {
  const all = [...idea.matchAll(TOKEN)].flatMap(({ 0: text, index }) => split(text, index))
  const sentences: RawToken[][] = []
  let current: RawToken[] = []
  const finish = () => {
    if (current.length > 0) sentences.push(current)
    current = []
  }
  all.forEach((token, at) => {
    current.push(token)
    const next = all[at + 1]
    if (
      endsSentence(current, next) ||
      current.length >= SENTENCE_TOKENS ||
      (next && (breaksLine(idea, token.end, next.start) || opensSentence(token, next)))
    )
      finish()
  })
  finish()
  return sentences
}
