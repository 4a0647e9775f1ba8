import { SAMPLE_AUDIENCE, SAMPLE_CONCEPT } from './sample-concept'
import { SAMPLE_COMPETITORS, SAMPLE_MARKET } from './sample-market'
import { SAMPLE_RISKS } from './sample-risks'

export { SAMPLE_IDEA } from './sample-concept'
export { SAMPLE_PAGES } from './sample-pages'
export { SAMPLE_SEARCHES } from './sample-search'

/** The model's answer to each structured call, by the name of the request. Plain JSON. */
export const SAMPLE_OUTPUTS = {
  concept: SAMPLE_CONCEPT,
  audience: SAMPLE_AUDIENCE,
  market: SAMPLE_MARKET,
  competitors: SAMPLE_COMPETITORS,
  risks: SAMPLE_RISKS,
}
