import type { Source } from '../../analyst/source.ts'
import { entriesOf } from '../../domain/brief/brief.ts'
import type { Phase } from '../../domain/phases.ts'
import { teamFromTasks } from '../../domain/roadmap/compute.ts'
import type { CostLine, RoadmapRisk, RoadmapTask } from '../../domain/roadmap/content.ts'
import { effortsOf } from '../../domain/roadmap/efforts.ts'
import { scheduleTasks } from '../../domain/roadmap/schedule.ts'
import type { DeliverySection, RoadmapInput, WorkPlanSection } from '../engine.ts'
import { measured } from '../plan-fit.ts'
import { actionKindOf } from './action-kinds.ts'
import { adviceOf } from './advice.ts'
import { type Basis, basisOf } from './basis.ts'
import { costLinesOf, filled, held } from './chosen.ts'
import { objectionTasks } from './objections.ts'
import { openPoints } from './open-points.ts'
import { risksOf } from './risks.ts'
import { nameOf } from './role-name.ts'
import { checksRulesAgain, ruleStep, rulesOf, ruleTasks, testPhase } from './rules.ts'
import { numbered, type Sizing } from './sizing.ts'
import { skillsOf } from './skills.ts'
import { staffed } from './staffing.ts'
import { surfaceWork } from './surfaces.ts'
import { closed, itemTasks, riskiestTest, taskOf, waitingForAll, without } from './tasks.ts'
import { sentences } from './words.ts'
import type { Doer, PhaseWork, WorkPackage } from './work-package.ts'

/** Permits and certificates hold for the size for which they were given. */
const RULES_AGAIN: WorkPackage = {
  id: 'rules-again',
  name: 'Check whether every permit, certificate and notice still holds at the larger size',
  size: 'S',
  by: 'founder',
  after: [],
  waits: [14, 'Answers of authorities'],
}

const ENOUGH_INTERVIEWS = 5

/** A rule on data about people: a lawyer is asked about it once. */
const PERSONAL_DATA = /\b(?:personal data|data about (?:people|its))\b/i

/** Interviews that the founder has held are completed, so that one sample stands in all tasks. */
function continued(work: WorkPackage, { brief }: Source): WorkPackage {
  const held = entriesOf(brief, 'evidence').reduce(
    (sum, { value }) => (value.kind === 'interviews' ? sum + (value.count ?? 0) : sum),
    0,
  )
  if (held < ENOUGH_INTERVIEWS || !/^Interview\b/.test(work.name)) return work
  return {
    ...work,
    name: `Complete the notes of your ${held} interviews: what each does today, how often, at what cost; call back where one is silent`,
    waits: [7, 'Calls back', 'alongside'],
  }
}

/** The packages that hold for the idea, with its founder's words; what the test does already is left out. */
const packagesOf = (
  { source, phaseWork, holds, sizing }: Basis,
  test: string | undefined,
  asksAboutData: boolean,
): WorkPackage[] =>
  without(
    phaseWork.packages.filter(({ when }) => holds(when)),
    ({ id, covered }) =>
      (test !== undefined && covered?.test(test) === true) || (id === 'data-law' && asksAboutData),
    test === undefined ? [] : ['riskiest-test'],
  ).map((given) => {
    const work = continued(given, source)
    const hours = sizing.hours[work.id]
    return {
      ...work,
      name: filled(numbered(work.name, sizing), source),
      ...(hours !== undefined && { hours }),
    }
  })

/** A sale waits for what the law demands of it. */
const heldBack = (
  task: RoadmapTask,
  { sells = [] }: PhaseWork,
  rules: readonly RoadmapTask[],
): RoadmapTask =>
  sells.includes(task.id) ? { ...task, dependsOn: [...task.dependsOn, ...rules.map(({ id }) => id)] } : task

/** All work of the phase; what was planned for rules is among it. */
async function workOf(input: RoadmapInput, basis: Basis, roleOf: (doer: Doer) => string) {
  const { nature, phaseWork, words } = basis
  const { phase, planning, report } = input
  const step = ruleStep(input, nature)
  const law = await rulesOf(basis.law, nature)
  const ids = new Set(phaseWork.packages.map(({ id }) => id))
  const tested = nature === 'device' && ids.has('precheck') ? ['precheck'] : []
  const rules = step ? ruleTasks(step, law, (work) => taskOf(work, roleOf), tested) : []
  const test = riskiestTest(input, basis, rules, roleOf)
  const objections =
    testPhase(planning) === phase ? objectionTasks(basis, (work) => taskOf(work, roleOf)) : []
  const asksAboutData = rules.some(({ name }) => PERSONAL_DATA.test(name))
  const packages = packagesOf(
    basis,
    test.length > 0 ? report.market?.nextTest?.what.text : undefined,
    asksAboutData,
  )
  const actions = itemTasks(basis, phase, roleOf)
  const surfaces = (nature === 'software' ? surfaceWork(phase, planning.platforms, words) : []).map((work) =>
    waitingForAll(taskOf(work, roleOf), actions),
  )
  const planned = packages.map((work) =>
    waitingForAll(heldBack(taskOf(work, roleOf), phaseWork, rules), [...actions, ...surfaces]),
  )
  const again =
    law.standing === 'binding' && law.rules.length > 0 && checksRulesAgain(input, nature)
      ? [taskOf(RULES_AGAIN, roleOf)]
      : []
  return {
    rules: step ? law.rules : [],
    tasks: closed(
      [...rules, ...test, ...objections, ...again, ...planned, ...surfaces, ...actions],
      packages.at(-1)?.id,
    ),
  }
}

