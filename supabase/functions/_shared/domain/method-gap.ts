import { type Checks, isVerified } from './citation-checks.ts'
import { currencyOf, type MarketModel } from './market-model.ts'
import { inputClaim } from './report-statements.ts'

const FIGURES = ['customers', 'revenuePerCustomer', 'marketSpend'] as const

/**
 * Whether two ways to work out the market that agree make it more credible: the figures that they take from pages were
 * found there and bear out what is made of them. What the founder states needs no page.
 */
export const isAgreementConfirmed = (model: MarketModel, checks: Checks): boolean =>
  model.inputs
    .filter(
      ({ id, basis, sources }) =>
        FIGURES.some((figure) => figure === id) && (basis === 'source' || sources.length > 0),
    )
    .every((input) => isVerified(checks, input.sources, inputClaim(input, currencyOf(model))))
