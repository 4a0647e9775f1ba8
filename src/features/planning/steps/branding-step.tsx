import { type PlanningForm, VISUAL_STYLES, type VisualStyle } from '@domain/planning'
import type { Suggestions } from '@domain/planning/suggest'
import { HardDrive } from 'lucide-react'
import { useAuthStore } from '@/account/auth-store'
import { useFormStorage } from '@/shared/lib/form-storage'
import { planningDraftOf } from '@/shared/lib/planning-draft'
import { MultiChoice } from '../choices/multi-choice'
import { BrandColour } from './brand-colour'
import { DEFAULT_BRAND_COLOUR } from './mood'
import { MoodKeywords } from './mood-keywords'
import { StyleSpecimen } from './style-specimen'

interface BrandingStepProps {
  form: PlanningForm
  onChange: (styles: VisualStyle[]) => void
  reasons: Suggestions['brandingPreferences']
}

export const BrandingStep = ({ form, onChange, reasons }: BrandingStepProps) => (
  <div className="flex flex-col gap-10">
    <MultiChoice
      legend="Visual style"
      options={VISUAL_STYLES}
      chosen={form.brandingPreferences}
      onChange={onChange}
      reasons={reasons}
      picture={({ id }) => <StyleSpecimen style={id} />}
    />
    <Mood validationId={form.validationId} />
  </div>
)

/** What is kept in this browser only. */
function Mood({ validationId }: { validationId: string }) {
  const userId = useAuthStore((state) => state.userId)
  const { moodKeywords, brandColour } = useFormStorage(({ planningForms }) =>
    planningDraftOf(planningForms, userId, validationId),
  )
  const write = useFormStorage((state) => state.writePlanning)
  if (!userId) return null
  return (
    <section aria-labelledby="mood" className="flex flex-col gap-6 rounded-lg bg-surface-sunken p-4 sm:p-6">
      <div className="flex flex-col gap-1">
        <h3 id="mood" className="font-semibold text-base">
          Mood and color
        </h3>
        <p className="flex items-start gap-2 text-ink-muted text-sm">
          <HardDrive aria-hidden className="mt-0.5 size-4 shrink-0" />
          Mood keywords and the brand color stay in this browser. They are not saved with the plan.
        </p>
      </div>
      <MoodKeywords
        keywords={moodKeywords}
        onChange={(keywords) => write(userId, validationId, { moodKeywords: keywords })}
      />
      <BrandColour
        colour={brandColour ?? DEFAULT_BRAND_COLOUR}
        onChange={(colour) => write(userId, validationId, { brandColour: colour })}
      />
    </section>
  )
}
