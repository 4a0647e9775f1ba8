import type { ContactMessage } from '@domain/contact'
import { invoke } from '@/shared/supabase/invoke'

/** Sends a message to the administrators. Throws an AppError with the refusal's text, as when too many were sent. */
export async function sendMessage(message: ContactMessage): Promise<void> {
  await invoke('send-message', message)
}
