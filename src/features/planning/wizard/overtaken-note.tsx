import type { PlanningForm } from '@domain/planning'
import { useEffect, useRef } from 'react'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { chosenIn, PLANNING_STEPS } from '../planning-steps'

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' })

interface OvertakenNoteProps {
  form: PlanningForm
  /** The plan as it was saved elsewhere. */
  saved: PlanningForm
  /** A save was just refused because of it. */
  refused: boolean
  saving: boolean
  onOverwrite: () => void
  onGiveUp: () => void
}

/** Two versions of a plan: shows where they differ and lets the founder decide. */
export function OvertakenNote({ form, saved, refused, saving, onOverwrite, onGiveUp }: OvertakenNoteProps) {
  const note = useRef<HTMLElement>(null)
  useEffect(() => {
    if (refused) note.current?.focus()
  }, [refused])
  return (
    <section
      ref={note}
      tabIndex={-1}
      aria-label="Two versions of the plan"
      className="scroll-mt-20 rounded-lg focus:outline-2 focus:outline-warning focus:outline-offset-2"
    >
      <AlertBanner variant="warning" title="The plan was changed in another tab or browser">
        <p>Your choices differ from the saved plan in {differing(form, saved)}. Your choices are not lost.</p>
        <p className="mt-3 flex flex-wrap gap-3">
          <Button variant="secondary" size="sm" busy={saving} onClick={onOverwrite}>
            {saving ? 'Saving...' : 'Save my choices'}
          </Button>
          <Button variant="secondary" size="sm" disabled={saving} onClick={onGiveUp}>
            Use the saved plan
          </Button>
        </p>
      </AlertBanner>
    </section>
  )
}

/** Titles of the steps in which the two versions differ. */
const differing = (one: PlanningForm, other: PlanningForm): string =>
  listFormat.format(
    PLANNING_STEPS.filter(({ id }) => chosenIn(id, one).join() !== chosenIn(id, other).join()).map(
      ({ title }) => title,
    ),
  )
