import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { z } from 'zod'
import { PUBLIC_HEADS } from '../public-pages'

const handleSchema = z.object({ title: z.string(), description: z.string().optional() })
const PRODUCT = 'Groundwork'

/** Title, description and canonical address of the page that the router shows. */
// Not the elements of React's own: they would stand behind those in index.html, and the first ones count.
export function useDocumentHead(): void {
  const heads = useMatches().map(({ handle }) => handleSchema.safeParse(handle).data)
  const { title, description = PUBLIC_HEADS.home.description } = heads.findLast(Boolean) ?? {}
  const { pathname } = useLocation()
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT}` : PRODUCT
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    if (canonical) canonical.href = new URL(pathname, canonical.href).href
  }, [title, description, pathname])
}
