import { createContext, type ReactNode, useContext, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

interface Sidebar {
  isOpen: boolean
  /** Opened by pointer or focus: overlays the page, so that the content does not move. */
  isOverlay: boolean
  openOver(): void
  collapse(): void
  isMenuOpen: boolean
  setMenuOpen(isOpen: boolean): void
}

const SidebarContext = createContext<Sidebar | null>(null)

export function SidebarProvider({ children }: { children: ReactNode }) {
  const { isOpen, setOpen } = useSidebarStore()
  const [isOverlay, setOverlay] = useState(false)
  // Every route change closes the menu.
  const { key } = useLocation()
  const [menuAt, setMenuAt] = useState<string | null>(null)
  const setMenuOpen = (open: boolean) => setMenuAt(open ? key : null)
  const openOver = () => {
    if (isOpen) return
    setOverlay(true)
    setOpen(true)
  }
  const collapse = () => {
    setOverlay(false)
    setOpen(false)
  }
  return (
    <SidebarContext
      value={{ isOpen, isOverlay, openOver, collapse, isMenuOpen: menuAt === key, setMenuOpen }}
    >
      {children}
    </SidebarContext>
  )
}

export function useSidebar(): Sidebar {
  const sidebar = useContext(SidebarContext)
  if (!sidebar) throw new Error('useSidebar must be used within a SidebarProvider')
  return sidebar
}

interface SidebarState {
  isOpen: boolean
  setOpen(isOpen: boolean): void
}

/** Open or collapsed, stored in this browser (docs/contract.md#browser-storage). */
export const useSidebarStore = create<SidebarState>()(
  persist((set) => ({ isOpen: true, setOpen: (isOpen) => set({ isOpen }) }), {
    name: 'sidebar-storage',
    partialize: ({ isOpen }) => ({ isOpen }),
  }),
)
