import { create } from 'zustand'
import { persist } from 'zustand/middleware'

interface SidebarState {
  isOpen: boolean
  setOpen(isOpen: boolean): void
}

/** Open or collapsed, kept on this browser (docs/contract.md#browser-storage). */
export const useSidebarStore = create<SidebarState>()(
  persist((set) => ({ isOpen: true, setOpen: (isOpen) => set({ isOpen }) }), {
    name: 'sidebar-storage',
    partialize: ({ isOpen }) => ({ isOpen }),
  }),
)
