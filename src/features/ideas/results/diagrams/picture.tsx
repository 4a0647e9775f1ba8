import { useEffect, useRef } from 'react'
import { naturalWidth, pictureOf } from './picture-file'
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
  useEffect(() => {
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
      className="p-3 print:transform-none sm:p-5"
      style={{ transform: `translate(${x}px, ${y}px) scale(${zoom})` }}
    />
  )
}
