import { ROADMAP_MAX_BYTES, type RoadmapContent, type RoadmapPhase, roadmapContentSchema } from './content.ts'
import { cyclesOf } from './dependencies.ts'
import { measure, NESTING_MAX } from './measure.ts'

export interface RoadmapProblem {
  path: (string | number)[]
  message: string
}

/** Maximum number of problems worth listing at once. */
const PROBLEMS_MAX = 200

type At = (...rest: (string | number)[]) => (string | number)[]

function repeated(values: readonly string[], message: (value: string) => string, at: At): RoadmapProblem[] {
  const seen = new Set<string>()
  return values.flatMap((value, index) => {
    if (!seen.has(value)) {
      seen.add(value)
      return []
    }
    return [{ path: at(index), message: message(value) }]
  })
}

function unknownReferences({ teamComposition, tasks, milestones }: RoadmapPhase, at: At): RoadmapProblem[] {
  const roles = new Set(teamComposition.map(({ role }) => role))
  const ids = new Set(tasks.map(({ id }) => id))
  const missing = (given: string[], path: At): RoadmapProblem[] =>
    given.flatMap((id, index) =>
      ids.has(id) ? [] : [{ path: path(index), message: `No task has the id '${id}'.` }],
    )
  return [
    ...tasks.flatMap(({ role, dependsOn, others = [] }, index) => [
      ...(roles.has(role)
        ? []
        : [{ path: at('tasks', index, 'role'), message: `The team has no role '${role}'.` }]),
      ...others.flatMap((other, place) =>
        roles.has(other.role)
          ? []
          : [
              {
                path: at('tasks', index, 'others', place, 'role'),
                message: `The team has no role '${other.role}'.`,
              },
            ],
      ),
      ...missing(dependsOn, (...rest) => at('tasks', index, 'dependsOn', ...rest)),
    ]),
    ...milestones.flatMap(({ tasks: reached }, index) =>
      missing(reached, (...rest) => at('milestones', index, 'tasks', ...rest)),
    ),
  ]
}

function cycles({ tasks }: RoadmapPhase, at: At): RoadmapProblem[] {
  return cyclesOf(tasks).map((ids) => ({
    path: at(
      'tasks',
      tasks.findIndex(({ id }) => id === ids[0]),
      'dependsOn',
    ),
    message:
      ids.length === 1 ? 'The task waits for itself.' : `These tasks wait for each other: ${ids.join(', ')}.`,
  }))
}

function phaseProblems(phase: RoadmapPhase, index: number): RoadmapProblem[] {
  const at: At = (...rest) => ['phases', index, ...rest]
  const ids = phase.tasks.map(({ id }) => id)
  const roles = phase.teamComposition.map(({ role }) => role)
  return [
    ...repeated(
      roles,
      (role) => `The role '${role}' stands in the team twice.`,
      (place) => at('teamComposition', place, 'role'),
    ),
    ...repeated(
      ids,
      (id) => `Another task has the id '${id}' too.`,
      (place) => at('tasks', place, 'id'),
    ),
    ...unknownReferences(phase, at),
    ...cycles(phase, at),
  ]
}

const contentProblems = ({ phases }: RoadmapContent): RoadmapProblem[] => [
  ...repeated(
    phases.map(({ phase }) => phase),
    (phase) => `The phase '${phase}' stands here twice.`,
    (place) => ['phases', place, 'phase'],
  ),
  ...phases.flatMap(phaseProblems),
]

/**
 * Everything that prevents a value from being stored as the content of a roadmap, with its path; [] if it may be
 * stored. References between tasks, roles and milestones are checked once all parts have the right shape. Size and
 * nesting are measured first, so that no input makes this slow or fail. Lists at most 200 problems.
 */
export function problemsOf(content: unknown): RoadmapProblem[] {
  const { bytes, deepest } = measure(content, ROADMAP_MAX_BYTES)
  if (deepest)
    return [{ path: deepest, message: `The content is nested more than ${NESTING_MAX} levels deep.` }]
  if (bytes > ROADMAP_MAX_BYTES)
    return [{ path: [], message: `The content is larger than ${ROADMAP_MAX_BYTES / 1_000_000} MB.` }]
  const read = roadmapContentSchema.safeParse(content)
  const problems = read.success
    ? contentProblems(read.data)
    : read.error.issues.map(({ path, message }) => ({
        path: path.map((part) => (typeof part === 'number' ? part : String(part))),
        message,
      }))
  return problems.slice(0, PROBLEMS_MAX)
}
