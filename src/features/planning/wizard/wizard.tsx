import type { Planning, PlanningForm } from '@domain/planning'
import { suggestPlanning } from '@domain/planning/suggest'
import type { Validation } from '@domain/stored-validation'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { chosenIn, PLANNING_STEPS, type PlanningStep, type StepId, stepOf } from '../planning-steps'
import { PlanMoved, saveFailureText } from '../requests'
import { StepChoices } from '../steps/step-choices'
import { usePlanningForm } from '../use-planning-form'
import { useSavePlanning } from '../use-save-planning'
import { LeaveGuard } from './leave-guard'
import { OvertakenNote } from './overtaken-note'
import { StepNav } from './step-nav'

interface WizardProps {
  validation: Validation
  saved: Planning | null
}

/** The seven steps of one plan. */
export function Wizard({ validation: { id, idea, report }, saved }: WizardProps) {
  const [search] = useSearchParams()
  const step = stepOf(search)
  const at = PLANNING_STEPS.indexOf(step)
  const navigate = useNavigate()
  const plan = usePlanningForm(id, saved)
  const { form, unsaved, change, unsavedNow } = plan
  const save = useSavePlanning(id)
  const store = (basedOn: string) => save.mutate({ form, id: saved?.id ?? null, basedOn })
  const suggestions = useMemo(() => suggestPlanning(report, idea), [report, idea])
  const go = (to: number) => {
    const next = PLANNING_STEPS[to]
    void navigate(next ? { search: `?step=${next.id}` } : paths.results(id))
  }
  const isLast = at === PLANNING_STEPS.length - 1
  return (
    <div className="@container/wizard">
      <LeaveGuard unsaved={unsaved} unsavedNow={unsavedNow} />
      <div className="grid gap-x-12 gap-y-2 @4xl/wizard:gap-y-6 @4xl/wizard:grid-cols-[14rem_minmax(0,1fr)]">
        <StepNav current={step} form={form} />
        <div className="@container flex min-w-0 flex-col gap-6">
          <Notes plan={plan} saved={saved} save={save} store={store} />
          <StepHeading step={step} number={at + 1} />
          <StepChoices
            key={step.id}
            step={step.id}
            legend={step.question}
            form={form}
            suggestions={suggestions}
            onChange={change}
          />
          {isLast && <OpenSteps form={form} current={step.id} />}
          {save.error && !(save.error instanceof PlanMoved) && (
            <SaveFailure key={save.submittedAt} error={save.error} />
          )}
          <WizardActions
            isLast={isLast}
            saving={save.isPending}
            maySaveHere={saved !== null && unsaved}
            onPrevious={() => go(at - 1)}
            onNext={() => go(at + 1)}
            onSave={() => store(plan.basedOn)}
          />
        </div>
      </div>
    </div>
  )
}

interface NotesProps {
  plan: ReturnType<typeof usePlanningForm>
  saved: Planning | null
  save: ReturnType<typeof useSavePlanning>
  store: (basedOn: string) => void
}

/** Whether choices were restored, or changed elsewhere since. */
function Notes({ plan: { form, unsaved, overtaken, discard }, saved, save, store }: NotesProps) {
  const [restored] = useState(unsaved)
  if (overtaken && saved)
    return (
      <OvertakenNote
        form={form}
        saved={saved.form}
        refused={save.error instanceof PlanMoved}
        saving={save.isPending}
        onOverwrite={() => store(saved.updatedAt)}
        onGiveUp={discard}
      />
    )
  return restored && unsaved ? <RestoredNote onDiscard={discard} /> : null
}

/** Says that unsaved choices of an earlier visit were restored. */
const RestoredNote = ({ onDiscard }: { onDiscard: () => void }) => (
  <AlertBanner variant="info" title="You have unsaved choices from an earlier visit">
    They are filled in below.{' '}
    <Button variant="link" onClick={onDiscard}>
      Discard them
    </Button>
  </AlertBanner>
)

/** Scrolls into view, because the Save button can be far away on a long step. */
function SaveFailure({ error }: { error: Error }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <div ref={place} className="scroll-mb-24">
      <AlertBanner variant="error" title={saveFailureText(error)}>
        Your choices are kept in this browser.
      </AlertBanner>
    </div>
  )
}

/** Before saving: the steps without choices, which may stay empty. */
function OpenSteps({ form, current }: { form: PlanningForm; current: StepId }) {
  const open = PLANNING_STEPS.filter(({ id }) => id !== current && chosenIn(id, form).length === 0)
  if (open.length === 0) return null
  return (
    <div className="rounded-lg border border-line border-dashed px-4 py-3 text-sm">
      <p className="text-ink-muted">
        Nothing is chosen in {open.length === 1 ? 'this step' : 'these steps'} yet. You can save now and
        choose later.
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {open.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={{ search: `?step=${id}` }}
              className="inline-flex min-h-8 items-center font-medium text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent pointer-coarse:min-h-11"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The current step; receives focus when the step changes. */
function StepHeading({ step: { id, title, question, hint }, number }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(id)
  useEffect(() => {
    if (before.current === id) return
    before.current = id
    heading.current?.focus({ preventScroll: true })
  }, [id])
  return (
    <header className="flex flex-col gap-1">
      <p className="text-ink-muted text-sm tabular-nums">
        Step {number} of {PLANNING_STEPS.length} · {title}
      </p>
      <h2
        ref={heading}
        tabIndex={-1}
        className="font-semibold font-serif text-xl tracking-tight outline-none"
      >
        {question}
      </h2>
      <p className="max-w-measure text-ink-muted text-sm">{hint}</p>
    </header>
  )
}

interface StepHeadingProps {
  step: PlanningStep
  number: number
}

interface WizardActionsProps {
  isLast: boolean
  saving: boolean
  /** Changes to a saved plan may be saved from any step. */
  maySaveHere: boolean
  onPrevious: () => void
  onNext: () => void
  onSave: () => void
}

/** Sticks to the lower edge of the window on long steps. */
function WizardActions(props: WizardActionsProps) {
  const { isLast, saving, maySaveHere, onPrevious, onNext, onSave } = props
  const saveLabel = saving ? 'Saving...' : 'Save Planning Data'
  return (
    <div className="print:hidden sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-3 border-line border-t bg-surface px-4 py-3 sm:-mx-8 sm:px-8 @4xl/wizard:mx-0 @4xl/wizard:px-0">
      <Button variant="secondary" onClick={onPrevious} disabled={saving}>
        Previous
      </Button>
      <div className="ml-auto flex gap-3">
        {!isLast && maySaveHere && (
          <Button variant="secondary" onClick={onSave} busy={saving}>
            {saving ? 'Saving...' : 'Save changes'}
          </Button>
        )}
        {isLast ? (
          <Button onClick={onSave} busy={saving}>
            {saveLabel}
          </Button>
        ) : (
          <Button onClick={onNext} disabled={saving} className="min-w-24">
            Next
          </Button>
        )}
      </div>
    </div>
  )
}
