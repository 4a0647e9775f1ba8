import { fileName } from '@domain/file-name'
import { PHASE_NAMES } from '@domain/phases'
import {
  GITHUB_SCRIPT,
  GITHUB_SCRIPT_NAME,
  githubIssues,
  isCalendarDay,
  jiraCsv,
  linearCsv,
  type ReadRoadmap,
  type RoadmapRow,
  roadmapIcs,
} from '@domain/roadmap'
import { Download } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { saveFile } from '@/shared/lib/save-file'
import { Button } from '@/shared/ui/button'
import { Dialog, DialogContent } from '@/shared/ui/dialog'
import { toast } from '@/shared/ui/toast'
import { StartDate, useStartDates } from './start-date'

interface ExportDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Title of the project. */
  project: string
  row: RoadmapRow
  roadmap: ReadRoadmap
}

/** Exports for calendars and issue trackers, each with import instructions. */
export function ExportDialog({ open, onOpenChange, project, row, roadmap }: ExportDialogProps) {
  const start = useStartDates(({ starts }) => starts[row.id] ?? '')
  const name = (kind: string, extension: string) =>
    fileName(project, `${kind} ${PHASE_NAMES[row.phase]}`, extension)
  const dated = isCalendarDay(start)
  const calendar = () =>
    save(
      () => roadmapIcs(roadmap, { start, project: row.validationId, now: new Date() }),
      'text/calendar',
      name('calendar', 'ics'),
    )
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Export for calendars and issue trackers"
        description="Every file holds the tasks of this roadmap, one issue for each."
        className="max-w-xl"
      >
        <StartDate
          roadmapId={row.id}
          hint="Turns the days of the schedule into dates, Monday to Friday. Without it, issues have no dates."
        />
        <ul className="mt-5 divide-y divide-line border-line border-t">
          <Target title="Calendar (.ics)" lines={CALENDAR}>
            <Save label="Save calendar" disabled={!dated} onSave={calendar} />
          </Target>
          <Target title="GitHub" lines={GITHUB}>
            <Save
              label="Save issues"
              onSave={() =>
                save(() => githubIssues(roadmap), 'application/json', name('GitHub issues', 'json'))
              }
            />
            <Save
              label="Save script"
              onSave={() => save(() => GITHUB_SCRIPT, 'text/javascript', GITHUB_SCRIPT_NAME)}
            />
          </Target>
          <Target title="Jira (.csv)" lines={JIRA}>
            <Save
              label="Save Jira issues"
              onSave={() => save(() => jiraCsv(roadmap, start), 'text/csv', name('Jira issues', 'csv'))}
            />
          </Target>
          <Target title="Linear (.csv)" lines={LINEAR}>
            <Save
              label="Save Linear issues"
              onSave={() => save(() => linearCsv(roadmap, start), 'text/csv', name('Linear issues', 'csv'))}
            />
          </Target>
        </ul>
      </DialogContent>
    </Dialog>
  )
}

const CALENDAR = [
  'Choose a start date, then open the file with your calendar, or import it there.',
  'Importing it again after a change moves the events that are there.',
]
const GITHUB = [
  'Sign in to the GitHub CLI once with: gh auth login',
  `Then run: node ${GITHUB_SCRIPT_NAME} OWNER/REPOSITORY issues.json, with the name of the saved file.`,
]
const JIRA = [
  'In Jira, open the CSV import of your project or site and choose this file.',
  'Set the date format to yyyy-MM-dd and map the columns to the fields of the same name.',
]
const LINEAR = [
  'Run: npx @linear/import, and choose Linear (CSV export).',
  'Give it this file and the team that the issues belong to.',
]

interface TargetProps {
  title: string
  lines: readonly string[]
  children: ReactNode
}

function Target({ title, lines, children }: TargetProps) {
  const id = useId()
  return (
    <li aria-labelledby={id} className="py-4">
      <h3 id={id} className="font-medium text-sm">
        {title}
      </h3>
      <ol className="mt-1 list-decimal pl-5 text-ink-muted text-sm marker:tabular-nums">
        {lines.map((line) => (
          <li key={line} className="[overflow-wrap:anywhere]">
            {line}
          </li>
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap gap-2">{children}</div>
    </li>
  )
}

interface SaveProps {
  label: string
  disabled?: boolean
  onSave: () => void
}

const Save = ({ label, disabled, onSave }: SaveProps) => (
  <Button variant="secondary" size="sm" disabled={disabled} onClick={onSave}>
    <Download aria-hidden /> {label}
  </Button>
)

/** Saves a file; shows a toast if that fails. */
export function save(make: () => string, type: string, name: string) {
  try {
    saveFile(new Blob([make()], { type: `${type};charset=utf-8` }), name)
  } catch {
    toast.error('The file could not be created', { description: 'Your roadmap is safe. Try again.' })
  }
}
