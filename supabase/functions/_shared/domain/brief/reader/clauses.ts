import { knownPlace } from './places.ts'
import { type Tag, type Token, taggedSentences } from './tagger.ts'
import { TAKES_PERSON, TIME_NOUNS } from './word-table.ts'

/** A range of tokens in a sentence; `to` is exclusive. */
export interface Range {
  from: number
  to: number
}

type Tense = 'present' | 'past' | 'modal' | 'bare'

/**
 * A stretch of a sentence between two connectors, with its finite verb if it has one. 'bare' is a verb without a
 * subject that opens the clause: 'Book a slot', '… and sends it'.
 */
export interface Clause extends Range {
  /** The last connector before the clause, in lower case: '', ',', 'and', 'that', 'because', 'so that'. */
  link: string
  subject: Range | null
  /** Positions of the first word of the verb group and of its main verb; -1 if there is no verb. */
  group: number
  verb: number
  /** Base form of the main verb; 'be' for a copula. */
  base: string
  tense: Tense
  negated: boolean
  passive: boolean
}

export interface Sentence {
  tokens: readonly Token[]
  clauses: readonly Clause[]
  /** The words in lower case, separated by spaces, for matching phrases. */
  lower: string
}

const NONE: Token = { text: '', lower: '', start: 0, end: 0, kind: 'mark', tag: 'mark', verb: '' }
/** The token at a position, or an empty punctuation token outside the sentence. */
export const at = ({ tokens }: Pick<Sentence, 'tokens'>, position: number): Token => tokens[position] ?? NONE

