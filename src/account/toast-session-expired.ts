import { toast } from '@/shared/ui/toast'

const TITLE = 'Session Expired'

/** Says that the session has expired (docs/contract.md#messages), once however many ask for it. */
export const toastSessionExpired = () =>
  toast.error(TITLE, { id: TITLE, description: 'Your session has expired. Please log in again.' })
