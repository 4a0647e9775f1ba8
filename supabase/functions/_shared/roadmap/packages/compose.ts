import { factsFor } from '../../analyst/facts/load.ts'
import { relevantFacts } from '../../analyst/relevance.ts'
import { confirmedField, leadingNature, type Source, wordsOf } from '../../analyst/source.ts'
import { PHASES, type Phase } from '../../domain/phases.ts'
import type { PlanningForm } from '../../domain/planning.ts'
import { teamFromTasks } from '../../domain/roadmap/compute.ts'
import type { CostLine, RoadmapTask } from '../../domain/roadmap/content.ts'
import { effortsOf } from '../../domain/roadmap/efforts.ts'
import type { RoleId } from '../../domain/roadmap/rates.ts'
import { assumedEffort, HOURS_OF_SIZE } from '../../domain/roadmap/sizes.ts'
import { nameOf } from '../compose/roles.ts'
import { clause, quoted, sentences, taskName } from '../compose/words.ts'
import type { DeliverySection, RoadmapInput, WorkPlanSection } from '../engine.ts'
import { actionKindOf } from './action-kinds.ts'
import { CONTENT } from './content.ts'
import { DEVICE } from './device.ts'
import { GOODS } from './goods.ts'
import { MARKETPLACE } from './marketplace.ts'
import { openRules } from './open-rules.ts'
import { SERVICE } from './service.ts'
import { skillsOf } from './skills.ts'
import { UNDECIDED } from './undecided.ts'
import type { Doer, NatureWork, PhaseWork, WorkPackage } from './work-package.ts'
import { workerOf } from './worker.ts'

const WORK = {
  device: DEVICE,
  physical: GOODS,
  service: SERVICE,
  marketplace: MARKETPLACE,
  content: CONTENT,
  undecided: UNDECIDED,
} as const
type Planned = keyof typeof WORK

const MOST_ACTIONS = 6
const MOST_RULES = 4
const MOST_OPEN_RULES = 2
const LABEL_CHARS = 90
const PART_LABEL_CHARS = 60

/** What the packages of an idea are chosen by. */
export interface Basis {
  source: Source
  nature: Planned
  work: NatureWork
  phaseWork: PhaseWork
  worker: RoleId
}

/** The curated work for the idea's kind of product, or for any kind where none is known; null for software. */
export function basisOf({ report, idea, phase }: RoadmapInput): Basis | null {
  if (!report.brief) return null
  const source: Source = { brief: report.brief, idea }
  const nature = leadingNature(source)?.nature ?? 'undecided'
  if (nature === 'software') return null
  const work = WORK[nature]
  return { source, nature, work, phaseWork: work.phases[phase], worker: workerOf(nature, source) }
}

/** The hours of a size, two thirds of them for the first of two roles. */
function shares({ size, by, with: second }: WorkPackage, roleOf: (doer: Doer) => string) {
  const all = HOURS_OF_SIZE[size]
  const other = second && roleOf(second) !== roleOf(by) ? second : null
  if (!other) return { role: roleOf(by), hours: assumedEffort(all) }
  const part = Math.round(all / 3)
  return {
    role: roleOf(by),
    hours: assumedEffort(all - part),
    others: [{ role: roleOf(other), hours: assumedEffort(part) }],
  }
}

const taskOf = (work: WorkPackage, roleOf: (doer: Doer) => string): RoadmapTask => ({
  id: work.id,
  name: taskName(work.name),
  feature: null,
  dependsOn: [...work.after],
  ...shares(work, roleOf),
  size: work.size,
  ...(work.waits && { waiting: { days: work.waits[0], reason: work.waits[1] } }),
})

const TOUCHES_PEOPLE: readonly Planned[] = ['physical', 'service', 'device']

/** The first phase that the plan names is where the riskiest assumption is tested. */
const testPhase = ({ developmentPhases }: PlanningForm): Phase =>
  PHASES.find((phase) => developmentPhases.includes(phase)) ?? PHASES[0]

