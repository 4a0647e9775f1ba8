import { CONTACT_SUBJECTS, type ContactSubject } from '@domain/contact'
import { paths } from './paths'

/** Link for a message about a subject: the contact form, or the configured email address. */
export function contactLink(subject?: ContactSubject): string {
  const address = import.meta.env.VITE_SALES_EMAIL
  if (address)
    return `mailto:${address}${subject ? `?subject=${encodeURIComponent(CONTACT_SUBJECTS[subject])}` : ''}`
  return subject ? `${paths.contact}?subject=${subject}` : paths.contact
}
