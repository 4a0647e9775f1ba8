import { useEffect, useRef } from 'react'
import { AlertBanner } from '@/shared/ui/alert-banner'

export interface Banner {
  variant: 'error' | 'success'
  message: string
}

interface TopBannerProps {
  banner: Banner
  onDismiss: () => void
}

/** The alert banner above the dashboard; comes into view when it stands outside of it. */
export function TopBanner({ banner, onDismiss }: TopBannerProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <div ref={place} className="mb-6 scroll-mt-20">
      <AlertBanner variant={banner.variant} onDismiss={onDismiss}>
        {banner.message}
      </AlertBanner>
    </div>
  )
}
