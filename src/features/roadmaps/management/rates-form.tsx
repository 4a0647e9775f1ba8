import { REGIONS, type RegionId, ROADMAP_ROLES, type RoleId } from '@domain/roadmap'
import { type FormEvent, useId, useState } from 'react'
import { BasisMark } from '@/shared/ui/basis-mark'
import { Button } from '@/shared/ui/button'
import { DialogClose, DialogFooter } from '@/shared/ui/dialog'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import type { RoleRate } from '../settings/requests'
import { useUpdateRates } from '../settings/settings-queries'
import { RegionSelect } from './region-select'

interface RatesFormProps {
  rates: RoleRate[]
  initialRegion: RegionId
  onClose: () => void
}

/** The rates of one region at a time; unsaved edits of other regions are kept. */
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

const NO_RATE = 'A rate is a number from 0 to 10,000.'

interface RateFieldProps {
  /** The role. */
  name: string
  text: string
  onType: (text: string) => void
  /** Whether invalid rates are marked. */
  strict: boolean
}

function RateField({ name, text, onType, strict }: RateFieldProps) {
  const id = useId()
  const error = strict && dollarsIn(text) === null ? NO_RATE : null
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 px-3 py-1.5">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3">
        <label htmlFor={id} className="text-sm">
          {name}
        </label>
        <BasisMark basis="assumption" />
      </div>
      <span className="relative block w-28">
        <span
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-ink-muted text-sm pointer-coarse:text-base"
        >
          $
        </span>
        <Input
          id={id}
          value={text}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={error !== null}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ target }) => onType(target.value)}
          className="px-2.5 pl-6 text-right tabular-nums"
        />
      </span>
      {error && (
        <p id={`${id}-error`} className="col-span-2 text-right text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  )
}

/** Typed texts by field, see keyOf. */
type TypedRates = Readonly<Record<string, string>>

const keyOf = ({ role, region }: Pick<RoleRate, 'role' | 'region'>) => `${role} in ${region}`

const DOLLARS_MAX = 10_000
const DOLLARS = /^\d{1,5}(\.\d{1,2})?$/

/** Dollars per hour as typed, or null if invalid. */
function dollarsIn(typed: string): number | null {
  const text = typed.trim().replace(/^\$/, '').replaceAll(',', '')
  const dollars = DOLLARS.test(text) ? Number(text) : null
  return dollars !== null && dollars <= DOLLARS_MAX ? dollars : null
}

const rateText = (dollars: number): string =>
  Number.isInteger(dollars) ? String(dollars) : dollars.toFixed(2)

/** The rates that differ from the stored ones; null if any is invalid. */
function changedRates(rates: readonly RoleRate[], typed: TypedRates): RoleRate[] | null {
  const changed: RoleRate[] = []
  for (const rate of rates) {
    const text = typed[keyOf(rate)]
    if (text === undefined) continue
    const dollars = dollarsIn(text)
    if (dollars === null) return null
    if (dollars !== rate.dollars) changed.push({ ...rate, dollars })
  }
  return changed
}

/** The first region with an invalid rate. */
function regionToCorrect(typed: TypedRates): RegionId | undefined {
  const isWrong = (role: RoleId, region: RegionId) => {
    const text = typed[keyOf({ role, region })]
    return text !== undefined && dollarsIn(text) === null
  }
  return REGIONS.find(({ id: region }) => ROADMAP_ROLES.some(({ id: role }) => isWrong(role, region)))?.id
}
