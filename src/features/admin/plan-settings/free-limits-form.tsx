import type { FreeLimits } from '@domain/pricing'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { PhaseToggles } from './phase-toggles'
import { freeLimitsFormSchema } from './plan-form-schema'
import { useSaveFreeLimits } from './use-change-offer'

const HOLDS = 'For everybody, from the next validation on. Nothing that was used is taken back.'

export function FreeLimitsForm({ limits }: { limits: FreeLimits }) {
  const { register, handleSubmit, formState, watch, setValue } = useForm({
    resolver: zodResolver(freeLimitsFormSchema),
    values: { validations: String(limits.idea_validations), phases: limits.unlocked_phases },
    // Limits that arrive late never overwrite what is being changed.
    resetOptions: { keepDirtyValues: true },
  })
  const saving = useSaveFreeLimits()
  const save = handleSubmit(({ validations, phases }) =>
    saving.mutate({ idea_validations: validations, unlocked_phases: phases }),
  )
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-5">
      <Field label="Number of Validations" hint={HOLDS} error={formState.errors.validations?.message}>
        {(props) => (
          <Input
            {...props}
            {...register('validations')}
            inputMode="numeric"
            autoComplete="off"
            className="sm:max-w-40"
          />
        )}
      </Field>
      <div>
        <PhaseToggles
          legend="Unlocked Phases"
          phases={watch('phases')}
          onChange={(phases) => setValue('phases', phases, { shouldDirty: true, shouldValidate: true })}
          error={formState.errors.phases?.message}
        />
        <p className="mt-1.5 text-ink-muted text-sm">
          The interactive prototype is open to everybody in any case.
        </p>
      </div>
      {saving.error && <AlertBanner variant="error">{saving.error.message}</AlertBanner>}
      <Button type="submit" busy={saving.isPending} className="self-start">
        {saving.isPending ? 'Saving...' : 'Save Limits'}
      </Button>
    </form>
  )
}
