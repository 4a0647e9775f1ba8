import { DIGITS } from './places.ts'

/*
 * Word lists in few bytes. Every word stands once, in order, with the numbers of its lists. An arithmetic coder writes it bit by
 * bit; the chance of a bit is mixed from what followed the same letters and lists before. Writing and reading share the model,
 * whose arithmetic is exact in every engine.
 */

/** A word and the numbers of its lists, rising. */
type Entry = readonly [word: string, lists: readonly number[]]

/** Reads a bit, or writes `bit`; `chance` of 65,536 is how likely it is 1. */
type Code = (chance: number, bit: number) => number

const SLOTS = 2 ** 18
const CONTEXTS = 6
const SHARED = 0
const LETTER = 1
const LIST = 2

/** Codes symbols of 8 bits from the contexts that each may depend on; `known` is what to write. */
function symbolCoder(code: Code) {
  const chances = new Float32Array(SLOTS).fill(0.5)
  const seen = new Uint8Array(SLOTS)
  const weights = new Float64Array(3 * CONTEXTS).fill(0.3)
  const firsts = new Int32Array(CONTEXTS)
  const leans = new Float64Array(CONTEXTS)
  return (kind: number, contexts: readonly string[], known: number): number => {
    const own = kind * CONTEXTS
    for (let i = 0; i < contexts.length; i++) {
      const context = contexts[i] as string
      let hash = own + i + 1
      for (let k = 0; k < context.length; k++) hash = Math.imul(hash ^ context.charCodeAt(k), 0x2c9277b5)
      firsts[i] = hash ^ (hash >>> 15)
    }
    let node = 1
    for (let place = 7; place >= 0; place--) {
      let sum = 0
      for (let i = 0; i < contexts.length; i++) {
        const lean = 2 * (chances[((firsts[i] as number) + node) & (SLOTS - 1)] as number) - 1
        leans[i] = lean / Math.sqrt(1 - lean * lean)
        sum += (leans[i] as number) * (weights[own + i] as number)
      }
      const likely = 0.5 + sum / Math.sqrt(1 + sum * sum) / 2
      const bit = code(Math.min(65_520, Math.max(16, Math.floor(likely * 65_536))), (known >> place) & 1)
      for (let i = 0; i < contexts.length; i++) {
        const slot = ((firsts[i] as number) + node) & (SLOTS - 1)
        weights[own + i] = (weights[own + i] as number) + 0.005 * (bit - likely) * (leans[i] as number)
        const chance = chances[slot] as number
        const times = Math.min(60, (seen[slot] as number) + 1)
        seen[slot] = times
        chances[slot] = Math.min(0.999, Math.max(0.001, chance + (bit - chance) / (times + 0.5)))
      }
      node = node * 2 + bit
    }
    return node - 256
  }
}

/** Writes `entries`, or reads `count` of them when they are not known. */
function codeEntries(code: Code, letters: string, count: number, entries: readonly Entry[] = []): Entry[] {
  const symbol = symbolCoder(code)
  const read: Entry[] = []
  let before = ''
  let firstBefore = ''
  for (let n = 0; n < count; n++) {
    const [known = '', knownLists = []] = entries[n] ?? []
    let same = 0
    while (same < known.length && known[same] === before[same]) same++
    const shared = symbol(SHARED, ['', String(before.length), firstBefore], same)
    let word = before.slice(0, shared)
    for (;;) {
      const last = word.slice(-1)
      const next = word.length === shared ? `>${before[shared] ?? ''}` : ''
      const contexts = ['', last, word.slice(-2), word.slice(-3), word.slice(-4), next + last]
      const letter = symbol(LETTER, contexts, letters.indexOf(known[word.length] ?? '\n') + 1)
      if (letter === 0) break
      word += letters[letter - 1]
    }
    const lists: number[] = []
    const signs = ['', '']
    for (;;) {
      const [last = ''] = signs
      const contexts = [
        '',
        last,
        signs.join(),
        last + word.slice(-2),
        last + word.slice(-3),
        `${last}>${firstBefore}`,
      ]
      const list = symbol(LIST, contexts, (knownLists[lists.length] ?? -1) + 1)
      if (list === 0) break
      lists.push(list - 1)
      signs.unshift(String.fromCharCode(96 + list))
      signs.length = 2
    }
    read.push([word, lists])
    before = word
    firstBefore = String(lists[0])
  }
  return read
}

const WHOLE = 2 ** 36
const DIGIT = 2 ** 30

/** The interval of an arithmetic coder; `shift` is told the digits, of 6 bits, on which both ends agree. */
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

/** Entries in the order of their words, as digits; `letters` are all that occur. */
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

/** The lists of the `count` entries in a text of `packWords`, by their numbers. */
export function unpackWords(
  text: string,
  letters: string,
  count: number,
): (list: number) => ReadonlySet<string> {
  let position = 0
  const digit = () => Math.max(0, DIGITS.indexOf(text[position++] ?? 'A'))
  let code = 0
  for (let i = 0; i < 6; i++) code = code * 64 + digit()
  const { split, take } = interval(() => {
    code = ((code * 64) % WHOLE) + digit()
  })
  const lists = new Map<number, string[]>()
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
  for (const [word, numbers] of entries)
    for (const number of numbers) {
      const words = lists.get(number)
      if (words) words.push(word)
      else lists.set(number, [word])
    }
  return (list) => new Set(lists.get(list))
}
