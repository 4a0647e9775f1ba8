import { formatDollars, type MarketInputId, type MarketModel, marketSizeOf } from '@domain/market-model'

/** A value of an input as it is read: '120,000', '$240', '12.5%'. Shares come as fractions. */
export function formatInput(id: MarketInputId, value: number): string {
  if (id === 'reachableShare' || id === 'obtainableShare')
    return `${(value * 100).toLocaleString('en', { maximumSignificantDigits: 3 })}%`
  const amount = value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : 0 })
  return id === 'revenuePerCustomer' ? `$${amount}` : amount
}

/** The three multiplications of the base case, in words and in numbers. */
export function calculationOf(model: MarketModel) {
  const { tam, sam, som } = marketSizeOf(model)
  const input = (id: MarketInputId) => model.inputs.find((candidate) => candidate.id === id)
  const label = (id: MarketInputId) => input(id)?.label ?? ''
  const value = (id: MarketInputId) => formatInput(id, input(id)?.range.base ?? 0)
  return [
    {
      name: 'TAM',
      words: `${label('customers')} × ${label('revenuePerCustomer')}`,
      numbers: `${value('customers')} × ${value('revenuePerCustomer')}`,
      result: formatDollars(tam.base),
    },
    {
      name: 'SAM',
      words: `TAM × ${label('reachableShare')}`,
      numbers: `${formatDollars(tam.base)} × ${value('reachableShare')}`,
      result: formatDollars(sam.base),
    },
    {
      name: 'SOM',
      words: `SAM × ${label('obtainableShare')}`,
      numbers: `${formatDollars(sam.base)} × ${value('obtainableShare')}`,
      result: formatDollars(som.base),
    },
  ]
}
