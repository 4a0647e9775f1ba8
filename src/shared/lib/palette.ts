import { create } from 'zustand'

interface PaletteState {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

/** Whether the command palette is open; every layout has a button for it, and app/palette renders it. */
export const usePaletteStore = create<PaletteState>()((set) => ({
  isOpen: false,
  setOpen: (isOpen) => set({ isOpen }),
}))

// Node, which prerenders the landing page, may have no navigator.
const platform = typeof navigator === 'undefined' ? '' : navigator.platform
const isApple = /Mac|iPhone|iPad/.test(platform)

/** The shortcut that prerendered pages show on every platform. */
export const WRITTEN_PALETTE_KEY = { keys: ['Ctrl', 'K'], aria: 'Control+K' }

/** The palette's shortcut, for display and (`aria`) for assistive technology. */
export const PALETTE_KEY = isApple ? { keys: ['⌘', 'K'], aria: 'Meta+K' } : WRITTEN_PALETTE_KEY

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** On a Mac, Ctrl K edits text: it deletes to the end of the line. */
export const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): boolean =>
  key.toLowerCase() === 'k' && !altKey && !shiftKey && (isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey)
