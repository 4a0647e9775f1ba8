import type { MarketModel } from '@domain/market-model'
import { useState } from 'react'
import { Button } from '@/shared/ui/button'
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTrigger } from '@/shared/ui/dialog'
import type { MarketEditing } from './market-editing-context'
import { useResetMarket } from './use-revise-market'

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' })

const changedLabels = ({ inputs }: MarketModel) =>
  inputs.filter(({ original }) => original !== null).map(({ label }) => label)

/** The way back from all changes of the founder, after a question. */
export function ResetInputs({ editing: { validationId, model, locked } }: { editing: MarketEditing }) {
  const [open, setOpen] = useState(false)
  const reset = useResetMarket(validationId)
  const changed = changedLabels(model)
  if (changed.length === 0) return null
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="ghost" size="sm" disabled={locked !== null}>
          Reset to the report's values
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Reset to the report's values?"
        description={`These inputs go back to the report’s values: ${listFormat.format(changed)}.`}
      >
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button
            busy={reset.isPending}
            onClick={() => reset.mutate(undefined, { onSuccess: () => setOpen(false) })}
          >
            {reset.isPending ? 'Resetting...' : 'Reset inputs'}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
