import { CONTACT_SUBJECTS } from '@domain/contact'
import { z } from 'zod'
import { type Cursor, type KeysetOrder, pageOf } from '@/shared/lib/keyset'
import { orThrow } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'

const TABLE = 'contact_messages'

const messageRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string().transform((value) => new Map(Object.entries(CONTACT_SUBJECTS)).get(value) ?? value),
  message: z.string(),
  read_at: z.string().nullable(),
  created_at: z.string(),
})
/** A message of the contact form, as administrators read it. */
export type StoredMessage = z.infer<typeof messageRowSchema>

export const NEWEST: KeysetOrder<StoredMessage> = {
  column: 'created_at',
  ascending: false,
  valueOf: ({ created_at }) => created_at,
}

/** One page of the messages, newest first. */
export async function fetchMessages(after: Cursor | null, signal: AbortSignal): Promise<StoredMessage[]> {
  const query = supabase.from(TABLE).select('id, name, email, subject, message, read_at, created_at')
  const { data } = await orThrow(pageOf(query, NEWEST, after).abortSignal(signal))
  return z.array(messageRowSchema).parse(data)
}

export async function markMessage({ id, read }: { id: string; read: boolean }): Promise<void> {
  await orThrow(
    supabase
      .from(TABLE)
      .update({ read_at: read ? new Date().toISOString() : null })
      .eq('id', id)
      // Selects the row, because an update hidden by a policy would otherwise change nothing without an
      // error.
      .select('id')
      .single(),
  )
}

export async function deleteMessage(id: string): Promise<void> {
  await orThrow(supabase.from(TABLE).delete().eq('id', id).select('id').single())
}
