import type { Facts } from '../extract/facts.ts'
import { asSentence } from '../extract/plain.ts'
import { fill, type Slots } from './fill.ts'

/**
 * Fills the texts of one section in order. A report that names the same thing in every line reads like a form letter:
 * after a line that names the topic the next one leaves it out where it can, and every other mention uses the short form.
 */
export interface Voice {
  /** The text as it stands in the middle of a sentence. */
  words(text: string): string
  /** The text as a sentence, with a capital and a full stop. */
  say(text: string): string
  /** The text as a title, with a capital and without a full stop. */
  title(text: string): string
}

/** Verbs that need the words after them: 'talk about {topic}' cannot end with 'talk'. */
const NEEDED_AFTER =
  'talk|talks|speak|speaks|ask|asks|asked|care|deal|deals|dealt|help|helps|helped|pay|pays|paid|look|looks|know|knows|think|done|do|does|search|searches|come|comes|came|access|depend|start|work|works|waits|wait|here|people|offers|prices|price|cost|costs|much|amounts|firms|rules|advice|evening'
const ASIDE = new RegExp(
  `(?<!\\b(?:${NEEDED_AFTER})) (?:for|about|on|of|around|in|with|among) \\{(?:topic|focus|thing)\\}(?=[ ,.:;]|$)(?! (?:and|or|is|are|was|were|has|have)\\b)`,
  'i',
)
/** Where the matter may stand as the founder names it; as the subject of a verb it has to be what the domain speaks of. */
const MATTER =
  /(?<=(?<!\b(?:kind|kinds|type|sort|part|amount|amounts|number|hours) )\b(?:about|for|on|with|of) )\{topic\}(?=[,.;:!?]|$| (?:and|or|in|at|by|from|that|which|than|without|before|after|with|on|to|when|if|as|who|so|for|until|every|each|made|kept|sent|taken)\b)/g
const TOPIC = /\{(?:topic|ofTopic|focus|thing)\}/
const NAMED = /\{(topic|ofTopic|focus|thing|audience|people)\}/g

/** A short text, or one without an audience, has little else to tell its report from another: it keeps its topic. */
const RICH_WORDS = 18

const BRIEF_WORDS = 25

/** A text of a sentence or two, which does not bear a report of full length. */
export const isBrief = ({ text }: Facts): boolean => text.split(/\s+/).length < BRIEF_WORDS

export function voiceOf({ slots, facts }: { slots: Slots; facts: Facts }): Voice {
  const mayLeaveOut = facts.audiences.length > 0 && facts.text.split(/\s+/).length >= RICH_WORDS
  let named = false
  const mentions = new Map<string, number>()
  const alternate = (whole: string, name: string) => {
    const count = mentions.get(name) ?? 0
    mentions.set(name, count + 1)
    return count % 2 === 0 ? whole : `{${name}Short}`
  }
  const words = (text: string): string => {
    const lean = (named && mayLeaveOut ? text.replace(ASIDE, '') : text).replace(MATTER, '{ofTopic}')
    named = TOPIC.test(lean)
    return fill(lean.replace(NAMED, alternate), slots)
  }
  const say = (text: string) => asSentence(words(text))
  return { words, say, title: (text) => say(text).replace(/\.$/, '') }
}
