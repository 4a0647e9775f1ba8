import { readRoadmap } from '@domain/roadmap'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contents, task } from './sample-roadmap'

const KEYS = [
  ...[
    'name',
    'phases',
    'summary',
    'team',
    'teamComposition',
    'tasks',
    'risks',
    'goals',
    'milestones',
    'role',
  ],
  ...[
    'count',
    'rate',
    'hours',
    'low',
    'base',
    'high',
    'id',
    'dependsOn',
    'duration',
    'cost',
    'skills',
    'feature',
  ],
  ...[
    'totalCost',
    'recommendations',
    'deliverables',
    'writer',
    '__proto__',
    'constructor',
    'toString',
    'length',
  ],
]
const { tree } = fc.letrec((tie) => ({
  leaf: fc.oneof(
    fc.constantFrom<unknown>(
      null,
      true,
      -1,
      0,
      1,
      2.345,
      1e300,
      '',
      '9 weeks',
      '$5',
      'a',
      'b',
      '-3',
      '1-',
      'mvp',
    ),
    fc.string(),
    fc.double(),
  ),
  tree: fc.oneof(
    { maxDepth: 6 },
    tie('leaf'),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...KEYS), tie('tree'), { maxKeys: 8 }),
  ),
}))

describe('reading', () => {
  it('never throws, and every amount is a number that can be shown', () => {
    fc.assert(
      fc.property(fc.oneof(tree, fc.jsonValue()), (stored) => {
        const { roadmap, problems } = readRoadmap(stored)
        expect(roadmap !== null || problems.length > 0).toBe(true)
        for (const { costDollars, workDays, hoursPerResource, name } of roadmap?.phases ?? []) {
          for (const amount of [costDollars, workDays, hoursPerResource])
            expect(amount === null || (Number.isFinite(amount) && amount >= 0)).toBe(true)
          expect(name).not.toBe('')
        }
      }),
      { numRuns: 300 },
    )
  })

  it('never throws on content of which one part was replaced', () => {
    fc.assert(
      fc.property(contents, tree, fc.nat(), (content, part, place) => {
        const paths: [object, string][] = []
        JSON.stringify(content, function (this: object, key, value) {
          paths.push([this, key])
          return value
        })
        const [parent, key] = paths[place % paths.length] ?? [{}, '']
        Object.defineProperty(parent, key, { value: part, enumerable: true })
        expect(readRoadmap(JSON.parse(JSON.stringify(content))).problems).toBeInstanceOf(Array)
      }),
      { numRuns: 200 },
    )
  })

  it('survives two megabytes and ten thousand levels', () => {
    const deep = JSON.parse(`${'['.repeat(10_000)}${']'.repeat(10_000)}`)
    expect(readRoadmap(deep).roadmap).toBeNull()
    expect(readRoadmap({ phases: [{ risks: deep, tasks: deep, team: deep }] }).problems).not.toEqual([])
    const tasks = Array.from({ length: 20_000 }, (_, index) => task(`t-${index}`, 'QA', 1))
    const { problems, roadmap } = readRoadmap({ phases: [{ tasks }] })
    expect(problems).toEqual([{ path: 'phases.0.tasks', message: 'Only the first 1000 entries are read.' }])
    expect(roadmap?.phases[0]?.schedule?.hours).toBe(1_000)
    const digits = '1'.repeat(2_000_000)
    expect(readRoadmap({ name: digits, phases: [{ cost: digits }] }).roadmap?.name).toBe(digits)
  })
})
