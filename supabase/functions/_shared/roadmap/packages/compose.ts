import { type Source, wordsOf } from '../../analyst/source.ts'
import { entriesOf, firstValue } from '../../domain/brief/brief.ts'
import type { Phase } from '../../domain/phases.ts'
import { teamFromTasks } from '../../domain/roadmap/compute.ts'
import type { CostLine, RoadmapRisk, RoadmapTask } from '../../domain/roadmap/content.ts'
import { effortsOf } from '../../domain/roadmap/efforts.ts'
import { moneyText } from '../../domain/roadmap/money-text.ts'
import { losesAlways } from '../../domain/roadmap/one-sale.ts'
import { scheduleTasks } from '../../domain/roadmap/schedule.ts'
import { DAYS_PER_MONTH, HOURS_PER_DAY } from '../../domain/roadmap/work-time.ts'
import type { DeliverySection, RoadmapInput, WorkPlanSection } from '../engine.ts'
import { incomeOf } from '../income.ts'
import { measured } from '../plan-fit.ts'
import { kindOf } from './action-kinds.ts'
import { adviceOf } from './advice.ts'
import { type Basis, basisOf, SMALLER } from './basis.ts'
import { asksTestHouse, beliefTasks } from './beliefs.ts'
import { filled, held } from './chosen.ts'
import { coreWork, openCores } from './cores.ts'
import { assumedUnit, costLinesOf, inRoadmap } from './costs.ts'
import { afterWeakTime, orderTasks, requestTasks, seasonPoint, seasonTasks } from './dated.ts'
import { awaitsPermission } from './deeds.ts'
import { hoursByCount, hoursOfScreens } from './effort.ts'
import { afterTheirEvents } from './events.ts'
import { figurePoints } from './figure-points.ts'
import { formOf } from './forms.ts'
import {
  begunWith,
  conditionOf,
  fitted,
  gated,
  isSeldom,
  lastOf,
  type OwnFigures,
  testPhase,
} from './gate.ts'
import { deliveryPhase, phaseMoney, plannedPhases } from './money.ts'
import { nextTestOf } from './next-test.ts'
import { difficulties, objectionTasks, safetyTasks } from './objections.ts'
import { openPoints, quoteTasks } from './open-points.ts'
import { foundersOf } from './own-hands.ts'
import { keptOf } from './pricing.ts'
import { besideGoal, outOfProportion } from './proportion.ts'
import { isAlarm, provokedTasks, withoutMisses } from './provoked.ts'
import { actTasks, namesActs } from './regulated.ts'
import { risksOf } from './risks.ts'
import { nameOf } from './role-name.ts'
import { checksRulesAgain, ruleStep, rulesOf, ruleTasks } from './rules.ts'
import { offerOf } from './signs.ts'
import { numbered, regularPayments, type Sizing } from './sizing.ts'
import { skillsOf } from './skills.ts'
import { staffed } from './staffing.ts'
import { reaches, type Standing } from './standing.ts'
import { surfaceWork } from './surfaces.ts'
import { closed, itemTasks, riskiestTest, taskOf, waitingForAll, without } from './tasks.ts'
import { toldTasks, unusedPoints } from './told-use.ts'
import { lowersLoss, provenByCount, valueTasks } from './value.ts'
import { quoted, sentences } from './words.ts'
import type { Doer, PhaseWork, Waits, WorkPackage } from './work-package.ts'

/** Permits and certificates are valid for the size for which they were issued. */
const RULES_AGAIN: WorkPackage = {
  id: 'rules-again',
  name: 'Check whether every permit, certificate and notice still holds at the larger size',
  size: 'S',
  by: 'founder',
  after: [],
  waits: [14, 'Answers of authorities'],
}

/** Hours to read and enter the results of the previous phase. */
const START_HOURS = 4
const ENOUGH_INTERVIEWS = 5
/** Packages in which people are asked for the first time. */
const FIRST_INTERVIEWS = new Set(['ask', 'talks', 'readers', 'scarce', 'watch'])

/** A rule on personal data: a lawyer is asked about it once. */
const PERSONAL_DATA = /\b(?:personal data|data about (?:people|its))\b/i

/** Packages that draw the screens that the founder counts. */
const SCREENS = new Set(['screens'])

