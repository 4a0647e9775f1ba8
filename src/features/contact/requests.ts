import type { ContactMessage } from '@domain/contact'
import { invoke } from '@/shared/supabase/invoke'

/**
 * Sends a message to the administrators. Throws an AppError with the server's message, for example after too many
 * messages.
 */
export async function sendMessage(message: ContactMessage): Promise<void> {
  await invoke('send-message', message)
}
