import { baseOfIng, baseOfVerb, FUNCTION_WORDS } from './words.ts'

/**
 * What the idea does, as a verb phrase in base form. `by` tells who does it: the customers ('find a walker')
 * or the product ('summarise contracts').
 */
export interface Activity {
  phrase: string
  by: 'customers' | 'product'
}

const CLAUSE_END =
  /[.;:!?()\n–—"“”]|,|\s-\s|\s(?:so that|because|which|while|whereas|unless|although|but|and then|when|where|if|whenever)\s/i
const MAX_CHARS = 85
const MIN_WORDS = 2
/** Verbs too empty to say what the idea does. */
const EMPTY = new Set([
  'use',
  'get',
  'have',
  'want',
  'be',
  'like',
  'know',
  'become',
  'go',
  'let',
  'help',
  'allow',
  'enable',
])

const CUSTOMER_LEADS: readonly RegExp[] = [
  /\b(?:helps?|helping|lets|letting|makes it easy for)\s+/gi,
  /\b(?:allows?|allowing|enables?|enabling|empowers?)\s+/gi,
  /\b(?:users?|people|customers|members|they|you|[a-z]+s)\s+can\s+/gi,
  /\b(?:can|could)\s+(?:also\s+)?/gi,
  /\b(?:want|need|trying|looking|struggle|struggling|way|place|easier|easy)\s+(?:for\s+\S+\s+)?to\s+/gi,
]

const PRODUCT_LEADS: readonly RegExp[] = [
  /\b(?:that|which|it|bot|app|tool|platform|software|service|assistant|extension|device|website|system|plugin|program|ai)\s+(?:will\s+|would\s+|automatically\s+|can\s+)?/gi,
  /\b(?:app|tool|platform|software|service|website|site|way|system|marketplace|bot|place|app)\s+(?:to|for)\s+/gi,
  /^(?:an?\s+)?/gi,
]

/** Cuts a clause to a whole thought of at most MAX_CHARS, at 'and' or a preposition rather than inside a phrase. */
function trimmed(clause: string): string {
  const text = clause.trim().replace(/\s+/g, ' ')
  if (text.length <= MAX_CHARS)
    return text.replace(/\s+(?:and|or|to|for|with|in|by|the|a|of|at|from|on|via)$/i, '')
  const cuts = [...text.matchAll(/\s(?:and|or|by|with|from|using|via|through|without|in|for|on|at|to)\s/gi)]
  const last = cuts
    .map(({ index }) => index)
    .filter((index) => index >= 15 && index <= MAX_CHARS)
    .at(-1)
  return last ? text.slice(0, last) : ''
}

function phraseFrom(words: string[], at: number): string | null {
  const verb = words[at] ?? ''
  const base = baseOfVerb(verb) ?? baseOfIng(verb)
  if (!base || EMPTY.has(base)) return null
  const phrase = trimmed([base, ...words.slice(at + 1)].join(' '))
  return phrase.split(' ').length >= MIN_WORDS ? phrase : null
}

/** The verb phrase at the start of a clause, or after the few words that name who acts. */
function phraseIn(clause: string, skip: number): string | null {
  const words = clause.trim().split(/\s+/)
  for (let at = 0; at <= Math.min(skip, words.length - 1); at++) {
    const word = (words[at] ?? '').toLowerCase()
    if (at > 0 && /^(?:with|by|of|in|for|from|on|at|via)$/.test(word)) return null
    if (word === 'to' || (at < skip && FUNCTION_WORDS.has(word))) continue
    // A verb right before another noun for people is part of a name ('book clubs'), not the action.
    const phrase = phraseFrom(words, at)
    if (phrase && (at > 0 || skip === 0 || !baseOfVerb(words[1] ?? ''))) return phrase
  }
  return null
}

function search(text: string, leads: readonly RegExp[], skips: readonly number[]): string | null {
  for (const [order, lead] of leads.entries()) {
    for (const match of text.matchAll(lead)) {
      const after = text.slice(match.index + match[0].length, match.index + match[0].length + 240)
      const phrase = phraseIn(after.split(CLAUSE_END)[0] ?? '', skips[order] ?? 0)
      if (phrase) return phrase
    }
  }
  return null
}

/** The main action that the text names; null when it names none. */
export function activityOf(text: string): Activity | null {
  const customers = search(text, CUSTOMER_LEADS, [6, 6, 0, 0, 0])
  if (customers) return { phrase: customers, by: 'customers' }
  const product = search(text, PRODUCT_LEADS, [0, 0, 0])
  return product ? { phrase: product, by: 'product' } : null
}
