import type { Brief } from '@domain/brief/brief'
import { createContext } from 'react'

/** The brief of the shown report, for the parts of it that are empty; null where there is none. */
export const BriefContext = createContext<Brief | null>(null)
