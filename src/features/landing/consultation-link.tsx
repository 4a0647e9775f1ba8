import type { ComponentProps } from 'react'
import { Button } from '@/shared/ui/button'

/** The operator's page for booking a consultation; nothing where the environment names none. */
export function ConsultationLink(
  props: Pick<ComponentProps<typeof Button>, 'size' | 'variant' | 'className'>,
) {
  const address = import.meta.env.VITE_CONSULTATION_URL
  if (!address) return null
  return (
    <Button asChild variant="secondary" {...props}>
      <a href={address} target="_blank" rel="noopener noreferrer">
        Book a free 30-minute consultation
      </a>
    </Button>
  )
}
