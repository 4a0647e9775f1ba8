import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom'
import { z } from 'zod'
import { Palette } from '../palette/palette'
import { NavigationProgress } from './navigation-progress'

const handleSchema = z.object({ title: z.string() })
const PRODUCT = 'Groundwork'

/** What every page has: its title, where scroll and focus go on navigation, and a sign that a page is coming. */
export function RootLayout() {
  useDocumentTitle()
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

// Not a <title> of React's: it would stand behind the one in index.html, and the first one counts.
function useDocumentTitle() {
  const titles = useMatches().map(({ handle }) => handleSchema.safeParse(handle).data?.title)
  const title = titles.findLast(Boolean)
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT}` : PRODUCT
  }, [title])
}

/** After a change of page the keyboard and the screen reader go on at its content, not where the old page was. */
function useFocusOnNavigation() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
