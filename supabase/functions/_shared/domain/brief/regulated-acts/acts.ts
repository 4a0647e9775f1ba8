import type { RegulatedAct } from './act.ts'
import { ADVICE_AND_CONTENT } from './advice-and-content.ts'
import { BUILDING_AND_TRANSPORT } from './building-and-transport.ts'
import { FOOD } from './food.ts'
import { GOODS } from './goods.ts'
import { HEALTH } from './health.ts'
import { INVESTING_AND_GAMBLING } from './investing-and-gambling.ts'
import { LEARNING_AND_PROMISES } from './learning-and-promises.ts'
import { MONEY } from './money.ts'
import { PROPERTY_WORK_AND_ANIMALS } from './property-work-and-animals.ts'
import { RECORDING } from './recording.ts'

/** Every act that a report and a roadmap recognize in a founder's words. */
export const ACTS: readonly RegulatedAct[] = [
  ...RECORDING,
  ...MONEY,
  ...INVESTING_AND_GAMBLING,
  ...LEARNING_AND_PROMISES,
  ...HEALTH,
  ...FOOD,
  ...GOODS,
  ...BUILDING_AND_TRANSPORT,
  ...PROPERTY_WORK_AND_ANIMALS,
  ...ADVICE_AND_CONTENT,
]

/** Acts with goods, which a plan for software does not do, whatever its founder does beside it. */
export const OF_GOODS: ReadonlySet<string> = new Set([...FOOD, ...GOODS].map(({ id }) => id))
