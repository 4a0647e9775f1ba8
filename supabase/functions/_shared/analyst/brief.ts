import { type Classification, classify } from './classify/classify.ts'
import { termOf, termsOf } from './classify/tokens.ts'
import type { Slots } from './compose/fill.ts'
import { contentWords } from './compose/pick.ts'
import { namedSide, type Side, slotsOf } from './compose/slots.ts'
import { type Facts, factsOf } from './extract/facts.ts'
import { namesProduct } from './extract/readable.ts'
import { GENERAL, loadDomain, toolFor } from './knowledge/load.ts'
import type { AngleEntry, Domain } from './knowledge/schema.ts'
import { type Trait, traitsOf } from './knowledge/traits.ts'

/** Everything the sections are composed from. The same idea gives the same brief in every step. */
export interface Brief {
  facts: Facts
  match: Classification
  domain: Domain
  angle: AngleEntry | null
  traits: Trait[]
  side: Side
  /** The founder's audience is the serving side of a marketplace: its role and persona come second in the domain. */
  servingFirst: boolean
  slots: Slots
  ideaWords: ReadonlySet<string>
  /** The text does not describe a product that could be analysed; only what is missing is reported. */
  unreadable: boolean
}

const NOTHING: Classification = { domain: null, matched: [], runnerUp: null, strength: 0 }

/** A few words such as 'dog walking in Berlin' are an idea. */
const SHORT_WORDS = 12

/** Where a text names nothing made or sold, chance words do not count: a poem has a road or a school in it too. */
function matchOf(idea: string, facts: Facts): Classification {
  if (facts.readability !== 'enough') return NOTHING
  const match = classify(idea)
  const short = facts.text.split(/\s+/).length <= SHORT_WORDS
  const needed = namesProduct(facts.text) ? 0 : short || facts.audiences.length ? 1 : 2
  return match.strength >= needed ? match : NOTHING
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

/** Reads an idea: facts, domain, the part of the domain, and the words for its slots. */
export async function briefOf(idea: string): Promise<Brief> {
  const facts = factsOf(idea)
  const match = matchOf(idea, facts)
  const domain = await loadDomain(match.domain?.id ?? GENERAL)
  const named = namedSide(facts, domain)
  const angle = angleOf(domain, facts.text, domain.supply ? named : null)
  const side = named ?? (angle?.sells === 'organisations' ? 'supply' : 'people')
  const content = side === 'supply' && domain.supply?.buysTools ? await toolFor(domain) : domain
  const unreadable =
    facts.readability !== 'enough' ||
    (!match.domain && !namesProduct(facts.text) && facts.audiences.length === 0)
  return {
    facts,
    match,
    domain: content,
    angle,
    traits: traitsOf(facts.text),
    side,
    servingFirst: side === 'supply' && content === domain,
    slots: slotsOf(facts, content, angle, side),
    ideaWords: contentWords(facts.text),
    unreadable,
  }
}
