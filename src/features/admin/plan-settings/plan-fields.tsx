import type { UseFormReturn } from 'react-hook-form'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import type { PlanForm } from './plan-form-schema'

interface PlanFieldsProps {
  form: Pick<UseFormReturn<PlanForm>, 'register' | 'formState'>
  idLocked: boolean
}

/** What a plan is called. */
export function PlanFields({ form: { register, formState }, idLocked }: PlanFieldsProps) {
  const { errors } = formState
  return (
    <>
      <Field
        label="Plan ID"
        hint={
          idLocked ? 'The ID cannot be changed.' : 'For example, team-yearly. It cannot be changed later.'
        }
        error={errors.id?.message}
      >
        {(props) => (
          <Input
            {...props}
            {...register('id')}
            readOnly={idLocked}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label="Plan Name" error={errors.name?.message}>
        {(props) => <Input {...props} {...register('name')} autoComplete="off" />}
      </Field>
    </>
  )
}
