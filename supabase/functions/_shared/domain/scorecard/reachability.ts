import type { Facts } from './facts.ts'
import { insufficient, type Scoring, scored } from './metric.ts'
import { counted, numeral, statedInput } from './values.ts'

/** 10 × personas with a named channel ÷ all personas. */
export function reachability({ report: { audience } }: Facts): Scoring {
  if (!audience?.personas.length) return insufficient('The report names no personas to reach.')
  const { personas } = audience
  const inputs = personas.map(({ description, channel }) =>
    statedInput(description.text, channel?.text || 'No named channel', channel?.text ? channel : description),
  )
  const reached = personas.filter(({ channel }) => channel?.text).length
  const all = personas.length
  const score = (10 * reached) / all
  return scored(
    score,
    `${reached} of ${counted(all, 'persona')} can be reached through a named channel, and 10 × ${reached} ÷ ${all} is ${numeral(score)}.`,
    inputs,
  )
}
