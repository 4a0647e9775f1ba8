import { cn } from '@/shared/lib/cn'
import { type ThemeChoice, useThemeStore } from '@/shared/ui/theme'
import type { SampleName } from './content'

/** Groundwork's own screens, made by `npm run screenshots`: `<name>-<theme>-<width>.avif`, `<name>-<theme>.webp`. */
const FILES = import.meta.glob<string>('./pictures/*.{avif,webp}', {
  eager: true,
  import: 'default',
  query: '?url',
})

function addressOf(file: string): string {
  const address = FILES[`./pictures/${file}`]
  if (!address) throw new Error(`There is no picture ${file}; npm run screenshots makes it.`)
  return address
}

const filesOf = (name: string, widths: readonly number[]) => ({
  avif: widths.map((width) => `${addressOf(`${name}-${width}.avif`)} ${width}w`).join(', '),
  webp: addressOf(`${name}.webp`),
})

const shotOf = (
  name: string,
  widths: readonly number[],
  shown: Pick<Shot, 'width' | 'height' | 'sizes'>,
) => ({
  light: filesOf(`${name}-light`, widths),
  dark: filesOf(`${name}-dark`, widths),
  ...shown,
})

const WIDTHS = [400, 800, 1200]
const SHOWN = {
  width: 400,
  height: 300,
  sizes: '(min-width: 1024px) 31vw, (min-width: 640px) 46vw, calc(100vw - 2rem)',
}

export const PICTURES: Record<SampleName, Shot> = {
  dental: shotOf('dental', WIDTHS, SHOWN),
  stock: shotOf('stock', WIDTHS, SHOWN),
  tutor: shotOf('tutor', WIDTHS, SHOWN),
}

/** The files of one screen in one theme. */
interface Files {
  /** As `srcset`, in several widths. */
  avif: string
  /** One width, for browsers without AVIF. */
  webp: string
}

/** One screen in both themes. */
export interface Shot {
  light: Files
  dark: Files
  /** Size of the screenshot in CSS pixels. */
  width: number
  height: number
  /** Displayed width as `sizes`. */
  sizes: string
}

interface PictureProps extends Shot {
  alt: string
  /** Visible at once, so loaded first. */
  first?: boolean
  className?: string
}

/** Media query for the dark files; local/build/page-start.ts repeats it for use before the app runs. */
const DARK_MEDIA: Record<ThemeChoice, string> = {
  system: '(prefers-color-scheme: dark)',
  dark: 'all',
  light: 'not all',
}

/** A screenshot in the page's theme; only that file is loaded. */
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