function riskiestTest(
  { report, planning, phase }: RoadmapInput,
  nature: Planned,
  rules: readonly RoadmapTask[],
  roleOf: (doer: Doer) => string,
) {
  const test = report.market?.nextTest
  if (!test || testPhase(planning) !== phase) return []
  const days = Math.min(1_000, Math.ceil(test.days))
  const name = `Test the riskiest assumption: ${sentences(test.what.text, 165)}`
  // What people eat, wear or are cared for with is not tried on them before it is known what the law demands.
  const after = TOUCHES_PEOPLE.includes(nature) && phase !== 'mvp' ? rules.map(({ id }) => id) : []
  const task = taskOf({ id: 'riskiest-test', name, size: 'M', by: 'founder', after }, roleOf)
  return [days > 0 ? { ...task, waiting: { days, reason: 'Result of the test' } } : task]
}

/** Each action of the founder, and once for each kind of action what that kind demands besides. */
function actionTasks(
  { source, nature, phaseWork }: Basis,
  phase: Phase,
  roleOf: (doer: Doer) => string,
): RoadmapTask[] {
  const { before, behind, size, by, after } = phaseWork.action
  const seen = new Set<string>()
  return actionsOf(source).flatMap((words, index) => {
    const id = `action-${index + 1}`
    const name = `${before}${quoted(words, LABEL_CHARS)}${behind}`
    const kind = actionKindOf(words, nature, phase)
    const parts = kind && !seen.has(kind.id) ? kind.parts : []
    if (kind) seen.add(kind.id)
    return [
      taskOf({ id, name, size, by, after }, roleOf),
      ...parts.map(({ name: what, waits }, at) =>
        taskOf(
          {
            id: `part-${index + 1}-${at + 1}`,
            name: `${quoted(words, PART_LABEL_CHARS)}: ${what}`,
            size: 'S',
            by,
            ...(waits && { waits }),
            after: [at === 0 ? id : `part-${index + 1}-${at}`],
          },
          roleOf,
        ),
      ),
    ]
  })
}

const actionsOf = (source: Source) => [...new Set(wordsOf(source, 'actions'))].slice(0, MOST_ACTIONS)

/** Rules are found out where the riskiest assumption is tested, at the latest before there is something to sell, and met there. */
function ruleStep({ planning, phase }: RoadmapInput): keyof typeof RULE_WORDS | null {
  if (phase === 'mvp') return 'meet'
  return phase === (testPhase(planning) === 'interactive' ? 'interactive' : 'poc') ? 'ask' : null
}

/** What is done about a rule that binds the idea, and about one of which the founder's words leave that open. */
const RULE_WORDS = {
  ask: {
    binding: 'Find out what this rule demands here, in writing',
    open: 'Ask the authority in writing whether this rule binds you',
  },
  meet: {
    binding: 'Meet this rule before the first sale and keep the proof',
    open: 'Meet this rule before the first sale if it binds you, and keep the answer of the authority',
  },
} as const

/** What the law of field and place demands, each with its source: found out early, and put in place before sales. */
async function ruleTasks(
  input: RoadmapInput,
  basis: Basis,
  roleOf: (doer: Doer) => string,
): Promise<RoadmapTask[]> {
  const step = ruleStep(input)
  if (!step) return []
  const own = confirmedField(basis.source)
  const fields = [...new Set([...(own ? [own] : []), ...(basis.nature === 'device' ? ['electronics'] : [])])]
  const known = (await Promise.all(fields.map(factsFor))).flatMap(({ facts }) => facts)
  const rules = [...new Set(known)].filter(({ kind }) => kind === 'rule')
  const binding = relevantFacts(basis.source, rules).slice(0, MOST_RULES)
  const open = own && binding.length === 0 ? openRules(basis.source, rules).slice(0, MOST_OPEN_RULES) : []
  const words = RULE_WORDS[step][open.length > 0 ? 'open' : 'binding']
  return [...binding, ...open].map(({ source: { title, publisher, address } }, index) => ({
    ...taskOf(
      {
        id: `rule-${index + 1}`,
        name: `${words}: ${clause(title, 120)}`,
        size: step === 'ask' ? 'S' : 'M',
        by: 'founder',
        waits: step === 'ask' ? [14, 'Written answer'] : [21, 'Permits, tests or certificates'],
        after: [],
      },
      roleOf,
    ),
    source: { title, publisher, address },
  }))
}

