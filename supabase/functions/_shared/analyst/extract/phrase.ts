import { baseOfIng, baseOfVerb } from './words.ts'

const MAX_CHARS = 85
/** Verbs too empty to say what the idea does. */
const EMPTY = new Set(
  'use get have want be like know become go let help allow enable work need come happen exist appear say agree belong feel look'.split(
    ' ',
  ),
)
const MAKES_PRODUCT =
  /^(?:build|make|create|launch|start|develop|offer|design|sell|open)\s+(?:an?|my|our|the|up|this)\s+(?:[\w-]+\s+){0,3}(?:app|tool|platform|business|website|marketplace|service|product|company|shop|store|device|bot|startup|software|network|system|game)\b/i

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

/** A verb that is the first half of a name: 'sign language interpreters', 'ship crew welfare'. */
const HALF_A_NAME =
  /^(?:sign languages?|ship crews?|book clubs?|train stations?|post offices?|rent control|walk tours?|work permits?|study groups?|play dates?|drop shipping|call cent(?:re|er)s?|sleep apnea|travel agents?|cook books?)\b/i
/** Words after a verb that show it to be no action: 'documents you need', 'turn themselves into'. */
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
