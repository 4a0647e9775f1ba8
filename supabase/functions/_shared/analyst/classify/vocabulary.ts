import accounting from './vocabulary/accounting.ts'
import agriculture from './vocabulary/agriculture.ts'
import aiAssistants from './vocabulary/ai-assistants.ts'
import b2bSaas from './vocabulary/b2b-saas.ts'
import construction from './vocabulary/construction.ts'
import developerTools from './vocabulary/developer-tools.ts'
import eCommerce from './vocabulary/e-commerce.ts'
import education from './vocabulary/education.ts'
import energyClimate from './vocabulary/energy-climate.ts'
import erp from './vocabulary/erp.ts'
import fintech from './vocabulary/fintech.ts'
import foodRestaurants from './vocabulary/food-restaurants.ts'
import games from './vocabulary/games.ts'
import healthFitness from './vocabulary/health-fitness.ts'
import iot from './vocabulary/iot.ts'
import legal from './vocabulary/legal.ts'
import localServices from './vocabulary/local-services.ts'
import logistics from './vocabulary/logistics.ts'
import manufacturing from './vocabulary/manufacturing.ts'
import marketplaces from './vocabulary/marketplaces.ts'
import mediaCreators from './vocabulary/media-creators.ts'
import mentalHealth from './vocabulary/mental-health.ts'
import nonProfit from './vocabulary/non-profit.ts'
import pets from './vocabulary/pets.ts'
import property from './vocabulary/property.ts'
import recruiting from './vocabulary/recruiting.ts'
import socialCommunity from './vocabulary/social-community.ts'
import travel from './vocabulary/travel.ts'
import type { Vocabulary } from './vocabulary-shape.ts'

/** Business domains in the order in which ties are broken. Apart from the domains' contents, which load one by one. */
export const VOCABULARIES: readonly Vocabulary[] = [
  marketplaces,
  b2bSaas,
  healthFitness,
  education,
  fintech,
  eCommerce,
  foodRestaurants,
  travel,
  recruiting,
  localServices,
  developerTools,
  socialCommunity,
  pets,
  erp,
  accounting,
  logistics,
  legal,
  property,
  construction,
  manufacturing,
  agriculture,
  mentalHealth,
  energyClimate,
  iot,
  nonProfit,
  aiAssistants,
  mediaCreators,
  games,
]
