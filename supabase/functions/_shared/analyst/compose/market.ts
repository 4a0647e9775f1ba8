import { type Statement, state } from '../../domain/basis.ts'
import { type MarketSection, UNASSESSED } from '../../domain/report.ts'
import type { Brief } from '../brief.ts'
import { placeInText } from '../extract/places.ts'
import { asSentence } from '../extract/plain.ts'
import { competitorsOf, rivalsOf } from './competitors.ts'
import { conditionChallenges, moneyChallenge } from './conditions.ts'
import { doubtsOf } from './doubts.ts'
import { fill } from './fill.ts'
import { modelOf } from './market-model.ts'
import { QUESTIONS } from './overview.ts'
import { pick, suitFor } from './pick.ts'
import { citationsFor, citedFor } from './sources.ts'
import { isBrief, type Voice, voiceOf } from './voice.ts'

const STRATEGIES = 2
const OPPORTUNITIES = 3
const OWN_CHALLENGES = 3
const GENERAL_CHALLENGES = 1

const as = (basis: 'template' | 'assumption') => (text: string) => state(asSentence(text), basis)

/** How well a text of the knowledge base suits the idea. */
const relevanceFor = (brief: Brief) => {
  const suits = suitFor(brief)
  return (text: string) => suits(fill(text, brief.slots))
}

function targetMarketOf({ facts, angle, domain, slots }: Brief, voice: Voice): Statement {
  const [first, second] = facts.audiences
  const who = first ? `${first.full}${second ? ` and ${second.full}` : ''}` : slots.audience
  const where = facts.place ? ` in ${placeInText(facts.place.name)}` : ''
  const named = first
    ? `The idea names ${who}${where} as its customers.`
    : `The idea does not name its customers${slots.matter ? ` for ${slots.thing}` : ''}; in this field they are usually ${who}${where}.`
  return state(
    `${named} ${voice.say(angle?.beachhead ?? domain.beachhead)}`,
    first ? 'template' : 'assumption',
  )
}

/** The name that comes first among the rivals is the one to differ from. */
function measuredBy(brief: Brief): string {
  const [rival] = rivalsOf(brief)
  return rival
    ? `Use ${rival.name} for {thing} yourself, write down the three moments at which you would stop, and say which of them {product} takes away`
    : brief.domain.differences
}

function uniqueValueOf(brief: Brief, voice: Voice): Statement {
  const { facts, domain } = brief
  if (facts.difference) return state(asSentence(facts.difference), 'founder')
  const [hint = ''] = pick([], [domain.differences, measuredBy(brief)], 1, suitFor(brief))
  return state(`The idea does not say what makes it different. ${voice.say(hint)}`, 'assumption')
}

function moneyOf(brief: Brief, voice: Voice): Statement[] {
  const { facts, domain, angle } = brief
  const { pricing, channel } = facts
  const { price, commission } = pricing
  const own = [
    price ? `Your price: ${price.quote}` : '',
    commission ? `Your share of each sale: ${commission.quote}` : '',
  ]
  const ownUsual = pick([], angle?.pricing ?? [], 1, relevanceFor(brief))
  const usual = pick(ownUsual, domain.pricing, STRATEGIES, relevanceFor(brief))
  const [place = ''] = pick([], angle?.channels ?? domain.channels, 1, relevanceFor(brief))
  const route = channel
    ? `You name ${channel} as the way to customers. Ask there first what a sale through them would cost`
    : `The idea names no way to reach customers; cheap first ones here: ${voice.words(place)}`
  return [
    ...own.filter(Boolean).map((text) => state(asSentence(text), 'founder')),
    ...usual.map(voice.say).map(as('assumption')),
    as('template')(route),
  ]
}

/** Rules of the place where the idea starts, then its data-protection law by name. */
function rulesOf(brief: Brief, voice: Voice): Statement[] {
  const {
    domain,
    facts: { place },
  } = brief
  const { region = 'any', law = null } = place?.known ?? {}
  const rules = domain.regulations[region] ?? domain.regulations.any
  const privacy = `Personal data of people in ${placeInText(place?.name ?? '')} falls under the ${law}: name a purpose for each field you store`
  const some = isBrief(brief.facts) ? pick([], rules, 1, relevanceFor(brief)) : rules
  return [...some.map(voice.say), ...(law ? [privacy] : [])].map(as('template'))
}

/** When in the year demand differs, or where. */
function variationsOf(brief: Brief, voice: Voice): Statement[] {
  const { seasons = [], places = [] } = brief.domain.variations ?? {}
  return pick([], [...seasons, ...places], 1, relevanceFor(brief))
    .map(voice.say)
    .map(as('template'))
}

function challengesOf(brief: Brief, voice: Voice): Statement[] {
  const { domain, angle, traits, tasks } = brief
  const ofPart = pick([], angle?.challenges ?? [], 1, relevanceFor(brief))
  const fromKind = [...ofPart, ...traits.map(({ challenge }) => challenge)].slice(0, OWN_CHALLENGES)
  const each = tasks.length === 1 ? 2 : 1
  const fromTasks = tasks.flatMap(({ challenges }) => pick([], challenges, each, relevanceFor(brief)))
  const general = pick([], domain.challenges, GENERAL_CHALLENGES, relevanceFor(brief))
  return [
    ...conditionChallenges(brief),
    ...moneyChallenge(brief),
    ...[...fromKind, ...fromTasks, ...general].map(voice.say).map(as('template')),
    ...variationsOf(brief, voice),
    ...rulesOf(brief, voice),
    ...citedFor(brief, 'challenge'),
  ]
}

function opportunitiesOf(brief: Brief, voice: Voice): Statement[] {
  const { domain, angle, slots, tasks } = brief
  const own = tasks.slice(0, 1).flatMap(({ opportunities }) => opportunities)
  const usual = [...(angle?.opportunities ?? []), ...domain.opportunities]
  const chosen = pick(own, usual, OPPORTUNITIES, relevanceFor(brief))
  const search = slots.matter
    ? [
        `Search for “${slots.matter}” in the words that customers would use and keep the first ten results: you will be compared with those`,
      ]
    : []
  return [...[...chosen.map(voice.say), ...search].map(as('template')), ...citedFor(brief, 'opportunity')]
}

function unreadableMarket(): MarketSection {
  return {
    model: null,
    marketSizeText: 'No market size can be worked out from this text.',
    targetMarket: state('The text does not say who it is for.', 'assumption'),
    uniqueValue: state('The text does not say what makes it different.', 'assumption'),
    monetizationStrategies: [],
    challenges: QUESTIONS.map((question) => state(`Not answered yet: ${question}`, 'template')),
    opportunities: [],
    competitors: [],
    ...UNASSESSED,
    citations: [],
  }
}

/** Market section: model, customers, money, who is known in the category, and what speaks against the idea. */
export function composeMarket(brief: Brief): MarketSection {
  if (brief.unreadable) return unreadableMarket()
  const voice = voiceOf(brief)
  const model = modelOf(brief)
  return {
    model,
    marketSizeText: '',
    targetMarket: targetMarketOf(brief, voice),
    uniqueValue: uniqueValueOf(brief, voice),
    monetizationStrategies: moneyOf(brief, voice),
    challenges: challengesOf(brief, voice),
    opportunities: opportunitiesOf(brief, voice),
    competitors: competitorsOf(brief),
    ...UNASSESSED,
    ...doubtsOf(brief, voice),
    citations: citationsFor(
      brief,
      ['challenge', 'opportunity'],
      model.inputs.flatMap(({ sources }) => sources),
    ),
  }
}
