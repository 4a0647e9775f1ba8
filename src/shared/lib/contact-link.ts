import { CONTACT_SUBJECTS, type ContactSubject } from '@domain/contact'
import { paths } from './paths'

/** Where a message about a subject is written: the contact form, or a mail to the address that is configured. */
export function contactLink(subject?: ContactSubject): string {
  const address = import.meta.env.VITE_SALES_EMAIL
  if (address)
    return `mailto:${address}${subject ? `?subject=${encodeURIComponent(CONTACT_SUBJECTS[subject])}` : ''}`
  return subject ? `${paths.contact}?subject=${subject}` : paths.contact
}
