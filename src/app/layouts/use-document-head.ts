import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { z } from 'zod'
import { PUBLIC_HEADS } from '../public-pages'

const headSchema = z.object({
  title: z.string(),
  description: z.string().optional(),
  canonical: z.string().optional(),
  robots: z.string().optional(),
})
const PRODUCT = 'Groundwork'

/** Title, description, canonical address and word to search engines of the page that the router shows. */
// Not the elements of React's own: they would stand behind those in index.html, and the first ones count.
export function useDocumentHead(): void {
  const heads = useMatches().map(({ handle, params }) => {
    const said: unknown = typeof handle === 'function' ? handle(params) : handle
    return headSchema.safeParse(said).data
  })
  const { pathname } = useLocation()
  const head = heads.findLast(Boolean)
  const { title, description = PUBLIC_HEADS.home.description, canonical = pathname, robots } = head ?? {}
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT}` : PRODUCT
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    if (link) link.href = new URL(canonical, link.href).href
  }, [title, description, canonical])
  useEffect(() => {
    if (!robots) return
    const meta = document.createElement('meta')
    meta.name = 'robots'
    meta.content = robots
    document.head.append(meta)
    return () => meta.remove()
  }, [robots])
}
