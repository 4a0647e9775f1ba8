import { computeRoadmap, problemsOf, ROADMAP_MAX_BYTES, type RoadmapContent } from '@domain/roadmap'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentOf, contents, member, phaseOf, task } from './sample-roadmap'

const GOOD = computeRoadmap(
  contentOf(
    phaseOf({
      teamComposition: [member('QA', 1, 50.1, 8)],
      tasks: [task('a', 'QA', 4), task('b', 'QA', 4, { dependsOn: ['a'] })],
      milestones: [{ name: 'Tested', tasks: ['b'] }],
    }),
  ),
)

/** The valid content with a different value at a path. */
function changed(path: (string | number)[], value: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(GOOD))
  const last = path[path.length - 1] ?? ''
  let at = copy
  for (const part of path.slice(0, -1)) at = at[part]
  at[last] = value
  return copy
}

const pathsOf = (content: unknown) => problemsOf(content).map(({ path }) => path)
const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)

describe('problems of content', () => {
  it('are none for what was computed', () => {
    expect(problemsOf(GOOD)).toEqual([])
    fc.assert(
      fc.property(contents, (content) => {
        expect(problemsOf(computeRoadmap(content))).toEqual([])
      }),
    )
  })

  it('accept every rate with cents', () => {
    const rates = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100)
    const path = ['phases', 0, 'teamComposition', 0, 'hourlyRate']
    fc.assert(
      fc.property(rates, (rate) => {
        expect(problemsOf(changed(path, rate))).toEqual([])
      }),
    )
  })

  it.each<[(string | number)[], unknown]>([
    [['name'], ''],
    [['phases'], []],
    [['phases', 0, 'phase'], 'alpha'],
    [['phases', 0, 'teamComposition', 0, 'count'], 1.5],
    [['phases', 0, 'teamComposition', 0, 'hourlyRate'], '50'],
    [['phases', 0, 'teamComposition', 0, 'hourlyRate'], 1.001],
    [['phases', 0, 'tasks', 1, 'hours'], { low: 3, base: 2, high: 4 }],
    [['phases', 0, 'tasks', 1, 'id'], 'Not An Id'],
    [['phases', 0, 'deliverables'], 'one'],
    [['summary', 'totalCost'], -1],
    [['summary'], null],
  ])('name the place of a wrong shape: %j', (path, value) => {
    expect(pathsOf(changed(path, value))).toEqual([path])
  })

  it('name references that lead nowhere', () => {
    expect(problemsOf(changed(['phases', 0, 'tasks', 1, 'dependsOn'], ['a', 'z']))).toEqual([
      { path: ['phases', 0, 'tasks', 1, 'dependsOn', 1], message: "No task has the id 'z'." },
    ])
    expect(problemsOf(changed(['phases', 0, 'tasks', 0, 'role'], 'Cook'))).toEqual([
      { path: ['phases', 0, 'tasks', 0, 'role'], message: "The team has no role 'Cook'." },
    ])
    expect(pathsOf(changed(['phases', 0, 'milestones', 0, 'tasks', 0], 'z'))).toEqual([
      ['phases', 0, 'milestones', 0, 'tasks', 0],
    ])
  })

  it('name what stands there twice', () => {
    const phase = GOOD.phases[0] ?? phaseOf()
    expect(pathsOf({ ...GOOD, phases: [phase, phase] })).toEqual([['phases', 1, 'phase']])
    const twice = changed(['phases', 0, 'tasks', 1], task('a', 'QA', 4))
    expect(pathsOf(twice)).toEqual([
      ['phases', 0, 'tasks', 1, 'id'],
      ['phases', 0, 'milestones', 0, 'tasks', 0],
    ])
    const team = [member('QA', 1, 50, 8), member('QA', 1, 50, 8)]
    expect(pathsOf(changed(['phases', 0, 'teamComposition'], team))).toEqual([
      ['phases', 0, 'teamComposition', 1, 'role'],
    ])
  })

  it('name each cycle once, and not what stands behind it', () => {
    const waits = (id: string, ...dependsOn: string[]) => task(id, 'QA', 1, { dependsOn })
    const tasks = [waits('behind', 'x'), waits('x', 'y'), waits('y', 'x'), waits('self', 'self'), waits('b')]
    expect(problemsOf(changed(['phases', 0, 'tasks'], tasks))).toEqual([
      { path: ['phases', 0, 'tasks', 1, 'dependsOn'], message: 'These tasks wait for each other: x, y.' },
      { path: ['phases', 0, 'tasks', 3, 'dependsOn'], message: 'The task waits for itself.' },
    ])
  })

  it('find the cycle that closes any chain', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), fc.nat(), (length, from) => {
        const tasks = Array.from({ length }, (_, index) =>
          task(`t-${index}`, 'QA', 1, { dependsOn: index > 0 ? [`t-${index - 1}`] : [] }),
        )
        const open: RoadmapContent = contentOf(phaseOf({ tasks, teamComposition: [member('QA', 1, 1, 1)] }))
        expect(problemsOf(open)).toEqual([])
        tasks[from % length]?.dependsOn.push(`t-${length - 1}`)
        expect(problemsOf(open)).toHaveLength(1)
      }),
    )
  })

  it('refuse what is too large, to the byte, in any script', () => {
    const sized = (text: string) => changed(['phases', 0, 'deliverables'], [text])
    expect(problemsOf(sized('x'.repeat(2_000_000)))).toEqual([
      { path: [], message: 'The content is larger than 1 MB.' },
    ])
    expect(problemsOf(sized('犬'.repeat(340_000)))[0]?.path).toEqual([])
    expect(pathsOf(sized('x'.repeat(ROADMAP_MAX_BYTES - 5_000)))).toEqual([['phases', 0, 'deliverables', 0]])
    expect(pathsOf(Array.from({ length: 700_000 }, () => 1))).toEqual([[]])
  })

  it('refuse deep nesting without falling over it', () => {
    const [problem] = problemsOf(changed(['summary', 'recommendations'], nested(10_000)))
    expect(problem?.message).toBe('The content is nested more than 20 levels deep.')
    expect(problem?.path.slice(0, 3)).toEqual(['summary', 'recommendations', 0])
    expect(problemsOf(nested(10_000))).toHaveLength(1)
  })

  it('are found in any JSON without throwing, and in a bounded number', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(problemsOf(value)).not.toEqual([])
      }),
    )
    expect(problemsOf(changed(['phases', 0, 'deliverables'], Array(90).fill(1)))).toHaveLength(90)
    const bad = Array.from({ length: 900 }, () => ({}))
    expect(problemsOf(changed(['phases', 0, 'tasks'], bad))).toHaveLength(200)
  })

  it.each([undefined, null, 7, 'text', []])('say that %j is no content', (value) => {
    expect(problemsOf(value)).toHaveLength(1)
  })
})
