import type { UseFormReturn } from 'react-hook-form'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import type { PlanForm } from './plan-form-schema'
import { SwitchRow } from './switch-row'

const UNLIMITED =
  'Monthly and yearly plans are unlimited while active. The number applies only to one-time plans.'

interface ValidationsFieldProps {
  form: Pick<UseFormReturn<PlanForm>, 'formState' | 'watch' | 'setValue'>
}

/** A number, or none: that is 'unlimited' for a recurring plan and 'not part of it' for one that is paid once. */
export function ValidationsField({ form: { formState, watch, setValue } }: ValidationsFieldProps) {
  const validations = watch('validations')
  const once = watch('interval') === 'once'
  const set = (value: string | null) =>
    setValue('validations', value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  return (
    <div>
      <Field
        label="Number of Validations"
        error={formState.errors.validations?.message}
        hint={validations === null || once ? undefined : UNLIMITED}
      >
        {(props) => (
          <Input
            {...props}
            value={validations ?? ''}
            onChange={({ target }) => set(target.value)}
            disabled={validations === null}
            placeholder={validations !== null ? undefined : once ? 'None' : 'Unlimited'}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
      </Field>
      <SwitchRow
        label={once ? 'No validations' : 'Unlimited validations'}
        on={validations === null}
        onToggle={(on) => set(on ? null : '1')}
      />
    </div>
  )
}
