import type { Basis, Statement } from '@domain/basis'
import type { Brief } from '@domain/brief/brief'
import type { MarketModel } from '@domain/market-model'
import type { MarketSection, Report } from '@domain/report'
import type { Scorecard } from '@domain/scorecard'
import type { Validation } from '@domain/stored-validation'
import { createContext, type ReactNode } from 'react'

type Slot = (validation: Validation) => ReactNode

interface HeaderSlot {
  title: string
  onRename: ((title: string) => Promise<unknown>) | null
  /** A title that a model suggests; null where there is none or it is the title. */
  suggestedTitle: string | null
  back: { to: string; label: string }
  meta: ReactNode
  actions: ReactNode
  menus: ReactNode
  tabsId: string
}

interface SummarySlot {
  report: Report
  idea: string
  scorecard: Scorecard
  /** A statement with its sources and its basis, where that is another than what is marked already. */
  said: (statement: Statement, marked?: Basis | null) => ReactNode
}

/** What other parts of the product put on the results page; the app hands it in. */
export interface ReportSlots {
  header: (props: HeaderSlot) => ReactNode
  /** A report in a minute. */
  summary: (props: SummarySlot) => ReactNode
  /** TAM, SAM and SOM on one scale. */
  scale: (model: MarketModel) => ReactNode
  /** Among the ways on from a report. */
  actions: Slot
  /** Beside its exports. */
  share: Slot
  /** Below the summary. */
  plan: Slot
  /** What the founder's own numbers say, below the size of the market. */
  numbers: (brief: Brief, market: MarketSection) => ReactNode
}

const nothing = () => null

export const NO_SLOTS: ReportSlots = {
  header: nothing,
  summary: nothing,
  scale: nothing,
  actions: nothing,
  share: nothing,
  plan: nothing,
  numbers: nothing,
}

export const ReportSlotsContext = createContext(NO_SLOTS)
