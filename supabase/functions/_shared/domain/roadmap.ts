import { fileName } from './file-name.ts'
import { PHASE_NAMES, type Phase } from './phases.ts'

export { dateOfWorkDay, daysBefore, isCalendarDay, roadmapIcs } from './roadmap/calendar.ts'
export { computeRoadmap, teamFromTasks } from './roadmap/compute.ts'
export * from './roadmap/content.ts'
export { roadmapCsv } from './roadmap/csv.ts'
export { type TaskEdit, withTaskEdit } from './roadmap/edit-tasks.ts'
export { hoursOf, rolesOf, waitingHours, waitingText } from './roadmap/efforts.ts'
export { featuresOf } from './roadmap/features.ts'
export { githubIssues } from './roadmap/github-issues.ts'
export { GITHUB_SCRIPT, GITHUB_SCRIPT_NAME } from './roadmap/github-script.ts'
export { jiraCsv, linearCsv } from './roadmap/issue-csv.ts'
export { limitsOf } from './roadmap/limits.ts'
export { roadmapMarkdown } from './roadmap/markdown.ts'
export { moneyText } from './roadmap/money-text.ts'
export { payBackTexts } from './roadmap/pay-back.ts'
export { compareWithPlan, type PlanFit } from './roadmap/plan-fit.ts'
export { problemsOf, type RoadmapProblem } from './roadmap/problems.ts'
export * from './roadmap/rates.ts'
export { type ReadProblem, type ReadRoadmap, readRoadmap } from './roadmap/read.ts'
export type { ReadMilestone, ReadPhase } from './roadmap/read-phase.ts'
export type { ReadMember } from './roadmap/read-team.ts'
export * from './roadmap/row.ts'
export { type Schedule, type ScheduledTask, scheduleTasks } from './roadmap/schedule.ts'
export { HOURS_OF_SIZE, isSizable, sizedContent, sizeOf, withSizes } from './roadmap/sizes.ts'
export { RoadmapError } from './roadmap/work-plan.ts'
export { DAYS_PER_WEEK, daysText, durationText, HOURS_PER_DAY, workDaysOf } from './roadmap/work-time.ts'

/** Name of the downloaded content (docs/contract.md#roadmap-screen). */
export const roadmapJsonName = (phase: Phase): string => `roadmap-${phase}.json`

/** Name of any other download of a roadmap: '<title>, roadmap MVP.csv'. */
export const roadmapFileName = (title: string, phase: Phase, extension: string): string =>
  fileName(title, `roadmap ${PHASE_NAMES[phase]}`, extension)
