import { type Statement, state } from '../../domain/basis.ts'
import type { Competitor, MarketSection } from '../../domain/report.ts'
import type { Brief } from '../brief.ts'
import { asSentence } from '../extract/plain.ts'
import type { CompetitorEntry } from '../knowledge/schema.ts'
import { conditionChallenges, moneyChallenge } from './conditions.ts'
import { fill, fillAll, fillWords } from './fill.ts'
import { modelOf } from './market-model.ts'
import { QUESTIONS } from './overview.ts'
import { pick, sharedWords } from './pick.ts'
import { citationsFor, citedFor } from './sources.ts'

const COMPETITORS = 4
const STRATEGIES = 3
const OPPORTUNITIES = 3
const OWN_CHALLENGES = 3

const as = (basis: 'template' | 'assumption') => (text: string) => state(text, basis)

function targetMarketOf({ facts, angle, domain, slots }: Brief): Statement {
  const [first, second] = facts.audiences
  const who = first ? `${first.full}${second ? ` and ${second.full}` : ''}` : (slots.audience ?? '')
  const where = facts.place ? ` in ${facts.place.name}` : ''
  const named = first
    ? `The idea names ${who}${where} as its customers`
    : `The idea does not name its customers; in this field they are usually ${who}${where}`
  const beachhead = fill(angle?.beachhead ?? domain.beachhead, slots) ?? ''
  return state(`${named}. ${beachhead}`.trim(), first ? 'template' : 'assumption')
}

function uniqueValueOf({ facts, domain, slots }: Brief): Statement {
  if (facts.difference) return state(asSentence(facts.difference), 'founder')
  const usual = fill(domain.differences, slots) ?? domain.differences
  return state(`The idea does not say what makes it different. ${usual}`, 'assumption')
}

function moneyOf({ facts: { pricing, channel }, domain, angle, slots }: Brief): Statement[] {
  const own = [
    pricing.price ? state(`Your price: ${pricing.price.quote}.`, 'founder') : null,
    pricing.commission ? state(`Your share of each sale: ${pricing.commission.quote}.`, 'founder') : null,
  ].filter((statement) => statement !== null)
  const usual = fillAll([...(angle?.pricing ?? []), ...domain.pricing], slots).slice(0, STRATEGIES)
  const reach = fillWords(domain.channels[0] ?? '', slots)
  const route = channel
    ? `You name ${channel} as the way to customers. Ask there first what a sale through them would cost.`
    : `The idea names no way to reach customers. Cheap first ones here: ${reach ?? ''}`
  return [...own, ...usual.map(as('assumption')), state(asSentence(route), 'template')]
}

/** Laws of the place first, then what the domain has to obey everywhere. */
function rulesOf({ domain, facts, slots }: Brief): Statement[] {
  const region = facts.place?.known?.region ?? 'any'
  const rules = fillAll(domain.regulations[region] ?? domain.regulations.any, slots)
  const law = facts.place?.known?.law
  const privacy = law
    ? [
        `Personal data of people in ${facts.place?.name} falls under the ${law}: name a purpose for each field you store`,
      ]
    : []
  return [...rules, ...fillAll(privacy, slots)].map(as('template'))
}

function challengesOf(brief: Brief): Statement[] {
  const { domain, angle, traits, slots, ideaWords } = brief
  const fromIdea = [...conditionChallenges(brief), ...moneyChallenge(brief)]
  const fromKind = fillAll([...(angle?.challenges ?? []), ...traits.map(({ challenge }) => challenge)], slots)
  const general = pick([], fillAll(domain.challenges, slots), 2, sharedWords(ideaWords))
  return [
    ...fromIdea,
    ...fromKind.slice(0, OWN_CHALLENGES).map(as('template')),
    ...general.map(as('template')),
    ...rulesOf(brief),
    ...citedFor(domain, 'challenge'),
  ]
}

function opportunitiesOf({ domain, angle, slots, ideaWords }: Brief): Statement[] {
  const own = fillAll(angle?.opportunities ?? [], slots)
  const chosen = pick(own, fillAll(domain.opportunities, slots), OPPORTUNITIES, sharedWords(ideaWords))
  const test = fillWords(angle?.firstTest ?? domain.firstTest, slots)
  return [
    ...chosen.map(as('template')),
    ...citedFor(domain, 'opportunity'),
    ...(test ? [state(asSentence(`A first test: ${test}`), 'template')] : []),
  ]
}

function competitorsOf({ domain, angle, facts, ideaWords }: Brief): Competitor[] {
  const relevance = sharedWords(ideaWords)
  const named = (angle?.competitors ?? []).map(({ name }) => name)
  const others = domain.competitors.filter(({ name }) => !named.includes(name))
  const chosen = pick(angle?.competitors ?? [], others, COMPETITORS, ({ knownFor, gap }) =>
    relevance(`${knownFor} ${gap}`),
  )
  const rank = ({ name }: CompetitorEntry) => (facts.text.toLowerCase().includes(name.toLowerCase()) ? 0 : 1)
  return [...chosen]
    .sort((a, b) => rank(a) - rank(b))
    .map(({ name, knownFor, gap }) => ({
      name: state(name, 'template'),
      strengths: [
        state(`Well known in this category for ${knownFor}; not compared with your idea.`, 'template'),
      ],
      weaknesses: [state(asSentence(gap), 'template')],
    }))
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
    citations: [],
  }
}

/** Market section: model, customers, money, what stands in the way, and who is known in the category. */
export function composeMarket(brief: Brief): MarketSection {
  if (brief.unreadable) return unreadableMarket()
  return {
    model: modelOf(brief),
    marketSizeText: '',
    targetMarket: targetMarketOf(brief),
    uniqueValue: uniqueValueOf(brief),
    monetizationStrategies: moneyOf(brief),
    challenges: challengesOf(brief),
    opportunities: opportunitiesOf(brief),
    competitors: competitorsOf(brief),
    citations: citationsFor(brief.domain, ['challenge', 'opportunity']),
  }
}