/** Tasks in the order in which they begin. */
function inOrder(tasks: RoadmapTask[], team: readonly { role: string; count: number }[]): RoadmapTask[] {
  const { tasks: times } = scheduleTasks({ tasks, teamComposition: team })
  const starts = new Map(times.map(({ id, startHour }) => [id, startHour]))
  return tasks.toSorted((a, b) => (starts.get(a.id) ?? 0) - (starts.get(b.id) ?? 0))
}

/** The work of the phase, who does it, what it costs besides, and what could not be planned. */
export async function packagePlan(input: RoadmapInput): Promise<WorkPlanSection> {
  const basis = await basisOf(input)
  const { source, nature, phaseWork, worker, holds, sizing } = basis
  const roleOf = (doer: Doer): string => nameOf(doer === 'worker' ? worker : doer)
  const { tasks, rules } = await workOf(input, basis, roleOf)
  const roles = [...new Set(tasks.flatMap(effortsOf).map(({ role }) => role))]
  const isSoftware = nature === 'software'
  // More people help software that is due soon; elsewhere the work needs its people and its waiting.
  const team = staffed(tasks, roles, isSoftware ? input : null).map(({ role, count }) => ({
    role,
    count: role === roleOf('worker') ? (sizing.people ?? phaseWork.workers ?? count) : count,
    skills: skillsOf(role, isSoftware ? input.planning.technologyStack : []),
  }))
  return {
    tasks: inOrder(tasks, team),
    team: teamFromTasks(tasks, team, input.rates),
    costLines: costLinesOf(phaseWork, source, input, holds, sizing),
    unplanned: openPoints(basis, input, rules),
  }
}

/**
 * What the kind of product, the law of field and place, and the next test demand of a phase, whoever plans it: the work
 * of the packages without the founder's own actions, and what is paid for besides hours.
 */
export async function demandedWork(
  input: RoadmapInput,
): Promise<{ tasks: RoadmapTask[]; costLines: CostLine[] }> {
  const { tasks, costLines = [] } = await packagePlan(input)
  const own = new Set(tasks.map(({ id }) => id).filter((id) => id.startsWith('action-')))
  const others = tasks.filter(({ id }) => !own.has(id))
  return {
    tasks: others.map((task) => ({
      ...task,
      feature: null,
      dependsOn: task.dependsOn.filter((id) => !own.has(id)),
    })),
    costLines,
  }
}

const SUMMARY =
  'Composed from the brief and the plan by templates, without an AI model. All sizes and costs are assumptions.'

/** Milestones by tasks that are there: a model may have planned the work before the engine was switched. */
function milestonesOf({ milestones }: PhaseWork, tasks: readonly RoadmapTask[], sizing: Sizing) {
  const ids = new Set(tasks.map(({ id }) => id))
  const named = [
    ...milestones,
    ['Result of the riskiest assumption’s test is known', 'riskiest-test'] as const,
  ].map(([name, ...reaches]) => ({
    name: numbered(name, sizing),
    tasks: reaches.filter((id) => ids.has(id)),
  }))
  const kept = named.filter((milestone) => milestone.tasks.length > 0)
  if (kept.length > 0) return kept
  const awaited = new Set(tasks.flatMap(({ dependsOn }) => dependsOn))
  return [
    {
      name: 'All work of this phase is done',
      tasks: tasks.map(({ id }) => id).filter((id) => !awaited.has(id)),
    },
  ]
}

const MOST_KIND_RISKS = 3

/** What can go wrong with the actions of the founder, once for each kind. */
function kindRisks({ items, nature }: Basis, phase: Phase): RoadmapRisk[] {
  const kinds = items.flatMap(({ words }) => actionKindOf(words, nature, phase) ?? [])
  const once = kinds.filter(({ id }, at) => kinds.findIndex((other) => other.id === id) === at)
  return once.flatMap(({ risk }) => risk ?? []).slice(0, MOST_KIND_RISKS)
}

/** What is said about the work. */
export async function packageDelivery(
  input: RoadmapInput & { plan: WorkPlanSection },
): Promise<DeliverySection> {
  const basis = await basisOf(input)
  const { nature, phaseWork, holds, sizing } = basis
  const { known } = await rulesOf(basis.law, nature)
  const figures = measured(input, input.plan)
  const tested = input.plan.tasks.some(({ id }) => id === 'riskiest-test')
  const threshold = tested ? (input.report.market?.nextTest?.threshold.text ?? '') : ''
  return {
    text: SUMMARY,
    milestones: milestonesOf(phaseWork, input.plan.tasks, sizing),
    deliverables: [
      ...(threshold ? [`Result of the test, passed when: ${sentences(threshold, 300)}`] : []),
      ...held(phaseWork.deliverables, holds).map((text) => numbered(text, sizing)),
    ],
    risks: [
      ...risksOf(input, figures, { nature, known }),
      ...kindRisks(basis, input.phase),
      ...phaseWork.risks
        .filter(({ when }) => holds(when))
        .map(({ description, mitigation }) => ({ description, mitigation })),
    ],
    recommendations: [...held(phaseWork.advice, holds), ...adviceOf(input, figures)],
  }
}
