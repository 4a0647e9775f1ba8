import { Outlet } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { cn } from '@/shared/lib/cn'
import { SkipLink } from '@/shared/ui/skip-link'
import { ADMIN_ITEMS, USER_ITEMS } from '../nav-items'
import { MobileMenu } from './mobile-menu'
import { OfflineNote } from './offline-note'
import { Sidebar } from './sidebar'
import { SidebarProvider, useSidebar } from './sidebar-context'

export const SignedInLayout = () => (
  <SidebarProvider>
    <Frame />
  </SidebarProvider>
)

function Frame() {
  const items = useAuthStore(({ isAdmin }) => isAdmin) ? ADMIN_ITEMS : USER_ITEMS
  // Without a session the page would find nothing and complain, while the way to the login is being loaded.
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
