import type { Basis } from '@domain/basis'
import type { MarketInput } from '@domain/market-model'
import { OwnMark } from '../text/own-mark'
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
    {inputs.map((input) => (
      <InputRows key={input.id} input={input} basis={basis} />
    ))}
  </table>
)

const InputRows = ({ input, basis }: { input: MarketInput; basis: Basis | null | undefined }) => (
  <tbody className="border-line border-b align-baseline">
    <tr>
      <th scope="row" className="pt-3 pr-3 text-left font-medium">
        <span dir="auto">{input.label}</span>
        <SourceMarkers sources={input.sources} />
      </th>
      <td className="pt-3 pl-3 text-right text-ink-muted">{formatInput(input.id, input.range.low)}</td>
      <td className="pt-3 pl-3 text-right font-medium">{formatInput(input.id, input.range.base)}</td>
      <td className="pt-3 pl-3 text-right text-ink-muted">{formatInput(input.id, input.range.high)}</td>
    </tr>
    <tr>
      <td colSpan={4} className="pb-3 text-ink-muted text-xs">
        <span>{input.unit}</span>
        {input.note && (
          <span dir="auto" className="mt-0.5 block max-w-measure">
            {input.note}
          </span>
        )}
        <OwnMark said={input} basis={basis} className="mt-1 flex" />
      </td>
    </tr>
  </tbody>
)
