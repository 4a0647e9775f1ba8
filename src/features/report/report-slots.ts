import type { Validation } from '@domain/stored-validation'
import { createContext, type ReactNode } from 'react'

type Slot = (validation: Validation) => ReactNode

/** Content from other slices on a report's page; filled in by the app. */
export interface ReportSlots {
  /** Links onward. */
  actions: Slot
  /** Before the export button. */
  share: Slot
  /** Rare actions of its owner, such as deleting it. */
  menu: Slot
  /** Below the summary. */
  plan: Slot
}

const nothing = () => null

export const NO_SLOTS: ReportSlots = { actions: nothing, share: nothing, menu: nothing, plan: nothing }

export const ReportSlotsContext = createContext(NO_SLOTS)