/** Packages that make the first sample for each kind of product. */
const FIRST_MADE = new Set(['mockup', 'bench', 'slice', 'screens', 'sample', 'rehearsal', 'piece'])

/**
 * What may already work is not made a second time, and interviews that the founder has held are only completed, so that
 * all tasks refer to one sample.
 */
function continued(work: WorkPackage, { brief }: Source, { isUnsure }: Standing): WorkPackage {
  if (isUnsure && FIRST_MADE.has(work.id))
    return { ...work, name: `Where one works already, measure that one instead. Else: ${lowered(work.name)}` }
  const held = entriesOf(brief, 'evidence').reduce(
    (sum, { value }) => (value.kind === 'interviews' ? sum + (value.count ?? 0) : sum),
    0,
  )
  if (held < ENOUGH_INTERVIEWS || !FIRST_INTERVIEWS.has(work.id) || !/^Interview\b/.test(work.name))
    return work
  return {
    ...work,
    name: `Complete the notes of your ${held} interviews: what each does today, how often, at what cost; call back where one is silent`,
    waits: [7, 'Calls back', 'alongside'],
  }
}

/** Lowercases the first letter of a text, for use within a sentence. */
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Public buyers, who decide in meetings and by budget year, and the days until their meeting after next. */
const PUBLIC =
  /\b(?:townships?|municipal\w*|councils?|counties|county|cities|communes?|authorit\w+|ministr\w+|public schools?|school boards?|school districts?|parishes|hospitals?|librar(?:y|ies)|fire departments?|governments?)\b/i
const PUBLIC_DAYS = 45

/** The shares of the price that the founder's figures leave and cost. */
function ownFigures(input: RoadmapInput, { told, source }: Pick<Basis, 'told' | 'source'>): OwnFigures {
  const income = incomeOf(input)
  const { unitCost } = told
  return {
    isOnce: income?.every === 'once',
    isSeldom: isSeldom(source),
    condition: conditionOf(source),
    margin: income?.margin ?? null,
    losesAlways: income !== null && losesAlways(income),
    cost:
      income === null || unitCost === null
        ? null
        : { share: unitCost / income.price, text: moneyText(unitCost, input.currency?.code) },
  }
}

/** The packages that hold for the idea, with the founder's words; work that the test covers is left out. */
const packagesOf = (
  { source, phaseWork, holds, sizing, standing, nature, isSmall }: Basis,
  test: string | undefined,
  asksAboutData: boolean,
  own: OwnFigures,
): WorkPackage[] => {
  const isPublic = PUBLIC.test(wordsOf(source, 'customer').join('\n'))
  return without(
    phaseWork.packages.filter(({ when }) => holds(when)),
    ({ id, covered }) =>
      (test !== undefined && covered?.test(test) === true) ||
      (id === 'data-law' && asksAboutData) ||
      (id === 'rules' && nature === 'device' && asksTestHouse({ source })),
    test === undefined ? [] : ['riskiest-test'],
  ).map((given) => {
    const work = withoutHiring(continued(given, source, standing), sizing)
    const planned = fitted(
      isAlarm({ nature, source }) ? withoutMisses(work.name, source.idea) : work.name,
      own,
    )
    const name = filled(numbered(planned, sizing), source)
    const hours =
      sizing.hours[work.id] ??
      (SCREENS.has(work.id) ? hoursOfScreens(source.idea) : null) ??
      hoursByCount(name) ??
      undefined
    const days = sizing.days[work.id] ?? (isPublic && work.id === 'order' ? PUBLIC_DAYS : undefined)
    return {
      ...work,
      name,
      ...(isSmall && hours === undefined && nature === 'software' && { size: SMALLER[work.size] }),
      ...(hours !== undefined && { hours }),
      ...(days !== undefined && work.waits && { waits: lasting(days, work.waits) }),
    }
  })
}

/** Where nobody joins, the team of the phase before is kept, and only substitutes are settled. */
function withoutHiring(work: WorkPackage, { figures }: Sizing): WorkPackage {
  if (work.id !== 'grow-team' || figures.hired !== 0) return work
  const { waits: _, ...rest } = work
  return {
    ...rest,
    size: 'S',
    name: 'Keep the {people} people of the trial: settle in writing who stands in for whom, and by when an absence is told. Nobody joins in this phase',
  }
}

