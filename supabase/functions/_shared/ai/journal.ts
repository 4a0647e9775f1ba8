import { type ModelMessage, modelMessageSchema } from 'ai'
import { z } from 'zod'
import { usageSchema } from '../domain/usage.ts'
import type { Checkpoint, Usage } from '../engine/engine.ts'
import { searchResultsSchema } from './hits.ts'

const messagesSchema = z.array(modelMessageSchema).catch([])

/** What is kept of one answer of the model: enough to go on from it without asking again. */
const turnSchema = z.object({
  text: z.string(),
  finishReason: z.string(),
  /** Of a search: what it found, how many searches it took, and with what it goes on when it was interrupted. */
  found: searchResultsSchema.optional(),
  messages: z.array(z.unknown()).optional(),
  usage: usageSchema,
})
export type Turn = z.infer<typeof turnSchema>

const stateSchema = z.object({
  /** The provider, its model and what was asked: answers are taken over only from the same. */
  writer: z.string(),
  turns: z.array(turnSchema),
  /** How many turns an earlier attempt has reported the usage of. */
  told: z.number(),
  /** An answer that the provider makes in the background: its id, and since when, in ms since 1970. */
  pending: z.object({ id: z.string(), since: z.number() }).nullable(),
})
type State = z.infer<typeof stateSchema>

/**
 * The answers that a step has paid for, kept in its checkpoint. A later attempt, or another worker, gets them back in
 * the same order and asks only for what comes after them.
 */
export interface Journal {
  /** The next answer: one that is kept, or what `make` brings, which is kept before it is used. */
  turn(make: () => Promise<Turn>): Promise<Turn>
  /** Usage of saved answers that no attempt has reported yet; each is reported once. */
  untold(): Usage[]
  readonly pending: State['pending']
  setPending(pending: State['pending']): Promise<void>
  /** The usage goes into the record of this attempt: the next one must not count it again. */
  tell(): Promise<void>
  /** Forgets all answers, because nothing can be made of them. */
  clear(): Promise<void>
}

/** Opens the journal in a checkpoint; without a checkpoint nothing is kept. */
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

/** The messages with which an interrupted turn goes on. */
export const messagesOf = ({ messages = [] }: Turn): ModelMessage[] => messagesSchema.parse(messages)
