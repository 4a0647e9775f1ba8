import { builtInAnalyst } from '../analyst/analyst.ts'
import type { Engine } from './engine.ts'

/** The engine that writes the reports (DESIGN §6). */
export const chooseEngine = (): Engine => builtInAnalyst
