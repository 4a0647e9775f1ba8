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

/** The likelihood of what some cues speak for, by a column of weights. */
export const likelihood = (weights: Weights, cues: readonly string[], column: number): number =>
  1 / (1 + Math.exp(-cues.reduce((sum, cue) => sum + (weights.get(cue)?.[column] ?? 0), 0)))

/** The same by weights of a name. */
export const likely = (name: keyof typeof WEIGHTS, cues: readonly string[], column = 0): number =>
  likelihood(weightsOf(name), cues, column)
