import type { Audience } from './audience.ts'
import { coreOf, phraseFrom } from './phrase.ts'
import { FILLER, FUNCTION_WORDS, isPeople } from './words.ts'

/**
 * What the idea does, as a verb phrase in base form. `by` tells who does it: the customers ('find a walker')
 * or the product ('summarise contracts'). `core` is the phrase without its circumstances.
 */
export interface Activity {
  phrase: string
  core: string
  by: 'customers' | 'product'
}

type By = Activity['by']

const CLAUSE_END =
  /[.;:!?()\n–—"“”]|,|\s-\s|\s(?:so that|because|while|whereas|unless|although|but|and then|when|where|if|whenever|then)\s/i
const CUSTOMER_LEADS =
  /\b(?:helps?|helping|lets|letting|makes it easy for|allows?|allowing|enables?|enabling|empowers?)\s+/gi
const CAN_LEADS =
  /\b(?:users?|people|customers|members|they|you|[a-z]+s)\s+(?:can|could)\s+(?:also\s+|then\s+)?/gi
const NEED_LEADS = /\b(?:want|need|trying|looking|struggle|way|place|easier|easy)\s+(?:for\s+\S+\s+)?to\s+/gi
const PRODUCT_LEADS =
  /(?:\b(?:that|which|bot|app|tool|platform|software|service|assistant|extension|device|website|system|plugin|program|ai|kit|sensor|agent|camera|marketplace|network)\s+(?:will\s+|would\s+|automatically\s+|can\s+|to\s+|for\s+)?|(?:^|[,.;!?\n]\s*)(?:it|we|our app|the app|this)\s+(?:will\s+|would\s+|automatically\s+|can\s+|also\s+)?|unlike \w+,? it\s+)/gi

const wordsAfter = (text: string, at: number) =>
  (text.slice(at, at + 240).split(CLAUSE_END)[0] ?? '').trim().split(/\s+/)

/** Where a name stands as a whole, with a small or a capital letter at its start; the ends of its mentions. */
function endsOf(name: string, text: string): number[] {
  const [start, rest] = [name.charAt(0).toLowerCase(), name.slice(1)]
  const ends: number[] = []
  for (let at = text.indexOf(rest, 1); at > 0 && rest; at = text.indexOf(rest, at + 1)) {
    const isStart = text.charAt(at - 1).toLowerCase() === start && !/\w/.test(text.charAt(at - 2))
    if (isStart) ends.push(at + rest.length)
  }
  return ends
}

/** The place after an audience is told by its capital. */
const UP_TO_VERB =
  /(?:\s+(?:in|across|from|around)\s+(?:the\s+)?\p{Lu}[\p{L}-]*(?:\s+\p{Lu}[\p{L}-]*)?)?\s+(?:(?:can|could|to|easily|quickly|then|will|also)\s+){0,2}/uy

/** What the named audience does: 'dog owners in Berlin find …', 'teams to run …', 'neighbours can rent …'. */
function afterAudience(text: string, audiences: readonly Audience[]): string | null {
  for (const { full, phrase } of audiences) {
    for (const name of new Set([full, phrase])) {
      for (const end of endsOf(name, text)) {
        UP_TO_VERB.lastIndex = end
        const match = UP_TO_VERB.exec(text)
        const found = match && phraseFrom(wordsAfter(text, end + match[0].length), 'base')
        if (found) return found
      }
    }
  }
  return null
}

/** The same after 'X can', unless X is somebody else than the audience. */
function afterCan(text: string, audiences: readonly Audience[]): string | null {
  for (const match of text.matchAll(CAN_LEADS)) {
    const who = match[1] ?? ''
    const others = isPeople(who) && !/^(?:people|users?|customers)$/i.test(who)
    if (others && audiences.length && !audiences.some(({ phrase }) => phrase.includes(who))) continue
    const found = phraseFrom(wordsAfter(text, match.index + match[0].length), 'any')
    if (found) return found
  }
  return null
}

/** 'Find players for tonight' tells what people do; 'Invoice factoring' and 'Swap platform' are names. */
function imperative(text: string): string | null {
  const words = wordsAfter(text, 0).map((word) => (/^(?:your|my|our)$/i.test(word) ? 'their' : word))
  const object = words[1] ?? ''
  return FILLER.has(object.toLowerCase()) || /ing$/i.test(object) ? null : phraseFrom(words, 'base')
}

const OBJECT_OPENER = /^(?:the|a|an|which|what|how|where|when|your|their|my)$/i

/** 'Monitors cron jobs' at the very start tells what the product does; 'Plans for retirement' is a name. */
function thirdPerson(text: string): string | null {
  const words = wordsAfter(text, 0)
  const [verb = '', object = ''] = words
  if (!/[^s]s$/.test(verb) || (FUNCTION_WORDS.has(object.toLowerCase()) && !OBJECT_OPENER.test(object)))
    return null
  return phraseFrom(words, 'any')
}

/** The first phrase after one of the leads; up to `skip` words may name who acts. */
function afterLead(text: string, lead: RegExp, skip: number): string | null {
  for (const match of text.matchAll(lead)) {
    const words = wordsAfter(text, match.index + match[0].length)
    for (let at = 0; at <= Math.min(skip, words.length - 1); at++) {
      const word = (words[at] ?? '').toLowerCase()
      if (at > 0 && /^(?:with|by|of|for|on|at|via)$/.test(word)) break
      if (FUNCTION_WORDS.has(word)) continue
      // A verb in front of the word for people is part of a name ('book clubs'), not the action.
      const found = phraseFrom(words.slice(at), skip && at > 0 ? 'base' : 'any')
      if (found && (at > 0 || skip === 0)) return found
    }
  }
  return null
}

const withoutEnd = (text: string, end: string) =>
  text.toLowerCase().endsWith(end.toLowerCase()) ? text.slice(0, -end.length) : text

/** The main action that the text names; null when it names none. The opening counts before the rest. */
export function activityOf(
  text: string,
  sentences: readonly string[],
  audiences: readonly Audience[],
): Activity | null {
  const opening = sentences.slice(0, 2).join('\n')
  const passes: [By, () => string | null][] = [
    ['customers', () => afterAudience(opening, audiences)],
    ['customers', () => afterLead(opening, CUSTOMER_LEADS, 6)],
    ['product', () => afterLead(opening, PRODUCT_LEADS, 0)],
    ['product', () => thirdPerson(opening)],
    ['customers', () => imperative(opening) ?? imperative(sentences[1] ?? '')],
    ['customers', () => afterCan(text, audiences)],
    ['customers', () => afterAudience(text, audiences) ?? afterLead(text, CUSTOMER_LEADS, 6)],
    ['customers', () => afterLead(text, NEED_LEADS, 0)],
    ['product', () => afterLead(text, PRODUCT_LEADS, 0)],
  ]
  for (const [by, find] of passes) {
    const found = find()
    if (!found) continue
    const phrase = audiences.reduce((rest, { phrase }) => withoutEnd(rest, ` for ${phrase}`), found)
    if (phrase.includes(' ')) return { phrase, core: coreOf(phrase), by }
  }
  return null
}
