import { isNumber, isSpelled } from './words.ts'

// Words that may be added or dropped without changing the meaning.
const LIGHT = new Set(
  [
    'a an the that which this these its of der das ein eine le la les un une el los las',
    'の を は が に と も や ね よ 的 了 着 地 得 之 们',
  ].flatMap((words) => words.split(' ')),
)
const MIN_VARIANT_CHARS = 5
/** In shorter words a doubled letter changes the word: diner and dinner, desert and dessert. */
const MIN_DOUBLED_CHARS = 8
/** One difference in spelling or in light words is allowed per this many characters of the quote. */
const CHARS_PER_DIFFERENCE = 12
const IMPOSSIBLE = Number.POSITIVE_INFINITY

/** A range of words: the index of the first one and the index after the last. */
export interface Place {
  from: number
  to: number
}

// An alignment is stored as one number, so that the smallest is the best: the differences, and the start of
// the range.
const PER_DIFFERENCE = 2 ** 20

/**
 * The range of a page in which the words of a quote appear in order without other words between them; null
 * if there is none. Words may be spelled differently (organise, organize), compounds may be split or joined, and
 * light words may be added or dropped, in proportion to the length. All numbers must be equal, unless
 * `anyNumber` is set, which shows whether only the numbers differ.
 */
export function sameWords(quote: string[], stretch: string[], anyNumber = false): Place | null {
  const allowed = Math.floor(quote.join('').length / CHARS_PER_DIFFERENCE)
  // rows[i][j] is the best alignment of the first i words of the quote that ends before word j of the page.
  const rows = [Array.from({ length: stretch.length + 1 }, (_, from) => from)]
  const reading = readings(rows, quote, stretch, anyNumber)
  for (const [i, word] of quote.entries()) {
    const row: number[] = []
    rows.push(row)
    for (let j = 0; j <= stretch.length; j++) row.push(reading(i, word, j))
    // A compound spans at most two rows.
    if ([row, rows[i] ?? []].every((last) => last.every((least) => least === IMPOSSIBLE))) return null
  }
  const ends = rows[quote.length] ?? []
  const end = Math.min(...ends)
  if (end >= (allowed + 1) * PER_DIFFERENCE) return null
  return { from: end % PER_DIFFERENCE, to: ends.indexOf(end) }
}

/** The best alignment up to word i of the quote and word j of the page, from the earlier rows. */
function readings(rows: number[][], quote: string[], stretch: string[], anyNumber: boolean) {
  const after = (i: number, j: number, difference: () => number) => {
    const before = rows[i]?.[j] ?? IMPOSSIBLE
    return before === IMPOSSIBLE ? IMPOSSIBLE : before + difference() * PER_DIFFERENCE
  }
  return (i: number, word: string, j: number): number => {
    const other = stretch[j - 1]
    // The first and the last word of the quote must match.
    const isInner = i > 0 && i < quote.length - 1
    const without = isInner ? after(i, j, () => weightOf(word)) : IMPOSSIBLE
    if (other === undefined) return without
    return Math.min(
      without,
      after(i + 1, j - 1, () => weightOf(other)),
      after(i, j - 1, () => differenceOf(word, other, anyNumber)),
      after(i - 1, j - 1, () => joined(quote[i - 1], word, other)),
      after(i, j - 2, () => joined(stretch[j - 2], other, word)),
    )
  }
}

const weightOf = (word: string) => (LIGHT.has(word) ? word.length : IMPOSSIBLE)

function differenceOf(word: string, other: string, anyNumber: boolean): number {
  if (word === other) return 0
  if (LIGHT.has(word) && LIGHT.has(other)) return Math.max(word.length, other.length)
  if (anyNumber && isNumber(word) && isNumber(other)) return 0
  return isSpelled(word) && isSpelled(other) && isVariant(word, other) ? 1 : IMPOSSIBLE
}

function joined(first: string | undefined, second: string, whole: string): number {
  if (first === undefined || !isSpelled(first) || !isSpelled(second)) return IMPOSSIBLE
  return first + second === whole ? 0 : IMPOSSIBLE
}

/**
 * Whether two words are spellings of the same word: organise and organize, colour and color, travelled and traveled,
 * receive and recieve. Any other changed letter makes another word: daily and dairy, casual and causal.
 */
function isVariant(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length < MIN_VARIANT_CHARS) return false
  let same = 0
  while (same < short.length && short[same] === long[same]) same++
  const [restShort, restLong] = [short.slice(same), long.slice(same)]
  // A different ending makes another word: employer and employee.
  if (same === 0 || restShort.length === 0) return false
  if (short.length === long.length) return isOtherSpelling(restShort, restLong)
  if (restLong.slice(1) !== restShort) return false
  const [letter, before] = [restLong[0], long[same - 1]]
  if (letter === 'u' && before === 'o') return restShort.startsWith('r')
  return letter === before && short.length >= MIN_DOUBLED_CHARS
}

function isOtherSpelling(a: string, b: string): boolean {
  const turned = ['ie', 'ei'].includes(a.slice(0, 2)) && `${a[1]}${a[0]}` === b.slice(0, 2)
  if (turned) return a.slice(2) === b.slice(2)
  return /^[sz]/.test(a) && /^[sz]/.test(b) && a.slice(1) === b.slice(1)
}
