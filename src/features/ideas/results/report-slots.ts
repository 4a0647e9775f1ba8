import type { Validation } from '@domain/validation'
import { createContext, type ReactNode } from 'react'

type Slot = (validation: Validation) => ReactNode

/** What other parts of the product put on the results page; the app hands it in. */
export interface ReportSlots {
  /** Beside the title. */
  actions: Slot
  /** Below the idea. */
  plan: Slot
}

const nothing: Slot = () => null

export const ReportSlotsContext = createContext<ReportSlots>({ actions: nothing, plan: nothing })
