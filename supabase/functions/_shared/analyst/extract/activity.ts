import type { Audience } from './audience.ts'
import { baseOfIng, baseOfVerb, FILLER, FUNCTION_WORDS, isPeople } from './words.ts'

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
const MAX_CHARS = 85
/** Verbs too empty to say what the idea does. */
const EMPTY = new Set(
  'use get have want be like know become go let help allow enable work need come happen exist appear say agree belong feel look'.split(
    ' ',
  ),
)
const MAKES_PRODUCT =
  /^(?:build|make|create|launch|start|develop|offer|design|sell|open)\s+(?:an?|my|our|the|up|this)\s+(?:[\w-]+\s+){0,3}(?:app|tool|platform|business|website|marketplace|service|product|company|shop|store|device|bot|startup|software|network|system|game)\b/i

const CUSTOMER_LEADS =
  /\b(?:helps?|helping|lets|letting|makes it easy for|allows?|allowing|enables?|enabling|empowers?)\s+/gi
const CAN_LEADS =
  /\b(?:users?|people|customers|members|they|you|[a-z]+s)\s+(?:can|could)\s+(?:also\s+|then\s+)?/gi
const NEED_LEADS = /\b(?:want|need|trying|looking|struggle|way|place|easier|easy)\s+(?:for\s+\S+\s+)?to\s+/gi
const PRODUCT_LEADS =
  /(?:\b(?:that|which|bot|app|tool|platform|software|service|assistant|extension|device|website|system|plugin|program|ai|kit|sensor|agent|camera|marketplace|network)\s+(?:will\s+|would\s+|automatically\s+|can\s+|to\s+|for\s+)?|(?:^|[,.;!?\n]\s*)(?:it|we|our app|the app|this)\s+(?:will\s+|would\s+|automatically\s+|can\s+|also\s+)?|unlike \w+,? it\s+)/gi

/** Cuts a clause to a whole thought of at most MAX_CHARS, before a joining word rather than inside a phrase. */
function trimmed(clause: string): string {
  const text = clause.trim().replace(/\s+/g, ' ')
  const tail = /\s+(?:and|or|to|for|with|in|by|the|a|an|of|at|from|on|via|their|that)$/i
  if (text.length <= MAX_CHARS) return text.replace(tail, '')
  const cuts = [
    ...text.matchAll(/\s(?:and|or|by|with|from|using|via|through|without|in|for|on|at|to|that)\s/gi),
  ]
  const last = cuts
    .map(({ index }) => index)
    .filter((index) => index >= 15 && index <= MAX_CHARS)
    .at(-1)
  return last ? text.slice(0, last).replace(tail, '') : ''
}

const CIRCUMSTANCE =
  /^(?:near|nearby|from|with|without|by|for|in|at|on|via|through|using|to|instead|and|or|so|before|after|over|across|during|under|while|into|based|around|within|between|that|who|they|whose|used|made|which)$/i

/** 'find trusted walkers near them' → 'find trusted walkers'. */
export function coreOf(phrase: string): string {
  const words = phrase.split(' ')
  // 'track what they eat' is only whole with its own verb.
  const least = /^(?:what|how|which|when|where|whether)$/i.test(words[1] ?? '') ? 4 : 2
  const end = words.findIndex((word, at) => at >= least && CIRCUMSTANCE.test(word))
  return words.slice(0, end === -1 ? words.length : end).join(' ')
}

const bareForms = (phrase: string) =>
  phrase
    .replace(/\band emails\b/, 'and email')
    .replace(/\b(and|or) ([a-z]+s)\b/g, (all, join: string, word: string) => {
      const base = baseOfVerb(word)
      return base && base !== word ? `${join} ${base}` : all
    })

/** Words after a verb that show it to be no action: 'documents you need', 'turn themselves into'. */
/** A verb that is the first half of a name: 'sign language interpreters', 'ship crew welfare'. */
const HALF_A_NAME =
  /^(?:sign languages?|ship crews?|book clubs?|train stations?|post offices?|rent control|walk tours?|work permits?|study groups?|play dates?|drop shipping|call cent(?:re|er)s?|sleep apnea|travel agents?|cook books?)\b/i
const NO_OBJECT = /^(?:you|they|we|i|he|she|it|\w+sel(?:f|ves)|is|are|was|were|will|has|have)$/i
/** 'clean and alter them', 'pick up' and 'tell farmers' say nothing without what stands around them. */
const UNFINISHED =
  /^\w+(?: and \w+)? (?:them|it|him|her|us|me)(?: \w+)?$|^\w+ (?:up|out|off|in|on|away|back|down|over)$|^(?:tell|inform|notify|alert|warn)(?! .*\b(?:what|how|which|where|about|of|that|if|who)\b)/i
const ABOUT_MONEY = /^(?:pay|cost|charge|earn|keep|spend|lose|waste)\b[^.]{0,20}(?:\d|[$€£])/i

/** A verb and its object in base form; null for words that are no action. */
export function phraseFrom(words: readonly string[], forms: 'base' | 'any'): string | null {
  const verb = words[0] ?? ''
  const base = baseOfVerb(verb) ?? (forms === 'any' ? baseOfIng(verb) : null)
  if (!base || EMPTY.has(base) || (forms === 'base' && base !== verb.toLowerCase())) return null
  const object = words[1] ?? ''
  if (NO_OBJECT.test(object) || HALF_A_NAME.test(`${base} ${object}`)) return null
  const phrase = trimmed(bareForms([base, ...words.slice(1)].join(' ')))
  return phrase.includes(' ') &&
    !UNFINISHED.test(phrase) &&
    !MAKES_PRODUCT.test(phrase) &&
    !ABOUT_MONEY.test(phrase)
    ? phrase
    : null
}

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
