import type { Citation } from '@domain/citation'

type CheckStatus = Citation['check']['status']

/** What the check of a citation found, in the words of the report; never 'proven' (DESIGN §5). */
export const CHECK_WORDS: Record<CheckStatus, { label: string; variant: 'success' | 'warning' | 'outline' }> =
  {
    quote_found: { label: 'Quote found on page', variant: 'success' },
    quote_not_found: { label: 'Quote not found', variant: 'warning' },
    unreachable: { label: 'Page unreachable', variant: 'warning' },
    not_checked: { label: 'Not checked', variant: 'outline' },
  }
