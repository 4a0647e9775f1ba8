import { type ModelMessage, modelMessageSchema } from 'ai'
import { z } from 'zod'
import { usageSchema } from '../domain/usage.ts'
import type { Checkpoint, Usage } from '../engine/engine.ts'
import { searchResultsSchema } from './hits.ts'

const messagesSchema = z.array(modelMessageSchema).catch([])

/** The saved part of a model's answer: enough to continue without asking again. */
const turnSchema = z.object({
  text: z.string(),
  finishReason: z.string(),
  /** For a search: its results, and the messages to continue with if it was interrupted. */
  found: searchResultsSchema.optional(),
  messages: z.array(z.unknown()).optional(),
  usage: usageSchema,
})
export type Turn = z.infer<typeof turnSchema>

const stateSchema = z.object({
  /** The provider, the model and the kind of request: saved answers are reused only if all three match. */
  writer: z.string(),
  turns: z.array(turnSchema),
  /** Number of turns whose usage an earlier attempt has reported. */
  told: z.number(),
  /** An answer that is being generated in the background: its id, and when it was requested, in ms since 1970. */
  pending: z.object({ id: z.string(), since: z.number() }).nullable(),
})
type State = z.infer<typeof stateSchema>

/**
 * The answers that a step has paid for, kept in its checkpoint. A later attempt or another worker gets them back in the
 * same order and calls the model only for the rest.
 */
export interface Journal {
  /** Returns the next answer: a saved one, or the result of `make`, which is saved before it is used. */
  turn(make: () => Promise<Turn>): Promise<Turn>
  /** Usage of saved answers that no attempt has reported yet; each is reported once. */
  untold(): Usage[]
  readonly pending: State['pending']
  setPending(pending: State['pending']): Promise<void>
  /** Marks all usage as reported by this attempt, so that the next one does not count it again. */
  tell(): Promise<void>
  /** Discards all answers, because they are unusable. */
  clear(): Promise<void>
}

/** Opens the journal in a checkpoint; without a checkpoint, nothing is saved. */
export function openJournal(checkpoint: Checkpoint | undefined, writer: string): Journal {
  const { data } = stateSchema.safeParse(checkpoint?.saved)
  const state: State =
    data?.writer === writer ? structuredClone(data) : { writer, turns: [], told: 0, pending: null }
  const kept = state.turns.length
  const save = async () => checkpoint?.save(structuredClone(state))
  let at = 0
  return {
    turn: async (make) => {
      const known = state.turns[at]
      if (known) {
        at++
        return known
      }
      const turn = await make()
      state.turns.push(turn)
      state.pending = null
      at++
      await save()
      return turn
    },
    untold: () => state.turns.slice(state.told, kept).map(({ usage }) => usage),
    get pending() {
      return state.pending
    },
    setPending: async (pending) => {
      state.pending = pending
      await save()
    },
    tell: async () => {
      state.told = state.turns.length
      await save()
    },
    clear: async () => {
      Object.assign(state, { turns: [], told: 0, pending: null })
      at = 0
      await save()
    },
  }
}

/** The messages that continue an interrupted turn. */
export const messagesOf = ({ messages = [] }: Turn): ModelMessage[] => messagesSchema.parse(messages)
