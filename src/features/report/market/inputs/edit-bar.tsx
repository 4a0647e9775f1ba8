import { formatSize, type SizeId } from '@domain/market-calculation'
import { type MarketModel, marketSizeOf } from '@domain/market-model'
import { Button } from '@/shared/ui/button'
import type { MarketEditing } from './market-editing-context'

/** Always in sight while inputs are edited: what comes out of them, and the way to keep or drop the changes. */
export const EditBar = ({ editing }: { editing: MarketEditing }) => {
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
