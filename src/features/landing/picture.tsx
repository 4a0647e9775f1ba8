import { cn } from '@/shared/lib/cn'
import { type ThemeChoice, useThemeStore } from '@/shared/ui/theme'

/** The files of one screen in one theme. */
interface Files {
  /** In several widths, as `srcset` wants it. */
  avif: string
  /** In one width, for browsers without AVIF. */
  webp: string
}

/** One screen in both themes. */
export interface Shot {
  light: Files
  dark: Files
  /** CSS pixels in which it was taken. */
  width: number
  height: number
  /** How wide it is shown, as `sizes` wants it. */
  sizes: string
}

interface PictureProps extends Shot {
  alt: string
  /** In view at once, so that it is loaded before all else. */
  first?: boolean
  className?: string
}

/** When the dark files are taken; local/build/page-start.ts says the same before the app is there. */
const DARK_MEDIA: Record<ThemeChoice, string> = {
  system: '(prefers-color-scheme: dark)',
  dark: 'all',
  light: 'not all',
}

/** A screen in the theme that the page has; only that file is loaded. */
export function Picture({ light, dark, width, height, sizes, alt, first, className }: PictureProps) {
  const media = DARK_MEDIA[useThemeStore((state) => state.choice)]
  return (
    <picture className={cn('block', className)}>
      <source srcSet={dark.avif} sizes={sizes} type="image/avif" media={media} />
      <source srcSet={dark.webp} type="image/webp" media={media} />
      <source srcSet={light.avif} sizes={sizes} type="image/avif" />
      <img
        src={light.webp}
        alt={alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
        className="h-auto w-full rounded-lg border border-line bg-surface-sunken text-ink-muted text-sm"
      />
    </picture>
  )
}
