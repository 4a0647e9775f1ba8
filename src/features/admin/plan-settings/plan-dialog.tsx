import { zodResolver } from '@hookform/resolvers/zod'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Dialog, DialogContent } from '@/shared/ui/dialog'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { ChangeActions } from './change-actions'
import { LoadStored } from './load-stored'
import { fromForm, type PlanForm, planFormSchema, toForm } from './plan-form-schema'
import { PlanTerms } from './plan-terms'
import { isOvertaken, type StoredPlan } from './requests'
import { useSavePlan } from './use-change-offer'

const FREE =
  'The free plan costs nothing, and everyone has it. Set what it includes in the Free Plan Limits tab.'
const PACKS =
  'This plan is sold in packs, and each pack sets its own price and contents. The price, validations and phases here appear only in the list of plans.'

interface PlanDialogProps {
  /** Null to add a plan. */
  plan: StoredPlan | null
  /** The plan is sold in packs. */
  inPacks: boolean
  /** Ids that are in use. */
  taken: readonly string[]
  /** Starts over from the stored plan. */
  onReload: () => void
  onClose: () => void
}

export function PlanDialog({ plan, inPacks, taken, onReload, onClose }: PlanDialogProps) {
  const form = useForm({ resolver: zodResolver(planFormSchema(taken)), defaultValues: toForm(plan) })
  const saving = useSavePlan()
  const save = form.handleSubmit((typed) =>
    saving.mutate({ plan: fromForm(typed), version: plan?.updated_at ?? null }, { onSuccess: onClose }),
  )
  const note = plan?.id === 'free' ? FREE : inPacks ? PACKS : null
  const reload = (
    <LoadStored
      what={plan ? 'the saved plan' : 'the saved plans'}
      replaces={plan !== null}
      onLoad={onReload}
    />
  )
  // An existing plan's id is locked, so its name gets the focus.
  const focusFirst = (event: Event) => {
    event.preventDefault()
    form.setFocus(plan ? 'name' : 'id')
  }
  return (
    <Dialog open onOpenChange={(open) => !open && !saving.isPending && onClose()}>
      <DialogContent title={plan ? 'Edit Plan' : 'Add New Plan'} onOpenAutoFocus={focusFirst}>
        <form noValidate onSubmit={save} className="flex flex-col gap-4">
          {note && <AlertBanner variant="info">{note}</AlertBanner>}
          <PlanFields form={form} idLocked={plan !== null} />
          {plan?.id !== 'free' && <PlanTerms form={form} intervalLocked={inPacks} />}
          <ChangeActions change={saving} idle="Save Plan" remedy={isOvertaken(saving.error) && reload} />
        </form>
      </DialogContent>
    </Dialog>
  )
}

interface PlanFieldsProps {
  form: Pick<UseFormReturn<PlanForm>, 'register' | 'formState'>
  idLocked: boolean
}

/** ID and name of a plan. */
function PlanFields({ form: { register, formState }, idLocked }: PlanFieldsProps) {
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
