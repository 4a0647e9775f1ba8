import type { Phase } from '../../domain/phases.ts'
import type { RoadmapTask } from '../../domain/roadmap/content.ts'
import { assumedEffort, HOURS_OF_SIZE, sizeOfHours } from '../../domain/roadmap/sizes.ts'
import type { RoadmapInput } from '../engine.ts'
import { type ActionPart, actionKindOf, kindOf } from './action-kinds.ts'
import { type Basis, isScrap, SMALLER } from './basis.ts'
import { deedClauses } from './deed-clauses.ts'
import { deedsOf, deedTasks } from './deeds.ts'
import { hoursByCount } from './effort.ts'
import { FUNCTION_CHARS } from './functions.ts'
import { testPhase } from './gate.ts'
import { nextTestOf } from './next-test.ts'
import { numbered } from './sizing.ts'
import { clause, quoted, sentences, sentencesOf, taskName } from './words.ts'
import type { Doer, WorkPackage } from './work-package.ts'

/**
 * A task's name has at most 200 characters; quotation marks and a colon separate the founder's words from what is done.
 */
const NAME_CHARS = 194

type RoleOf = (doer: Doer) => string

/** The hours of a package, two thirds of them for the first of two roles. */
function shares({ size, hours, by, with: second }: WorkPackage, roleOf: RoleOf) {
  const all = hours === undefined ? HOURS_OF_SIZE[size] : hours
  const other = second && roleOf(second) !== roleOf(by) ? second : null
  if (!other) return { role: roleOf(by), hours: assumedEffort(all) }
  // A second role that plans alongside the workers needs no more time for more of them.
  const part = Math.min(Math.round(all / 3), HOURS_OF_SIZE.M)
  return {
    role: roleOf(by),
    hours: assumedEffort(all - part),
    others: [{ role: roleOf(other), hours: assumedEffort(part) }],
  }
}

function waitingOf({ waits }: WorkPackage): Pick<RoadmapTask, 'waiting'> {
  if (!waits) return {}
  const [days, reason, alongside] = waits
  return { waiting: { days, reason, ...(alongside && { alongside: true }) } }
}

/** A package as a task of a roadmap. */
export const taskOf = (work: WorkPackage, roleOf: RoleOf): RoadmapTask => ({
  id: work.id,
  name: taskName(work.name),
  feature: null,
  dependsOn: [...work.after],
  ...shares(work, roleOf),
  size: work.hours === undefined ? work.size : sizeOfHours(work.hours),
  ...waitingOf(work),
})

const TOUCHES_PEOPLE: readonly Basis['nature'][] = ['physical', 'service', 'device']
/** Tests that only ask or observe need nothing to show; every other test waits for the offer or sample that it uses. */
const NEEDS_NOTHING = /^(?:Talk|Interview|Watch|Count|Observe|Look)\b/

const TEST_CHARS = 165
const PAYS = /\b(?:pays?|paid|paying|price|orders?|buys?|advance|sells?|charge)\b/i
/** How a sentence that prepares a test begins; the test starts with the first other sentence. */
const PREPARES = /^(?:Build|Make|Draw|Prepare|Choose|List|Set up|Print|Record)\b/

/**
 * Splits a test into the sentences that prepare it and the test itself; each gets a task of its own if one name cannot
 * hold both. The questions of an interview are no preparation: if they do not fit, only the first sentences remain.
 */
function partsOfTest(what: string): { preparation: string; test: string } {
  if (what.length <= TEST_CHARS) return { preparation: '', test: what }
  const whole = sentencesOf(what)
  const from = whole.findIndex((sentence) => !PREPARES.test(sentence))
  const rest = whole.slice(Math.max(from, 0)).join(' ')
  return { preparation: whole.slice(0, Math.max(from, 0)).join(' '), test: sentences(rest, TEST_CHARS) }
}

/**
 * The report's next test, in the first planned phase, with a task that prepares it if the report says how; none in
 * other phases.
 */
export function riskiestTest(
  input: RoadmapInput,
  { nature, phaseWork, holds }: Basis,
  rules: readonly RoadmapTask[],
  roleOf: RoleOf,
): RoadmapTask[] {
  const { planning, phase } = input
  const nextTest = testPhase(planning) === phase ? nextTestOf(input) : null
  if (!nextTest) return []
  const { what, threshold, days } = nextTest
  // Where the result counts payments, the test has to ask for them.
  const asksToPay = !PAYS.test(threshold) || PAYS.test(what) ? '' : ' Take the price before it begins.'
  const { preparation, test } = partsOfTest(`${what}${asksToPay}`)
  // Things that people eat, wear or are cared for with are not tried on them before the legal requirements are known.
  const laws = TOUCHES_PEOPLE.includes(nature) && phase !== 'mvp' ? rules.map(({ id }) => id) : []
  const shown = NEEDS_NOTHING.test(what)
    ? []
    : (phaseWork.shows ?? []).filter((id) =>
        phaseWork.packages.some((work) => work.id === id && holds(work.when)),
      )
  const prepared: WorkPackage[] = preparation
    ? [
        {
          id: 'test-preparation',
          name: `Prepare the test: ${sentences(preparation, TEST_CHARS)}`,
          size: 'S',
          by: 'founder',
          after: shown,
        },
      ]
    : []
  const counted = hoursByCount(test)
  const tested: WorkPackage = {
    id: 'riskiest-test',
    name: `Test the riskiest assumption: ${test}`,
    size: 'M',
    ...(counted !== null && { hours: counted }),
    by: 'founder',
    after: [...laws, ...(preparation ? ['test-preparation'] : shown)],
    ...(days > 0 && { waits: [days, 'Time for the test', 'alongside'] as const }),
  }
  return [...prepared, tested].map((work) => taskOf(work, roleOf))
}

