import { computeRoadmap, problemsOf, type TaskEdit, withTaskEdit } from '@domain/roadmap'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentOf, contents, member, phaseOf, task } from './sample-roadmap'

const START = computeRoadmap(
  contentOf(
    phaseOf({
      teamComposition: [member('Founder', 1, 50, 12), member('Cook', 1, 30, 4)],
      tasks: [
        task('talks', 'Founder', 8, { size: 'S' }),
        task('menu', 'Founder', 4, { others: [{ role: 'Cook', hours: { low: 4, base: 4, high: 4 } }] }),
        task('pilot', 'Founder', 8, { dependsOn: ['menu'] }),
      ].map((each, index) => (index === 1 ? { ...each, dependsOn: ['talks'] } : each)),
      milestones: [{ name: 'Menu stands', tasks: ['talks', 'menu'] }],
    }),
  ),
)
const edited = (edit: TaskEdit) => withTaskEdit(START, 0, edit).phases[0]
const hoursOf = (phase: ReturnType<typeof edited>) =>
  phase?.teamComposition.map(({ role, hours }) => `${role} ${hours}`)

describe('an edit of the tasks', () => {
  it('adds a task of a size, and the hours to its role', () => {
    const phase = edited({ kind: 'add', name: 'Try it', role: 'Cook', size: 'M' })
    expect(phase?.tasks.at(-1)).toMatchObject({
      ...{ id: 'task-4', name: 'Try it', role: 'Cook', size: 'M', dependsOn: [], feature: null },
      hours: { low: 14, base: 20, high: 34 },
    })
    expect(hoursOf(phase)).toEqual(['Founder 12', 'Cook 24'])
  })

  it('hands hours to another role, and joins what that role already shares', () => {
    expect(hoursOf(edited({ kind: 'assign', task: 'talks', role: 'Cook' }))).toEqual([
      'Founder 12',
      'Cook 12',
    ])
    const joined = edited({ kind: 'assign', task: 'menu', role: 'Cook' })?.tasks[1]
    expect(joined).toMatchObject({ role: 'Cook', hours: { base: 8 } })
    expect(joined?.others).toBeUndefined()
  })

  it('swaps neighbors, and leaves the ends where they are', () => {
    const ids = (edit: TaskEdit) => edited(edit)?.tasks.map(({ id }) => id)
    expect(ids({ kind: 'move', task: 'menu', by: -1 })).toEqual(['menu', 'talks', 'pilot'])
    expect(ids({ kind: 'move', task: 'pilot', by: 1 })).toEqual(['talks', 'menu', 'pilot'])
    expect(ids({ kind: 'move', task: 'talks', by: -1 })).toEqual(['talks', 'menu', 'pilot'])
  })

  it('removes a task, and hands on what it waited for', () => {
    const phase = edited({ kind: 'remove', task: 'menu' })
    expect(phase?.tasks.map(({ id, dependsOn }) => [id, dependsOn])).toEqual([
      ['talks', []],
      ['pilot', ['talks']],
    ])
    expect(phase?.milestones[0]?.tasks).toEqual(['talks'])
  })

  it('leaves a complete roadmap complete, whatever is edited', () => {
    const kinds = fc.constantFrom('rename', 'size', 'assign', 'up', 'down', 'remove', 'add')
    fc.assert(
      fc.property(contents, kinds, fc.nat(), (content, kind, pick) => {
        const phase = pick % content.phases.length
        const { tasks = [], teamComposition = [] } = content.phases[phase] ?? {}
        const target = tasks[pick % Math.max(tasks.length, 1)]
        const role = teamComposition[pick % Math.max(teamComposition.length, 1)]?.role
        fc.pre(target !== undefined && role !== undefined && problemsOf(content).length === 0)
        const id = target?.id ?? ''
        const edits: Record<typeof kind, TaskEdit> = {
          rename: { kind: 'rename', task: id, name: 'Renamed' },
          size: { kind: 'size', task: id, size: 'XL' },
          assign: { kind: 'assign', task: id, role: role ?? '' },
          up: { kind: 'move', task: id, by: -1 },
          down: { kind: 'move', task: id, by: 1 },
          remove: { kind: 'remove', task: id },
          add: { kind: 'add', name: 'New', role: role ?? '', size: 'L' },
        }
        const after = withTaskEdit(content, phase, edits[kind])
        expect(problemsOf(after)).toEqual([])
        expect(computeRoadmap(after)).toEqual(after)
      }),
    )
  })
})
