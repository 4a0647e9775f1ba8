import type { RegulatedAct } from './act.ts'
import { ADVICE_AND_CONTENT } from './advice-and-content.ts'
import { BUILDING_AND_TRANSPORT } from './building-and-transport.ts'
import { CARE_AND_BODY } from './care-and-body.ts'
import { CHEMICALS_AND_FUEL } from './chemicals-and-fuel.ts'
import { DATA_AND_GAMES } from './data-and-games.ts'
import { FOOD } from './food.ts'
import { GOODS } from './goods.ts'
import { HEALTH } from './health.ts'
import { HIRING_AND_PAY } from './hiring-and-pay.ts'
import { HOMES_AND_SCHOOLS } from './homes-and-schools.ts'
import { INVESTING_AND_GAMBLING } from './investing-and-gambling.ts'
import { LAND_WATER_AND_POWER } from './land-water-and-power.ts'
import { LEARNING_AND_PROMISES } from './learning-and-promises.ts'
import { MONEY } from './money.ts'
import { NATURE_AND_HERITAGE } from './nature-and-heritage.ts'
import { PAPERS_AND_INSPECTIONS } from './papers-and-inspections.ts'
import { PROPERTY_WORK_AND_ANIMALS } from './property-work-and-animals.ts'
import { RECORDING } from './recording.ts'
import { SAFETY } from './safety.ts'
import { STREETS_AND_EVENTS } from './streets-and-events.ts'
import { TRADE_PRACTICES } from './trade-practices.ts'
import { VEHICLES } from './vehicles.ts'
import { WORK_AND_WAGES } from './work-and-wages.ts'

/** Every act that a report and a roadmap recognize in a founder's words. */
export const ACTS: readonly RegulatedAct[] = [
  ...SAFETY,
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
  ...WORK_AND_WAGES,
  ...HIRING_AND_PAY,
  ...PAPERS_AND_INSPECTIONS,
  ...CHEMICALS_AND_FUEL,
  ...LAND_WATER_AND_POWER,
  ...STREETS_AND_EVENTS,
  ...HOMES_AND_SCHOOLS,
  ...NATURE_AND_HERITAGE,
  ...CARE_AND_BODY,
  ...VEHICLES,
  ...TRADE_PRACTICES,
  ...DATA_AND_GAMES,
]

/** Acts with goods, which a plan for software does not do, whatever its founder does beside it. */
export const OF_GOODS: ReadonlySet<string> = new Set(
  [...FOOD, ...GOODS, ...SAFETY, ...CHEMICALS_AND_FUEL].map(({ id }) => id),
)
