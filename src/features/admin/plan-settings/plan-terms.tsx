import type { UseFormReturn } from 'react-hook-form'
import { Field } from '@/shared/ui/field'
import { Input, Select } from '@/shared/ui/input'
import type { PlanForm } from './plan-form-schema'
import { PhaseToggles, SwitchRow } from './switch-row'

const INTERVALS = [
  ['month', 'Monthly'],
  ['year', 'Yearly'],
  ['once', 'One-time'],
] as const

const ACTIVE = 'An inactive plan is no longer sold. Existing customers keep their terms.'

interface PlanTermsProps {
  form: Pick<UseFormReturn<PlanForm>, 'register' | 'formState' | 'watch' | 'setValue'>
  /** Plans that are sold in packs are paid once. */
  intervalLocked: boolean
}

/** Price, contents and availability of a plan. */
export function PlanTerms({ form, intervalLocked }: PlanTermsProps) {
  const { register, formState, watch, setValue } = form
  const { errors, isSubmitted } = formState
  const changed = { shouldDirty: true, shouldValidate: isSubmitted }
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Price (US dollars)" error={errors.price?.message}>
          {(props) => <Input {...props} {...register('price')} inputMode="decimal" autoComplete="off" />}
        </Field>
        <Field label="Billing Interval" error={errors.interval?.message}>
          {(props) => (
            <Select {...props} {...register('interval')} disabled={intervalLocked}>
              <option value="">Choose one</option>
              {INTERVALS.map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <ValidationsField form={form} />
      <PhaseToggles
        legend="Included Development Phases"
        phases={watch('phases')}
        onChange={(phases) => setValue('phases', phases, changed)}
        error={errors.phases?.message}
      />
      <SwitchRow
        label="Active Status"
        hint={ACTIVE}
        on={watch('isActive')}
        onToggle={(on) => setValue('isActive', on, changed)}
      />
    </>
  )
}

const UNLIMITED =
  'Monthly and yearly plans are unlimited while active. The number applies only to one-time plans.'

interface ValidationsFieldProps {
  form: Pick<UseFormReturn<PlanForm>, 'formState' | 'watch' | 'setValue'>
}

/** A number or none, which means 'unlimited' for recurring plans and 'not included' for one-time ones. */
function ValidationsField({ form: { formState, watch, setValue } }: ValidationsFieldProps) {
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
