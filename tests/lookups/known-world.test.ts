import { beforeAll, describe, expect, it } from 'vitest'
import { HELD_OUT_IDEAS } from './known/held-out-ideas'
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

  it('are as true of ideas that nothing was tuned to', async () => {
    const heldOut = (await compareIdeas(HELD_OUT_IDEAS)).flatMap(({ idea, comparisons }) =>
      comparisons.map(({ measure, verdict }) => ({ idea: idea.category, measure, verdict })),
    )
    // A passport photo app contains the words of 'photo licensing software'.
    expect(
      heldOut.filter(({ verdict }) => verdict === 'wrong').map(({ idea, measure }) => `${idea}: ${measure}`),
    ).toEqual(['photo licensing software: apps as competitors', 'photo licensing software: number of apps'])
  })
})
