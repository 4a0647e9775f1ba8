import { WEIGHTS } from './role-weights.ts'

/* Learned weights: how likely something is by its cues (`docs/brief.md`). */

export type Weights = ReadonlyMap<string, readonly number[]>

/** Weights by cue of lines 'cue|weight weight', in twentieths. */
export const unpack = (packed: string): Weights =>
  new Map(
    packed.split('\n').map((line) => {
      const end = line.lastIndexOf('|')
      const weights = line.slice(end + 1).split(' ')
      return [line.slice(0, end), weights.map((weight) => Number(weight) / 20)]
    }),
  )

const unpacked = new Map<string, Weights>()

/** The weights of a name, unpacked when they are first needed. */
export function weightsOf(name: keyof typeof WEIGHTS): Weights {
  const known = unpacked.get(name) ?? unpack(WEIGHTS[name])
  unpacked.set(name, known)
  return known
}

/** How strongly some cues speak for something, by a column of weights: the logarithm of the odds. */
export const logOdds = (weights: Weights, cues: readonly string[], column = 0): number => {
  let sum = 0
  for (const cue of cues) sum += weights.get(cue)?.[column] ?? 0
  return sum
}

export const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds))

/** The likelihood of what some cues speak for, by a column of weights, from 0 to 1. */
export const likelihood = (weights: Weights, cues: readonly string[], column: number): number =>
  chanceOf(logOdds(weights, cues, column))

/** The likelihood by weights of a name. */
export const likely = (name: keyof typeof WEIGHTS, cues: readonly string[], column = 0): number =>
  likelihood(weightsOf(name), cues, column)
