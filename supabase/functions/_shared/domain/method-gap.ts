import { type Checks, isVerified } from './citation-checks.ts'
import { currencyOf, type MarketModel } from './market-model.ts'
import { inputClaim } from './report-statements.ts'

const FIGURES = ['customers', 'revenuePerCustomer', 'marketSpend'] as const

/**
 * Whether agreement between the two market calculations makes the result more credible: figures taken from pages were
 * found there and support what is derived from them. The founder's own statements need no page.
 */
export const isAgreementConfirmed = (model: MarketModel, checks: Checks): boolean =>
  model.inputs
    .filter(
      ({ id, basis, sources }) =>
        FIGURES.some((figure) => figure === id) && (basis === 'source' || sources.length > 0),
    )
    .every((input) => isVerified(checks, input.sources, inputClaim(input, currencyOf(model))))
