import { type RegionId, ROADMAP_ROLES } from '@domain/roadmap'
import { type FormEvent, useState } from 'react'
import { Button } from '@/shared/ui/button'
import { DialogClose, DialogFooter } from '@/shared/ui/dialog'
import { Field } from '@/shared/ui/field'
import type { RoleRate } from '../requests'
import { RateField } from './rate-field'
import { RegionSelect } from './region-select'
import { changedRates, keyOf, rateText, regionToCorrect, type TypedRates } from './typed-rates'
import { useUpdateRates } from './use-update-settings'

interface RatesFormProps {
  rates: RoleRate[]
  initialRegion: RegionId
  onClose: () => void
}

/** The rates of one region at a time; what was typed in the others is kept until all is saved. */
export function RatesForm({ rates, initialRegion, onClose }: RatesFormProps) {
  const [region, setRegion] = useState(initialRegion)
  const [typed, setTyped] = useState<TypedRates>({})
  const [tried, setTried] = useState(false)
  const update = useUpdateRates(onClose)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const changed = changedRates(rates, typed)
    setTried(true)
    if (changed === null) setRegion(regionToCorrect(typed) ?? region)
    else if (changed.length === 0) onClose()
    else update.mutate(changed)
  }
  const shown = ROADMAP_ROLES.flatMap(({ id, name }) => {
    const rate = rates.find((candidate) => candidate.role === id && candidate.region === region)
    return rate ? [{ rate, name }] : []
  })
  return (
    <form onSubmit={save} noValidate className="flex flex-col gap-4">
      <Field label="Region">
        {(control) => <RegionSelect {...control} region={region} onRegion={setRegion} />}
      </Field>
      <ul className="divide-y divide-line rounded-md border border-line">
        {shown.map(({ rate, name }) => (
          <li key={keyOf(rate)}>
            <RateField
              name={name}
              text={typed[keyOf(rate)] ?? rateText(rate.dollars)}
              onType={(text) => setTyped((before) => ({ ...before, [keyOf(rate)]: text }))}
              strict={tried}
            />
          </li>
        ))}
      </ul>
      <DialogFooter className="mt-2">
        <DialogClose asChild>
          <Button variant="secondary" disabled={update.isPending}>
            Cancel
          </Button>
        </DialogClose>
        <Button type="submit" busy={update.isPending}>
          {update.isPending ? 'Saving...' : 'Save rates'}
        </Button>
      </DialogFooter>
    </form>
  )
}
