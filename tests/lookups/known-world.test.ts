import { beforeAll, describe, expect, it } from 'vitest'
import { DEVELOPMENT_IDEAS } from './known/ideas'
import { type ComparedIdea, compareIdeas } from './known/known-world'

describe('reports on a world that is known', () => {
  let results: ComparedIdea[]
  beforeAll(async () => {
    results = await compareIdeas(DEVELOPMENT_IDEAS)
  })
  const of = (measures: string[]) =>
    results.flatMap(({ idea, comparisons }) =>
      comparisons
        .filter(({ measure }) => measures.includes(measure))
        .map((comparison) => ({ ...comparison, idea: idea.category })),
    )
  const wrong = (measures: string[]) => of(measures).filter(({ verdict }) => verdict === 'wrong')
  const verdicts = (measures: string[]) => new Set(of(measures).map(({ verdict }) => verdict))

  it.each([
    ['counts', ['count is the base of the market', 'growth in a year', 'size classes', 'births']],
    ['competitors', ['apps as competitors', 'number of apps', 'projects as competitors']],
    ['trends', ['change of interest', 'titles by year']],
    ['tenders', ['tenders', 'median value of tenders']],
  ])('have the true %s, and none where the answer may be about something else', (_, measures) => {
    expect(wrong(measures)).toEqual([])
    expect(verdicts(measures)).toEqual(new Set(['equal', 'abstains']))
  })
})
