import type { Basis } from '@domain/basis'
import { MARKET_INPUTS, type MarketModel } from '@domain/market-model'
import { Pencil } from 'lucide-react'
import { Button } from '@/shared/ui/button'
import { usePrinting } from '../../use-printing'
import { InputEditor } from './input-editor'
import { InputTable } from './input-table'
import { type MarketEditing, useMarketEditing } from './market-editing-context'
import { ResetInputs } from './reset-inputs'
import { useFocusOnToggle } from './use-focus-on-toggle'

interface InputsProps {
  model: MarketModel
  basis: Basis | null | undefined
}

/** What the market size is calculated from: to be read, and by the founder to be changed. */
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
    {/* First, since the focus returns here when editing ends. */}
    <Button variant="secondary" size="sm" disabled={editing.locked !== null} onClick={editing.start}>
      <Pencil aria-hidden />
      Edit inputs
    </Button>
    <ResetInputs editing={editing} />
  </div>
)
