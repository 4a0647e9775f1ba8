import { namesOf } from '@domain/authorship'
import { FREE_RERUN_HOURS } from '@domain/revision'
import type { Validation } from '@domain/stored-validation'
import { SECTIONS, type Section } from '@domain/validation'
import { useState } from 'react'
import { formatMoment } from '@/shared/lib/dates'
import { PlanNote } from '@/validation/ui/plan-note'
import { formatVersion } from './earlier-version'
import { freeRerunUntil } from './use-rerun'

interface RerunTermsProps {
  validation: Validation
  section: Section
}

/** Effects and cost of rewriting a section. */
export function RerunTerms({ validation, section }: RerunTermsProps) {
  const { completedAt, engine, previous, report } = validation
  const [until] = useState(() => freeRerunUntil(completedAt, new Date()))
  const earlier = previous[section]
  const writer = engine?.sections[section] ?? engine
  return (
    <>
      <ul className="flex list-disc flex-col gap-2 pl-5 text-sm marker:text-ink-faint">
        <li>{othersStay(section)}</li>
        <li>
          The current version is kept, and you can switch back to it.
          {earlier && ` It replaces the version kept before (${formatVersion(earlier)}).`}
        </li>
        {section === 'market' && report.market?.model?.inputs.some(({ original }) => original) && (
          <li>Values you changed in the calculation stay with the current version.</li>
        )}
        <li>Citations and the scorecard are updated to match.</li>
        {writer?.id === 'built-in' && (
          <li>
            The built-in analysis wrote this section. It writes the same text from the same idea, so the text
            changes only if an AI provider has been set up since.
          </li>
        )}
      </ul>
      <div className="mt-4 border-line border-t pt-4 text-sm">
        {until ? (
          <p>
            <strong className="font-semibold">Free until {formatMoment(until.toISOString())}</strong>,{' '}
            {FREE_RERUN_HOURS} hours after the report was completed, up to five times.
          </p>
        ) : (
          <>
            <p className="mb-1">
              <strong className="font-semibold">This counts as one validation</strong>, because the report was
              completed more than {FREE_RERUN_HOURS} hours ago.
            </p>
            <PlanNote />
          </>
        )}
      </div>
    </>
  )
}

function othersStay(section: Section): string {
  const stay = `${namesOf(SECTIONS.filter((other) => other !== section))} do not change`
  return section === 'concept' ? `${stay}, even where they are based on the current concept.` : `${stay}.`
}
