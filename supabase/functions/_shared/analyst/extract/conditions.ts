import { shorten } from './plain.ts'

/** A limit that the founder sets for the product, in their words. */
export interface Condition {
  quote: string
  kind: ConditionKind
}

export type ConditionKind = 'offline' | 'privacy' | 'law' | 'accessible' | 'hardware' | 'bootstrap' | 'other'

const KINDS: readonly [ConditionKind, RegExp][] = [
  [
    'offline',
    /\b(?:offline|without (?:an? )?(?:internet|connection|signal)|no (?:internet|signal)|low[- ]bandwidth|poor (?:internet|connectivity)|feature phones?|2G)\b/i,
  ],
  [
    'law',
    /\b(?:GDPR|HIPAA|COPPA|FERPA|PCI|SOC ?2|ISO ?27001|PSD2|KYC|AML|CCPA|LGPD|MDR|FDA|regulat\w+|licen[cs]e[ds]?|certified)\b/,
  ],
  [
    'privacy',
    /\b(?:anonym\w+|privacy|private by|end-to-end encrypt\w+|no tracking|never (?:share|store|sell)\w*|without (?:sharing|storing) \w+|on[- ]device|data (?:stays|never leaves))\b/i,
  ],
  [
    'accessible',
    /\b(?:wheelchair|blind|visually impaired|deaf|hard of hearing|screen reader|low vision|dyslexi\w+|illiterate|low literacy|large (?:text|buttons))\b/i,
  ],
  [
    'hardware',
    /\b(?:no (?:extra |special |new )?hardware|without (?:any )?(?:extra |special |new |expensive )?(?:hardware|equipment|sensors?)|existing (?:cameras?|phones?|hardware))\b/i,
  ],
  [
    'bootstrap',
    /\b(?:bootstrapp\w+|no (?:outside )?(?:funding|investors)|small budget|solo founder|side project|one-person)\b/i,
  ],
  [
    'other',
    /\b(?:without|must(?: not)?|(?:must|should|will|and) never|no more than|only (?:if|when|for|with|from)|at most|within \d+|under \d+|needs to be|has to)\b/i,
  ],
]

const CLAUSE_CHARS = 110
const MAX_CONDITIONS = 3

const CLAUSE_START = /.*(?:[,;:] |\s-\s|\b(?:and|but|so|because|that|which|who|them) )/is
const CLAUSE_END = /[;]|, (?!and|or)|[.!?]$| (?:so that|because|but|when|which) /

/** The clause around a hit: it starts after the last joining word and ends at the next mark. */
function clauseAt(sentence: string, index: number, length: number): string {
  const start = CLAUSE_START.exec(sentence.slice(0, index))?.[0].length ?? 0
  const end = sentence.slice(index + length).search(CLAUSE_END)
  const clause = end === -1 ? sentence.slice(start) : sentence.slice(start, index + length + end)
  return shorten(clause.trim().replace(/[.!?]$/, ''), CLAUSE_CHARS)
}

/** Limits that the text sets, the particular kinds first; at most one of each kind. */
export function conditionsOf(sentences: readonly string[]): Condition[] {
  const found: Condition[] = []
  for (const [kind, cue] of KINDS) {
    for (const sentence of sentences) {
      const match = cue.exec(sentence)
      if (!match) continue
      const quote = clauseAt(sentence, match.index, match[0].length)
      if (quote.split(' ').length < 2 && kind !== 'law') continue
      if (found.some((known) => known.quote.includes(quote) || quote.includes(known.quote))) continue
      found.push({ quote, kind })
      break
    }
  }
  return found.slice(0, MAX_CONDITIONS)
}
