import { fenceForeignText } from '../../ai/prompts/fence.ts'
import { type Prompt, writingSystem } from '../../ai/prompts/rules.ts'
import { PHASE_NAMES, type Phase } from '../../domain/phases.ts'
import {
  BUDGETS,
  MONTHLY_USERS,
  type Option,
  PLATFORMS,
  type PlanningForm,
  TIMELINES,
  technologyName,
  VISUAL_STYLES,
} from '../../domain/planning.ts'
import type { Report } from '../../domain/report.ts'
import { FEATURE_GROUP_NAMES } from '../../domain/report.ts'
import { ROADMAP_ROLES } from '../../domain/roadmap/rates.ts'
import type { RoadmapInput, WorkPlanSection } from '../engine.ts'
import { measured } from '../plan-fit.ts'
import { type Checklist, checklistText } from './checklist.ts'
import type { NumberedFeature } from './features.ts'
import type { TasksOutput } from './output.ts'

const GOALS: Record<Phase, string> = {
  interactive: `What can be shown to real people and tried with them before anything is built: for software, screens to click through; for a device or goods, a model or a sample; for a service, an acted run.`,
  poc: `The uncertain core, proven against a pass mark fixed before, as small and as cheap as it can be; the other features get a short check that they can be done.`,
  mvp: `The smallest product that first customers use and pay for: what the kind of product needs, each feature from start to finish, payments as the report proposes, first customers, an opening where its persona is found.`,
  production: `The existing product made ready for the planned number of customers: quality, safety, law, capacity and people; features that are nice to have are built only now.`,
}

/** Tasks that one answer has time for, at about 100 tokens each; with more features, one task for each. */
const USUAL_TASKS = 40

const tasksMore = (features: number) => `For this part:
- 12 to ${Math.max(USUAL_TASKS, features)} tasks, each named in few words${features > USUAL_TASKS ? ', one for each feature' : ''}.
- Every feature given to you has at least one task of its own. A task serves one feature or all of them.
- The checklist holds what this kind of product demands. Do each entry with a task of yours, in words that fit this product, and name its number; leave out only what this product does not need, with the reason. Entries of which you say nothing are added as they stand.
- Hours are work; what has to be waited for (replies, deliveries, reviews, trials, permits) is waiting in calendar days.
- Tasks are work that one person can begin on a Monday: concrete, about this product, 2 to 40 hours. Nothing generic.
- Hours are those of one person and honest: low if all goes well, high with the usual trouble. Uncertain work is far apart.
- A task waits only for what it really needs, so that people work side by side. No task waits for itself, not even by way of others.
- Use the roles given to you; add one with its rate only where none of them fits. Few people with a small budget or little time.
- Do not add anything up, and name no total and no date: the program computes them. Costs besides hours are lines of their own.`

const DELIVERY_MORE = `For this part:
- The tasks are settled; you do not change them. State no cost, no duration and no number of people of this phase: the program shows them beside your text, and they may be corrected later. State no other amount of money and no other duration than those given to you.
- Risks name what the report fears (its law, its competitors, its riskiest assumption) and where the plan does not fit: a budget or a time that is too small.
- Recommendations say what to cut first when it does not fit, where to find the persona that pays first, and what to find out before money is spent.`

const named = <Id extends string>(options: readonly Option<Id>[], ids: readonly string[]) =>
  options.filter(({ id }) => ids.includes(id)).map(({ label }) => label)

const or = (texts: readonly string[]) => texts.filter(Boolean).join('; ') || 'not chosen'

function planText(plan: PlanningForm): string {
  return [
    `Platforms: ${or(named(PLATFORMS, plan.platforms))}`,
    `Phases planned: ${or(plan.developmentPhases.map((phase) => PHASE_NAMES[phase]))}`,
    `Technologies: ${or(plan.technologyStack.map(technologyName))}`,
    `Style: ${or(named(VISUAL_STYLES, plan.brandingPreferences))}`,
    `Users a month: ${or(named(MONTHLY_USERS, [plan.monthlyUsers]))}`,
    `Time for all phases: ${or(named(TIMELINES, [plan.timeline]))}`,
    `Budget for all phases: ${or(named(BUDGETS, [plan.budgetRange]))}`,
  ].join('\n')
}

