import { PHASES, type Phase } from '@domain/phases'
import { plannedWorkOf } from '@domain/planned-work'
import { planningSchema } from '@domain/planning'
import { computeRoadmap, roadmapRowSchema } from '@domain/roadmap'
import { plannedIn } from '@domain/scorecard'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentOf, member, phaseOf, task } from './roadmap/sample-roadmap'

const planning = planningSchema.parse({
  id: 'p',
  validation_id: 'v',
  updated_at: '2026-11-20',
  development_phases: ['mvp', 'poc'],
  budget_range: '5k-25k',
  timeline: '1-3-months',
})
/** A roadmap with one task and one person at $50 an hour. */
const contentWith = (hours: number) =>
  computeRoadmap(
    contentOf(phaseOf({ tasks: [task('t', 'qa', hours)], teamComposition: [member('qa', 1, 50, hours)] })),
  )
const rowOf = (phase: Phase, changes: object = {}) =>
  roadmapRowSchema.parse({
    id: phase,
    validation_id: 'v',
    phase,
    status: 'published',
    updated_at: `changed ${phase}`,
    content: contentWith(80),
    ...changes,
  })

describe('what a plan and its roadmaps come to', () => {
  it('is cost and working days of each planned phase, and no other', () => {
    expect(
      plannedWorkOf(
        planning,
        PHASES.map((phase) => rowOf(phase)),
        PHASES,
      ),
    ).toMatchObject({
      budgetRange: '5k-25k',
      timeline: '1-3-months',
      phases: [
        { phase: 'poc', roadmap: { dollars: 4000, workDays: 10 } },
        { phase: 'mvp', roadmap: { dollars: 4000, workDays: 10 } },
      ],
    })
  })

  it('holds nothing of what was not published, and nothing of a phase that its owner may not read', () => {
    const status = fc.constantFrom('pending', 'in_progress', 'draft')
    const hours = fc.integer({ min: 1, max: 500 })
    fc.assert(
      fc.property(fc.constantFrom(...PHASES), status, hours, hours, (phase, status, first, second) => {
        const others = PHASES.filter((id) => id !== phase).map((id) => rowOf(id))
        const without = plannedWorkOf(planning, others, PHASES)
        const hidden = {
          status,
          content: contentWith(first),
          roadmap_drafts: { content: contentWith(second) },
        }
        expect(plannedWorkOf(planning, [...others, rowOf(phase, hidden)], PHASES)).toEqual(without)
        const draft = { roadmap_drafts: { content: contentWith(second) } }
        expect(plannedWorkOf(planning, [...others, rowOf(phase, draft)], PHASES)).toEqual(
          plannedWorkOf(planning, [...others, rowOf(phase)], PHASES),
        )
        const locked = PHASES.filter((id) => id !== phase)
        expect(plannedWorkOf(planning, [...others, rowOf(phase)], locked)).toEqual(without)
      }),
      { numRuns: 40 },
    )
  })

  it('takes a published roadmap that cannot be read for none', () => {
    const { phases } = plannedWorkOf(planning, [rowOf('mvp', { content: { any: 'thing' } })], PHASES)
    expect(phases).toEqual([
      { phase: 'poc', roadmap: null },
      { phase: 'mvp', roadmap: null },
    ])
  })

  it('has another version after every change of plan or roadmap, and the same for rows in another order', () => {
    const rows = [rowOf('poc'), rowOf('mvp')]
    const versionOf = (list = rows, updatedAt = planning.updatedAt) =>
      plannedWorkOf({ ...planning, updatedAt }, list, PHASES).version
    const versions = [
      versionOf(),
      versionOf(rows, 'later'),
      versionOf(rows.slice(1)),
      versionOf([rowOf('poc'), rowOf('mvp', { updated_at: 'later' })]),
    ]
    expect(new Set(versions).size).toBe(versions.length)
    expect(versionOf([...rows].reverse())).toBe(versionOf())
  })

  it('is read from a stored scorecard as it was written, and as nothing where it is malformed', () => {
    const plan = plannedWorkOf(planning, [rowOf('mvp')], PHASES)
    expect(plannedIn(JSON.parse(JSON.stringify({ plan })))).toEqual(plan)
    for (const stored of [null, {}, 'x', { plan: 3 }, { plan: { ...plan, timeline: 'soon' } }])
      expect(plannedIn(stored)).toBeNull()
  })
})
