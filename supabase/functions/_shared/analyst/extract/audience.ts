import { wordsOf } from '../classify/tokens.ts'
import { tailOf } from './audience-tail.ts'
import { baseOfIng, baseOfVerb, FILLER, FUNCTION_WORDS, isPeople } from './words.ts'

/** Who the idea is for, in the founder's words: `phrase` is the bare plural, `full` keeps the qualification. */
export interface Audience {
  phrase: string
  full: string
}

const CLAUSE_END = /[,.;:!?()\n–—"“”/]|\s-\s/
const HEAD_WORDS = 7
const ARTICLES =
  /^(?:(?:the|a|an|any|all|every|each|our|your|their|my|those|these|some|many|most|other)\s+)+/i
const QUANTITY = /^(?:\d[\d.,]*\s*(?:k|%|million|thousand|\+)?|(?:thousands|millions|hundreds) of)\s+/i

const DOES =
  'can|could|fill|cover|drop|mend|bring|pick|call|phone|video|mentor|coach|throw|practi[sc]e|swap|repair|fix|clean|wash|drive|grow|visit|move|search|check|manage|organi[sz]e|store|collect|hate|love|prepare|request|return|leave|know|want|need|have|struggle|must|get|pay|rent|share|book|find|meet|learn|post|list|sell|buy|order|track|spend|lose|waste|keep|earn|offer|swap|lend|vote|read|write|plan|cook|play|train|compare|practise|practice|join|invest|save|borrow|donate|watch|report|exchange|trade|upload|scan|ask|answer|review|hire|apply|recommend|set|take|forget|miss|often|rarely|never|use|send|record|choose'
const SUBJECT = String.raw`(?=(?:people|those|anyone) who\s|[^\s:;]+(?:\s+[^\s:;]+){0,5}?\s+(?:${DOES}|can't|cannot|don't)\b)`

/** Where an audience phrase may start, the surest first. */
const LEADS: readonly RegExp[] = [
  /\b(?:aimed at|designed for|built for|made for|meant for|intended for|targeted at|targets|targeting|tailored to|geared towards?|specifically for|catering to|serves|serving|our (?:users|customers|audience|target market|target users|target customers) (?:are|is))\s+/gi,
  /\b(?:helps?|helping|lets|letting|allows?|allowing|enables?|enabling|connects?|connecting|match(?:es|ing)?|empowers?|assists?|supports?|gives?|giving|teach(?:es)?|pairs?|reminds?|shows?|warns?|links?|introduces?|tells?|emails|texts|alerts|notifies|informs)\s+/gi,
  /\bfor\s+/gi,
  /\bbetween\s+/gi,
  new RegExp(String.raw`\b(?:where|so that|so|if|when|because|that)\s+${SUBJECT}`, 'gi'),
  new RegExp(String.raw`(?:^|\n|[.!?:]\s+)${SUBJECT}`, 'gi'),
  /\bto\s+/gi,
  // A fragment of its own: 'parents in Zurich.'
  /[.!?]\s+(?=(?:\p{L}+\s+){1,3}(?:in|only|first)\b[^.!?]{0,30}(?:[.!?]|$))/giu,
]
/** After these verbs 'with X' names the matter or the other side, not a trait of the audience. */
const WITH_IS_MATTER = /help|connect|match|assist|support|pair|link|introduc/i

const clauseAfter = (text: string, at: number) => text.slice(at, at + 160).split(CLAUSE_END)[0] ?? ''

/** Verbs that cannot stand inside a name for people ('book clubs' may, 'find' may not). */
const isStopVerb = (word: string) =>
  /^(?:find|manage|get|save|learn|sell|buy|make|create|discover|connect|reduce|choose|decide|see)$/.test(
    baseOfVerb(word) ?? '',
  )

const joinsNext = (words: readonly string[], at: number) =>
  /^(?:and|or)$/i.test(words[at + 1] ?? '') && words.slice(at + 2, at + 5).some(isPeople)
const goesOn = (words: readonly string[], at: number) =>
  isPeople(words[at + 1] ?? '') ||
  (!FUNCTION_WORDS.has((words[at + 1] ?? 'the').toLowerCase()) &&
    !baseOfVerb(words[at + 1] ?? '') &&
    isPeople(words[at + 2] ?? ''))

/** Length of the run of words that ends in a word for people, before grammar words or verbs cut it; 0 if none. */
function headLength(words: readonly string[]): number {
  let end = 0
  for (let at = 0; at < Math.min(words.length, HEAD_WORDS); at++) {
    const word = words[at] ?? ''
    // 'daycare centres' are people to sell to, 'centres' alone are places.
    if (isPeople(word) || (at > 0 && /^cent(?:re|er)s$/i.test(word))) {
      end = at + 1
      if (!joinsNext(words, at) && !goesOn(words, at)) return end
      continue
    }
    const joins = end > 0 && /^(?:and|or)$/i.test(word)
    if (!joins && (FUNCTION_WORDS.has(word.toLowerCase()) || (at > 0 && end === 0 && isStopVerb(word))))
      return end
  }
  return end
}

const IRREGULAR: Record<string, string> = { person: 'people', child: 'children', man: 'men', woman: 'women' }

const plural = (head: string): string =>
  head.replace(/\S+$/, (last) => {
    const lower = last.toLowerCase()
    if (IRREGULAR[lower]) return IRREGULAR[lower]
    if (/s$|people$|men$|children$|elderly$|staff$|youth$|folk$/.test(lower)) return last
    if (/[^aeiou]y$/.test(lower)) return last.replace(/y$/, 'ies')
    return /(?:ch|sh|x)$/.test(lower) ? `${last}es` : `${last}s`
  })

const SINGULAR_HEADS =
  /^(?:parent|student|teacher|owner|person|child|patient|founder|freelancer|driver|nurse|traveller|traveler|manager|runner|developer|company|business|restaurant|school|clinic|family|team|couple|tenant|landlord|farmer|learner)$/i
const VAGUE =
  /^(?:people|users?|customers?|clients?|everyone|individuals|persons|others|companies|businesses|teams?|groups)$/i
const NEEDS_TAIL =
  /^(?:people|users|customers|individuals|companies|businesses|women|men|owners|adults|teams|those|anyone)$/i

/** Leading verbs belong to the clause, not to the name: 'hiring warehouse staff', 'train apprentices'. */
function withoutVerb(words: readonly string[]): readonly string[] {
  const [first = '', next = ''] = words
  const verb = baseOfIng(first) !== null || (baseOfVerb(first) === first.toLowerCase() && !isPeople(first))
  return words.length > 1 && verb && !FUNCTION_WORDS.has(next.toLowerCase()) && headLength(words.slice(1)) > 0
    ? words.slice(1)
    : words
}

const isCompound = (words: readonly string[]) =>
  isPeople(words[1] ?? '') &&
  /^(?:book|dog|cat|food|coffee|running|cycling|nursing|working|visiting|homeschooling)$/i.test(
    words[0] ?? '',
  )

/** 'parents’ evenings' speaks of evenings. */
const isPossessive = (text: string, word: string) => {
  const after = text.slice(text.indexOf(word) + word.length)
  return /^['’](?!s\b)/.test(after)
}

function audienceAt(clause: string, withIsMatter: boolean): Audience | null {
  const bare = clause.trim().replace(ARTICLES, '').replace(QUANTITY, '').replace(ARTICLES, '')
  const all = wordsOf(bare)
  const words = isCompound(all) ? all : withoutVerb(all)
  const singularAt = /^an?\s/i.test(clause.trim())
    ? words.slice(0, 4).findIndex((word) => SINGULAR_HEADS.test(word))
    : -1
  const length = headLength(words) || singularAt + 1
  if (!length || isPossessive(bare, words[length - 1] ?? '')) return null
  const phrase = plural(words.slice(0, length).join(' '))
  const tail = tailOf(words.slice(length), NEEDS_TAIL.test(phrase))
  const matter = withIsMatter && /^with$/i.test(tail[0] ?? '') && !NEEDS_TAIL.test(phrase)
  const narrowed = matter ? [] : tail
  if ((VAGUE.test(phrase) || FILLER.has(phrase.toLowerCase())) && !narrowed.length) return null
  const full = [phrase, ...narrowed].join(' ')
  return { phrase: NEEDS_TAIL.test(phrase) ? full : phrase, full }
}

/** 'connects refugees with volunteer lawyers' names two sides. */
function secondSide(lead: string, clause: string): Audience | null {
  if (!/connect|match|pair|link|introduc|between/i.test(lead)) return null
  const after = clause.match(/\b(?:with|to|and)\s+(.+)$/i)?.[1]
  return after ? audienceAt(after, false) : null
}

/** 'mentor factories' and 'kids 8-12 and their teachers': who comes after the first, who is helped or named with them. */
function nextSide(clause: string, { full }: Audience): Audience | null {
  const at = clause.toLowerCase().indexOf(full.toLowerCase())
  const rest = at === -1 ? '' : clause.slice(at + full.length)
  const joined = /^\s+(?:and\s+their|mentor|coach|teach|tutor|advise)\s+(.+)$/i.exec(rest)?.[1]
  return joined ? audienceAt(joined, false) : null
}

/** The clause without the capital that only the start of a sentence gave it. */
const inSentence = (clause: string, lead: string) =>
  /^(?:$|[.!?:\s])/.test(lead) && /^\p{Lu}\p{Ll}/u.test(clause)
    ? clause.charAt(0).toLowerCase() + clause.slice(1)
    : clause

/** Up to two audiences in the order of how plainly the text names them; [] when it names none. */
export function audiencesOf(text: string): Audience[] {
  for (const lead of LEADS) {
    const found = new Map<string, Audience>()
    for (const match of text.matchAll(lead)) {
      const clause = clauseAfter(text, match.index + match[0].length)
      // 'for studios with deposits, forms and messages' lists what the product has.
      const lists = text.charAt(match.index + match[0].length + clause.length) === ','
      const audience = audienceAt(inSentence(clause, match[0]), lists || WITH_IS_MATTER.test(match[0]))
      if (!audience) continue
      const joined = / and /.test(audience.phrase) ? null : secondSide(match[0], clause)
      for (const side of [audience, joined ?? nextSide(clause, audience)]) {
        if (side && !found.has(side.phrase.toLowerCase())) found.set(side.phrase.toLowerCase(), side)
      }
    }
    if (found.size) return [...found.values()].slice(0, 2)
  }
  return []
}