const BREAKS: ReadonlySet<Tag> = new Set(['subordinator', 'relative', 'coordinator'])
const isBreak = ({ tag, text }: Token): boolean =>
  (tag === 'mark' && !/^[+/$€£%*'‘’#&-]$/.test(text)) || BREAKS.has(tag)

const isAdverbial = ({ tag }: Token) => tag === 'adverb' || tag === 'negation'
const NOMINAL: ReadonlySet<Tag> = new Set([
  'noun',
  'plural',
  'adjective',
  'determiner',
  'possessive',
  'number',
  'ing',
  'participle',
  'mark',
])
const FINITE: ReadonlySet<Tag> = new Set(['modal', 'be', 'have', 'do', 'base', 'third', 'past'])
const isFiniteVerb = (tokens: readonly Token[], position: number): boolean =>
  FINITE.has((tokens[position] ?? NONE).tag) &&
  (tokens[position - 1] ?? NONE).tag !== 'to' &&
  // 'for learn English'
  !((tokens[position] ?? NONE).tag === 'base' && (tokens[position - 1] ?? NONE).tag === 'preposition')

/** The subject of a clause in lower case; '… and sells it' takes that of the clause before. '' if there is none. */
export function speakerOf(sentence: Sentence, clause: Clause | undefined): string {
  const own = clause ? sentence.clauses.indexOf(clause) : -1
  for (let i = own; i >= 0; i--) {
    const each = sentence.clauses[i]
    if (each?.subject)
      return sentence.tokens
        .slice(each.subject.from, each.subject.to)
        .map(({ lower }) => lower)
        .join(' ')
    if (!each || (each.verb >= 0 && !/^(?:and|or|,|then|but)$/.test(each.link))) return ''
  }
  return ''
}

/** Whether a new clause starts at a position without a connector: before 'you' in 'a box you put your phone in'. */
function opensClause(tokens: readonly Token[], position: number): boolean {
  const token = tokens[position]
  const before = tokens[position - 1]
  if (token?.tag !== 'pronoun' || !before || isBreak(before)) return false
  // 'when the treasurer moves away nobody can …'
  if (before.tag === 'preposition' && !/^(?:away|out|up|down|off|over|back)$/.test(before.lower)) return false
  // 'lets you order', 'gives you access'
  if (before.verb !== '' && TAKES_PERSON.has(before.verb)) return false
  if (FINITE.has(before.tag) && before.tag !== 'base' && before.tag !== 'third') return false
  let next = position + 1
  while (tokens[next] && isAdverbial(tokens[next] ?? NONE)) next++
  // 'sees it live': not a clause, because 'it' needs a different verb form.
  const isAgreeing = !(/^(?:it|he|she)$/.test(token.lower) && tokens[next]?.tag === 'base')
  return isAgreeing && isFiniteVerb(tokens, next)
}

/**
 * The subject in a range: the last pronoun, or else the first noun phrase that no preposition governs and that is
 * not a time; null if there is none.
 */
function subjectIn(tokens: readonly Token[], from: number, to: number): Range | null {
  for (let i = to - 1; i >= from; i--) if (tokens[i]?.tag === 'pronoun') return { from: i, to: i + 1 }
  let i = from
  while (i < to) {
    const token = tokens[i] ?? NONE
    if (token.tag === 'preposition' || isAdverbial(token)) {
      // 'In hospital the family member': the phrase after the preposition ends before the next article.
      i++
      if (token.tag !== 'preposition') continue
      const first = i
      while (i < to && NOMINAL.has((tokens[i] ?? NONE).tag) && !(i > first && startsNew(tokens, i))) i++
      continue
    }
    if (NOMINAL.has(token.tag)) {
      let end = i
      while (end < to && NOMINAL.has((tokens[end] ?? NONE).tag) && !(end > i && startsNew(tokens, end))) end++
      const last = tokens[end - 1] ?? NONE
      const isTime = TIME_NOUNS.has(last.lower) && end < to
      if (!isTime) {
        let last = to
        while (last > i + 1 && isAdverbial(tokens[last - 1] ?? NONE)) last--
        return { from: i, to: last }
      }
      i = end
      continue
    }
    i++
  }
  return null
}

const startsNew = (tokens: readonly Token[], position: number) => {
  const tag = (tokens[position] ?? NONE).tag
  const before = (tokens[position - 1] ?? NONE).tag
  // 'In Bavaria small owners …': an adjective comes before its noun.
  // 'At the moment people …'
  if (/^(?:moment|minute|present|today|days)$/.test((tokens[position - 1] ?? NONE).lower))
    return /^(?:noun|plural|determiner|possessive|adjective)$/.test(tag)
  return /^(?:determiner|possessive|adjective)$/.test(tag) && (before === 'noun' || before === 'plural')
}

type Verb = Pick<Clause, 'group' | 'verb' | 'base' | 'tense' | 'negated' | 'passive'>
const NO_VERB: Verb = { group: -1, verb: -1, base: '', tense: 'bare', negated: false, passive: false }

/** Reads the verb group that starts at a position: 'can not sell', 'are having', 'has been closed', 'sells'. */
function verbFrom(tokens: readonly Token[], group: number, to: number): Verb {
  const first = tokens[group] ?? NONE
  let negated = /^(?:cannot|dont|doesnt|didnt|cant|wont)$/.test(first.lower)
  let passive = false
  let main = group
  let i = group + 1
  const auxiliary = /^(?:modal|be|have|do)$/.test(first.tag)
  let last = first
  while (auxiliary && i < to) {
    const token = tokens[i] ?? NONE
    if (token.tag === 'negation') negated = true
    else if (!isAdverbial(token)) {
      const continues =
        token.tag === 'be' ||
        (token.tag === 'have' && last.tag !== 'be') ||
        token.tag === 'do' ||
        token.tag === 'base' ||
        token.tag === 'third' ||
        ((token.tag === 'ing' || token.tag === 'past' || token.tag === 'participle') &&
          /^(?:be|have)$/.test(last.tag))
      if (!continues) break
      passive = last.tag === 'be' && (token.tag === 'past' || token.tag === 'participle')
      main = i
      last = token
      if (token.verb) break
    }
    i++
  }
  const verb = tokens[main] ?? NONE
  const past =
    first.tag === 'past' ||
    /^(?:was|were|had|did)$/.test(first.lower) ||
    (first.tag === 'have' && (verb.tag === 'past' || verb.tag === 'participle'))
  const base =
    verb.verb || (verb.tag === 'be' ? 'be' : verb.tag === 'have' ? 'have' : verb.tag === 'do' ? 'do' : '')
  return {
    group,
    verb: main,
    base,
    tense: past ? 'past' : first.tag === 'modal' ? 'modal' : 'present',
    negated,
    passive,
  }
}

function clauseOf(tokens: readonly Token[], link: string, from: number, to: number): Clause {
  // 'to help people track': the verb after the helper is not finite.
  const helper = tokens.findIndex(
    ({ verb }, i) =>
      i >= from && i < to && /^(?:help|let|make|allow|enable)$/.test(verb) && !isFiniteVerb(tokens, i),
  )
  const group = tokens.findIndex(
    ({ tag }, i) =>
      i >= from && i < to && isFiniteVerb(tokens, i) && !(helper >= 0 && i > helper && tag === 'base'),
  )
  if (group < 0) return { link, from, to, subject: null, ...NO_VERB }
  const subject = subjectIn(tokens, from, group)
  const verb = verbFrom(tokens, group, to)
  // 'half of it never comes back', 'nurses never know'
  const isDenied = (tokens[group - 1] ?? NONE).tag === 'negation' && group > from
  const bare = !subject && (tokens[group]?.tag === 'base' || tokens[group]?.tag === 'third')
  return {
    link,
    from,
    to,
    subject,
    ...verb,
    negated: verb.negated || isDenied,
    tense: bare ? 'bare' : verb.tense,
  }
}

/**
 * Joins subjects that 'and' splits into clauses: in 'Parents and teachers lose time', 'Parents' belongs to the
 * subject.
 */
function withSharedSubjects(clauses: readonly Clause[], tokens: readonly Token[]): Clause[] {
  return clauses.map((clause, index) => {
    const before = clauses[index - 1]
    const isPhrase = before && before.verb < 0 && before.to > before.from
    if (
      !clause.subject ||
      clause.subject.from !== clause.from ||
      !isPhrase ||
      !/^(?:and|or|&)$/.test(clause.link) ||
      /^(?:we|you|they|it)$/.test((tokens[clause.subject.from] ?? NONE).lower)
    )
      return clause
    const nouns = tokens
      .slice(before.from, before.to)
      .every(({ tag }) => NOMINAL.has(tag) || tag === 'preposition' || tag === 'adverb')
    const starts =
      before.link === '' || before.link === ',' || before.link === 'because' || before.link === 'so'
    return nouns && starts && /^(?:noun|plural)$/.test((tokens[before.to - 1] ?? NONE).tag)
      ? { ...clause, subject: { from: before.from, to: clause.subject.to } }
      : clause
  })
}

/**
 * Splits a relative clause before its second verb: in 'People who search a grandfather now write letters', 'people'
 * is also the subject of 'write'.
 */
function afterRelative(before: Clause | undefined, clause: Clause, tokens: readonly Token[]): Clause[] {
  if (clause.link !== 'who' || clause.verb < 0 || !before || before.verb >= 0) return [clause]
  const second = tokens.findIndex(
    ({ tag }, i) =>
      i > clause.verb + 1 &&
      i < clause.to &&
      /^(?:modal|be|have|do|base|third)$/.test(tag) &&
      isFiniteVerb(tokens, i) &&
      /^(?:plural|noun|adverb)$/.test((tokens[i - 1] ?? NONE).tag) &&
      !/^(?:let|help|make|allow)$/.test(clause.base),
  )
  if (second < 0) return [clause]
  let start = second
  while (isAdverbial(tokens[start - 1] ?? NONE)) start--
  return [
    clauseOf(tokens, clause.link, clause.from, start),
    {
      ...clauseOf(tokens, '', start, clause.to),
      subject: { from: before.from, to: before.to },
      tense: 'present',
    },
  ]
}

/**
 * Whether a comma separates a town from its region and no clauses: 'in Columbus, Ohio'. In a list, another name or
 * 'and' follows.
 */
function isOfAddress(tokens: readonly Token[], comma: number): boolean {
  const [town, mark, region, next] = tokens.slice(comma - 1, comma + 3)
  if (mark?.text !== ',' || !town || !region || !/^\p{Lu}.*\p{Lu}/su.test(`${town.text} ${region.text}`))
    return false
  const whole = knownPlace(region.text)
  return (
    whole !== undefined &&
    whole.kind !== 'town' &&
    knownPlace(town.text)?.kind === 'town' &&
    next?.text !== ',' &&
    next?.tag !== 'coordinator'
  )
}

function clausesOf(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = []
  let link = ''
  let from = 0
  tokens.forEach((token, i) => {
    if (isBreak(token) && !isOfAddress(tokens, i)) {
      if (i > from) {
        clauses.push(clauseOf(tokens, link, from, i))
        link = token.lower
      } else link = link === 'so' && token.lower === 'that' ? 'so that' : token.lower
      from = i + 1
    } else if (i === from && /^[-*+]$/.test(token.text)) {
      // A list bullet.
      from = i + 1
    } else if (i > from && opensClause(tokens, i)) {
      clauses.push(clauseOf(tokens, link, from, i))
      link = ''
      from = i
    }
  })
  if (tokens.length > from) clauses.push(clauseOf(tokens, link, from, tokens.length))
  return withSharedSubjects(
    clauses.flatMap((clause, i) => afterRelative(clauses[i - 1], clause, tokens)),
    tokens,
  )
}

/** The sentences of an idea with their clauses. */
export const parse = (idea: string): Sentence[] =>
  taggedSentences(idea).map((tokens) => ({
    tokens,
    clauses: clausesOf(tokens),
    lower: ` ${tokens.map(({ lower }) => lower).join(' ')} `,
  }))
