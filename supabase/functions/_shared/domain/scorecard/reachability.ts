import type { Facts } from './facts.ts'
import { scoredChannels } from './from-answers.ts'
import { insufficient, type Scoring, scored } from './metric.ts'
import { numeral, pluralize, statedInput } from './values.ts'

const UNNAMED = 'Scored once you say how customers will hear of it.'

/** 10 × personas with a named channel ÷ all personas; channels that only the founder names count as answers. */
export function reachability({ report: { audience } }: Facts): Scoring {
  if (!audience?.personas.length) return insufficient(UNNAMED)
  const { personas } = audience
  const inputs = personas.map(({ description, channel }) =>
    statedInput(description.text, channel?.text || 'No named channel', channel?.text ? channel : description),
  )
  const named = personas.flatMap(({ channel }) => (channel?.text ? [channel] : []))
  if (named.length === 0) return insufficient(UNNAMED, inputs)
  if (named.every(({ basis }) => basis === 'founder'))
    return { ...scoredChannels(new Set(named.map(({ text }) => text)).size, inputs), answered: true }
  const [reached, all] = [named.length, personas.length]
  const score = (10 * reached) / all
  return scored(
    score,
    `${reached} of ${pluralize(all, 'persona')} can be reached through a named channel, and 10 × ${reached} ÷ ${all} is ${numeral(score)}.`,
    inputs,
  )
}
