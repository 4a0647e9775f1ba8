import { shorten } from './plain.ts'

/* Sentences of the founder that name the problem, or what sets the idea apart, kept word for word. */

const QUOTE_CHARS = 260

const PROBLEM: readonly RegExp[] = [
  /\b(?:the problem|problem is|struggl\w+|frustrat\w+|pain(?:ful| point)|hassle|tedious|no easy way|can't find|cannot find|hard to|difficult to|difficulty)\b/i,
  /\b(?:wast(?:e|es|ed|ing) (?:time|money|hours|days|so much|a lot|too)|lose[sd]?|losing|forget\w*|miss(?:es|ed|ing)?|overpay\w*|too (?:much|many|long|expensive|slow|late|often)|takes? (?:hours|days|weeks|months)|spend\w* (?:hours|days|too))\b/i,
  /\b(?:lack of|lacks?|expensive|unreliable|time-consuming|by hand|manually|on paper|spreadsheets?|no-shows?|rarely|nobody|no one|don't know|don't have|never know|afraid|embarrass\w*|lonely|alone|thrown away|throw away|unused|sits? idle|stand empty)\b/i,
]

const DIFFERENCE =
  /\b(?:unlike|instead of|the only|differs?|different from|difference is|what makes|rather than|no other|no one else|nobody else|first (?:to|app|platform|service|product)|cheaper than|faster than|better than|compared (?:to|with)|in contrast|our edge|our advantage|unique\w*|differentiat\w*|without having to|without needing)\b/i

const DENIES_DIFFERENCE = /\b(?:not sure|don't know|no idea) what makes\b/i

/** A sentence that presents the product is no problem, even when it speaks of one. */
const SOLUTION =
  /^(?:[\w'’-]+\s+){0,4}?(?:help|helps|apps?|tool|platform|service|software|website|marketplace|bot|extension|plugin|reduces?|want to|system)\b/i

/** The first sentence that names the problem, by how plainly it does; null when none does. */
export function problemOf(sentences: readonly string[]): string | null {
  for (const cue of PROBLEM) {
    const found = sentences.find(
      (sentence) => cue.test(sentence) && sentence.length > 20 && !SOLUTION.test(sentence),
    )
    if (found) return shorten(found, QUOTE_CHARS)
  }
  return null
}

/** The first sentence in which the founder says what is different; null when none does. */
export function differenceOf(sentences: readonly string[]): string | null {
  const found = sentences.find((sentence) => DIFFERENCE.test(sentence) && !DENIES_DIFFERENCE.test(sentence))
  return found ? shorten(found, QUOTE_CHARS) : null
}
