import { namesOf, writerWords } from '@domain/authorship'
import { type ReportTab, sectionOfTab } from '@domain/report-outline'
import { missingIn } from '@domain/research'
import type { Validation } from '@domain/stored-validation'
import type { Section } from '@domain/validation'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useAuthStore } from '@/account/auth-store'
import { keyed } from '@/shared/lib/keyed'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTrigger } from '@/shared/ui/dialog'
import { RUN_ERROR } from '@/validation/run/run-status'
import { isUncharged } from '../brief/vague-note'
import { EarlierVersion } from './earlier-version'
import { RerunTerms } from './rerun-terms'
import { useRerun } from './use-rerun'

interface SectionBarProps {
  validation: Validation
  tab: ReportTab
}

/** Above each section of a completed report: its writer and, for the owner, rewriting and switching versions. */
export function SectionBar({ validation, tab }: SectionBarProps) {
  const own = useAuthStore((state) => state.userId) === validation.userId
  const section = sectionOfTab(tab)
  const { status, engine, rerun, previous } = validation
  if (!section || status !== 'completed') return null
  const writer = engine?.sections[section] ?? engine
  const earlier = previous[section]
  const missing = missingIn(validation.report.market)
  return (
    <div className="mb-5 flex flex-col gap-4 text-sm print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-ink-muted">
          {writer ? `Written by ${writerWords(writer)}` : 'The author of this section was not recorded'}
        </p>
        {own && !isUncharged(validation) && <RerunDialog validation={validation} section={section} />}
        {own && earlier && rerun?.state !== 'running' && (
          <EarlierVersion validation={validation} section={section} version={earlier} />
        )}
      </div>
      {section === 'market' && missing.length > 0 && (
        <MissingParts validation={validation} missing={missing} mayRetry={own} />
      )}
      {own && rerun && <RerunNote validation={validation} rerun={rerun} section={section} />}
    </div>
  )
}

interface RerunDialogProps {
  validation: Validation
  section: Section
}

/** Explains effects and cost before a section is rewritten. */
function RerunDialog({ validation, section }: RerunDialogProps) {
  const [open, setOpen] = useState(false)
  const rerun = useRerun(validation)
  const start = () => rerun.mutate(section, { onSuccess: () => setOpen(false) })
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="sm" disabled={validation.rerun?.state === 'running'}>
          <RotateCcw aria-hidden />
          Rewrite section
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Rewrite section"
        onCloseAutoFocus={(event) => focusNote(event, section)}
        description={`${namesOf([section])}: rewritten from your idea.`}
      >
        <RerunTerms validation={validation} section={section} />
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button busy={rerun.isPending} onClick={start}>
            {rerun.isPending ? 'Starting...' : 'Rewrite'}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

/** The button that opened the dialog is disabled during the rewrite; the note says why. */
function focusNote(event: Event, section: Section) {
  const note = document.getElementById(rerunNoteId(section))
  if (!note) return
  event.preventDefault()
  note.focus()
}

interface MissingPartsProps {
  validation: Validation
  missing: string[]
  /** Only the founder may retry. */
  mayRetry: boolean
}

/** Lists the missing parts of the market section; a retry requests only those. */
function MissingParts({ validation, missing, mayRetry }: MissingPartsProps) {
  const rerun = useRerun(validation)
  const isRunning = validation.rerun?.state === 'running'
  return (
    <AlertBanner variant="info" title="Part of this section is missing">
      <ul className="list-disc pl-5">
        {keyed(missing, (line) => line).map(({ key, item }) => (
          <li key={key}>{item}</li>
        ))}
      </ul>
      {mayRetry && (
        <Button
          variant="secondary"
          size="sm"
          busy={rerun.isPending}
          disabled={isRunning}
          onClick={() => rerun.mutate('missing')}
          className="mt-3"
        >
          {rerun.isPending ? 'Starting...' : 'Try the missing parts again'}
        </Button>
      )}
    </AlertBanner>
  )
}

const rerunNoteId = (section: Section) => `rerun-of-${section}`

interface RerunNoteProps {
  validation: Validation
  rerun: NonNullable<Validation['rerun']>
  /** The section below this note. */
  section: Section
}

/** Progress of a rewrite, for this section. */
function RerunNote({ validation, rerun, section }: RerunNoteProps) {
  const here = rerun.sections.includes(section)
  if (rerun.state === 'failed')
    return here ? <Failed validation={validation} section={section} failed={rerun} /> : null
  if (!here)
    return (
      <p className="text-ink-muted">
        Being rewritten: {namesOf(rerun.sections)}. One section is rewritten at a time.
      </p>
    )
  return (
    <div id={rerunNoteId(section)} tabIndex={-1} className="rounded-lg">
      <AlertBanner variant="info" title="This section is being rewritten">
        You see the current text until the new text is complete. You can leave this page in the meantime.
      </AlertBanner>
    </div>
  )
}

interface FailedProps {
  validation: Validation
  section: Section
  failed: NonNullable<Validation['rerun']>
}

function Failed({ validation, section, failed: { sections, reason } }: FailedProps) {
  const rerun = useRerun(validation)
  return (
    <AlertBanner variant="error" title="This section could not be rewritten. It is unchanged.">
      <p>{reason || RUN_ERROR}</p>
      <Button
        variant="secondary"
        size="sm"
        busy={rerun.isPending}
        onClick={() => rerun.mutate(sections.length > 1 ? sections : section)}
        className="mt-3"
      >
        {rerun.isPending ? 'Starting...' : 'Try again'}
      </Button>
    </AlertBanner>
  )
}
