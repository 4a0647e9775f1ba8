import { WEIGHTS } from './role-weights.ts'

/* Learned weights: how likely something is by its cues (`docs/brief.md`). */

export type Weights = ReadonlyMap<string, readonly number[]>

/** Parses lines of 'cue|weight weight', with weights in twentieths, into weights by cue. */
export const unpack = (packed: string): Weights =>
  new Map(
    packed.split('\n').map((line) => {
      const end = line.lastIndexOf('|')
      const weights = line.slice(end + 1).split(' ')
      return [line.slice(0, end), weights.map((weight) => Number(weight) / 20)]
    }),
  )

const unpacked = new Map<string, Weights>()

/** The weights with a name, unpacked on first use. */
export function weightsOf(name: keyof typeof WEIGHTS): Weights {
  const known = unpacked.get(name) ?? unpack(WEIGHTS[name])
  unpacked.set(name, known)
  return known
}

/** How strongly cues speak for something, as log odds; `column` selects one of the weights of each cue. */
export const logOdds = (weights: Weights, cues: readonly string[], column = 0): number => {
  let sum = 0
  for (const cue of cues) sum += weights.get(cue)?.[column] ?? 0
  return sum
}

export const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds))

/** The likelihood, from 0 to 1, of what the cues speak for. */
export const likelihood = (weights: Weights, cues: readonly string[], column: number): number =>
  chanceOf(logOdds(weights, cues, column))

/** The likelihood, from 0 to 1, according to the weights with a name. */
export const likely = (name: keyof typeof WEIGHTS, cues: readonly string[], column = 0): number =>
  likelihood(weightsOf(name), cues, column)
