import { factsFor } from '../../analyst/facts/load.ts'
import { relevantFacts } from '../../analyst/relevance.ts'
import { confirmedField, leadingNature, type Source, wordsOf } from '../../analyst/source.ts'
import { type Brief, emptyBrief } from '../../domain/brief/brief.ts'
import { withReading } from '../../domain/brief/reading.ts'
import { PHASES, type Phase } from '../../domain/phases.ts'
import type { PlanningForm } from '../../domain/planning.ts'
import { teamFromTasks } from '../../domain/roadmap/compute.ts'
import type { CostLine, RoadmapTask, Size } from '../../domain/roadmap/content.ts'
import { effortsOf } from '../../domain/roadmap/efforts.ts'
import { featuresOf } from '../../domain/roadmap/features.ts'
import type { RoleId } from '../../domain/roadmap/rates.ts'
import { assumedEffort, HOURS_OF_SIZE } from '../../domain/roadmap/sizes.ts'
import { fromDollars } from '../currency.ts'
import type { DeliverySection, RoadmapInput, WorkPlanSection } from '../engine.ts'
import { measured } from '../plan-fit.ts'
import { actionKindOf } from './action-kinds.ts'
import { adviceOf } from './advice.ts'
import { CONTENT } from './content.ts'
import { DEVICE } from './device.ts'
import { GOODS } from './goods.ts'
import { MARKETPLACE } from './marketplace.ts'
import { openRules } from './open-rules.ts'
import { risksOf } from './risks.ts'
import { nameOf } from './role-name.ts'
import { SERVICE } from './service.ts'
import { skillsOf } from './skills.ts'
import { SOFTWARE } from './software.ts'
import { staffed } from './staffing.ts'
import { surfaceWork } from './surfaces.ts'
import { UNDECIDED } from './undecided.ts'
import { clause, quoted, sentences, taskName } from './words.ts'
import type { Doer, NatureWork, PhaseWork, WorkPackage } from './work-package.ts'
import { workerOf } from './worker.ts'

const WORK = {
  software: SOFTWARE,
  device: DEVICE,
  physical: GOODS,
  service: SERVICE,
  marketplace: MARKETPLACE,
  content: CONTENT,
  undecided: UNDECIDED,
} as const
type Planned = keyof typeof WORK

const MOST_ACTIONS = 6
/** A phase holds at most 1,000 tasks. */
const MOST_FEATURES = 400
const MOST_RULES = 4
const MOST_OPEN_RULES = 2
const LABEL_CHARS = 90
const PART_LABEL_CHARS = 60

/** What the packages of an idea are chosen by. */
interface Basis {
  source: Source
  nature: Planned
  work: NatureWork
  phaseWork: PhaseWork
  worker: RoleId
}

/** The brief; an unconfirmed reading of the idea where the report is older than briefs. */
async function briefOf({ report, idea }: RoadmapInput): Promise<Brief> {
  if (report.brief) return report.brief
  const { readIdea } = await import('../../domain/brief/reader/read-idea.ts')
  return withReading(emptyBrief(), readIdea(idea), idea)
}

/** The curated work for the idea's kind of product, or for any kind where none is known. */
async function basisOf(input: RoadmapInput): Promise<Basis> {
  const source: Source = { brief: await briefOf(input), idea: input.idea }
  const { phase } = input
  const nature = leadingNature(source)?.nature ?? 'undecided'
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

interface Item {
  /** The founder's words for the action, or those of the report for a feature. */
  words: string
  /** The feature of the report that it is; null for an action that is only stated in the brief. */
  feature: string | null
  size: Size
}

const LARGER: Readonly<Record<Size, Size>> = { S: 'M', M: 'L', L: 'XL', XL: 'XL' }

/**
 * What the product is to do: for software the features that the phase builds, the core ones larger; else the actions of
 * the founder. Where one is missing, the other.
 */
function itemsOf({ report, phase }: RoadmapInput, { source, nature, phaseWork }: Basis): Item[] {
  const { size } = phaseWork.action
  // Patterns of the catalog say what a kind of action demands; here its own work does.
  const stated = featuresOf(phase, report).filter(({ pattern }) => !pattern)
  const features = stated.map(({ description, group }): Item => {
    const core = nature === 'software' && group === 'core' && phase !== 'production'
    return { words: description, feature: description.slice(0, 2_000), size: core ? LARGER[size] : size }
  })
  const actions = actionsOf(source).map((words): Item => ({ words, feature: null, size }))
  if (nature === 'software') return (features.length > 0 ? features : actions).slice(0, MOST_FEATURES)
  return actions.length > 0 ? actions : features.slice(0, MOST_ACTIONS)
}

/** Each of them, and once for each kind of action what that kind demands besides. */
function itemTasks(
  items: readonly Item[],
  { nature, phaseWork }: Basis,
  phase: Phase,
  roleOf: (doer: Doer) => string,
): RoadmapTask[] {
  const { before, behind, by, after } = phaseWork.action
  const seen = new Set<string>()
  return items.flatMap(({ words, feature, size }, index) => {
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
    ].map((task) => ({ ...task, feature }))
  })
}

