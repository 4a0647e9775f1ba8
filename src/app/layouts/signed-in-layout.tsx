import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { Outlet } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { cn } from '@/shared/lib/cn'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { SkipLink } from '@/shared/ui/skip-link'
import { ADMIN_ITEMS, USER_ITEMS } from '../nav-items'
import { MobileMenu } from './mobile-menu'
import { Sidebar } from './sidebar'
import { SidebarProvider, useSidebar } from './sidebar-context'

export const SignedInLayout = () => (
  <SidebarProvider>
    <Frame />
  </SidebarProvider>
)

function Frame() {
  const items = useAuthStore(({ isAdmin }) => isAdmin) ? ADMIN_ITEMS : USER_ITEMS
  // Without a session the page would show errors while the login page loads.
  const isSignedIn = useAuthStore(({ userId }) => userId !== null)
  const { isOpen, isOverlay } = useSidebar()
  return (
    <>
      <SkipLink />
      <MobileMenu items={items} />
      <Sidebar items={items} />
      <div
        className={cn(
          'transition-[padding] duration-200 ease-out print:pl-0 print:transition-none',
          isOpen && !isOverlay ? 'md:pl-[300px]' : 'md:pl-20',
        )}
      >
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto max-w-page px-4 py-8 outline-none max-md:[--page-top:3.5rem] sm:px-8 sm:py-12"
        >
          <OfflineNote />
          {isSignedIn && <Outlet />}
        </main>
      </div>
    </>
  )
}

const subscribe = (notify: () => void) => onlineManager.subscribe(notify)
const isOnline = () => onlineManager.isOnline()

/** Shown on every signed-in page while the browser is offline: nothing updates. */
function OfflineNote() {
  if (useSyncExternalStore(subscribe, isOnline, () => true)) return null
  return (
    <AlertBanner variant="warning" className="mb-6 print:hidden">
      You appear to be offline. What you see may be out of date until you reconnect.
    </AlertBanner>
  )
}
