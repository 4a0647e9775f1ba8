import { AppError, isNetworkError } from '@/shared/supabase/app-error'
import { toast } from '@/shared/ui/toast'

/** Shows the auth server's message if it answered, else `fallback`, with the reason for network errors. */
export function toastAuthError(error: Error, fallback: string): void {
  const answered = error instanceof AppError && error.status !== null
  if (answered) toast.error(error.message)
  else toast.error(fallback, { description: isNetworkError(error) ? error.message : undefined })
}

export const isUnconfirmed = (error: Error): boolean =>
  error.message.includes('Email not confirmed') ||
  (error instanceof AppError && error.code === 'email_not_confirmed')