/** The same wait with a different number of days. */
const lasting = (days: number, [, ...rest]: Waits): Waits => [days, ...rest]

/**
 * The first task of a phase that follows another one: it checks what that one must have shown. Empty for the first
 * phase.
 */
async function startTasks(
  input: RoadmapInput,
  taskOfWork: (work: WorkPackage) => RoadmapTask,
): Promise<RoadmapTask[]> {
  const planned = plannedPhases(input)
  const before = planned[planned.indexOf(input.phase) - 1]
  if (before === undefined) return []
  const { phaseWork, holds, sizing, source, told, nature } = await basisOf({ ...input, phase: before })
  const [shown] = held(phaseWork.proves ?? [], holds)
  if (shown === undefined) return []
  const proved = fitted(
    isAlarm({ nature, source }) ? withoutMisses(shown, source.idea) : shown,
    ownFigures(input, { told, source }),
  )
  const name = testPhase(input.planning) === before ? begunWith(proved, input) : proved
  return [
    taskOfWork({
      id: 'start',
      name: filled(numbered(name, sizing), source),
      size: 'S',
      by: 'founder',
      after: [],
      hours: START_HOURS,
    }),
  ]
}

/** What comes before everything else while each sale loses money. */
const oneSaleWork = ({ told }: Basis): WorkPackage => ({
  id: 'one-sale',
  name: told.sale?.monthly
    ? 'Write down what one costs over all the time that you promise; offer ten who want it a price that carries it, or a yearly renewal, and count who takes which'
    : 'Write down everything that one sale costs; offer ten who want it a price that carries it, or less for the same price, and count who takes which',
  size: 'S',
  by: 'founder',
  after: [],
  waits: [10, 'Their answers', 'alongside'],
})

const NAME_CHARS = 199
/** A decision that also asks whether the told loss has fallen, if its name can hold that. */
const counted = (name: string): string => {
  const longer = provenByCount(name)
  return longer.length <= NAME_CHARS ? longer : name
}

/** Packages in which other people try the product before it is sold. */
const TRIED = new Set(['try-out', 'pilot', 'beside'])

/** A sale waits until the legal requirements are met. */
const heldBack = (
  task: RoadmapTask,
  { sells = [] }: PhaseWork,
  rules: readonly RoadmapTask[],
): RoadmapTask =>
  sells.includes(task.id) ? { ...task, dependsOn: [...task.dependsOn, ...rules.map(({ id }) => id)] } : task

