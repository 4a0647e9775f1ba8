import { baseOfVerb, FUNCTION_WORDS } from './words.ts'

const TAIL_START = /^(?:with|of|over|under|aged|above|who|whose|from|without|after)$/i
/** 'after each job', 'after work': when, not who. */
const WHEN = /^(?:each|every|the|that|this|work|hours|school|they|it|all|dark|dinner|class)$/i
/** 'kids 8-12' and 'children 6+'. */
const AGES = /^\d{1,2}(?:-\d{1,2})$/
/** What a clause with 'who' may hold: 'who are new in town', 'who care for their parents'. */
const IN_CLAUSE = /^(?:is|are|get|gets|can|as|their|using|they|it|by)$/i
/** 'people returning to work': goes on like 'who return'. */
const DOING = /^(?!during|using|including|regarding)[a-z]{3,}ing$/i
const TAIL_WORDS = 7
/** Ends of a tail: what follows speaks of the product again. */
const TAIL_STOP =
  /^(?:that|so|by|via|through|using|get|gets|can|and|or|but|because|when|while|where|is|are|it|they|which|as|their)$/i
const TAIL_STOP_PLAIN = /^(?:to|for|in|at)$/i

const endsLoosely = (word: string) =>
  FUNCTION_WORDS.has(word.toLowerCase()) || /^(?:two|three|four|five|new|small|big|own)$/i.test(word)

const PARTICLE = /^(?:up|out|off|away|back|alone|together)$/i

/** 'aged 11 to 15' goes on after its 'to'. */
const isRangeAt = (words: readonly string[], at: number) =>
  /^\d+$/.test(words[at - 1] ?? '') &&
  /^(?:to|and)$/i.test(words[at] ?? '') &&
  /^\d+$/.test(words[at + 1] ?? '')

/** 'a waiting list', 'list spot get': an article or a word in -ing before it, or a verb after it, shows a noun. */
const isNounAt = (words: readonly string[], at: number) =>
  /^(?:an?|the|their|own)$|ing$/i.test(words[at - 1] ?? '') ||
  /^(?:get|gets|need|want|can|are|is|have)$/i.test(words[at + 1] ?? '')

/** 'with type 2 diabetes', 'who work nights': what narrows the audience. */
export function tailOf(words: readonly string[], vague: boolean): string[] {
  const first = words[0] ?? ''
  if (AGES.test(first)) return [first]
  if (/^after$/i.test(first) && WHEN.test(words[1] ?? '')) return []
  const doing = vague && DOING.test(first)
  if (!TAIL_START.test(first) && !doing) return []
  const who = doing || /^who(?:se)?$/i.test(first)
  const rest = words.slice(1, TAIL_WORDS)
  const stop = rest.findIndex(
    (word, at) =>
      !isRangeAt(rest, at) &&
      ((TAIL_STOP.test(word) && !(who && !doing && IN_CLAUSE.test(word))) ||
        (!who &&
          (TAIL_STOP_PLAIN.test(word) || (at > 1 && baseOfVerb(word) === word && !isNounAt(rest, at)))) ||
        (who && at > 2 && /^(?:feel|need|want|find|get)$/i.test(word)) ||
        (who && at > 0 && DENIES.test(word))),
  )
  const kept = rest.slice(0, stop === -1 ? rest.length : stop)
  while (kept.length && endsLoosely(kept.at(-1) ?? '') && !(who && PARTICLE.test(kept.at(-1) ?? '')))
    kept.pop()
  return kept.length ? [first, ...kept] : []
}

/** 'people who get fired dont know …': the sentence goes on after the name. */
const DENIES = /^(?:don['’]?t|doesn['’]?t|can['’]?t|cannot|won['’]?t|didn['’]?t|do|never)$/i
