import { type Activity, activityOf } from './activity.ts'
import { type Audience, audiencesOf } from './audience.ts'
import { type Condition, conditionsOf } from './conditions.ts'
import { furtherActionsOf } from './further-actions.ts'
import { keyTermsOf, providersOf } from './key-terms.ts'
import { coreOf } from './phrase.ts'
import { type Place, placeOf } from './place.ts'
import { plainText, sentencesOf, writtenOut } from './plain.ts'
import { type Platform, platformOf } from './platform.ts'
import { type Pricing, pricingOf } from './price.ts'
import { channelOf, scaleOf } from './reach.ts'
import { type Readability, readabilityOf } from './readable.ts'
import { differenceOf, problemOf } from './statements.ts'

/** What could be read from the founder's own words; whatever was not found is null or empty. */
export interface Facts {
  text: string
  sentences: string[]
  readability: Readability
  audiences: Audience[]
  activity: Activity | null
  /** What else is done, besides the main activity. */
  furtherActions: string[]
  problem: string | null
  difference: string | null
  pricing: Pricing
  place: Place | null
  platform: Platform
  channel: string | null
  scale: string | null
  conditions: Condition[]
  keyTerms: string[]
  /** Those who do the work, where the opening names them and they are not the audience. */
  providers: string | null
}

/** The main activity, else the first of the others that the text names. */
function actionsOf(text: string, sentences: readonly string[], audiences: readonly Audience[]) {
  const found = activityOf(text, sentences, audiences)
  const others = furtherActionsOf(text, found?.phrase ?? '')
  if (found) return { activity: found, furtherActions: others }
  const [phrase, ...furtherActions] = others
  const activity: Activity | null = phrase ? { phrase, core: coreOf(phrase), by: 'product' } : null
  return { activity, furtherActions }
}

/** Reads the facts out of an idea. Works on any text and never throws. */
export function factsOf(idea: string): Facts {
  const text = plainText(idea)
  const sentences = sentencesOf(text)
  const read = writtenOut(text)
  const audiences = audiencesOf(read)
  const place = placeOf(text)
  const known = [...audiences.map(({ full }) => full), place?.name ?? '']
  const { activity, furtherActions } = actionsOf(read, sentencesOf(read), audiences)
  return {
    text,
    sentences,
    readability: readabilityOf(text),
    audiences,
    activity,
    furtherActions,
    problem: problemOf(sentences),
    difference: differenceOf(sentences),
    pricing: pricingOf(text),
    place,
    platform: platformOf(text),
    channel: channelOf(text),
    scale: scaleOf(text),
    conditions: conditionsOf(sentences),
    keyTerms: keyTermsOf(read, known),
    providers: providersOf(read, known),
  }
}
