import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

const THEME_CHOICES = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]

interface ThemeState {
  choice: ThemeChoice
  choose: (choice: ThemeChoice) => void
}

const asChoice = (stored: unknown): ThemeChoice => {
  const choice = typeof stored === 'object' && stored !== null && 'choice' in stored ? stored.choice : null
  return THEME_CHOICES.find((known) => known === choice) ?? 'system'
}

/** The reader's choice. index.html reads the same key before the first paint. */
export const useThemeStore = create<ThemeState>()(
  persist((set) => ({ choice: 'system', choose: (choice) => set({ choice }) }), {
    name: 'theme-storage',
    partialize: ({ choice }) => ({ choice }),
    merge: (stored, current) => ({ ...current, choice: asChoice(stored) }),
  }),
)

/** Without the attribute, the style sheet follows the system. */
function applyTheme(choice: ThemeChoice) {
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
}

useThemeStore.subscribe(({ choice }) => applyTheme(choice))

/** The choices, in order. */
export const THEME_OPTIONS: { choice: ThemeChoice; label: string; icon: LucideIcon }[] = [
  { choice: 'light', label: 'Light', icon: Sun },
  { choice: 'dark', label: 'Dark', icon: Moon },
  { choice: 'system', label: 'System', icon: Monitor },
]