/** All work of the phase, including the work planned for rules. */
async function workOf(input: RoadmapInput, basis: Basis, roleOf: (doer: Doer) => string) {
  const { nature, phaseWork, words } = basis
  const { phase, planning } = input
  const step = ruleStep(input, nature)
  const law = await rulesOf(basis.law, nature)
  const ids = new Set(phaseWork.packages.map(({ id }) => id))
  const tested = nature === 'device' && ids.has('precheck') ? ['precheck'] : []
  const rules = step
    ? ruleTasks(step, law, (work) => taskOf(work, roleOf), {
        tested,
        isLent: nature === 'device',
        proven: nature === 'device' && ids.has('certify'),
      })
    : []
  const acts = step ? actTasks(basis, step, difficulties(basis), (work) => taskOf(work, roleOf)) : []
  const test = riskiestTest(input, basis, [...rules, ...acts], roleOf)
  const planned = plannedPhases(input)
  const since = planned.indexOf(phase) - planned.indexOf(testPhase(planning))
  const objections =
    since === 0 || since === 1
      ? objectionTasks(basis, since === 0 ? 'first' : 'next', (work) => taskOf(work, roleOf))
      : []
  const asksAboutData = rules.some(({ name }) => PERSONAL_DATA.test(name))
  const last = lastOf(phaseWork)
  const own = ownFigures(input, basis)
  const isOwnGate = reaches(basis.standing, 'built') || formOf(basis.source, nature) !== null
  const packages = packagesOf(
    basis,
    test.length > 0 ? nextTestOf(input)?.what : undefined,
    asksAboutData,
    own,
  ).map((work) =>
    test.length > 0 && work.id === last
      ? gated(work, nature, input, isOwnGate, own.losesAlways)
      : work.id === last && since > 0 && phase !== 'production' && lowersLoss(basis)
        ? { ...work, name: counted(work.name) }
        : work,
  )
  const actions = afterTheirEvents(itemTasks(basis, phase, roleOf), basis, phase, packages)
  const runs = reaches(basis.standing, 'built')
  const demanded = [
    ...(nature === 'software' ? surfaceWork(phase, planning.platforms, words) : []),
    ...(runs && nature === 'software' ? [] : coreWork(nature, phase, offerOf(basis.source))),
  ]
  const there = new Set([...packages, ...demanded].map(({ id }) => id))
  const surfaces = demanded
    .filter(({ id }) => !(id === 'core-stores' && there.has('stores')))
    .map((work) => ({ ...work, after: work.after.filter((id) => id === 'actions' || there.has(id)) }))
    .map((work) => waitingForAll(taskOf(work, roleOf), actions))
  const unsafe = since === 0 ? safetyTasks(basis) : []
  const curated = packages.map((work) => {
    const task = heldBack(taskOf(work, roleOf), phaseWork, [...rules, ...acts])
    const isTried = TRIED.has(task.id) || phaseWork.sells?.includes(task.id)
    return waitingForAll(isTried ? { ...task, dependsOn: [...task.dependsOn, ...unsafe] } : task, [
      ...actions,
      ...surfaces,
    ])
  })
  const again =
    law.standing === 'binding' && law.rules.length > 0 && checksRulesAgain(input, nature)
      ? [taskOf(RULES_AGAIN, roleOf)]
      : []
  const made = (work: WorkPackage) => taskOf(work, roleOf)
  const orders =
    deliveryPhase(input) === phase
      ? orderTasks(basis, 'deliver', made).map((task) => ({
          ...task,
          dependsOn: [...task.dependsOn, ...rules.map(({ id }) => id)],
        }))
      : testPhase(planning) === phase
        ? [...orderTasks(basis, 'agree', made), ...requestTasks(basis, made), ...quoteTasks(basis, made)]
        : []
  const dated = seasonTasks(basis, phase, made)
  const early = new Set([...there].filter((id) => id !== last))
  const measured = [
    ...(since === 0 || (since > 0 && phase !== 'production')
      ? valueTasks(basis, since === 0 ? 'first' : 'later', input, early, made)
      : []),
    ...provokedTasks(basis, phase, early, made),
  ].map((task) => waitingForAll(task, actions))
  const told = since === 0 ? toldTasks(basis, [...test, ...curated, ...orders, ...actions], made) : []
  const before = await startTasks(input, made)
  const start = before.length === 0 && since === 0 && own.losesAlways ? [made(oneSaleWork(basis))] : before
  const beliefs = since === 0 ? beliefTasks(basis, made) : []
  const work = [
    ...beliefs,
    ...rules,
    ...acts,
    ...test,
    ...objections,
    ...orders,
    ...dated,
    ...measured,
    ...told,
    ...again,
    ...curated,
    ...surfaces,
    ...actions,
  ]
  const permitted = actions.filter(awaitsPermission).map(({ id }) => id)
  const asked = beliefs.map(({ id }) => id)
  const allowedFirst = work.map((task) => {
    const isTrial = task.id === 'riskiest-test' || phaseWork.sells?.includes(task.id)
    // Neither paid work nor anyone outside waits on an answer that is not there.
    const isPaid = task.role !== FOUNDER || isTrial || TRIED.has(task.id) || FIRST_MADE.has(task.id)
    const first = [...(isTrial ? permitted : []), ...(isPaid && !asked.includes(task.id) ? asked : [])]
    return first.length > 0 ? { ...task, dependsOn: [...new Set([...task.dependsOn, ...first])] } : task
  })
  const others = closed(afterWeakTime(allowedFirst, basis), packages.at(-1)?.id)
  return {
    acts: namesActs(basis, difficulties(basis)),
    rules: law.rules,
    tasks: [...start, ...others.map((task) => after(task, start))],
  }
}

/** A task without dependencies waits for the start tasks. */
const after = (task: RoadmapTask, start: readonly RoadmapTask[]): RoadmapTask =>
  task.dependsOn.length === 0 ? { ...task, dependsOn: start.map(({ id }) => id) } : task

const FOUNDER = nameOf('founder')

