import { type MarketInput, marketSizeOf } from '@domain/market-model'
import { BasisMark } from '@/shared/ui/basis-mark'
import { RangeLine } from './range-line'
import { rangeText, SAMPLE_MARKET } from './sample-report'

const { som } = marketSizeOf(SAMPLE_MARKET)

/** The market of the sample: four inputs with their ranges, and the product of them. */
export const SampleMarket = () => (
  <div>
    <h4 className="font-medium text-ink-muted text-sm">Market size</h4>
    <table className="mt-2 w-full border-collapse text-sm tabular-nums">
      <caption className="sr-only">What the market size is calculated from</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Input and basis</th>
          <th scope="col">Value and range</th>
        </tr>
      </thead>
      <tbody>
        {SAMPLE_MARKET.inputs.map((input) => (
          <InputRow key={input.id} {...input} />
        ))}
      </tbody>
    </table>
    <p className="mt-6 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
      <span className="font-medium">Obtainable market (SOM), a year</span>
      <span className="text-ink-muted">the four multiplied, at each end of their ranges</span>
    </p>
    <RangeLine range={som} />
  </div>
)

function InputRow({ label, unit, range, basis, sources }: MarketInput) {
  const [base, ends] = rangeText(range, unit)
  return (
    <tr className="border-line border-b align-baseline">
      <th scope="row" className="py-2 pr-4 text-left font-normal">
        {label}
        <BasisMark basis={basis} sources={sources} className="flex" />
      </th>
      <td className="py-2 text-right">
        <span className="font-medium">{base}</span>{' '}
        <span className="block whitespace-nowrap text-ink-muted sm:inline-block sm:w-36">{ends}</span>
      </td>
    </tr>
  )
}
