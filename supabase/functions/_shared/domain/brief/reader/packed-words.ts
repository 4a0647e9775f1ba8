import { DIGITS } from './places.ts'

/*
 * Compresses the word lists. Every word is stored once, in order, with the numbers of its lists. An arithmetic coder
 * writes it bit by bit; the probability of a bit is mixed from what followed the same letters and lists before.
 * Writing and reading share the model, whose arithmetic is exact in every engine.
 */

/** A word and the numbers of its lists, in ascending order. */
type Entry = readonly [word: string, lists: readonly number[]]

/** Reads a bit, or writes `bit`; `chance` is the probability of a 1, in units of 1/65,536. */
type Code = (chance: number, bit: number) => number

const SLOTS = 2 ** 20
const CONTEXTS = 6
const SHARED = 0
const LETTER = 1
const LIST = 2
/** The number of bits in a symbol of each kind. */
const BITS = [5, 7, 8]

/** Codes symbols, each in the contexts that predict it; `known` is the symbol to write. */
function symbolCoder(code: Code) {
  // The probability of a 1 in the upper 22 bits, and how often the slot was used in the lower 10.
  const states = new Uint32Array(SLOTS).fill(2 ** 31)
  const weights = new Float64Array(3 * CONTEXTS).fill(0.3)
  const firsts = new Int32Array(CONTEXTS)
  const leans = new Float64Array(CONTEXTS)
  return (kind: number, contexts: readonly number[], known: number): number => {
    const own = kind * CONTEXTS
    for (let i = 0; i < contexts.length; i++) {
      const hash = Math.imul((contexts[i] as number) + Math.imul(own + i + 1, 0x9e3779b1), 0x2c9277b5)
      firsts[i] = Math.imul(hash ^ (hash >>> 15), 0x3d4d51cb)
    }
    const bits = BITS[kind] as number
    let node = 1
    for (let place = bits - 1; place >= 0; place--) {
      let sum = 0
      for (let i = 0; i < contexts.length; i++) {
        const slot = ((firsts[i] as number) + node) & (SLOTS - 1)
        const lean = ((states[slot] as number) >>> 10) / 2 ** 21 - 1
        leans[i] = lean / Math.sqrt(1 - lean * lean)
        sum += (leans[i] as number) * (weights[own + i] as number)
      }
      const likely = 0.5 + sum / Math.sqrt(1 + sum * sum) / 2
      const bit = code(Math.min(65_520, Math.max(16, Math.floor(likely * 65_536))), (known >> place) & 1)
      for (let i = 0; i < contexts.length; i++) {
        const slot = ((firsts[i] as number) + node) & (SLOTS - 1)
        weights[own + i] = (weights[own + i] as number) + 0.005 * (bit - likely) * (leans[i] as number)
        const state = states[slot] as number
        const times = Math.min(60, (state & 1023) + 1)
        const chance = state >>> 10
        const moved = Math.trunc(chance + (bit * 2 ** 22 - chance) / (times + 0.5))
        states[slot] = Math.min(2 ** 22 - 4096, Math.max(4096, moved)) * 1024 + times
      }
      node = node * 2 + bit
    }
    return node - 2 ** bits
  }
}

/** Writes `entries`, or reads `count` of them if none are given. */
function codeEntries(code: Code, letters: string, count: number, entries: readonly Entry[] = []): Entry[] {
  const symbol = symbolCoder(code)
  const read: Entry[] = []
  let before = ''
  let firstBefore = 0
  for (let n = 0; n < count; n++) {
    const [known = '', knownLists = []] = entries[n] ?? []
    let same = 0
    while (same < known.length && known[same] === before[same]) same++
    const shared = symbol(SHARED, [0, before.length, firstBefore], same)
    let word = before.slice(0, shared)
    // The last four letters, one per byte.
    let tail = 0
    for (const letter of word.slice(-4)) tail = (tail << 8) | (letters.indexOf(letter) + 1)
    for (;;) {
      const missed = word.length === shared ? 256 * (letters.indexOf(before[shared] ?? '') + 2) : 0
      const contexts = [0, tail & 0xff, tail & 0xffff, tail & 0xffffff, tail, missed + (tail & 0xff)]
      const letter = symbol(LETTER, contexts, letters.indexOf(known[word.length] ?? '\n') + 1)
      if (letter === 0) break
      word += letters[letter - 1]
      tail = (tail << 8) | letter
    }
    const lists: number[] = []
    let last = 0
    let second = 0
    for (;;) {
      const contexts = [
        0,
        last,
        (second << 8) | last,
        (last << 16) | (tail & 0xffff),
        Math.imul(tail & 0xffffff, 0x101) + last,
        (firstBefore << 8) | last,
      ]
      const list = symbol(LIST, contexts, (knownLists[lists.length] ?? -1) + 1)
      if (list === 0) break
      lists.push(list - 1)
      second = last
      last = list
    }
    read.push([word, lists])
    before = word
    firstBefore = lists[0] ?? 0
  }
  return read
}

const WHOLE = 2 ** 36
const DIGIT = 2 ** 30

/** The interval of an arithmetic coder; `shift` receives the 6-bit digits on which both ends agree. */
function interval(shift: (digit: number) => void) {
  let low = 0
  let high = WHOLE - 1
  return {
    split: (chance: number) => low + Math.floor(((high - low) * chance) / 65_536),
    take(bit: number, middle: number) {
      if (bit) high = middle
      else low = middle + 1
      while (Math.floor(low / DIGIT) === Math.floor(high / DIGIT)) {
        shift(Math.floor(low / DIGIT))
        low = (low * 64) % WHOLE
        high = ((high * 64) % WHOLE) + 63
      }
    },
    end: () => Math.ceil(low / DIGIT),
  }
}

/** Packs entries, sorted by word, into a text of digits; `letters` lists every letter that occurs. */
export function packWords(entries: readonly Entry[], letters: string): string {
  let text = ''
  const { split, take, end } = interval((digit) => {
    text += DIGITS[digit]
  })
  codeEntries(
    (chance, bit) => {
      take(bit, split(chance))
      return bit
    },
    letters,
    entries.length,
    entries,
  )
  return `${text}${DIGITS[end()]}`
}

type Lists<Count extends number, Found extends ReadonlySet<string>[] = []> = Found['length'] extends Count
  ? Found
  : Lists<Count, [...Found, ReadonlySet<string>]>

/**
 * Unpacks the first `lists` lists from the `count` entries in a text made by `packWords`, in the order of their
 * numbers.
 */
export function unpackWords<Count extends number>(
  text: string,
  letters: string,
  count: number,
  lists: Count,
): Lists<Count> {
  let position = 0
  const digit = () => Math.max(0, DIGITS.indexOf(text[position++] ?? 'A'))
  let code = 0
  for (let i = 0; i < 6; i++) code = code * 64 + digit()
  const { split, take } = interval(() => {
    code = ((code * 64) % WHOLE) + digit()
  })
  const found = Array.from({ length: lists }, () => new Set<string>())
  const entries = codeEntries(
    (chance) => {
      const middle = split(chance)
      const bit = code <= middle ? 1 : 0
      take(bit, middle)
      return bit
    },
    letters,
    count,
  )
  for (const [word, numbers] of entries) for (const number of numbers) found[number]?.add(word)
  return found as Lists<Count>
}
