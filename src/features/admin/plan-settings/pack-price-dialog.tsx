import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Dialog, DialogContent } from '@/shared/ui/dialog'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { ChangeActions } from './change-actions'
import { LoadStored } from './load-stored'
import { priceSchema } from './plan-form-schema'
import { packWords } from './plan-words'
import { isOvertaken, type StoredPack } from './requests'
import { useSavePackPrice } from './use-change-offer'

const schema = z.object({ price: priceSchema })
const KEPT = 'Applies to future purchases. Past purchases are not affected.'

interface PackPriceDialogProps {
  pack: StoredPack
  /** Starts over from what is stored now. */
  onReload: () => void
  onClose: () => void
}

export function PackPriceDialog({ pack, onReload, onClose }: PackPriceDialogProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { price: String(pack.price) },
  })
  const saving = useSavePackPrice()
  const save = handleSubmit(({ price }) => saving.mutate({ ...pack, price }, { onSuccess: onClose }))
  return (
    <Dialog open onOpenChange={(open) => !open && !saving.isPending && onClose()}>
      <DialogContent title={`Price of ${packWords(pack)}`} description={KEPT}>
        <form noValidate onSubmit={save}>
          <Field label="Price (US dollars)" error={formState.errors.price?.message}>
            {(props) => <Input {...props} {...register('price')} inputMode="decimal" autoComplete="off" />}
          </Field>
          <ChangeActions
            change={saving}
            idle="Save Price"
            remedy={isOvertaken(saving.error) && <LoadStored what="the saved price" onLoad={onReload} />}
          />
        </form>
      </DialogContent>
    </Dialog>
  )
}
