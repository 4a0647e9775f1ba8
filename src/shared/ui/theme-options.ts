import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import type { ThemeChoice } from './theme'

/** What a reader can choose, in the order in which it is offered. */
export const THEME_OPTIONS: { choice: ThemeChoice; label: string; icon: LucideIcon }[] = [
  { choice: 'light', label: 'Light', icon: Sun },
  { choice: 'dark', label: 'Dark', icon: Moon },
  { choice: 'system', label: 'System', icon: Monitor },
]
