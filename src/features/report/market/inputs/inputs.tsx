import type { Basis } from '@domain/basis'
import { formatSize, type SizeId } from '@domain/market-calculation'
import { MARKET_INPUTS, type MarketModel, marketSizeOf } from '@domain/market-model'
import { Pencil } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/shared/ui/button'
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTrigger } from '@/shared/ui/dialog'
import { usePrinting } from '../../printing'
import { InputFields } from './input-fields'
import { InputTable } from './input-table'
import { hasProblems } from './market-draft'
import { type MarketEditing, useMarketEditing } from './market-editing'
import { useResetMarket } from './use-revise-market'

interface InputsProps {
  model: MarketModel
  basis: Basis | null | undefined
}

/** The inputs of the market size; editable for the founder. */
export function Inputs({ model, basis }: InputsProps) {
  const editing = useMarketEditing()
  const open = editing?.open ?? false
  const place = useFocusOnToggle<HTMLDivElement>(open)
  const printing = usePrinting()
  return (
    <div ref={place}>
      {editing && open && !printing ? (
        <InputEditor editing={editing} />
      ) : (
        <>
          <InputTable model={model} ids={MARKET_INPUTS} basis={basis} caption="Inputs" />
          {editing && <Actions editing={editing} />}
        </>
      )}
    </div>
  )
}

const Actions = ({ editing }: { editing: MarketEditing }) => (
  <div className="mt-3 flex flex-wrap items-center gap-2 print:hidden">
    {/* First, since focus returns here when editing ends. */}
    <Button variant="secondary" size="sm" disabled={editing.locked !== null} onClick={editing.start}>
      <Pencil aria-hidden />
      Edit inputs
    </Button>
    <ResetInputs editing={editing} />
  </div>
)

/** Focuses the first field when editing opens, and the Edit button after it closes. */
function useFocusOnToggle<Place extends HTMLElement>(open: boolean) {
  const place = useRef<Place>(null)
  // If editing is already open when the tab opens, focus stays where it is.
  const before = useRef(open)
  useEffect(() => {
    if (before.current === open) return
    before.current = open
    place.current?.querySelector<HTMLElement>(open ? 'input' : 'button')?.focus()
  }, [open])
  return place
}

/** The inputs of the market model as fields. Results update during typing. */
function InputEditor({ editing }: { editing: MarketEditing }) {
  const { model, draft, report, save } = editing
  const form = useRef<HTMLFormElement>(null)
  const [tried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!hasProblems(model, draft)) return save()
    // Rendered synchronously, since the first invalid field is found by its mark.
    flushSync(() => setTried(true))
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  const edited = report.market?.model?.inputs ?? model.inputs
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label="Market inputs" className="@container">
      <p className="max-w-measure text-ink-muted text-sm">
        Enter what you know. The true value should fall between low and high.
      </p>
      <div className="mt-4 border-line border-t">
        {model.inputs.map((input, index) => (
          <InputFields
            key={input.id}
            input={input}
            edited={edited[index] ?? input}
            editing={editing}
            showProblems={tried}
          />
        ))}
      </div>
      <EditBar editing={editing} />
    </form>
  )
}

/** Always visible while editing: the result, and the buttons to save or discard. */
const EditBar = ({ editing }: { editing: MarketEditing }) => {
  const { report, model, dirty, locked, saving, discard } = editing
  return (
    <div className="-mx-4 sm:-mx-0 sticky bottom-0 z-10 border-line-strong border-t bg-surface px-4 py-3 sm:px-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Results model={report.market?.model ?? model} />
        <div className="flex gap-3 max-sm:w-full max-sm:[&>*]:flex-1">
          <Button variant="secondary" size="sm" disabled={saving} onClick={discard}>
            Discard
          </Button>
          <Button type="submit" size="sm" busy={saving} disabled={!dirty || locked !== null}>
            {saving ? 'Saving...' : 'Save'}
          </Button>
        </div>
      </div>
      {locked && <p className="mt-2 text-ink-muted text-sm">{locked}</p>}
    </div>
  )
}

const SIZES = ['tam', 'sam', 'som'] as const satisfies readonly SizeId[]

function Results({ model }: { model: MarketModel }) {
  const size = marketSizeOf(model)
  return (
    <dl aria-label="Market size with your changes" className="flex gap-x-5 text-sm tabular-nums">
      {SIZES.map((id) => (
        <div key={id} className="flex gap-1.5">
          <dt className="text-ink-muted">{id.toUpperCase()}</dt>
          <dd className="font-semibold">{formatSize(model, id, size[id].base)}</dd>
        </div>
      ))}
    </dl>
  )
}

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' })

const changedLabels = ({ inputs }: MarketModel) =>
  inputs.filter(({ original }) => original !== null).map(({ label }) => label)

/** Restores all original inputs, after a confirmation. */
function ResetInputs({ editing: { validationId, model, locked } }: { editing: MarketEditing }) {
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