/**
 * Whether work can be planned for an action of no known kind: only if its words name an object. The roadmap lists what
 * cannot be planned.
 */
export const isPlannable = ({ words, feature }: Pick<Basis['items'][number], 'words' | 'feature'>): boolean =>
  feature !== null || !isScrap(words)

/** Phases in which each action is built or proven on its own, with its own drawing or result. */
const EACH_ALONE: Partial<Record<Basis['nature'], readonly Phase[]>> = {
  software: ['interactive', 'poc', 'mvp'],
  device: ['poc'],
  marketplace: ['mvp'],
}
/** Phases in which one task covers all actions; in the other phases the packages cover them. */
const ALL_AT_ONCE: Partial<Record<Basis['nature'], readonly Phase[]>> = {
  software: ['production'],
  device: ['interactive', 'mvp', 'production'],
}
const AGREED_AND_WRITTEN: readonly Phase[] = ['interactive', 'poc', 'mvp']
/** Most actions that are tried before customers show what they need; the rest are built with the first version. */
const TRIED_FIRST = 4
/** Most functions of a small plan that each get a task of full size. */
const FEW_FUNCTIONS = 2
/** Hours for each further action that is combined with the first one. */
const HOURS_MORE = 2
const MOST_TOGETHER = 20
const PART_CHARS = 60

/** An action cut shorter than this cannot be told apart from others. */
const LEAST_CHARS = 34

/**
 * Splits the actions of one kind of task into groups that are small enough to name each action, so that none is left
 * out.
 */
function groupsOf<Item>(all: readonly Item[], room: number): Item[][] {
  const most = Math.max(1, Math.floor(room / LEAST_CHARS))
  const size = Math.ceil(all.length / Math.ceil(all.length / most))
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  )
}

/** The actions of one task: each in full if they fit, or else shortened. */
function togetherLabel(all: readonly string[], room: number): string {
  const listed = all.map((words) => quoted(words, FUNCTION_CHARS)).join(', ')
  if (listed.length <= room) return listed
  const each = Math.floor((room - 2 * (all.length - 1)) / all.length)
  return all.length === 1
    ? quoted(all[0] ?? '', room)
    : all.map((words) => `“${clause(words.replaceAll(/[“”]/g, ''), each - 2)}”`).join(', ')
}

/** A sentence about a device, as one item for each kind of action in its clauses. */
function ofKinds(item: Basis['items'][number], phase: Phase): Basis['items'] {
  const clauses = deedClauses(item.words).flatMap(({ words, heads }) => {
    const verbs = heads.find((head) => actionKindOf(head, 'device', phase) !== null)
    const kind = verbs === undefined ? undefined : actionKindOf(verbs, 'device', phase)?.id
    return verbs === undefined || kind === undefined ? [] : [{ words, verbs, kind }]
  })
  const once = clauses.filter(({ kind }, at) => clauses.findIndex((other) => other.kind === kind) === at)
  const [only] = once
  if (!only) return [item]
  return once.length === 1
    ? [{ ...item, verbs: [only.verbs] }]
    : once.map(({ words, verbs }) => ({ ...item, words, verbs: [verbs] }))
}

/**
 * The work on each action or feature, and, once per kind of action or deed, the work that the kind demands. A deed has no
 * second, general task.
 */
