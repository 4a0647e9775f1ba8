/** Words before a full stop that do not end a sentence, in English, German, French and Spanish, in lower case. */
const ABBREVIATIONS = new Set(
  `approx ca cf co corp dr e.g eg est etc fig g.m.b.h i.e inc jr ltd mr mrs ms no nos p pp prof sr st u.k u.s u.s.a vs
  bzw d.h evtl ggf inkl jh mio mrd nr o.ä s sog str tel u.a usw vgl z.b zzgl art av chap env ex m mm mme mlle n° p.ex
  ap av avda dña dra d.ª ej gral p.ej pág ud uds jan feb mar apr jun jul aug sep sept oct okt nov dec dez janv févr juil
  déc ene abr ago dic`.split(/\s+/),
)
const END = /[.!?…。।؟۔！？]+["'”’»)\]]*/gu
const BREAK = /\n+/
const OPENING = /^["'“‘«¿¡([]*[\p{Lu}\p{Lt}\p{Lo}\p{N}\p{Sc}]/u
/** German writes ordinals with a full stop: 'am 3. Mai'. */
const ORDINAL = /(?:^|[\s(])\d{1,2}$/
const NO_SPACE_AFTER = /[。！？]/

/** Whether a text may go on with a new sentence here: the stop is no abbreviation, initial or decimal point. */
function endsAt(line: string, at: number, mark: string): boolean {
  const rest = line.slice(at + mark.length)
  if (rest === '' || NO_SPACE_AFTER.test(mark)) return true
  if (!/^\s/.test(rest) || !OPENING.test(rest.trimStart())) return false
  if (!mark.startsWith('.') || mark.startsWith('..')) return true
  const before = line.slice(0, at)
  const word = /[^\s(]*$/u.exec(before)?.[0].toLowerCase() ?? ''
  if (ABBREVIATIONS.has(word) || /^\p{L}$/u.test(word)) return false
  return !(ORDINAL.test(before) && /^\s+\p{Lu}\p{Ll}/u.test(rest) && /\s\d{1,2}$/.test(before))
}

function sentencesOfLine(line: string): string[] {
  const sentences: string[] = []
  let from = 0
  for (const { 0: mark, index } of line.matchAll(END)) {
    if (!endsAt(line, index, mark)) continue
    sentences.push(line.slice(from, index + mark.length))
    from = index + mark.length
  }
  return [...sentences, line.slice(from)].map((sentence) => sentence.trim()).filter((text) => text !== '')
}

/**
 * The sentences of a text in their order, each as it stands there without the white space around it. A line break ends
 * a sentence; a heading or a cell of a table is one of its own.
 */
export const sentencesOf = (text: string): string[] => text.split(BREAK).flatMap(sentencesOfLine)
