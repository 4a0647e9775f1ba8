import type { Validation } from '@domain/stored-validation'
import { createContext, type ReactNode } from 'react'

type Slot = (validation: Validation) => ReactNode

/** What other slices put on the page of a report; the app fills it in. */
export interface ReportSlots {
  /** Where to go from the report. */
  actions: Slot
  /** Before its export. */
  share: Slot
  /** What its owner does rarely, as deleting it. */
  menu: Slot
  /** Below the summary. */
  plan: Slot
}

const nothing = () => null

export const NO_SLOTS: ReportSlots = { actions: nothing, share: nothing, menu: nothing, plan: nothing }

export const ReportSlotsContext = createContext(NO_SLOTS)
