import { currencyOf, editModel, isBeyondAll, type MarketInput, type MarketModel } from '@domain/market-model'
import type { Report } from '@domain/report'
import { BEYOND_ALL } from '@domain/revision'
import type { Validation } from '@domain/stored-validation'
import { createContext, useContext, useMemo, useState } from 'react'
import { editsOf, isTyped, type MarketDraft, type Typed, typeInto } from './market-draft'
import { useEditMarket, withMarketModel } from './use-revise-market'

/** State and actions of editing the market inputs. */
export interface MarketEditing {
  validationId: string
  /** The report with unsaved inputs applied. */
  report: Report
  /** The saved model, which the draft changes. */
  model: MarketModel
  draft: MarketDraft
  open: boolean
  /** There are unsaved changes. */
  dirty: boolean
  /** Why saving is blocked; null if it is possible. */
  locked: string | null
  saving: boolean
  start: () => void
  type: (input: MarketInput, changes: Typed) => void
  discard: () => void
  /** Saves the draft and closes the editor. */
  save: () => void
}

const MarketEditingContext = createContext<MarketEditing | null>(null)
export const MarketEditingProvider = MarketEditingContext.Provider

/** Null if the reader may not edit. */
export const useMarketEditing = (): MarketEditing | null => useContext(MarketEditingContext)

const BEING_WRITTEN = 'A section of this report is being rewritten. You can save when it is done.'
const NO_DRAFT: MarketDraft = {}

/** The founder's unsaved market inputs, applied to the saved report; null for readers who may not edit. */
export function useMarketDraft(validation: Validation, mayEdit: boolean): MarketEditing | null {
  const { id, report: saved, rerun } = validation
  const model = saved.market?.model ?? null
  const [draft, setDraft] = useState<MarketDraft | null>(null)
  const { mutate, isPending: saving } = useEditMarket(id)
  const edits = useMemo(() => (model && draft ? editsOf(model, draft) : {}), [model, draft])
  const report = useMemo(() => withMarketModel(saved, (current) => editModel(current, edits)), [saved, edits])
  if (!model || !mayEdit) return null
  // A report may already hold such a size; only changes to it are blocked.
  const changed = Object.keys(edits).length > 0 ? report.market?.model : null
  const isTooLarge = changed != null && isBeyondAll(changed)
  const close = () => setDraft(null)
  return {
    validationId: id,
    report,
    model,
    draft: draft ?? NO_DRAFT,
    open: draft !== null,
    dirty: draft !== null && isTyped(model, draft),
    locked: rerun?.state === 'running' ? BEING_WRITTEN : isTooLarge ? BEYOND_ALL : null,
    saving,
    start: () => setDraft(NO_DRAFT),
    type: (input, changes) =>
      setDraft((before) => typeInto(before ?? NO_DRAFT, input, changes, currencyOf(model))),
    discard: close,
    save: () => (Object.keys(edits).length > 0 ? mutate(edits, { onSuccess: close }) : close()),
  }
}
