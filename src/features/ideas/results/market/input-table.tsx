import type { Basis } from '@domain/basis'
import type { MarketInput } from '@domain/market-model'
import { BasisMark } from '@/shared/ui/basis-mark'
import { SourceMarkers } from '../text/source-markers'
import { formatInput } from './calculation'

interface InputTableProps {
  inputs: MarketInput[]
  basis: Basis | null | undefined
}

/** The assumptions of the market model, each with its range. */
export const InputTable = ({ inputs, basis }: InputTableProps) => (
  <table className="w-full text-sm tabular-nums">
    <caption className="mb-3 text-left font-semibold text-base">Inputs</caption>
    <thead className="text-ink-muted text-xs">
      <tr className="border-line border-b">
        <th scope="col" className="py-2 pr-3 text-left font-medium">
          Input
        </th>
        {['Low', 'Base', 'High'].map((end) => (
          <th key={end} scope="col" className="py-2 pl-3 text-right font-medium">
            {end}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="divide-y divide-line border-line border-b">
      {inputs.map((input) => (
        <InputRow key={input.id} input={input} basis={basis} />
      ))}
    </tbody>
  </table>
)

const InputRow = ({ input, basis }: { input: MarketInput; basis: Basis | null | undefined }) => (
  <tr className="align-top">
    <th scope="row" className="py-3 pr-3 text-left font-normal">
      <span dir="auto" className="font-medium">
        {input.label}
      </span>
      <SourceMarkers sources={input.sources} />
      <span className="block text-ink-muted text-xs">{input.unit}</span>
      {input.note && (
        <span dir="auto" className="mt-1 block text-ink-muted text-xs">
          {input.note}
        </span>
      )}
      {input.basis !== basis && <BasisMark basis={input.basis} className="mt-1" />}
    </th>
    <td className="py-3 pl-3 text-right text-ink-muted">{formatInput(input.id, input.range.low)}</td>
    <td className="py-3 pl-3 text-right font-medium">{formatInput(input.id, input.range.base)}</td>
    <td className="py-3 pl-3 text-right text-ink-muted">{formatInput(input.id, input.range.high)}</td>
  </tr>
)
