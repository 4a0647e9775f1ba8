import {
  CONSUMER_MATCH,
  endingIn,
  isNeutral,
  isNumber,
  isWithinWord,
  matchNoun,
  matchOf,
  merged,
  NOTHING,
  readingsAt,
  type Token,
  type TradeMatch,
  toTokens,
} from './nouns.ts'
import { AGENTS, CONSUMERS, GENERIC, NEUTRAL, OWNERS, PEOPLE, ROLES, STOPS } from './word-sets.ts'

const RUNNING = new Set(
  'run own operate manage lead open start found running owning operating managing'.split(' '),
)
const RELATIVES = new Set(['who', 'that', 'which'])

/** The stem of a verb in any of its forms; null if the table of agents does not have it. */
function agentVerb(token: string): string | null {
  const stripped = token.replace(/(?:ing|ed|s|es)$/, '')
  const doubled = stripped.replace(/(.)\1$/, '$1')
  return [token, stripped, `${stripped}e`, doubled].find((verb) => Object.hasOwn(AGENTS, verb)) ?? null
}

/** Matches 'clean offices' as 'office cleaner', dropping adjectives of the object one by one. */
function matchAgent(verb: string, object: readonly Token[]): TradeMatch {
  const { head } = cut(object)
  const nouns = head.filter((token) => !isNeutral(token) || readingsAt([token]).length > 0)
  const agents = (AGENTS[verb] ?? '').split(',').map(toTokens)
  for (let start = 0; start < nouns.length; start++) {
    const readings = agents.flatMap((agent) =>
      readingsAt([...nouns.slice(start), ...agent]).filter(({ alone }) => !alone),
    )
    if (readings.length > 0) return matchOf(readings, [], true)
  }
  return NOTHING
}

/** Whether these words can be the subject of a following participle: 'brides planning', but not 'estate planning'. */
function isSubject(tokens: readonly Token[]): boolean {
  const stem = tokens.at(-1)?.stem ?? ''
  return (
    [GENERIC, PEOPLE, CONSUMERS, ROLES, NEUTRAL].some((set) => set.has(stem)) || endingIn(tokens).length > 0
  )
}

/** The noun phrase and the rest, split at the first preposition, relative pronoun or participle. */
function cut(tokens: readonly Token[]): { head: Token[]; tail: Token[] } {
  const at = tokens.findIndex(
    ({ stem }, index) =>
      STOPS.has(stem) &&
      tokens.slice(0, index).some((token) => !isNumber(token.stem) && !ARTICLES.has(token.stem)) &&
      (!stem.endsWith('ing') || isSubject(tokens.slice(0, index))) &&
      !(NUMBER_LINKS.has(stem) && isNumber(tokens[index - 1]?.stem ?? '')) &&
      !isWithinWord(tokens, index),
  )
  return at === -1 ? { head: [...tokens], tail: [] } : { head: tokens.slice(0, at), tail: tokens.slice(at) }
}
const ARTICLES = new Set(['a', 'an', 'the', 'one', 'two', 'three', 'some'])
const NUMBER_LINKS = new Set(['to', 'or', 'and', 'than'])

/** The meaning of a relative clause or participle after a general noun: 'who run food trucks', 'selling used books'. */
function matchClause(tail: readonly Token[], forPeople: boolean): TradeMatch {
  const [link, next] = tail
  if (!link) return NOTHING
  const isRelative = RELATIVES.has(link.stem)
  const verbToken = isRelative ? next : link
  const object = tail.slice(isRelative ? 2 : 1)
  if (!verbToken) return NOTHING
  if (RUNNING.has(verbToken.stem)) {
    const run = matchPhrase(object)
    if (run.choices.length > 0 || !forPeople) return run
    const last = cut(object).head.at(-1)
    return last && GENERIC.has(last.stem) ? NOTHING : CONSUMER_MATCH
  }
  const verb = agentVerb(verbToken.stem)
  const done = verb ? matchAgent(verb, object) : NOTHING
  return done.choices.length === 0 && forPeople ? CONSUMER_MATCH : done
}

function matchPhrase(tokens: readonly Token[]): TradeMatch {
  const { head, tail } = cut(tokens)
  const core = head.filter((token) => !isNeutral(token))
  const last = head.at(-1)
  const [link] = tail
  if (!last) return tail.length > 0 ? matchClause(tail, true) : NOTHING
  if (
    link &&
    core.length === 0 &&
    head.every(({ stem, name }) => !name && !PEOPLE.has(stem)) &&
    link.stem === 'of' &&
    !OWNERS.has(last.stem)
  )
    return matchPhrase(tail.slice(1))
  const isOwner = OWNERS.has(last.stem) && !head.slice(0, -1).some((token) => !isNeutral(token))
  if (link && ['of', 'at', 'in', 'for'].includes(link.stem) && (isOwner || isRole(head))) {
    const led = matchPhrase(tail.slice(1))
    if (led.choices.length > 0) return led
    if (isOwner && link.stem === 'of') {
      const thing = cut(tail.slice(1)).head.at(-1)
      return thing && GENERIC.has(thing.stem) ? NOTHING : CONSUMER_MATCH
    }
  }
  if (PEOPLE.has(last.stem) || (isOwner && link && RELATIVES.has(link.stem)))
    return tail.length > 0 && matchNoun(head).choices.length === 0
      ? matchClause(tail, true)
      : orConsumers(matchNoun(head))
  if (link?.stem === 'of') {
    const object = cut(tail.slice(1)).head
    const turned = endingIn([...object.filter((token) => !isNeutral(token)), ...core])[0]
    if (turned && turned.before.length === 0) return matchOf(turned.readings, [], false)
  }
  const own = matchNoun(head, tail.length > 0)
  // 'parents who run a bakery' are bakeries.
  if (own.consumers && link && RELATIVES.has(link.stem) && RUNNING.has(tail[1]?.stem ?? ''))
    return matchClause(tail, true)
  const isGeneral = head.every(
    (token) => isNeutral(token) || GENERIC.has(token.stem) || ROLES.has(token.stem),
  )
  if (
    own.choices.length === 0 &&
    head.some(({ stem }, index) => PEOPLE.has(stem) && !isNumber(head[index - 1]?.stem ?? ''))
  )
    return CONSUMER_MATCH
  if (!link || own.consumers || !isGeneral) return own
  const clause = matchClause(tail, false)
  if (clause.choices.length > 0 || own.choices.length > 0) return clause.choices.length > 0 ? clause : own
  return link.stem === 'of' || ROLES.has(last.stem) ? matchPhrase(tail.slice(1)) : NOTHING
}

const isRole = (head: readonly Token[]): boolean =>
  head.length > 0 &&
  head.every((token) => isNeutral(token) || ROLES.has(token.stem)) &&
  head.some(({ stem }) => ROLES.has(stem))

const orConsumers = (match: TradeMatch): TradeMatch => (match.choices.length > 0 ? match : CONSUMER_MATCH)

/**
 * The trades that a customer's words may mean ('small bakeries in Munich'), from a hand-made table of everyday words:
 * sizes and places are ignored, and the head noun decides. Words that are not in the table give no trade.
 */
export function tradesOf(words: string): TradeMatch {
  const joined = words.replace(/(\d)\s*[–—-]\s*(\d)/g, '$1 $2')
  const parts = joined
    .split(/[,;:()/–—]|\s-\s/)
    .map(toTokens)
    .filter((tokens) => tokens.length > 0)
  const matches = parts.map(matchPhrase)
  return merged(matches)
}
