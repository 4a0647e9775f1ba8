import { oneLine } from '../deck/cut.ts'
import { PHASE_NAMES } from '../phases.ts'
import { escapeMarkdown, list } from '../report-markdown/escape.ts'
import type { RoadmapTask } from './content.ts'
import { hoursOf, rolesOf, waitingText } from './efforts.ts'
import type { ReadRoadmap } from './read.ts'
import type { ReadPhase } from './read-phase.ts'

interface GithubIssue {
  title: string
  body: string
  labels: string[]
  milestone: string
}

/** GitHub's limits. */
const TITLE_MAX = 256
const LABEL_MAX = 50

const cut = (text: string, most: number) => [...oneLine(text)].slice(0, most).join('')

/** Prevents @name or #12 in a text from notifying anyone or linking another issue. */
const quiet = (text: string) => escapeMarkdown(text).replace(/([@#])(?=\w)/g, '$1\u200B')

function bodyOf(task: RoadmapTask, index: number, phase: ReadPhase): string {
  const { feature, dependsOn, waiting, source } = task
  const hours = hoursOf(task)
  const times = phase.schedule?.tasks[index]
  const nameOf = (id: string) => phase.tasks.find((task) => task.id === id)?.name ?? id
  const facts = [
    `Role: ${quiet(rolesOf(task))}`,
    `Hours: ${hours.base} (from ${hours.low} to ${hours.high})`,
    ...(waiting ? [`Waiting: ${quiet(waitingText(task))}`] : []),
    ...(source
      ? [`Source: ${quiet(source.title)}, ${quiet(source.publisher)}, ${quiet(source.address)}`]
      : []),
    ...(times ? [`Planned from hour ${times.startHour} to hour ${times.endHour} of the phase`] : []),
    ...(times?.critical ? ['On the critical path'] : []),
  ]
  const blocks = [
    feature ? `Feature: ${quiet(feature)}` : 'Serves the whole phase.',
    list(facts, ''),
    ...(dependsOn.length > 0
      ? [
          'After:',
          list(
            dependsOn.map((id) => `${quiet(nameOf(id))} (${quiet(id)})`),
            '',
          ),
        ]
      : []),
  ]
  return blocks.join('\n\n')
}

function issuesOf(phase: ReadPhase): GithubIssue[] {
  const milestoneOf = (id: string) =>
    phase.milestones.find(({ tasks }) => tasks.includes(id))?.name ?? phase.name
  return phase.tasks.map((task, index) => ({
    title: cut(task.name, TITLE_MAX),
    body: bodyOf(task, index, phase),
    labels: [PHASE_NAMES[phase.phase], task.role].map((label) => cut(label, LABEL_MAX)).filter(Boolean),
    milestone: cut(milestoneOf(task.id), TITLE_MAX),
  }))
}

/** The tasks of a roadmap as JSON: an array of issues in the format of GitHub's API, with milestones by title. */
export const githubIssues = ({ phases }: ReadRoadmap): string =>
  `${JSON.stringify(phases.flatMap(issuesOf), null, 2)}\n`
