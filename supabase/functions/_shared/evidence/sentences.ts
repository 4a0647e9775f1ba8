/** Abbreviations whose period does not end a sentence, in English, German, French and Spanish, in lower case. */
const ABBREVIATIONS = new Set(
  `approx ca cf co corp dr e.g eg est etc fig g.m.b.h i.e inc jr ltd mr mrs ms no nos p pp prof sr st u.k u.s u.s.a vs
  bzw d.h evtl ggf inkl jh mio mrd nr o.ä s sog str tel u.a usw vgl z.b zzgl art av chap env ex m mm mme mlle n° p.ex
  ap av avda dña dra d.ª ej gral p.ej pág ud uds jan feb mar apr jun jul aug sep sept oct okt nov dec dez janv févr juil
  déc ene abr ago dic`.split(/\s+/),
)
const END = /[.!?…。।؟۔！？]+["'”’»)\]]*(?:\[[\da-z]{1,3}\])*/gu
const PARAGRAPH_END = /\n\s*\n/g
const OPENING = /^["'“‘«¿¡([]*[\p{Lu}\p{Lt}\p{Lo}\p{N}\p{Sc}]/u
/** German ordinals have a period: 'am 3. Mai'. */
const ORDINAL =
  /(?:^|[\s(])(?:am|der|die|das|dem|den|des|vom|zum|zur|beim|im|bis|seit|ab|jede[nr]?)\s\d{1,2}$/i
const GERMAN_MONTH =
  /^\s+(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jahrhundert)/
const NO_SPACE_AFTER = /[。！？]/

/** Whether a new sentence may start here: the period does not belong to an abbreviation, an initial or a decimal. */
function endsAt(line: string, at: number, mark: string): boolean {
  const rest = line.slice(at + mark.length)
  if (rest === '' || NO_SPACE_AFTER.test(mark)) return true
  if (!/^\s/.test(rest) || !OPENING.test(rest.trimStart())) return false
  if (!mark.startsWith('.') || mark.startsWith('..')) return true
  const before = line.slice(0, at)
  const word = /[^\s(]*$/u.exec(before)?.[0].toLowerCase() ?? ''
  if (ABBREVIATIONS.has(word) || /^\p{L}$/u.test(word)) return false
  return (
    !(ORDINAL.test(before) && /^\s+\p{Lu}\p{Ll}/u.test(rest)) &&
    !(/\d{1,2}$/.test(before) && GERMAN_MONTH.test(rest))
  )
}

/** A sentence and its start in the text, in characters. */
export interface PlacedSentence {
  text: string
  at: number
}

function sentencesOfLine(line: string, offset: number): PlacedSentence[] {
  const cuts: number[] = [0]
  for (const { 0: mark, index } of line.matchAll(END))
    if (endsAt(line, index, mark)) cuts.push(index + mark.length)
  return cuts.flatMap((from, at) => {
    const raw = line.slice(from, cuts[at + 1])
    const text = raw.trim()
    return text === '' ? [] : [{ text, at: offset + from + raw.length - raw.trimStart().length }]
  })
}

/**
 * The sentences of a text in order, verbatim, without the white space around them. A blank line ends
 * a sentence, and so does a line break that is not a wrap; headings and table cells are sentences of their own.
 */
export function placedSentences(text: string): PlacedSentence[] {
  const sentences: PlacedSentence[] = []
  let from = 0
  for (const { 0: gap, index } of [...text.matchAll(PARAGRAPH_END), { 0: '', index: text.length }]) {
    for (const line of ownLines(text.slice(from, index)))
      sentences.push(...sentencesOfLine(line.text, from + line.at))
    from = index + gap.length
  }
  return sentences
}

/** Longer than any line that a program wraps. */
const MAX_WRAP_CHARS = 200
/** Lines of a wrapped paragraph differ in length, because letters differ in width. */
const FULL_SHARE = 0.8

/** A list item: a bullet, or a label with a colon. */
const ENTRY = /^\s*(?:[•▪·*–—-]\s|\p{Lu}[\p{L}\p{N} &'’-]{0,30}:\s)/u

/**
 * Line breaks of a paragraph that are not wraps: a heading above its text, the rows of a price list. In wrapped
 * text, a line ends because the next word does not fit.
 */
function ownLines(paragraph: string): PlacedSentence[] {
  const lines = paragraph.split('\n')
  const widest = Math.max(...lines.map((line) => line.length))
  const isMeant = (line: string, next: string) =>
    widest > MAX_WRAP_CHARS ||
    (ENTRY.test(line) && ENTRY.test(next)) ||
    line.length + 1 + (/^\S*/.exec(next)?.[0].length ?? 0) <= widest * FULL_SHARE
  const own: PlacedSentence[] = []
  let at = 0
  for (const [number, line] of lines.entries()) {
    const last = own.at(-1)
    if (last && !isMeant(lines[number - 1] ?? '', line)) last.text += `\n${line}`
    else own.push({ text: line, at })
    at += line.length + 1
  }
  return own
}

/** The texts of `placedSentences`. */
export const sentencesOf = (text: string): string[] => placedSentences(text).map((sentence) => sentence.text)
