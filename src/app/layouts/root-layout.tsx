import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router-dom'
import { z } from 'zod'
import { Palette } from '../palette/palette'
import { PUBLIC_HEADS } from '../public-pages'
import { TopHairline } from '../top-hairline'

/** Shared by every page: title, scroll and focus on navigation, and the loading bar. */
export function RootLayout() {
  useDocumentHead()
  useFocusOnNavigation()
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <Palette />
      <ScrollRestoration />
    </>
  )
}

/** After navigation, keyboard and screen reader continue at the new page's content. */
function useFocusOnNavigation() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}

/** A bar at the top while a page loads; quick loads never show it. */
const NavigationProgress = () => (
  <TopHairline says={useNavigation().state === 'idle' ? null : 'Loading page'} />
)

const headSchema = z.object({
  title: z.string(),
  description: z.string().optional(),
  canonical: z.string().optional(),
  robots: z.string().optional(),
})
const PRODUCT = 'Groundwork'

/** Title, description, canonical address and robots tag of the current page. */
// React would append its elements after those of index.html, and the first ones win.
function useDocumentHead(): void {
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