/** Packages without some; what waits for one of those waits for what it waits for. */
function without(packages: readonly WorkPackage[], isLeftOut: (work: WorkPackage) => boolean): WorkPackage[] {
  const out = new Map(packages.filter(isLeftOut).map(({ id, after }) => [id, after]))
  const needs = (id: string): readonly string[] => out.get(id)?.flatMap(needs) ?? [id]
  return packages
    .filter(({ id }) => !out.has(id))
    .map((work) => ({ ...work, after: [...new Set(work.after.flatMap(needs))] }))
}

/** A package that waits for all actions waits for each of them, and for what their kinds demand. */
const waitingForAll = (task: RoadmapTask, actions: readonly RoadmapTask[]): RoadmapTask =>
  task.dependsOn.includes('actions')
    ? {
        ...task,
        dependsOn: [...task.dependsOn.filter((id) => id !== 'actions'), ...actions.map(({ id }) => id)],
      }
    : task

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
export async function packagePlan(input: RoadmapInput): Promise<WorkPlanSection> {
  const basis = await basisOf(input)
  const { source, nature, phaseWork } = basis
  const { phase, planning } = input
  const roleOf = (doer: Doer): string => nameOf(doer === 'worker' ? basis.worker : doer)
  const rules = await ruleTasks(input, basis, roleOf)
  const items = itemsOf(input, basis)
  const actions = itemTasks(items, basis, phase, roleOf)
  const words = wordsOfProduct(source, items)
  const surfaces = nature === 'software' ? surfaceWork(phase, planning.platforms, words) : []
  const demanded = without(
    [...phaseWork.packages, ...surfaces],
    ({ cue }) => cue !== undefined && !cue.test(`${words}\n${source.idea}`),
  )
  const packages = demanded.map((work) =>
    waitingForAll(heldBack(taskOf(work, roleOf), phaseWork, rules), actions),
  )
  const tasks = [...rules, ...riskiestTest(input, nature, rules, roleOf), ...packages, ...actions]
  const roles = [...new Set(tasks.flatMap(effortsOf).map(({ role }) => role))]
  const costLines = phaseWork.costs.map(
    ([name, kind, dollars]): CostLine => ({ name, kind, amount: fromDollars(dollars, input.currency) }),
  )
  return {
    tasks,
    team: teamFromTasks(
      tasks,
      // More people help software that is due soon; elsewhere the work needs its one person and its waiting.
      staffed(tasks, roles, nature === 'software' ? { phase, planning } : null).map((staff) => ({
        ...staff,
        skills: skillsOf(staff.role, nature === 'software' ? planning.technologyStack : []),
      })),
      input.rates,
    ),
    costLines,
    unplanned: unplannedOf(basis, items, phase, ruleStep(input) !== null && rules.length === 0),
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

/** What the founder and the report say of the product, as one text. */
const wordsOfProduct = (source: Source, items: readonly Item[]): string =>
  [
    ...wordsOf(source, 'product'),
    ...wordsOf(source, 'actions'),
    ...wordsOf(source, 'inputs'),
    ...wordsOf(source, 'difference'),
    ...items.map(({ words }) => words),
  ].join('\n')

function unplannedOf(
  { source, nature, work }: Basis,
  items: readonly Item[],
  phase: Phase,
  lacksRules: boolean,
): string[] {
  // What software does is built by its own task; other work begins with knowing its kind.
  const unknown =
    nature === 'software' ? [] : items.filter(({ words }) => !actionKindOf(words, nature, phase))
  const missing = (field: Parameters<typeof wordsOf>[1], text: string) =>
    wordsOf(source, field).length === 0 ? [text] : []
  const namesPlace = wordsOf(source, 'place').length > 0
  return [
    ...missing('price', 'The price: the idea names none, so no income is set beside the costs.'),
    ...missing('place', 'The place: no law or wage of a place could be planned.'),
    ...(items.length === 0 ? ['What exactly is done for customers: the idea names no action.'] : []),
    ...unknown.map(
      ({ words }) =>
        `What ${quoted(words, LABEL_CHARS)} demands beyond its one task: no work is known for it.`,
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

const SUMMARY =
  'Composed from the brief and the plan by templates, without an AI model. All sizes and costs are assumptions.'

/** Milestones by tasks that are there: a model may have planned the work before the engine was switched. */
function milestonesOf({ milestones }: PhaseWork, tasks: readonly RoadmapTask[]) {
  const ids = new Set(tasks.map(({ id }) => id))
  const named = [
    ...milestones,
    ['Result of the riskiest assumption’s test is known', 'riskiest-test'] as const,
  ].map(([name, ...reaches]) => ({ name, tasks: reaches.filter((id) => ids.has(id)) }))
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

/** What is said about the work. */
export async function packageDelivery(
  input: RoadmapInput & { plan: WorkPlanSection },
): Promise<DeliverySection> {
  const { work, phaseWork } = await basisOf(input)
  const figures = measured(input, input.plan)
  const tested = input.plan.tasks.some(({ id }) => id === 'riskiest-test')
  const threshold = tested ? (input.report.market?.nextTest?.threshold.text ?? '') : ''
  return {
    text: SUMMARY,
    milestones: milestonesOf(phaseWork, input.plan.tasks),
    deliverables: [
      ...(threshold ? [`Result of the test, passed when: ${sentences(threshold, 300)}`] : []),
      ...phaseWork.deliverables,
    ],
    risks: [...risksOf(input, figures), ...work.risks],
    recommendations: adviceOf(input, figures),
  }
}
