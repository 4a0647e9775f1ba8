import { describe, expect, it } from 'vitest'
import { frozenIdeas, pageBytes } from './frozen/load'
import { frozenReport, measureFrozenSet } from './frozen/measure'

const SHARE = 0.95
const MIN_IDEAS = 12

// Measured before the tests begin, so that none has a time limit for it.
const result = await measureFrozenSet()
console.log(frozenReport(result))

describe('the frozen set of citations', () => {
  it('has sound ones that pass', () => {
    expect(result.sound.passed / result.sound.of).toBeGreaterThanOrEqual(SHARE)
  })

  it('has faulty ones that are caught', () => {
    expect(result.faulty.caught / result.faulty.of).toBeGreaterThanOrEqual(SHARE)
  })

  it('has enough ideas, each with sound and faulty citations', () => {
    const ideas = frozenIdeas()
    expect(ideas.length).toBeGreaterThanOrEqual(MIN_IDEAS)
    for (const { citations } of ideas)
      for (const kind of ['sound', 'faulty'])
        expect(citations.filter(({ is }) => is === kind).length).toBeGreaterThanOrEqual(5)
  })

  it('has faulty citations of all kinds, on pages that are there and on some that are not', () => {
    const ideas = frozenIdeas()
    const kinds = new Set(
      ideas.flatMap(({ citations }) => citations.filter(({ is }) => is === 'faulty').map(({ how }) => how)),
    )
    for (const kind of [
      'changed digit',
      'number from another row',
      'paraphrase',
      'quote from another page',
      'reversed meaning',
      'dead address',
    ])
      expect(kinds).toContain(kind)
    for (const { pages, citations } of ideas) {
      const known = pages.map(({ address }) => address)
      for (const { page, how } of citations) expect(known.includes(page)).toBe(how !== 'dead address')
    }
  })

  it('has pages that are there', () => {
    for (const idea of frozenIdeas())
      for (const { file } of idea.pages) expect(pageBytes(idea, file).length).toBeGreaterThan(200)
  })
})
