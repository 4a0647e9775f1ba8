import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database } from '../db/database.types.ts'
import { dataOf } from '../db/rpc.ts'
import { type ContactMessage, messageSchema } from '../domain/contact.ts'
import type { Handler } from '../http/endpoint.ts'
import { HttpError } from '../http/http-error.ts'

const outcomeSchema = z.enum(['stored', 'address_limit', 'global_limit'])

/** Stores a message from the sender with this hash, within the limits that the database enforces. */
export type StoreMessage = (sender: string, message: ContactMessage) => Promise<unknown>

export const createMessageWriter =
  (client: SupabaseClient<Database>): StoreMessage =>
  (sender, { name, email, subject, message }) =>
    dataOf(
      client.rpc('store_contact_message', {
        p_address: sender,
        p_name: name,
        p_email: email,
        p_subject: subject,
        p_message: message,
      }),
    )

const REFUSALS = {
  address_limit: 'You have sent several messages. Please try again in an hour.',
  global_limit: 'We are receiving too many messages right now. Please try again tomorrow.',
}

/** Accepts a message from the contact form. Refuses malformed ones (400) and senders over a limit (429). */
export const sendMessage =
  (store: StoreMessage): Handler<string> =>
  async (sender, body) => {
    const message = messageSchema.parse(body)
    const outcome = outcomeSchema.parse(await store(sender, message))
    if (outcome !== 'stored') throw new HttpError(429, REFUSALS[outcome], outcome)
    return { success: true }
  }
