import type { MarketInput, MarketModel } from '@domain/market-model'
import type { Report } from '@domain/report'
import { createContext, useContext } from 'react'
import type { MarketDraft, Typed } from './market-draft'

/** What the editing of the market inputs knows and can do. */
export interface MarketEditing {
  validationId: string
  /** The report with what was typed already counted in. */
  report: Report
  /** The saved model, which the draft changes. */
  model: MarketModel
  draft: MarketDraft
  open: boolean
  /** Something is typed that has not been saved. */
  dirty: boolean
  /** Why nothing can be saved at the moment; null when it can. */
  locked: string | null
  saving: boolean
  start: () => void
  type: (input: MarketInput, changes: Typed) => void
  discard: () => void
  /** Saves the draft and closes it. */
  save: () => void
}

const MarketEditingContext = createContext<MarketEditing | null>(null)
export const MarketEditingProvider = MarketEditingContext.Provider

/** Null where the reader may not edit. */
export const useMarketEditing = (): MarketEditing | null => useContext(MarketEditingContext)
