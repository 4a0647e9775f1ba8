import { BASES, type Basis, type Statement } from '@domain/basis'
import { FEATURE_GROUPS, type Report } from '@domain/report'

type Maybe<Section extends keyof Report> = NonNullable<Report[Section]> | null

const ofConcept = (concept: Maybe<'concept'>): Statement[] =>
  concept
    ? [
        concept.overview,
        ...concept.roles.flatMap(({ title, focus, responsibilities }) => [title, focus, ...responsibilities]),
        ...FEATURE_GROUPS.flatMap((group) => concept.features[group].map(({ description }) => description)),
      ]
    : []

const ofAudience = (audience: Maybe<'audience'>): Statement[] =>
  (audience?.personas ?? []).flatMap(({ citations: _, painPoints, goals, ...rest }) => [
    ...Object.values(rest),
    ...painPoints,
    ...goals,
  ])

const ofMarket = (market: Maybe<'market'>): Statement[] =>
  market
    ? [
        market.targetMarket,
        market.uniqueValue,
        ...market.monetizationStrategies,
        ...market.challenges,
        ...market.opportunities,
        ...market.competitors.flatMap(({ name, strengths, weaknesses }) => [
          name,
          ...strengths,
          ...weaknesses,
        ]),
      ]
    : []

/** How many statements of a report stand on which basis, in the order of the bases; absent ones left out. */
export function basisTally({ concept, audience, market }: Report): { basis: Basis; count: number }[] {
  const said = [...ofConcept(concept), ...ofAudience(audience), ...ofMarket(market)].filter(
    ({ text }) => text !== '',
  )
  const inputs = market?.model?.inputs ?? []
  return BASES.map((basis) => ({
    basis,
    count: [...said, ...inputs].filter((item) => item.basis === basis).length,
  })).filter(({ count }) => count > 0)
}
