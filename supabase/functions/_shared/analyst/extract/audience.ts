import { wordsOf } from '../classify/tokens.ts'
import { baseOfVerb, FUNCTION_WORDS, isPeople } from './words.ts'

/** Who the idea is for, in the founder's words: `phrase` is the bare plural, `full` keeps the qualification. */
export interface Audience {
  phrase: string
  full: string
}

const CLAUSE_END = /[,.;:!?()\n–—"“”/]|\s-\s/
const TAIL_START = /^(?:with|of|over|under|aged|above|who|on|between|from|without)$/i
const TAIL_WORDS = 6
const HEAD_WORDS = 6
/** Ends of a tail: what follows speaks of the product again. */
const TAIL_STOP =
  /^(?:to|that|so|by|via|through|using|can|and|or|but|because|when|while|for|where|is|are|in|at|it|they|which|as)$/i
const ARTICLES =
  /^(?:(?:the|a|an|any|all|every|each|our|your|their|my|those|these|some|many|most|other)\s+)+/i
const QUANTITY =
  /^(?:\d[\d.,]*\s*(?:k|%|million|thousand|\+)?|thousands of|millions of|hundreds of|busy\s+busy)\s+/i

/** Where an audience phrase may start, the surest first. */
const LEADS: readonly RegExp[] = [
  /\b(?:aimed at|designed for|built for|made for|meant for|intended for|targeted at|targets|targeting|tailored to|geared towards?|specifically for|catering to|serves|serving|our (?:users|customers|audience|target market|target users|target customers) (?:are|is))\s+/gi,
  /\b(?:helps?|helping|lets|letting|allows?|allowing|enables?|enabling|connects?|connecting|matches|matching|empowers?|assists?|supports?|gives?|giving|teaches|pairs|reminds|shows|warns|links|introduces)\s+/gi,
  /\bfor\s+/gi,
  /\b(?:where|so that|so|if|when|because|that)\s+(?=\S+(?:\s+\S+){0,5}\s+(?:can|could|want|need|have|struggle|must|get|pay|rent|share|book|find|meet|learn|post|list|sell|buy|order|track|spend|lose|waste)\b)/gi,
  /(?:^|\n|[.!?]\s+)(?=\S+(?:\s+\S+){0,4}\s+(?:can|can't|cannot|could|often|struggle|need|want|waste|spend|lose|don't|have|rarely|forget|miss|pay|find it|rent|share|book|get|take|upload|scan)\b)/gi,
]

const clauseAfter = (text: string, at: number) => text.slice(at, at + 160).split(CLAUSE_END)[0] ?? ''

/** The longest run of words that ends in a word for people, before any grammar word or verb cuts it. */
function headOf(words: string[]): number {
  let end = 0
  for (let at = 0; at < Math.min(words.length, HEAD_WORDS); at++) {
    const word = words[at] ?? ''
    const lower = word.toLowerCase()
    if (isPeople(word)) {
      const next = words[at + 1]?.toLowerCase() ?? ''
      end = at + 1
      if ((next === 'and' || next === 'or') && words.slice(at + 2, at + 5).some(isPeople)) continue
      if (
        words
          .slice(at + 1, at + 3)
          .some((later, gap) => isPeople(later) && (gap === 0 || !FUNCTION_WORDS.has(next)))
      )
        continue
      return end
    }
    const joins = end > 0 && (lower === 'and' || lower === 'or')
    if (!joins && (FUNCTION_WORDS.has(lower) || (at > 0 && end === 0 && isStopVerb(lower)))) return end
  }
  return end
}

/** Verbs that cannot stand inside a name for people ('book clubs' may, 'find' may not). */
const isStopVerb = (word: string) =>
  /^(?:find|manage|track|get|save|learn|sell|buy|make|create|discover|connect|reduce|choose)$/.test(
    baseOfVerb(word) ?? '',
  )

function tailOf(words: string[]): string[] {
  const first = words[0] ?? ''
  if (!TAIL_START.test(first)) return []
  const rest = words.slice(1, TAIL_WORDS)
  const stop = rest.findIndex(
    (word) => TAIL_STOP.test(word) || (first.toLowerCase() !== 'who' && isStopVerb(word)),
  )
  const kept = rest.slice(0, stop === -1 ? rest.length : stop)
  return kept.length ? [first, ...kept] : []
}

const plural = (head: string): string =>
  head.replace(/(\S+)$/, (last) => {
    const lower = last.toLowerCase()
    if (lower === 'person') return 'people'
    if (lower === 'child') return 'children'
    if (/(?:man)$/.test(lower)) return last.replace(/an$/, 'en')
    if (/s$|people$|men$|children$|elderly$|staff$|youth$|team$|folk$/.test(lower)) return last
    if (/[^aeiou]y$/.test(lower)) return last.replace(/y$/, 'ies')
    return /(?:ch|sh|x)$/.test(lower) ? `${last}es` : `${last}s`
  })

const SINGULAR_HEADS =
  /^(?:parent|student|teacher|owner|person|child|patient|founder|freelancer|driver|nurse|traveller|traveler|manager|runner|developer|company|business|restaurant|school|clinic|family|team|couple|tenant|landlord|farmer|learner|customer|user)$/i

function audienceAt(clause: string): Audience | null {
  const bare = clause.trim().replace(ARTICLES, '').replace(QUANTITY, '').replace(ARTICLES, '')
  const words = wordsOf(bare)
  const singularAt = words.slice(0, 4).findIndex((word) => SINGULAR_HEADS.test(word))
  const length = Math.max(headOf(words), 0)
  const heads = length || (/^an?\s/i.test(clause.trim()) ? singularAt + 1 : 0)
  if (!heads) return null
  const phrase = plural(words.slice(0, heads).join(' '))
  if (
    /^(?:people|users?|customers?|clients?|everyone|individuals|persons|others|companies|businesses|team|teams)$/i.test(
      phrase,
    ) &&
    !tailOf(words.slice(heads)).length
  )
    return null
  const tail = tailOf(words.slice(heads))
  const needsTail =
    /^(?:people|users|customers|individuals|companies|businesses|women|men|owners|adults|teams)$/i.test(
      phrase,
    )
  const full = [phrase, ...tail].join(' ')
  return { phrase: needsTail ? full : phrase, full }
}

/** Up to two audiences in the order of how plainly the text names them; [] when it names none. */
export function audiencesOf(text: string): Audience[] {
  const found: Audience[] = []
  for (const lead of LEADS) {
    for (const match of text.matchAll(lead)) {
      const clause = clauseAfter(text, match.index + match[0].length)
      const audience = audienceAt(clause)
      if (!audience) continue
      const known = found.some(({ phrase }) => phrase.toLowerCase() === audience.phrase.toLowerCase())
      if (!known) found.push(audience)
      const partner = secondSide(match[0], clause)
      if (partner && !found.some(({ phrase }) => phrase === partner.phrase)) found.push(partner)
    }
    if (found.length) break
  }
  return found.slice(0, 2)
}

/** 'connects refugees with volunteer lawyers' names two sides. */
function secondSide(lead: string, clause: string): Audience | null {
  if (!/connect|match|pair|link|introduce/i.test(lead)) return null
  const after = clause.match(/\b(?:with|to|and)\s+(.+)$/i)?.[1]
  return after ? audienceAt(after) : null
}
