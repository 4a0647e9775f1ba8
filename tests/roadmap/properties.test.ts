import { PHASES } from '@domain/phases'
import {
  BUDGETS,
  MONTHLY_USERS,
  PLATFORMS,
  type PlanningForm,
  TECHNOLOGIES,
  TIMELINES,
  VISUAL_STYLES,
} from '@domain/planning'
import {
  featuresOf,
  githubIssues,
  moneyText,
  problemsOf,
  readRoadmap,
  roadmapCsv,
  roadmapMarkdown,
  scheduleTasks,
} from '@domain/roadmap'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { reportOf } from '../domain/roadmap/sample-roadmap'
import { composed } from './composed'
import { ofSoftware } from './reports'

const idsOf = <Id extends string>(options: readonly { id: Id }[]) => options.map(({ id }) => id)

const plans: fc.Arbitrary<PlanningForm> = fc.record({
  validationId: fc.constant(''),
  platforms: fc.subarray(idsOf(PLATFORMS)),
  developmentPhases: fc.subarray([...PHASES]),
  technologyStack: fc.subarray(idsOf(TECHNOLOGIES)),
  brandingPreferences: fc.subarray(idsOf(VISUAL_STYLES)),
  monthlyUsers: fc.constantFrom('', ...idsOf(MONTHLY_USERS)),
  timeline: fc.constantFrom('', ...idsOf(TIMELINES)),
  budgetRange: fc.constantFrom('', ...idsOf(BUDGETS)),
})

const TELLING = [
  'Pay by card',
  'Predict sales',
  'Search for rooms',
  'Import of a file',
  'Reminder',
  'Live map',
]
const descriptions = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...TELLING)), {
  maxLength: 8,
})
const reports = fc
  .record({ core: descriptions, mustHave: descriptions, shouldHave: descriptions, niceToHave: descriptions })
  .map((features) => ofSoftware(reportOf(features)))

const ideas = fc.constantFrom(
  '',
  'Welding in VR',
  'Offline loans with AI',
  'A Slack add-on',
  'Snacks, shipped',
)

/** A line in whole cents: hundredths of hours times hundredths of dollars, half a cent rounded up. */
const cents = (count: number, hours: number, rate: number) =>
  (BigInt(count) * BigInt(Math.round(hours * 100)) * BigInt(Math.round(rate * 100)) + 50n) / 100n

it('holds for every composed roadmap: sums to the cent, no cycle, all features, a chain that fills the time, equal exports', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...PHASES), reports, plans, ideas, async (phase, report, plan, idea) => {
      const content = await composed(phase, report, plan, idea)
      expect(problemsOf(content)).toEqual([])
      const [only] = content.phases
      if (!only) throw new Error('There is no phase')
      const { teamComposition: team, tasks } = only
      const lines = (only.costLines ?? []).reduce(
        (sum, { amount }) => sum + BigInt(Math.round(amount * 100)),
        0n,
      )
      const shown = ({ count, hours, hourlyRate }: (typeof team)[number]) =>
        Number((Number(cents(count, hours, hourlyRate)) / 100).toPrecision(2))
      const total = team.reduce((sum, each) => sum + shown(each), Number(lines) / 100)
      expect([only.cost, content.summary.totalCost]).toEqual([total, total])

      const served = new Set(tasks.map(({ feature }) => feature))
      if (phase === 'mvp')
        for (const { description } of featuresOf(phase, report)) expect(served).toContain(description)

      const schedule = scheduleTasks(only)
      // From the first hour to the last, some critical task is under way.
      const critical = schedule.tasks
        .filter((task) => task.critical)
        .toSorted((a, b) => a.startHour - b.startHour)
      const reached = critical.reduce(
        (until, { startHour, endHour }) => (startHour <= until + 1e-6 ? Math.max(until, endHour) : until),
        0,
      )
      expect(reached).toBeCloseTo(schedule.hours, 5)

      const { roadmap } = readRoadmap(JSON.parse(JSON.stringify(content)))
      if (!roadmap) throw new Error('Nothing was read')
      expect(roadmap.totals).toMatchObject({
        costDollars: content.summary.totalCost,
        durationText: content.summary.totalDuration,
      })
      expect(roadmapMarkdown(roadmap, 'Title')).toContain(moneyText(content.summary.totalCost ?? 0))
      expect(roadmapCsv(roadmap)).toContain(String(content.summary.totalCost))
      expect(z.array(z.unknown()).parse(JSON.parse(githubIssues(roadmap)))).toHaveLength(tasks.length)
    }),
    { numRuns: 60 },
  )
})
