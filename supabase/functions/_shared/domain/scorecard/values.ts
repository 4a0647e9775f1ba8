import type { Statement } from '../basis.ts'
import { formatInput } from '../market-calculation.ts'
import { currencyOf, type MarketInputId, type MarketModel } from '../market-model.ts'
import type { MetricInput } from './metric.ts'

/** '3 personas', '1 persona'. */
export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

/** '6.7': a number as reasons show it. */
export const numeral = (value: number, decimals = 1): string =>
  value.toLocaleString('en', { maximumFractionDigits: decimals })

/** 0.125 as '12.5%'. */
export const percent = (share: number): string =>
  `${(share * 100).toLocaleString('en', { maximumSignificantDigits: 3 })}%`

/** End of a reason: how many of the counted things were left out, and why. */
export const leftOutOf = (count: number): string =>
  count === 0 ? '' : `; ${count.toLocaleString('en')} left out, as no cited page was found that says so`

/** The displayed value of something that is counted or left out. */
export const unlessLeftOut = (value: string, isLeftOut: boolean): string =>
  isLeftOut ? `${value} (left out)` : value

export const statedInput = (label: string, value: string, { basis, sources }: Statement): MetricInput => ({
  label,
  value,
  basis,
  sources,
})

export const calculatedInput = (label: string, value: string): MetricInput => ({
  label,
  value,
  basis: null,
  sources: [],
})

/** Inputs of the market model with their base value; missing ones are left out. */
export const modelInputs = (model: MarketModel, ids: readonly MarketInputId[]): MetricInput[] =>
  ids.flatMap((id) =>
    model.inputs
      .filter((input) => input.id === id)
      .map(({ label, range, basis, sources }) => ({
        label,
        value: formatInput(id, range.base, currencyOf(model)),
        basis,
        sources,
      })),
  )
