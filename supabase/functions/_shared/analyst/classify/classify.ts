import MiniSearch, { type SearchResult } from 'minisearch'
import { BUSINESS_DOMAINS } from '../../domain/business-domains.ts'
import { cuesIn, isCue } from './cues.ts'
import { type TermUse, termOf, termsOf } from './tokens.ts'
import { VOCABULARIES } from './vocabulary.ts'
import type { Vocabulary } from './vocabulary-shape.ts'

/** A business domain by its id and by the name that founders read. */
export interface DomainName {
  id: string
  label: string
}

/** How the idea was read: `domain` is null when nothing matched well enough. */
export interface Classification {
  domain: DomainName | null
  /** The founder's words that decided, strongest first. */
  matched: string[]
  /** The second domain, null when none matched. */
  runnerUp: DomainName | null
  /** How far the first is ahead of the second, from 0 to 1. */
  confidence: number
  /** The second comes so close that both speak of the idea. */
  blends: boolean
  /** How many different strong words matched; a phrase counts twice. */
  strength: number
}

const FIELDS = ['strong', 'weak'] as const
const BOOST = { strong: 4, weak: 1 }
/** Scores under this are chance matches; measured on the sample ideas and the nonsense of tests/analyst. */
const MIN_SCORE = 8
const MAX_MATCHED_SHOWN = 8
/** The opening says what the idea is; the rest adds detail. */
const OPENING_CHARS = 160
const OPENING_WEIGHT = 1.4
/** What stands before 'for', 'that' and the like names the product itself: 'CRM' in 'CRM for photographers'. */
const HEAD = /^.{0,120}?(?=\s(?:for|that|which|where|who|to|with|so|because|by|from)\s|[.,;:!?\n]|$)/s
const HEAD_WEIGHT = 2
const PHRASE_WEIGHT = 1.4
/** What stands only in 'for X' tells who it is for, less what it is. */
const FOR_WHOM =
  /\bfor\s+(?:[\p{L}'-]+\s+){0,3}?[\p{L}'-]+(?=\s(?:that|which|who|to|where|with|in|so|and)\s|[.,;:!?\n]|$)/u
const FOR_WHOM_WEIGHT = 0.6
const BY_WHOM =
  /\bby\s+(?:[\p{L}'-]+\s+){0,2}?[\p{L}'-]+(?=\s(?:that|which|who|to|where|with|in|so|and|from)\s|[.,;:!?\n]|$)/u

const termsIn = (list: string) => list.split(',').map(termOf).join(' ')

const indexed = (vocabularies: readonly Vocabulary[]) => {
  const index = new MiniSearch({
    fields: [...FIELDS],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: { boost: BOOST, bm25: { k: 1.2, b: 0.1, d: 0.5 } },
  })
  index.addAll(
    vocabularies.map(({ id, strong, weak }) => ({
      id,
      strong: termsIn(strong),
      weak: termsIn(weak),
    })),
  )
  return index
}

const index = indexed(VOCABULARIES)

/** The terms that matched, strong and long ones first; a word inside a matched phrase is not repeated. */
function matchedIn({ match, queryTerms }: SearchResult, uses: ReadonlyMap<string, TermUse>): string[] {
  const rank = (term: string) => (match[term]?.includes('strong') ? 10 : 0) + term.split('_').length
  const terms = queryTerms.filter((term) => !isCue(term)).sort((a, b) => rank(b) - rank(a))
  const kept: string[] = []
  for (const term of terms) {
    if (!kept.some((phrase) => `_${phrase}_`.includes(`_${term}_`))) kept.push(term)
  }
  return kept.slice(0, MAX_MATCHED_SHOWN).map((term) => uses.get(term)?.written ?? term)
}

function weigher(idea: string, uses: ReadonlyMap<string, TermUse>) {
  const opening = termsOf(idea.slice(0, OPENING_CHARS))
  const head = termsOf(HEAD.exec(idea)?.[0] ?? '')
  const whom = termsOf(`${FOR_WHOM.exec(idea)?.[0] ?? ''} ${BY_WHOM.exec(idea)?.[0] ?? ''}`)
  return (term: string) =>
    (whom.has(term) && (uses.get(term)?.count ?? 1) === 1 ? FOR_WHOM_WEIGHT : 1) *
    (1 + 0.25 * Math.min(3, (uses.get(term)?.count ?? 1) - 1)) *
    (opening.has(term) ? OPENING_WEIGHT : 1) *
    (head.has(term) ? HEAD_WEIGHT : 1) *
    (term.includes('_') ? PHRASE_WEIGHT : 1)
}

/** The name of a domain; its id where it has none. */
export const domainName = (id: string): DomainName => ({ id, label: BUSINESS_DOMAINS[id] ?? id })

/** Nothing matched. */
export const UNCLASSIFIED: Classification = {
  domain: null,
  matched: [],
  runnerUp: null,
  confidence: 0,
  blends: false,
  strength: 0,
}
/** From this share of the first score on, the second domain is mixed in; measured on the sample ideas. */
const BLEND_SHARE = 0.8
/** 'A marketplace for pet sitters' names a kind of business beside the field that it is in: both are mixed. */
const KIND_OF_ITS_OWN = /\bmarket ?places?\b/i
const MARKETPLACES = 'marketplaces'

const STEM_LETTERS = 5

/** Words with the same beginning, such as 'travel' and 'traveller', count once. */
function strengthOf({ match, queryTerms }: SearchResult): number {
  const strong = queryTerms.filter((term) => match[term]?.includes('strong'))
  const stems = new Map(strong.map((term) => [term.slice(0, STEM_LETTERS), term.includes('_') ? 2 : 1]))
  return [...stems.values()].reduce((sum, weight) => sum + weight, 0)
}

/** A single word, such as 'school' in 'school uniform', does not bring a second domain. */
const mayBlend = (second: SearchResult): boolean => second.score >= MIN_SCORE && strengthOf(second) >= 2

/** Finds the business domain of an idea by BM25 over the domains' vocabularies. Deterministic. */
export function classify(idea: string): Classification {
  const uses = termsOf(idea)
  const results = index.search([...uses.keys(), ...cuesIn(idea.slice(0, OPENING_CHARS * 2))].join(' '), {
    boostTerm: weigher(idea, uses),
  })
  const [first] = results
  const kind = KIND_OF_ITS_OWN.test(idea.slice(0, OPENING_CHARS))
    ? results.slice(1).find(({ id }) => id === MARKETPLACES)
    : undefined
  const second = kind ?? results[1]
  if (!first || first.score < MIN_SCORE) return UNCLASSIFIED
  const share = (second?.score ?? 0) / first.score
  return {
    domain: domainName(String(first.id)),
    matched: matchedIn(first, uses),
    runnerUp: second ? domainName(String(second.id)) : null,
    confidence: Number((1 - share).toFixed(2)),
    blends: kind !== undefined || (share >= BLEND_SHARE && second !== undefined && mayBlend(second)),
    strength: strengthOf(first),
  }
}