export function itemTasks(basis: Basis, phase: Phase, roleOf: RoleOf): RoadmapTask[] {
  const { nature, phaseWork, isSmall, sizing } = basis
  const { does, by, after, always } = phaseWork.action
  const isEach = EACH_ALONE[nature]?.includes(phase) ?? false
  const byKind = nature === 'device' ? basis.items.flatMap((item) => ofKinds(item, phase)) : basis.items
  const deeds = deedTasks(basis, phase, (work) => taskOf(work, roleOf))
  const named = new Set(deedsOf(basis).map(({ item }) => item))
  const unnamed = byKind.filter(({ words }) => !named.has(words))
  const items = nature === 'software' && phase === 'poc' && isSmall ? unnamed.slice(0, TRIED_FIRST) : unnamed
  const seen = new Set<string>()
  const tasks = items.flatMap(({ words, verbs, feature, size }, index) => {
    const kind = kindOf(verbs, nature, phase)
    if (!kind && !isPlannable({ words, feature })) return []
    const parts: readonly ActionPart[] = kind && !seen.has(kind.id) ? kind.parts : []
    if (kind) seen.add(kind.id)
    const isMain = isEach && (always === true || parts.length === 0)
    const main: ActionPart[] = isMain ? [{ name: numbered(does, sizing), size, by }] : []
    const idOf = (at: number) =>
      at === 0 && isMain ? `action-${index + 1}` : `part-${index + 1}-${isMain ? at : at + 1}`
    // Collecting happens while the rest is built.
    const all = [...main, ...parts]
    const isCollected = (at: number) => at > 0 && /^collect\b/.test(all[at]?.name ?? '')
    const afterPart = (at: number): readonly string[] =>
      isCollected(at) ? after : isCollected(at - 1) ? [idOf(at - 2), idOf(at - 1)] : [idOf(at - 1)]
    return all.map((part, at): RoadmapTask => {
      const { name, size: planned = 'S', by: doer = by, waits } = part
      // The core of the product is built in full; a smaller version could not be sold.
      const isCore = at === 0 && isMain && (phase === 'mvp' || phase === 'poc')
      const few = items.length <= FEW_FUNCTIONS ? planned : SMALLER[planned]
      const own = isSmall ? (isCore ? few : SMALLER[planned]) : planned
      const hours = hoursByCount(name)
      const label = quoted(
        words,
        Math.min(at === 0 && isMain ? FUNCTION_CHARS : PART_CHARS, NAME_CHARS - name.length),
      )
      return {
        ...taskOf(
          {
            id: idOf(at),
            name: `${label}: ${name}`,
            size: own,
            by: doer,
            after: at === 0 ? after : afterPart(at),
            ...(waits && { waits }),
            ...(hours !== null && { hours }),
          },
          roleOf,
        ),
        feature,
      }
    })
  })
  const isTogether = !isEach && (ALL_AT_ONCE[nature] ?? AGREED_AND_WRITTEN).includes(phase)
  const together = !isTogether
    ? []
    : items.filter((item) => kindOf(item.verbs, nature, phase) || isPlannable(item))
  if (together.length === 0) return [...deeds, ...tasks]
  const name = numbered(does, sizing)
  const [size] = together.map((item) => item.size)
  const one = hoursByCount(name) ?? HOURS_OF_SIZE[isSmall ? SMALLER[size ?? 'S'] : (size ?? 'S')]
  const room = NAME_CHARS - name.length
  const grouped = groupsOf(together, room).map((group, at) => ({
    ...taskOf(
      {
        id: `action-${at + 1}`,
        name: `${togetherLabel(
          group.map(({ words }) => words),
          room,
        )}: ${name}`,
        size: 'S',
        hours: Math.min(Math.max(one, MOST_TOGETHER), one + HOURS_MORE * (group.length - 1)),
        by,
        after,
      },
      roleOf,
    ),
    feature: group.length === 1 ? (group[0]?.feature ?? null) : null,
  }))
  return [...deeds, ...grouped, ...tasks]
}

/**
 * The packages without those that are left out; a package that waits for one of those waits for `instead`, or else for
 * its dependencies. Ids that match no package are dropped.
 */
export function without(
  packages: readonly WorkPackage[],
  isLeftOut: (work: WorkPackage) => boolean,
  instead: readonly string[],
): WorkPackage[] {
  const out = packages.filter(isLeftOut)
  const kept = packages.filter((work) => !out.includes(work))
  const ids = new Set([...kept.map(({ id }) => id), 'actions'])
  const needs = (id: string): readonly string[] => {
    if (ids.has(id)) return [id]
    const left = out.find((work) => work.id === id)
    if (!left) return []
    return instead.length > 0 ? instead : left.after.flatMap(needs)
  }
  return kept.map((work) => ({ ...work, after: [...new Set(work.after.flatMap(needs))] }))
}

/** A task that waits for 'actions' waits for each of the action tasks. */
export const waitingForAll = (task: RoadmapTask, actions: readonly RoadmapTask[]): RoadmapTask =>
  task.dependsOn.includes('actions')
    ? {
        ...task,
        dependsOn: [...task.dependsOn.filter((id) => id !== 'actions'), ...actions.map(({ id }) => id)],
      }
    : task

/** The last task of a phase decides what comes next: it waits for every task that no other task waits for. */
export function closed(tasks: readonly RoadmapTask[], last: string | undefined): RoadmapTask[] {
  const awaited = new Set(tasks.flatMap(({ dependsOn }) => dependsOn))
  const loose = tasks.map(({ id }) => id).filter((id) => id !== last && !awaited.has(id))
  return tasks.map((task) =>
    task.id === last ? { ...task, dependsOn: [...new Set([...task.dependsOn, ...loose])] } : task,
  )
}
