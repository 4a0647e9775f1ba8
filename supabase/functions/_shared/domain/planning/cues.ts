/** Words that negate a phrase shortly after them: 'not an ERP', 'without a desktop app'. */
const NEGATED = /\b(?:no|not|never|without|nor|unlike|isn't|instead of|rather than)\b[^.,;:!?\n]{0,24}$/i
const LOOK_BACK_CHARS = 48

/** The first match of `cue` in `text` that no word before it negates; null if there is none. */
export function namedIn(text: string, cue: RegExp): string | null {
  for (const match of text.matchAll(new RegExp(cue.source, `${cue.flags.replace('g', '')}g`))) {
    const before = text.slice(Math.max(0, match.index - LOOK_BACK_CHARS), match.index)
    if (!NEGATED.test(before)) return match[0]
  }
  return null
}

/** Quotes the founder in a reason. */
export const youWrote = (words: string): string => `You wrote “${words.replace(/\s+/g, ' ').trim()}”`

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+|\n/)

const NUMBER_WORDS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const DURATION = new RegExp(
  `\\b(?:in|within)\\s+(\\d{1,3}|${NUMBER_WORDS.join('|')})\\s+(week|month|year)s?\\b`,
  'i',
)
const BUILDING = /\b(?:launch|build|built|ready|release|ship|live|finish|deadline|prototype|mvp)/i
const MONTHS_PER: Record<string, number> = { week: 12 / 52, month: 1, year: 12 }

/** The time that the founder allows for building, in months, with their words; null if they state none. */
export function durationIn(text: string): { months: number; words: string } | null {
  for (const sentence of sentencesOf(text).filter((one) => BUILDING.test(one))) {
    const [words, count = '', unit = ''] = DURATION.exec(sentence) ?? []
    const number = Number(count) || NUMBER_WORDS.indexOf(count.toLowerCase()) + 1
    if (words && number > 0) return { months: number * (MONTHS_PER[unit.toLowerCase()] ?? 1), words }
  }
  return null
}

// 'Families on a budget of $50' is about others; founders write 'my' or 'our' about their own budget.
const BUDGET = /\bbudget\b/i
const OWN = /\b(?:my|our|we|i)\b/i
const DOLLARS = /\$\s?(\d[\d,]*(?:\.\d+)?)\s?(k|thousand|m|million)?\b/i
const TIMES: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6 }

/** The founder's own budget in US dollars, with their words; null if they state none in dollars. */
export function budgetIn(text: string): { dollars: number; words: string } | null {
  for (const sentence of sentencesOf(text).filter((one) => BUDGET.test(one) && OWN.test(one))) {
    const [words, digits = '', times = ''] = DOLLARS.exec(sentence) ?? []
    if (words)
      return { dollars: Number(digits.replaceAll(',', '')) * (TIMES[times.toLowerCase()] ?? 1), words }
  }
  return null
}
