import { isNumber, isSpelled } from './words.ts'

// Words that may come and go without changing what is said.
const LIGHT = new Set(
  [
    'a an the that which this these its of der das ein eine le la les un une el los las',
    'の を は が に と も や ね よ 的 了 着 地 得 之 们',
  ].flatMap((words) => words.split(' ')),
)
const MIN_VARIANT_CHARS = 5
/** Shorter words with a doubled letter are others: diner and dinner, desert and dessert. */
const MIN_DOUBLED_CHARS = 8
/** One letter of spelling or of light words may differ in so many characters of the quote. */
const CHARS_PER_DIFFERENCE = 12
const IMPOSSIBLE = Number.POSITIVE_INFINITY

/** A stretch of words: the first one and the one after the last. */
export interface Place {
  from: number
  to: number
}

// A reading of some words of the quote is one number, so that the least is the best: how much differs, and where in
// the stretch it began.
const PER_DIFFERENCE = 2 ** 20

/**
 * Where the words of a quote stand in a stretch of a page, in their order and without others between them; null
 * when they do not. A word may be spelled in another way (organise, organize), compounds may be apart or together, and
 * light words may be more or fewer, all of it in proportion to the length. Every number must be the same, unless
 * `anyNumber` is set, to find out whether only the numbers differ.
 */
export function sameWords(quote: string[], stretch: string[], anyNumber = false): Place | null {
  const allowed = Math.floor(quote.join('').length / CHARS_PER_DIFFERENCE)
  // rows[i][j] is the best reading of the first i words of the quote that ends before word j of the stretch.
  const rows = [Array.from({ length: stretch.length + 1 }, (_, from) => from)]
  const reading = readings(rows, quote, stretch, anyNumber)
  for (const [i, word] of quote.entries()) {
    const row: number[] = []
    rows.push(row)
    for (let j = 0; j <= stretch.length; j++) row.push(reading(i, word, j))
    // A compound reaches over one row, but over no more.
    if ([row, rows[i] ?? []].every((last) => last.every((least) => least === IMPOSSIBLE))) return null
  }
  const ends = rows[quote.length] ?? []
  const end = Math.min(...ends)
  if (end >= (allowed + 1) * PER_DIFFERENCE) return null
  return { from: end % PER_DIFFERENCE, to: ends.indexOf(end) }
}

/** The best reading up to word i of the quote and word j of the stretch, from those in the rows before. */
function readings(rows: number[][], quote: string[], stretch: string[], anyNumber: boolean) {
  const after = (i: number, j: number, difference: () => number) => {
    const before = rows[i]?.[j] ?? IMPOSSIBLE
    return before === IMPOSSIBLE ? IMPOSSIBLE : before + difference() * PER_DIFFERENCE
  }
  return (i: number, word: string, j: number): number => {
    const other = stretch[j - 1]
    // What a quote begins and ends with stands there.
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
 * Whether two words are one word in two spellings: organise and organize, colour and color, travelled and traveled,
 * receive and recieve. Any other letter makes another word: daily and dairy, casual and causal.
 */
function isVariant(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length < MIN_VARIANT_CHARS) return false
  let same = 0
  while (same < short.length && short[same] === long[same]) same++
  const [restShort, restLong] = [short.slice(same), long.slice(same)]
  // What a word ends with makes another one: employer and employee.
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
