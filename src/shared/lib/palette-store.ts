import { create } from 'zustand'

interface PaletteState {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

/** Whether the command palette is open; buttons of every layout open it, app/palette draws it. */
export const usePaletteStore = create<PaletteState>()((set) => ({
  isOpen: false,
  setOpen: (isOpen) => set({ isOpen }),
}))
