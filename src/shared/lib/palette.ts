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

// Node, which writes the landing page into the build, may know no navigator.
const platform = typeof navigator === 'undefined' ? '' : navigator.platform
const isApple = /Mac|iPhone|iPad/.test(platform)

/** As it stands in pages that the build writes, whatever machine they are read on. */
export const WRITTEN_PALETTE_KEY = { keys: ['Ctrl', 'K'], aria: 'Control+K' }

/** The shortcut of the palette, to be shown and (`aria`) to be read by assistive technology. */
export const PALETTE_KEY = isApple ? { keys: ['⌘', 'K'], aria: 'Meta+K' } : WRITTEN_PALETTE_KEY

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** On a Mac Ctrl K belongs to the text that is being written: it deletes to the end of the line. */
export const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): boolean =>
  key.toLowerCase() === 'k' && !altKey && !shiftKey && (isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey)