/** Hourly rates, with the wage that the founder pays the workers who make or serve what is sold. */
function ratesFor({ told, source, worker }: Basis, { rates, currency }: RoadmapInput): RoadmapInput['rates'] {
  const own = firstValue(source.brief, 'price')?.currency ?? null
  const payout = told.sale?.payout?.amount ?? null
  // Who is paid for each sale earns that amount in the hours that one takes.
  const earned = payout !== null && told.hoursEach !== null ? payout / told.hoursEach : null
  const hourly = told.wage ?? earned
  const wage = hourly === null ? null : inRoadmap(Math.round(hourly * 100) / 100, own, currency)
  return { ...rates, ...(wage !== null && { [nameOf(worker)]: wage }) }
}

/** The skills that founders need to take over the work of another role. */
const ownSkills = (role: Doer): string[] => (role === 'worker' ? [] : skillsOf(nameOf(role), []))

/** Tasks in the order in which they start. */
function inOrder(tasks: RoadmapTask[], team: readonly { role: string; count: number }[]) {
  const { tasks: times } = scheduleTasks({ tasks, teamComposition: team })
  const starts = new Map(times.map(({ id, startHour }) => [id, startHour]))
  return {
    ordered: tasks.toSorted((a, b) => (starts.get(a.id) ?? 0) - (starts.get(b.id) ?? 0)),
    beginsOn: new Map(times.map(({ id, startHour }) => [id, Math.floor(startHour / HOURS_PER_DAY) + 1])),
  }
}

/** The fee kept from a usual deal; null if there is none or it is unknown. */
function feeOfDeal({ source, nature, told }: Basis, input: RoadmapInput): number | null {
  const price = firstValue(source.brief, 'price')
  if (nature !== 'marketplace' && price?.every !== 'share') return null
  // A fixed fee beside a share of unknown worth says nothing about the whole payment.
  const isWhole =
    price?.every !== 'share' || Boolean(price.base) || told.deal !== null || told.volume !== null
  return isWhole ? (incomeOf(input)?.price ?? null) : null
}

/** The position of this phase among the planned ones, and their number: each has a trial of its own. */
function seasonsOf(input: RoadmapInput): readonly [place: number, phases: number] {
  const planned = plannedPhases(input)
  return [planned.indexOf(input.phase) + 1, planned.length]
}

/** The duration of a phase in months. */
function monthsOf(tasks: RoadmapTask[], team: readonly { role: string; count: number }[]): number {
  const { hours } = scheduleTasks({ tasks, teamComposition: team })
  return hours / HOURS_PER_DAY / DAYS_PER_MONTH
}

/** The cost of serving customers who already pay, as often as they pay: the tasks cover only the work for new ones. */
function servingLine(
  { sizing, worker }: Basis,
  rates: RoadmapInput['rates'],
  months: number,
  code: string | undefined,
): CostLine[] {
  const { hours, count = 0 } = sizing.regular ?? {}
  const rate = rates[nameOf(worker)] ?? 0
  const times = regularPayments(sizing, months)
  if (hours === undefined || times === 0 || rate <= 0) return []
  const each = Math.round(hours * 10) / 10
  const people = count === 1 ? 'the one who pays' : `the ${count.toLocaleString('en-US')} who pay`
  return [
    {
      name: `Pay for serving ${people} already: ${times.toLocaleString('en-US')} times × ${each.toLocaleString('en-US')} hours × ${moneyText(rate, code)} an hour`,
      kind: 'other',
      amount: Math.round(times * each * rate * 100) / 100,
    },
  ]
}

/** Units that are in use when the phase begins: those that exist, and those of the planned phases before it. */
async function unitsBefore(input: RoadmapInput, { standing, told }: Basis): Promise<number> {
  if (!told.sale?.monthly && !told.sale?.covered) return 0
  const planned = plannedPhases(input)
  const before = await Promise.all(
    planned.slice(0, planned.indexOf(input.phase)).map((phase) => basisOf({ ...input, phase })),
  )
  return before
    .filter(({ phaseWork }) => phaseWork.sells !== undefined)
    .reduce(
      (sum, { sizing }) => sum + (sizing.figures.units ?? 0),
      reaches(standing, 'trial') ? standing.count : 0,
    )
}

