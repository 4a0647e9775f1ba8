import { useLayoutEffect, useRef } from 'react'
import { cn } from '@/shared/lib/cn'
import { naturalWidth, pictureOf } from './picture-file'
import { useThemeInForce } from './use-surroundings'
import type { View } from './view-box'

interface PictureProps {
  svg: string
  view: View
  label: string
  describedBy: string
}

/** The drawn picture, as wide as its text stays in its true size or as there is room. */
export function Picture({ svg, view: { zoom, x, y }, label, describedBy }: PictureProps) {
  const place = useRef<HTMLDivElement>(null)
  const theme = useThemeInForce()
  // In place before the page is laid out, on the screen and for paper.
  useLayoutEffect(() => {
    const picture = pictureOf(svg)
    if (!picture) return
    picture.setAttribute('role', 'img')
    picture.setAttribute('aria-label', label)
    picture.setAttribute('aria-describedby', describedBy)
    picture.style.cssText = `display:block;width:100%;height:auto;margin-inline:auto;max-width:${naturalWidth(picture)}px`
    place.current?.replaceChildren(picture)
  }, [svg, label, describedBy])
  return (
    <div
      ref={place}
      data-zoom={zoom}
      // There is no time to draw it anew for paper, so that a dark picture is turned into a light one as it is.
      className={cn(
        'p-3 print:transform-none sm:p-5',
        theme === 'dark' && 'print:hue-rotate-180 print:invert',
      )}
      style={{ transform: `translate(${x}px, ${y}px) scale(${zoom})` }}
    />
  )
}
