import type { Planning } from '@domain/planning'
import { suggestPlanning } from '@domain/planning/suggest'
import type { Validation } from '@domain/stored-validation'
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { PLANNING_STEPS, stepOf } from '../planning-steps'
import { PlanMoved } from '../requests'
import { StepChoices } from '../steps/step-choices'
import { usePlanningForm } from '../use-planning-form'
import { useSavePlanning } from '../use-save-planning'
import { LeaveGuard } from './leave-guard'
import { OpenSteps } from './open-steps'
import { OvertakenNote } from './overtaken-note'
import { SaveFailure } from './save-failure'
import { StepHeading } from './step-heading'
import { StepNav } from './step-nav'
import { WizardActions } from './wizard-actions'

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

/** What is to be known of the choices as a whole: whether they are restored, or overtaken by others. */
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

/** Choices that an earlier visit left unsaved are there again, and said to be. */
const RestoredNote = ({ onDiscard }: { onDiscard: () => void }) => (
  <AlertBanner variant="info" title="You have unsaved choices from an earlier visit">
    They are filled in below.{' '}
    <Button variant="link" onClick={onDiscard}>
      Discard them
    </Button>
  </AlertBanner>
)