/** What the hours of a role cost in the phase. */
const paidTo = (role: string, staff: WorkPlanSection['team']): number =>
  staff
    .filter((member) => member.role === role)
    .reduce((sum, { count, hours, hourlyRate }) => sum + count * hours * hourlyRate, 0)

/** What each planned sale of a service takes besides hours, by the founder's figures: ways, material. */
function perSaleLines(
  { sizing, nature, told, source }: Basis,
  { currency }: RoadmapInput,
  months: number,
  paid: number,
): CostLine[] {
  const count = sizing.payments + regularPayments(sizing, months)
  if (nature !== 'service' || count === 0) return []
  const own = firstValue(source.brief, 'price')?.currency ?? null
  // Who gets a part of each sale is paid here, unless the team's hours pay most of it.
  const { payout: part } = told.sale ?? {}
  const payout = part && paid < (count * part.amount) / 2 ? [part] : []
  return [...(told.sale?.costs ?? []), ...payout].flatMap(({ words, amount }): CostLine[] => {
    const each = inRoadmap(amount, own, currency)
    return each === null
      ? []
      : [
          {
            name: `${quoted(words, LINE_CHARS)}: ${count.toLocaleString('en-US')} sales × ${moneyText(each, currency?.code)}`,
            kind: 'other',
            amount: Math.round(count * each * 100) / 100,
            isTold: true,
          },
        ]
  })
}
const LINE_CHARS = 110

/** The budget for the test of the riskiest assumption, in the phase that plans it; empty in others. */
function testCost(input: RoadmapInput): CostLine[] {
  const budget = testPhase(input.planning) === input.phase ? nextTestOf(input)?.budget : null
  const amount = budget ? inRoadmap(budget.amount, budget.currency, input.currency) : null
  return amount === null ? [] : [{ name: 'Test of the riskiest assumption, at most', kind: 'other', amount }]
}

/** The work of the phase, who does it, its other costs, and what could not be planned. */
async function workPlan(input: RoadmapInput): Promise<{ basis: Basis; plan: WorkPlanSection }> {
  const basis = await basisOf(input)
  const { nature, phaseWork, worker, sizing } = basis
  const own = new Set<Doer>()
  const roleOf = (doer: Doer): string => {
    const named = doer === 'worker' ? worker : doer
    // Nobody is hired for a few hours of server monitoring.
    const role = basis.isSmall && named === 'devops' ? 'full-stack' : named
    if (!basis.isOwn(role)) return nameOf(role)
    own.add(role)
    return FOUNDER
  }
  const { tasks, rules, acts } = await workOf(input, basis, roleOf)
  const roles = [...new Set(tasks.flatMap(effortsOf).map(({ role }) => role))]
  const isSoftware = nature === 'software'
  // More people speed up software that is due soon; for other products the work itself sets the number of people and
  // the waits.
  const team = staffed(tasks, roles, isSoftware ? input : null).map(({ role, count }) => ({
    role,
    count:
      role === FOUNDER
        ? foundersOf(basis.source)
        : role === roleOf('worker')
          ? (sizing.people ?? phaseWork.workers ?? count)
          : count,
    skills: [
      ...skillsOf(role, isSoftware ? input.planning.technologyStack : []),
      ...(role === FOUNDER ? [...own].flatMap(ownSkills) : []),
    ],
  }))
  const { ordered, beginsOn } = inOrder(tasks, team)
  const months = monthsOf(ordered, team)
  const rates = ratesFor(basis, input)
  const staff = teamFromTasks(tasks, team, rates)
  return {
    basis,
    plan: {
      tasks: ordered,
      team: staff,
      costLines: [
        ...costLinesOf(
          basis,
          input,
          feeOfDeal(basis, input),
          Math.max(1, Math.ceil(months)),
          await unitsBefore(input, basis),
        ),
        ...servingLine(basis, rates, months, input.currency?.code),
        ...perSaleLines(basis, input, months, paidTo(nameOf(worker), staff)),
        ...testCost(input),
      ],
      unplanned: [
        ...figurePoints(basis, input, testPhase(input.planning) === input.phase),
        ...seasonPoint(basis, ordered, beginsOn, seasonsOf(input)),
        ...openPoints(basis, input, rules, acts),
        ...(testPhase(input.planning) === input.phase ? unusedPoints(basis, ordered) : []),
        ...openCores(nature, offerOf(basis.source)),
      ],
    },
  }
}

