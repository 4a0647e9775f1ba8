import type { BriefChanges, BriefField } from '@domain/brief/brief'
import { createContext, useContext } from 'react'

/** What a reader of a report can do about its brief from anywhere on the page. */
export interface Asking {
  /** Opens the panel of the brief at the question of a field. */
  ask: (field: BriefField) => void
  /** Saves answers that were given elsewhere than in the panel. */
  answer: (changes: BriefChanges) => void
}

/** Null where the brief can only be read: samples, administrators, reports without one. */
export const AskContext = createContext<Asking | null>(null)

export const useAsk = (): Asking['ask'] | null => useContext(AskContext)?.ask ?? null
export const useAnswer = (): Asking['answer'] | null => useContext(AskContext)?.answer ?? null
