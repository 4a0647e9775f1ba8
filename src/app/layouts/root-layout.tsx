import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { Palette } from '../palette/palette'
import { NavigationProgress } from './navigation-progress'
import { useDocumentHead } from './use-document-head'

/** What every page has: its title, where scroll and focus go on navigation, and a sign that a page is coming. */
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
