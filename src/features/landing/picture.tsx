import { cn } from '@/shared/lib/cn'
import { useThemeStore } from '@/shared/ui/theme'

/** Addresses of one screen in both themes. */
export interface Shot {
  light: string
  dark: string
  /** CSS pixels; the files hold the double. */
  width: number
  height: number
}

interface PictureProps extends Shot {
  alt: string
  /** In view at once, so that it is not loaded late. */
  first?: boolean
  className?: string
}

/** A screen in the theme that the page has; only that file is loaded. */
export function Picture({ light, dark, width, height, alt, first, className }: PictureProps) {
  const choice = useThemeStore((state) => state.choice)
  return (
    <picture className={cn('block', className)}>
      {choice === 'system' && <source srcSet={dark} media="(prefers-color-scheme: dark)" />}
      <img
        src={choice === 'dark' ? dark : light}
        alt={alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
        className="h-auto w-full rounded-lg border border-line bg-surface-sunken text-ink-muted text-sm"
      />
    </picture>
  )
}