/** What in the report affects the work. */
function reportText({ concept, audience, market }: Report): string {
  const lines: [string, readonly (string | undefined)[]][] = [
    ['Overview', [concept?.overview.text]],
    ['Roles', (concept?.roles ?? []).map(({ title, focus }) => `${title.text} (${focus.text})`)],
    [
      'Personas',
      (audience?.personas ?? []).map(
        ({ description, channel }) => `${description.text}${channel ? ` Found at: ${channel.text}` : ''}`,
      ),
    ],
    ['Ways to earn money', (market?.monetizationStrategies ?? []).map(({ text }) => text)],
    [
      'Competitors',
      (market?.competitors ?? []).map(
        ({ name, weaknesses }) => `${name.text}: ${weaknesses.map(({ text }) => text).join(', ')}`,
      ),
    ],
    [
      'Risks',
      (market?.risks ?? []).map(
        ({ text, mitigation }) => `${text.text}${mitigation ? ` Remedy: ${mitigation.text}` : ''}`,
      ),
    ],
    ['Challenges', (market?.challenges ?? []).map(({ text }) => text)],
    ['Riskiest assumption', [market?.riskiestAssumption?.text]],
    ['Next test', [market?.nextTest?.what.text, market?.nextTest?.threshold.text]],
  ]
  return lines.map(([label, texts]) => `${label}: ${or(texts.map((text) => text ?? ''))}`).join('\n')
}

function material(
  { idea, report, planning }: RoadmapInput,
  features: readonly NumberedFeature[],
  more: { name: string; text: string },
): string {
  const listed = features.map(
    ({ id, description, group, platforms }) =>
      `${id} (${FEATURE_GROUP_NAMES[group]}; web ${platforms.web ? 'yes' : 'no'}, mobile ${platforms.mobile ? 'yes' : 'no'}): ${description}`,
  )
  return fenceForeignText(
    { name: 'IDEA', text: idea },
    { name: 'REPORT', text: reportText(report) },
    { name: 'FEATURES', text: listed.join('\n') || 'The report names none.' },
    { name: 'PLAN', text: planText(planning) },
    more,
  )
}

const taskOf = (phase: Phase) =>
  `This part is the development roadmap of one phase, ${PHASE_NAMES[phase]}. ${GOALS[phase]}`

export function tasksPrompt(
  input: RoadmapInput,
  features: readonly NumberedFeature[],
  checklist: Checklist,
  settled: TasksOutput['tasks'],
): Prompt {
  const more =
    settled.length > 0
      ? {
          name: 'SETTLED TASKS',
          text: settled.map(({ id, role, name }) => `${id} (${role}): ${name}`).join('\n'),
        }
      : { name: 'CHECKLIST', text: checklistText(checklist) }
  const fenced = material(input, features, more)
  const task =
    settled.length > 0
      ? 'Write only the tasks of the features given to you, and the team that they need. The settled tasks stay; yours may wait for them by their ids.'
      : 'Write the team and the tasks of this phase.'
  const roles = `Roles: ${ROADMAP_ROLES.map(({ name }) => name).join(', ')}.`
  return {
    system: writingSystem(taskOf(input.phase), `${tasksMore(features.length)}\n\n${roles}`),
    prompt: `${task}\n\n${fenced}`,
  }
}

/**
 * The finished work plan as data for the texts about it, without its figures, which a later correction would make
 * untrue.
 */
function workText(input: RoadmapInput, plan: WorkPlanSection): string {
  const { fit } = measured(input, plan)
  const over = [
    ...(fit?.budget?.over ? ['it costs more than the whole budget'] : []),
    ...(fit?.timeline?.over ? ['it takes longer than the whole planned time'] : []),
  ]
  return [
    `Computed for this phase alone: ${over.join('; ') || 'it fits into budget and time'}`,
    `To cut first: ${or((fit?.cuts ?? []).slice(0, 5).map(({ feature }) => feature))}`,
    ...plan.tasks.map(
      ({ id, name, role, hours, dependsOn }) =>
        `${id} (${role}, ${hours.base} h, after ${dependsOn.join(' ') || 'nothing'}): ${name}`,
    ),
  ].join('\n')
}

export function deliveryPrompt(
  input: RoadmapInput & { plan: WorkPlanSection },
  features: readonly NumberedFeature[],
): Prompt {
  const fenced = material(input, features, { name: 'WORK', text: workText(input, input.plan) })
  return {
    system: writingSystem(taskOf(input.phase), DELIVERY_MORE),
    prompt: `Write the summary, deliverables, milestones, risks and recommendations of this phase.\n\n${fenced}`,
  }
}
