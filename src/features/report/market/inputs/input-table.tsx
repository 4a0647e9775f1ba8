import type { Basis } from '@domain/basis'
import { formatInputRange, shortInput } from '@domain/market-calculation'
import { currencyOf, type MarketInput, type MarketInputId, type MarketModel } from '@domain/market-model'
import { inputClaim } from '@domain/report-statements'
import { BasisMark } from '@/shared/ui/basis-mark'
import { OwnMark, SourceMarkers } from '../../text/said'

interface InputTableProps {
  model: MarketModel
  /** The inputs to show, in this order. */
  ids: readonly MarketInputId[]
  basis: Basis | null | undefined
  caption: string
}

/** Inputs of the market model, each with its range. */
export function InputTable({ model, ids, basis, caption }: InputTableProps) {
  const inputs = model.inputs.filter(({ id }) => ids.includes(id))
  if (inputs.length === 0) return null
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-ink-muted text-xs">
        <tr className="border-line border-b">
          <th scope="col" className="py-1 pr-3 text-left font-medium">
            Input
          </th>
          {['Low', 'Base', 'High'].map((end) => (
            <th key={end} scope="col" className="py-1 pl-3 text-right font-medium">
              {end}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {inputs.map((input) => (
          <InputRow key={input.id} input={input} currency={currencyOf(model)} basis={basis} />
        ))}
      </tbody>
    </table>
  )
}

interface InputRowProps {
  input: MarketInput
  currency: string
  basis: Basis | null | undefined
}

const InputRow = ({ input, currency, basis }: InputRowProps) => (
  <tr className="break-inside-avoid border-line border-b align-baseline">
    <th scope="row" className="py-1.5 pr-3 text-left font-normal">
      <span dir="auto" className="font-medium">
        {input.label}
      </span>{' '}
      <span className="text-ink-muted text-xs">{input.unit}</span>
      <SourceMarkers sources={input.sources} text={inputClaim(input, currency)} />
      <Ground input={input} currency={currency} basis={basis} />
    </th>
    <td className="py-1.5 pl-3 text-right text-ink-muted">
      {shortInput(input.id, input.range.low, currency)}
    </td>
    <td className="py-1.5 pl-3 text-right font-medium">{shortInput(input.id, input.range.base, currency)}</td>
    <td className="py-1.5 pl-3 text-right text-ink-muted">
      {shortInput(input.id, input.range.high, currency)}
    </td>
  </tr>
)

/** Founder changes are always marked, with the previous value. */
const Ground = ({ input, currency, basis }: InputRowProps) =>
  input.original ? (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <BasisMark basis={input.basis} />
      <ReportSaid id={input.id} original={input.original} currency={currency} />
    </div>
  ) : (
    <OwnMark said={input} basis={basis} className="ml-2" />
  )

interface ReportSaidProps {
  id: MarketInputId
  original: NonNullable<MarketInput['original']>
  currency: string
}

/** The report's original value of a changed input, with its basis. */
export const ReportSaid = ({ id, original: { range, basis, sources }, currency }: ReportSaidProps) => (
  <p className="text-ink-muted text-xs">
    The report said {formatInputRange(id, range, currency)}
    <SourceMarkers sources={sources} />
    <BasisMark basis={basis} className="ml-2" />
  </p>
)
