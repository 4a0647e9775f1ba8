import { type Classification, classify } from './classify/classify.ts'
import { termOf, termsOf } from './classify/tokens.ts'
import type { Slots } from './compose/fill.ts'
import { contentWords } from './compose/pick.ts'
import { type Facts, factsOf } from './extract/facts.ts'
import { namesProduct } from './extract/readable.ts'
import { GENERAL, loadDomain } from './knowledge/load.ts'
import type { AngleEntry, Domain } from './knowledge/schema.ts'
import { type Trait, traitsOf } from './knowledge/traits.ts'

/** Everything the sections are composed from. The same idea gives the same brief in every step. */
export interface Brief {
  facts: Facts
  match: Classification
  domain: Domain
  angle: AngleEntry | null
  traits: Trait[]
  slots: Slots
  ideaWords: ReadonlySet<string>
  /** The text does not describe a product that could be analysed; only what is missing is reported. */
  unreadable: boolean
}

const NOTHING: Classification = { domain: null, matched: [], runnerUp: null }

/** One chance word is not an idea: without a word for a product, at least two must match. */
function matchOf(idea: string, facts: Facts): Classification {
  if (facts.readability !== 'enough') return NOTHING
  const match = classify(idea)
  return match.matched.length > 1 || namesProduct(facts.text) || facts.sentences.length === 0
    ? match
    : shortMatch(match, facts)
}

const SHORT_WORDS = 12

/** A few words such as 'dog walking in Berlin' are an idea; one hit in a longer text without a product is not. */
const shortMatch = (match: Classification, facts: Facts) =>
  facts.text.split(/\s+/).length <= SHORT_WORDS ? match : NOTHING

function angleOf(domain: Domain, text: string): AngleEntry | null {
  const terms = termsOf(text)
  const scored = domain.angles.map((angle) => ({
    angle,
    hits: angle.words.map(termOf).filter((term) => terms.has(term)).length,
  }))
  const best = scored.reduce((top, next) => (next.hits > top.hits ? next : top), {
    angle: null as AngleEntry | null,
    hits: 0,
  })
  return best.angle
}

/** 'food waste' of 'reduce food waste': the thing the main action is about. */
function objectOf({ activity, audiences }: Facts): string | null {
  const object =
    activity?.core
      .split(' ')
      .slice(1)
      .join(' ')
      .replace(/^(?:the|a|an|their|your|its|our|my|other|any|some|what|how|which)\s+/i, '') ?? ''
  const isName =
    /^\p{L}/u.test(object) &&
    object.split(' ').length <= 3 &&
    !/^(?:what|how|which|where|who|is|are)\b/i.test(object)
  return isName && !audiences.some(({ phrase }) => phrase.includes(object)) ? object : null
}

function slotsOf(facts: Facts, domain: Domain, angle: AngleEntry | null): Slots {
  const nouns = { ...domain.nouns, ...angle?.nouns }
  const [topic = objectOf(facts) ?? nouns.topic, topic2 = nouns.topic2 ?? nouns.topic] = facts.keyTerms
  return {
    ...nouns,
    audience: facts.audiences[0]?.phrase ?? nouns.audience,
    topic,
    topic2,
    activity: facts.activity?.by === 'customers' ? facts.activity.core : nouns.activity,
    ...(facts.providers ? { pros: facts.providers, suppliers: facts.providers } : {}),
    product: facts.platform.product,
    ...(facts.place ? { place: facts.place.name } : {}),
  }
}

/** Reads an idea: facts, domain, the part of the domain, and the words for its slots. */
export async function briefOf(idea: string): Promise<Brief> {
  const facts = factsOf(idea)
  const match = matchOf(idea, facts)
  const domain = await loadDomain(match.domain?.id ?? GENERAL)
  const angle = angleOf(domain, facts.text)
  const unreadable = facts.readability !== 'enough' || (!match.domain && !namesProduct(facts.text))
  return {
    facts,
    match,
    domain,
    angle,
    traits: traitsOf(facts.text),
    slots: slotsOf(facts, domain, angle),
    ideaWords: contentWords(facts.text),
    unreadable,
  }
}
