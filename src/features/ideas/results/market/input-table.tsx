import type { Basis } from '@domain/basis'
import {
  BREAK_EVEN_INPUTS,
  MARKET_INPUTS,
  type MarketInput,
  type MarketInputId,
  TOP_DOWN_INPUTS,
} from '@domain/market-model'
import { BasisMark } from '@/shared/ui/basis-mark'
import { OwnMark } from '../text/own-mark'
import { SourceMarkers } from '../text/source-markers'
import { shortInput } from './calculation'
import { ReportSaid } from './report-said'

interface InputTableProps {
  inputs: MarketInput[]
  basis: Basis | null | undefined
}

const GROUPS: { title: string; ids: readonly MarketInputId[] }[] = [
  { title: 'Bottom-up', ids: MARKET_INPUTS },
  { title: 'Top-down check', ids: TOP_DOWN_INPUTS },
  { title: 'Break-even', ids: BREAK_EVEN_INPUTS },
]

/** The assumptions of the market model, each with its range. */
export function InputTable({ inputs, basis }: InputTableProps) {
  const groups = GROUPS.map(({ title, ids }) => ({
    title,
    inputs: inputs.filter(({ id }) => ids.includes(id)),
  })).filter((group) => group.inputs.length > 0)
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">Inputs</caption>
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
      {groups.map((group) => [
        groups.length > 1 && <GroupTitle key={group.title} title={group.title} />,
        ...group.inputs.map((input) => <InputRows key={input.id} input={input} basis={basis} />),
      ])}
    </table>
  )
}

const GroupTitle = ({ title }: { title: string }) => (
  <tbody>
    <tr>
      <th colSpan={4} scope="rowgroup" className="pt-5 text-left font-medium text-ink-muted text-xs">
        {title}
      </th>
    </tr>
  </tbody>
)

const InputRows = ({ input, basis }: { input: MarketInput; basis: Basis | null | undefined }) => (
  <tbody className="border-line border-b align-baseline">
    <tr className="break-inside-avoid break-after-avoid">
      <th scope="row" className="pt-3 pr-3 text-left font-medium">
        <span dir="auto">{input.label}</span>
        <SourceMarkers sources={input.sources} />
      </th>
      <td className="pt-3 pl-3 text-right text-ink-muted">{shortInput(input.id, input.range.low)}</td>
      <td className="pt-3 pl-3 text-right font-medium">{shortInput(input.id, input.range.base)}</td>
      <td className="pt-3 pl-3 text-right text-ink-muted">{shortInput(input.id, input.range.high)}</td>
    </tr>
    <tr className="break-inside-avoid">
      <td colSpan={4} className="pb-3 text-ink-muted text-xs">
        <span>{input.unit}</span>
        {input.note && (
          <span dir="auto" className="mt-0.5 block max-w-measure">
            {input.note}
          </span>
        )}
        <Ground input={input} basis={basis} />
      </td>
    </tr>
  </tbody>
)

/** What the founder changed is always marked, with what it was before. */
const Ground = ({ input, basis }: { input: MarketInput; basis: Basis | null | undefined }) =>
  input.original ? (
    <div className="mt-1 flex flex-wrap items-baseline gap-x-3">
      <BasisMark basis={input.basis} />
      <ReportSaid id={input.id} original={input.original} />
    </div>
  ) : (
    <OwnMark said={input} basis={basis} className="mt-1 flex" />
  )
