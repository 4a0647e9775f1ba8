import type { Checks } from '@domain/citation-checks'
import { createContext } from 'react'

/** How the checks of the shown report's citations came out, for the markers within its texts. */
export const ChecksContext = createContext<Checks>(new Map())