/** A sale waits for what the law demands of it. */
const heldBack = (
  task: RoadmapTask,
  { sells = [] }: PhaseWork,
  rules: readonly RoadmapTask[],
): RoadmapTask =>
  sells.includes(task.id) ? { ...task, dependsOn: [...task.dependsOn, ...rules.map(({ id }) => id)] } : task

/** The work of the phase, who does it, what it costs besides, and what could not be planned. */
export async function packagePlan(input: RoadmapInput, basis: Basis): Promise<WorkPlanSection> {
  const roleOf = (doer: Doer): string => nameOf(doer === 'worker' ? basis.worker : doer)
  const rules = await ruleTasks(input, basis, roleOf)
  const tasks = [
    ...rules,
    ...riskiestTest(input, basis.nature, rules, roleOf),
    ...basis.phaseWork.packages.map((work) => heldBack(taskOf(work, roleOf), basis.phaseWork, rules)),
    ...actionTasks(basis, input.phase, roleOf),
  ]
  const roles = [...new Set(tasks.flatMap(effortsOf).map(({ role }) => role))]
  const costLines = basis.phaseWork.costs.map(([name, kind, amount]): CostLine => ({ name, kind, amount }))
  return {
    tasks,
    team: teamFromTasks(
      tasks,
      roles.map((role) => ({ role, count: 1, skills: [...skillsOf(role)] })),
      input.rates,
    ),
    costLines,
    unplanned: unplannedOf(basis, input.phase, ruleStep(input) !== null && rules.length === 0),
  }
}

function unplannedOf({ source, nature, work }: Basis, phase: Phase, lacksRules: boolean): string[] {
  const unknown = actionsOf(source).filter((words) => !actionKindOf(words, nature, phase))
  const missing = (field: Parameters<typeof wordsOf>[1], text: string) =>
    wordsOf(source, field).length === 0 ? [text] : []
  const namesPlace = wordsOf(source, 'place').length > 0
  return [
    ...missing('price', 'The price: the idea names none, so no income is set beside the costs.'),
    ...missing('place', 'The place: no law or wage of a place could be planned.'),
    ...missing('actions', 'What exactly is done for customers: the idea names no action.'),
    ...unknown.map(
      (words) => `What ${quoted(words, LABEL_CHARS)} demands beyond its one task: no work is known for it.`,
    ),
    ...(confirmedField(source) ? [] : ['Laws of the business field: choose the field in the brief.']),
    ...(confirmedField(source) && namesPlace && lacksRules
      ? [
          'Laws of the place: none is on file here for your field and place. Ask the authority before you sell.',
        ]
      : []),
    ...work.unplanned,
  ]
}

/** What is said about the work. */
export function packageDelivery(
  input: RoadmapInput & { plan: WorkPlanSection },
  { work, phaseWork }: Basis,
): Omit<DeliverySection, 'recommendations' | 'text'> {
  const ids = new Set(input.plan.tasks.map(({ id }) => id))
  const named = phaseWork.milestones
    .map(([name, ...reaches]) => ({ name, tasks: reaches.filter((id) => ids.has(id)) }))
    .filter(({ tasks }) => tasks.length > 0)
  const test = ids.has('riskiest-test') ? input.report.market?.nextTest : null
  const threshold = test?.threshold.text ?? ''
  return {
    milestones: [
      ...named,
      ...(test
        ? [{ name: 'Result of the riskiest assumption’s test is known', tasks: ['riskiest-test'] }]
        : []),
    ],
    deliverables: [
      ...(threshold ? [`Result of the test, passed when: ${sentences(threshold, 300)}`] : []),
      ...phaseWork.deliverables,
    ],
    risks: [...work.risks],
  }
}