/**
 * The highest cost of one at which the phase pays for itself, if that cost is assumed: no total is reliable before it
 * is known.
 */
function openUnitCost(basis: Basis, input: RoadmapInput, plan: WorkPlanSection, income: number): string[] {
  const unit = assumedUnit(basis, input)
  if (unit === null || income <= 0) return []
  const cost = measured(input, plan).costDollars
  const most = unit.each + (income - cost) / unit.count
  const tell = (amount: number) => moneyText(Number(amount.toPrecision(2)), input.currency?.code)
  return [
    `What material or parts of one cost: no text tells it, and ${moneyText(unit.each, input.currency?.code)} stands in these costs as an assumption. ${
      most > 0
        ? `This phase comes out even as long as one costs ${tell(most)} at most.`
        : 'This phase does not come out even at any cost of one.'
    } Enter the price of the quotes before more is sold.`,
  ]
}

/** The work of the phase with its planned income. */
export async function packagePlan(input: RoadmapInput): Promise<WorkPlanSection> {
  const { basis, plan } = await workPlan(input)
  const money = await phaseMoney(input, workPlan)
  const income =
    (money.planned ? money.planned.count * money.planned.each : 0) +
    (money.ordered?.sum ?? 0) +
    (money.setup ? money.setup.count * money.setup.each : 0)
  return {
    ...plan,
    unplanned: [...openUnitCost(basis, input, plan, income), ...(plan.unplanned ?? [])],
    money,
  }
}

/**
 * The work that the kind of product, the law of field and place, and the next test demand of a phase, whichever engine
 * plans it: the tasks of the packages without the founder's own actions, and the costs besides hours.
 */
export async function demandedWork(
  input: RoadmapInput,
): Promise<{ tasks: RoadmapTask[]; costLines: CostLine[] }> {
  const { tasks, costLines = [] } = (await workPlan(input)).plan
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

/** The provider's fee on the whole payment comes out of the share that is kept. */
const ASKS_PROVIDER =
  'You keep a part of each payment: have a payment provider name what it takes of the whole one, before your part is set.'

const SUMMARY =
  'Composed from the brief and the plan by templates, without an AI model. All sizes and costs are assumptions.'

/** Milestones of existing tasks only: a model may have planned the work before the engine was switched. */
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

/** The risks of the founder's actions, once for each kind. */
function kindRisks({ items, nature }: Basis, phase: Phase): RoadmapRisk[] {
  const kinds = items.flatMap(({ verbs }) => kindOf(verbs, nature, phase) ?? [])
  const once = kinds.filter(({ id }, at) => kinds.findIndex((other) => other.id === id) === at)
  return once.flatMap(({ risk }) => risk ?? []).slice(0, MOST_KIND_RISKS)
}

/** What the roadmap says about the work. */
export async function packageDelivery(
  input: RoadmapInput & { plan: WorkPlanSection },
): Promise<DeliverySection> {
  const basis = await basisOf(input)
  const { nature, phaseWork, holds, sizing } = basis
  const { known } = await rulesOf(basis.law, nature)
  const figures = measured(input, input.plan)
  const { start, advice } = outOfProportion(input, figures.costDollars)
  const tested = input.plan.tasks.some(({ id }) => id === 'riskiest-test')
  const threshold = tested ? (nextTestOf(input)?.threshold ?? '') : ''
  return {
    text: [start, SUMMARY].filter(Boolean).join(' '),
    milestones: milestonesOf(phaseWork, input.plan.tasks, sizing),
    deliverables: [
      ...(threshold ? [`Result of the test, passed when: ${sentences(threshold, 300)}`] : []),
      ...held(phaseWork.deliverables, holds).map((text) => numbered(text, sizing)),
    ],
    risks: [
      ...risksOf(input, figures, { basis, known }),
      ...kindRisks(basis, input.phase),
      ...phaseWork.risks
        .filter(({ when }) => holds(when))
        .map(({ description, mitigation }) => ({ description, mitigation })),
    ],
    recommendations: [
      ...(keptOf(basis.source) === null ? [] : [ASKS_PROVIDER]),
      ...advice,
      ...besideGoal(input, basis),
      ...held(phaseWork.advice, holds).map((text) => numbered(text, sizing)),
      ...adviceOf(input, figures),
    ],
  }
}
