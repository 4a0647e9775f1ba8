import { type Corrections, GENERAL_DOMAIN, NO_CORRECTIONS, type Understood } from '../domain/understanding.ts'
import {
  type Classification,
  classify,
  type DomainName,
  domainName,
  UNCLASSIFIED,
} from './classify/classify.ts'
import { termOf, termsOf } from './classify/tokens.ts'
import type { Slots } from './compose/fill.ts'
import { contentWords } from './compose/pick.ts'
import { namedSide, type Side } from './compose/sides.ts'
import { slotsOf } from './compose/slots.ts'
import { corrected, understandingOf } from './extract/corrections.ts'
import { type Facts, factsOf } from './extract/facts.ts'
import { openingOf } from './extract/opening.ts'
import { namesProduct } from './extract/readable.ts'
import { blend } from './knowledge/blend.ts'
import { loadDomain, toolFor } from './knowledge/load.ts'
import type { AngleEntry, Domain } from './knowledge/schema.ts'
import { type Task, tasksOf } from './knowledge/tasks.ts'
import { type Trait, traitsOf } from './knowledge/traits.ts'

/** Everything the sections are composed from. The same idea gives the same brief in every step. */
export interface Brief {
  facts: Facts
  match: Classification
  /** The domain that is mixed in, and whether the founder named the first one. */
  second: DomainName | null
  chosen: boolean
  understood: Understood[]
  domain: Domain
  angle: AngleEntry | null
  traits: Trait[]
  tasks: Task[]
  side: Side
  /** The founder's audience is the serving side of a marketplace: its role and persona come second in the domain. */
  servingFirst: boolean
  slots: Slots
  ideaWords: ReadonlySet<string>
  /** The text does not describe a product that could be analysed; only what is missing is reported. */
  unreadable: boolean
}

/** A few words such as 'dog walking in Berlin' are an idea. */
const SHORT_WORDS = 12

/** Where a text names nothing made or sold, chance words do not count: a poem has a road or a school in it too. */
function matchOf(facts: Facts, { facts: said }: Corrections): Classification {
  const text = [facts.text, ...Object.values(said)].join('\n')
  if (facts.readability === 'unlawful') return UNCLASSIFIED
  if (facts.readability !== 'enough' && !isExplained(said)) return UNCLASSIFIED
  const match = classify(text)
  const short = facts.text.split(/\s+/).length <= SHORT_WORDS
  const needed = namesProduct(facts.text) ? 0 : short || facts.audiences.length ? 1 : 2
  return match.strength >= needed ? match : UNCLASSIFIED
}

/** Corrections that tell for whom and what, so that a text which cannot be read itself need not be. */
const isExplained = ({ audience, activity, problem }: Corrections['facts']): boolean =>
  Boolean(audience && (activity || problem))

/** The reading with the domain that the founder chose in place of the one that was found. */
function chosenMatch(match: Classification, { domain }: Corrections): Classification {
  if (domain === null || domain === match.domain?.id) return match
  const [found] = [match.domain]
  if (domain === GENERAL_DOMAIN) return { ...UNCLASSIFIED, runnerUp: found }
  return { ...match, domain: domainName(domain), matched: [], runnerUp: found, blends: false }
}

function secondOf({ domain, runnerUp, blends }: Classification, { second }: Corrections): DomainName | null {
  if (second === GENERAL_DOMAIN || !domain) return null
  const other = second === null ? (blends ? runnerUp : null) : domainName(second)
  return other && other.id !== domain.id ? other : null
}

/** Longer phrases tell more. */
const weightOf = (term: string) => 0.5 + 0.5 * term.split('_').length

/** The part of the domain with the most words in the text; what is sold to organisations does not fit people. */
function angleOf(domain: Domain, text: string, named: Side | null): AngleEntry | null {
  const terms = termsOf(text)
  const fitting = domain.angles.filter(({ sells }) => named !== 'people' || sells === 'people')
  const scored = fitting.map((angle) => ({
    angle,
    hits: angle.words.map(termOf).reduce((sum, term) => sum + (terms.has(term) ? weightOf(term) : 0), 0),
  }))
  const best = scored.reduce((top, next) => (next.hits > top.hits ? next : top), {
    angle: null as AngleEntry | null,
    hits: 0,
  })
  return best.angle
}

/** What the report is composed from: the domain and its part, with the second domain mixed in. */
async function contentFor(facts: Facts, match: Classification, second: DomainName | null) {
  const domain = await loadDomain(match.domain?.id ?? GENERAL_DOMAIN)
  const named = namedSide(facts, domain)
  const angle = angleOf(domain, facts.text, domain.supply ? named : null)
  const side = named ?? (angle?.sells === 'organisations' ? 'supply' : 'people')
  const content = side === 'supply' && domain.supply?.buysTools ? await toolFor(domain) : domain
  const servingFirst = side === 'supply' && content === domain
  if (!second) return { domain: content, angle, side, servingFirst }
  const other = await loadDomain(second.id)
  return { ...blend(content, angle, other, angleOf(other, facts.text, null)), side, servingFirst }
}

/** Reads an idea with its founder's corrections: facts, domain, the part of the domain, and the words for its slots. */
export async function briefOf(idea: string, corrections: Corrections = NO_CORRECTIONS): Promise<Brief> {
  const facts = corrected(factsOf(idea), corrections)
  const match = chosenMatch(matchOf(facts, corrections), corrections)
  const second = secondOf(match, corrections)
  const { domain, angle, side, servingFirst } = await contentFor(facts, match, second)
  const lawful = facts.readability !== 'unlawful'
  const known = facts.readability === 'enough' || (lawful && isExplained(corrections.facts))
  return {
    facts,
    match,
    second,
    chosen: corrections.domain !== null,
    understood: understandingOf(facts, corrections),
    domain,
    angle,
    traits: traitsOf(facts.text),
    tasks: tasksOf(`${facts.activity?.phrase ?? ''}\n${openingOf(facts)}`),
    side,
    servingFirst,
    slots: slotsOf(facts, domain, angle, side),
    ideaWords: contentWords(facts.text),
    unreadable: !known || (!match.domain && !namesProduct(facts.text) && facts.audiences.length === 0),
  }
}
