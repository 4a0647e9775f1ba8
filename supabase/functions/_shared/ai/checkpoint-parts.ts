import type { Checkpoint } from '../engine/engine.ts'

/** Splits a checkpoint into separate ones, each under its own key. */
export function nestedCheckpoints(checkpoint: Checkpoint): (key: string) => Checkpoint {
  const { saved } = checkpoint
  const state: Record<string, unknown> = typeof saved === 'object' && saved !== null ? { ...saved } : {}
  return (key) => ({
    saved: state[key] ?? null,
    save: async (value) => {
      state[key] = value
      await checkpoint.save(state)
    },
  })
}
