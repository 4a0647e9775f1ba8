import { type PlanningForm, VISUAL_STYLES, type VisualStyle } from '@domain/planning'
import type { Suggestions } from '@domain/planning/suggest'
import { HardDrive } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useAuthStore } from '@/account/auth-store'
import { useFormStorage } from '@/shared/lib/form-storage'
import { planningDraftOf } from '@/shared/lib/planning-draft'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { MultiChoice } from '../choices/choice-group'
import { MoodKeywords } from './mood-keywords'

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

/** Stored in this browser only. */
function Mood({ validationId }: { validationId: string }) {
  const userId = useAuthStore((state) => state.userId)
  const { moodKeywords, brandColor } = useFormStorage(({ planningForms }) =>
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
      <BrandColor
        color={brandColor ?? DEFAULT_BRAND_COLOR}
        onChange={(color) => write(userId, validationId, { brandColor: color })}
      />
    </section>
  )
}

interface BrandColorProps {
  /** #RRGGBB */
  color: string
  onChange: (color: string) => void
}

/** A hex color as text, with a swatch beside it that opens the browser's own picker. */
function BrandColor({ color, onChange }: BrandColorProps) {
  const [typed, setTyped] = useState(color)
  const write = (text: string) => {
    setTyped(text)
    const valid = hexColor(text)
    if (valid) onChange(valid)
  }
  const error = hexColor(typed)
    ? undefined
    : `Enter a hex color such as #1A6DD4. Until then, ${color} is kept.`
  return (
    <div className="flex max-w-md flex-col">
      <Field label="Default brand color" error={error}>
        {(control) => (
          <div className="flex gap-2">
            <input
              type="color"
              aria-label="Pick the brand color"
              value={color.toLowerCase()}
              onChange={({ target }) => write(target.value.toUpperCase())}
              className="h-10 w-14 shrink-0 cursor-pointer rounded-md border border-line-strong bg-surface-raised p-1 pointer-coarse:h-11"
            />
            <Input
              {...control}
              value={typed}
              onChange={({ target }) => write(target.value)}
              onBlur={() => setTyped(hexColor(typed) ?? typed)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className="w-36 font-mono tabular-nums"
            />
          </div>
        )}
      </Field>
    </div>
  )
}

/** A page in each style, drawn in a few strokes. */
const SPECIMENS: Record<VisualStyle, ReactNode> = {
  minimal: (
    <>
      <path d="M10 14h14" stroke="currentColor" strokeWidth="2" />
      <path d="M10 20h22M10 24h16" stroke="currentColor" strokeOpacity=".35" />
      <circle cx="52" cy="34" r="2.500" fill="var(--accent)" />
    </>
  ),
  modern: (
    <>
      <path d="M6 8h30v12H6z" fill="currentColor" />
      <path d="M40 8h18v12H40z" fill="var(--accent)" />
      <path d="M6 24h15v12H6zM24.500 24h15v12h-15zM43 24h15v12H43z" fill="currentColor" fillOpacity=".25" />
    </>
  ),
  classic: (
    <>
      <path d="M8 9h48M8 35h48" stroke="currentColor" strokeWidth=".75" />
      <text x="32" y="24" textAnchor="middle" fontSize="13" fontFamily="Georgia, serif" fill="currentColor">
        Aa
      </text>
      <path d="M22 29h20" stroke="var(--accent)" />
    </>
  ),
  playful: (
    <>
      <circle cx="18" cy="22" r="10" fill="var(--accent)" />
      <rect x="30" y="10" width="26" height="11" rx="5.500" fill="currentColor" fillOpacity=".3" />
      <path
        d="M31 33c4-8 8 4 12-4s8 4 12-4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.500"
        strokeLinecap="round"
      />
    </>
  ),
  corporate: (
    <>
      <path d="M6 8h52v6H6z" fill="currentColor" />
      <path d="M6 17h12v19H6z" fill="currentColor" fillOpacity=".25" />
      <path d="M21 19h37M21 24h37M21 29h37M21 34h37" stroke="currentColor" strokeOpacity=".5" />
      <path d="M21 19h10" stroke="var(--accent)" strokeWidth="2" />
    </>
  ),
}

const StyleSpecimen = ({ style }: { style: VisualStyle }) => (
  <svg
    viewBox="0 0 64 44"
    aria-hidden="true"
    className="h-11 w-16 shrink-0 rounded-sm border border-line bg-surface text-ink"
  >
    {SPECIMENS[style]}
  </svg>
)

const DEFAULT_BRAND_COLOR = '#0F6B4F'

const HEX = /^#?(?:([0-9a-f]{6})|([0-9a-f])([0-9a-f])([0-9a-f]))$/i

/** A color as #RRGGBB; null if the text is not a hex color. */
function hexColor(typed: string): string | null {
  const [, six, r = '', g = '', b = ''] = HEX.exec(typed.trim()) ?? []
  const digits = six ?? `${r}${r}${g}${g}${b}${b}`
  return digits ? `#${digits.toUpperCase()}` : null
}
