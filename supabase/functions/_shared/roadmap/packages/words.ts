/** A sentence may also start with a lowercase letter if the word before the mark has at least two letters. */
const SENTENCE_START = /(?<=[.!?…])\s+(?=["'“(]?[\p{Lu}\p{N}\p{Lo}$€£])|(?<=\p{L}{2}[.!?])\s+(?=\p{Ll})/u
const SHORT_FORM =
  /\b(?:e\.g|i\.e|etc|vs|approx|incl|excl|min|max|hrs?|mo|yrs?|ca|est|resp|no|dr|mr|mrs|ms|st|inc|ltd|u\.s|u\.k)\.$/i

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

/** Capitalizes the first letter. */
const asTitle = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1)

/** Capitalizes the first letter and ends the text with a period. */
function asSentence(text: string): string {
  const trimmed = text.trim().replace(/[\s,;:–—-]+$/, '')
  const start = asTitle(trimmed)
  return /[.!?…]["'”)]?$/.test(start) ? start : `${start}.`
}

/** Cuts at a word so that the result holds at most `max` characters; an ellipsis shows that text is missing. */
function shorten(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  const space = cut.lastIndexOf(' ')
  return `${(space > max / 2 ? cut.slice(0, space) : cut)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
    .replace(/[\s,;:.–—-]+$/, '')}…`
}

/** Longest name of a task (schema of stored content). */
const NAME_MAX_CHARS = 200
const LABEL_CHARS = 70

const onOneLine = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

/** A report text for use within a sentence: on one line, without its final period. */
export const clause = (text: string, max = 160): string =>
  shorten(onOneLine(text).replace(/[\s.!?…]+$/, ''), max)

const closesItsQuotes = (text: string) => text.lastIndexOf('“') <= text.lastIndexOf('”')

/** As many whole sentences of a text as fit, with quotations closed; a single sentence that does not fit is cut. */
export function sentences(text: string, max: number): string {
  const line = onOneLine(text)
  if (line.length <= max) return asSentence(line)
  const fitting = [...line.slice(0, max).matchAll(/[.!?]”?(?=\s)/g)]
    .map(({ 0: end, index }) => line.slice(0, index + end.length))
    .findLast(closesItsQuotes)
  return fitting ?? asSentence(clause(line, max))
}

/** Where a clause or phrase ends; the clearer break comes first. */
const CLAUSE_ENDS: readonly RegExp[] = [
  /[,;:–—(](?=\s)|\s(?=(?:and|but|which|that|who|when|where|because|so|if|while)\s)/g,
  /\s(?=(?:in|on|at|for|with|to|from|of|by|per|before|after)\s)/g,
]

/** Marks, and words that only announce the clause that is cut off. */
const OPEN_END = /(?:[\s,;:.–—(-]+|\s(?:so|and|but|or|because|even|only|just|the|an?))+$/i

/** As much of a text as fits, cut at the end of a clause; an ellipsis shows that text is missing. */
export function upToClause(text: string, max: number): string {
  const line = clause(text, text.length + 1)
  if (line.length <= max) return line
  for (const ends of CLAUSE_ENDS) {
    const at = [...line.slice(0, max).matchAll(ends)].at(-1)?.index ?? 0
    if (at >= max / 3) return `${line.slice(0, at).replace(OPEN_END, '')}…`
  }
  return clause(line, max)
}

/**
 * A clause in quotation marks. Inner quotation marks become single ones; a text that is already quoted as a whole stays
 * unchanged.
 */
export function quoted(text: string, max = LABEL_CHARS): string {
  const words = upToClause(text, max)
  if (/^“[^“”]*”$/.test(words)) return words
  return `“${words.replaceAll('“', '‘').replaceAll('”', '’')}”`
}

/** A name that fits its field; a quotation that is cut off gets a closing mark. */
export function taskName(text: string): string {
  const name = shorten(onOneLine(text), NAME_MAX_CHARS - 1)
  return closesItsQuotes(name) ? name : `${name}”`
}

/** Joins words as a list: 'a', 'a and b', 'a, b and c'. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December'
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`
/** A part of the year, a date or a fair. */
export const DATED = new RegExp(
  String.raw`\b(?:${DAY} (?:of )?(?:${MONTH})|(?:${MONTH}) ${DAY}|(?:in|for|from|until|till|to|through|between|by|every|each|before|after|of) (?:early |late |mid-)?(?:${MONTH})|Christmas|Advent|Easter|Ramadan|Eid|Diwali|Thanksgiving|Carnival|harvest (?:is|starts|begins|time|season)|(?:high|low|wedding|ski|rainy|dry|tourist|holiday|exam|hunting|planting|harvest|fishing) season|(?:spring|summer|autumn|winter) (?:months|season|fairs?|markets?))\b`,
)
/** Words for what happens on the date. */
const OF_TRADE =
  /\b(?:sells?|buys?|books?|orders?|opens?|closes?|runs?|needs?|uses?|hires?|comes?|visits?|begins?|starts?|ends?|lasts?|freezes?|(?:is|are) (?:busy|open|closed|full|sold|bought|booked|used|needed|planted|picked))\b/i
/** Past events, and when the founders started, are not dates of a plan. */
const PAST =
  /\b(?:last (?:year|spring|summer|autumn|fall|winter|season|Christmas)|since|ago|in (?:19|20)\d\d|began|sold|built|spoke|went|was|were|had|have|did|put|(?!(?:closed|booked|needed|used|planted|picked|speed|need|feed|seed|weed|shed|bed|red)\b)\p{L}{2,}ed)\b|['’]ve\b/iu

/** Whether the founder's words tie use or sale to a part of the year and are not about the past. */
export const isDated = (words: string): boolean =>
  DATED.test(words) && OF_TRADE.test(words) && !PAST.test(words)

/** The plural of a noun. */
export const pluralOf = (noun: string): string =>
  IRREGULAR[noun.toLowerCase()] ??
  (/s$/i.test(noun)
    ? noun
    : /(?:ch|sh|x|z)$/i.test(noun)
      ? `${noun}es`
      : `${noun.replace(/([^aeiou])y$/i, '$1ie')}s`)
const IRREGULAR: Readonly<Record<string, string>> = {
  child: 'children',
  person: 'people',
  man: 'men',
  woman: 'women',
  loaf: 'loaves',
}
