import type { Citation, SupportVerdict } from '@domain/citation'

/** How the outcome of a citation's check is set off. */
export const CHECK_VARIANTS: Record<Citation['check']['status'], 'success' | 'warning' | 'outline'> = {
  quote_found: 'success',
  from_source: 'success',
  quoted_by_search: 'outline',
  quote_not_found: 'warning',
  unreadable: 'outline',
  unreachable: 'warning',
  not_checked: 'outline',
}

/** How a verdict on a statement is set off. */
export const SUPPORT_VARIANTS: Record<SupportVerdict, 'success' | 'warning' | 'outline'> = {
  supports: 'success',
  partly: 'outline',
  contradicts: 'warning',
  unrelated: 'warning',
}
