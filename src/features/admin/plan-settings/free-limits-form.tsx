import type { FreeLimits } from '@domain/pricing'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { LoadStored } from './load-stored'
import { phasesSchema, validationsSchema } from './plan-form-schema'
import { isOvertaken, type StoredLimits } from './requests'
import { PhaseToggles } from './switch-row'
import { useReloadLimits, useSaveFreeLimits } from './use-change-offer'

const HOLDS = 'Applies to everyone from their next validation. Past usage is not affected.'

/** The limits as typed, named as in `free_plan_limits`. */
const formSchema = z.object({ idea_validations: validationsSchema, unlocked_phases: phasesSchema })

const toForm = ({ idea_validations, unlocked_phases }: FreeLimits) => ({
  idea_validations: String(idea_validations),
  unlocked_phases,
})

export function FreeLimitsForm({ limits }: { limits: StoredLimits }) {
  // Limits that load late replace neither edits nor the version they are based on.
  const [shown, setShown] = useState(limits)
  const { register, handleSubmit, formState, watch, setValue, reset } = useForm({
    resolver: zodResolver(formSchema),
    values: toForm(shown),
  })
  // Always read here, because react-hook-form only tracks the state that is read.
  const { isDirty } = formState
  if (shown !== limits && !isDirty) setShown(limits)
  const saving = useSaveFreeLimits()
  const save = handleSubmit((typed) =>
    saving.mutate({ ...typed, updated_at: shown.updated_at }, { onSuccess: () => reset(toForm(typed)) }),
  )
  const { mutate: reload } = useReloadLimits(() => {
    reset()
    saving.reset()
  })
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-5">
      <Field label="Number of Validations" hint={HOLDS} error={formState.errors.idea_validations?.message}>
        {(props) => (
          <Input
            {...props}
            {...register('idea_validations')}
            inputMode="numeric"
            autoComplete="off"
            className="sm:max-w-40"
          />
        )}
      </Field>
      <div>
        <PhaseToggles
          legend="Unlocked Phases"
          phases={watch('unlocked_phases')}
          onChange={(phases) =>
            setValue('unlocked_phases', phases, { shouldDirty: true, shouldValidate: true })
          }
          error={formState.errors.unlocked_phases?.message}
        />
        <p className="mt-1.5 text-ink-muted text-sm">
          The interactive prototype is always available to everyone.
        </p>
      </div>
      {saving.error && (
        <AlertBanner variant="error">
          {saving.error.message}
          {isOvertaken(saving.error) && <LoadStored what="the saved limits" onLoad={() => reload()} />}
        </AlertBanner>
      )}
      <Button type="submit" busy={saving.isPending} className="self-start">
        {saving.isPending ? 'Saving...' : 'Save Limits'}
      </Button>
    </form>
  )
}
