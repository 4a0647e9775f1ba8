import { type Planning, suggestPlanning } from '@domain/planning'
import type { Validation } from '@domain/validation'
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { PLANNING_STEPS, stepOf } from '../planning-steps'
import { saveFailureText } from '../requests'
import { StepChoices } from '../steps/step-choices'
import { usePlanningForm } from '../use-planning-form'
import { useSavePlanning } from '../use-save-planning'
import { LeaveGuard } from './leave-guard'
import { OpenSteps } from './open-steps'
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
  const { form, unsaved, change, discard, unsavedNow } = usePlanningForm(id, saved)
  const save = useSavePlanning(id)
  const suggestions = useMemo(() => suggestPlanning(report, idea), [report, idea])
  const go = (to: number) => {
    const next = PLANNING_STEPS[to]
    void navigate(next ? { search: `?step=${next.id}` } : paths.results(id))
  }
  const isLast = at === PLANNING_STEPS.length - 1
  return (
    <div className="@container">
      <LeaveGuard unsaved={unsaved} unsavedNow={unsavedNow} />
      <div className="grid gap-x-12 gap-y-6 @4xl:grid-cols-[14rem_minmax(0,1fr)]">
        <StepNav current={step} form={form} />
        <div className="@container flex min-w-0 flex-col gap-6">
          <RestoredNote unsaved={unsaved} onDiscard={discard} />
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
          {save.error && (
            <AlertBanner variant="error" title={saveFailureText(save.error)}>
              Your choices are kept in this browser.
            </AlertBanner>
          )}
          <WizardActions
            isLast={isLast}
            saving={save.isPending}
            maySaveHere={saved !== null && unsaved}
            onPrevious={() => go(at - 1)}
            onNext={() => go(at + 1)}
            onSave={() => save.mutate({ form, id: saved?.id ?? null })}
          />
        </div>
      </div>
    </div>
  )
}

/** Choices that an earlier visit left unsaved are there again, and said to be. */
function RestoredNote({ unsaved, onDiscard }: { unsaved: boolean; onDiscard: () => void }) {
  const [restored] = useState(unsaved)
  if (!restored || !unsaved) return null
  return (
    <AlertBanner variant="info" title="You have unsaved choices from an earlier visit">
      They are filled in below.{' '}
      <Button variant="link" onClick={onDiscard}>
        Discard them
      </Button>
    </AlertBanner>
  )
}
