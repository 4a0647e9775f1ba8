import { useId } from 'react'
import { cn } from '@/shared/lib/cn'
import { IconButton } from './button'
import { THEME_OPTIONS, useThemeStore } from './theme'

/** Three choices side by side, or with `compact` one button that goes through them. */
export const ThemeSwitch = ({ compact, className }: { compact?: boolean; className?: string }) =>
  compact ? <ThemeCycle className={className} /> : <ThemeRadios className={className} />

function ThemeCycle({ className }: { className?: string }) {
  const { choice, choose } = useThemeStore()
  const at = THEME_OPTIONS.findIndex((option) => option.choice === choice)
  const [current = THEME_OPTIONS[0], next = THEME_OPTIONS[0]] = [
    THEME_OPTIONS[at],
    THEME_OPTIONS[(at + 1) % THEME_OPTIONS.length],
  ]
  if (!current || !next) throw new Error('The theme has no options.')
  return (
    <IconButton
      label={`Theme: ${current.label}. Switch to ${next.label}`}
      onClick={() => choose(next.choice)}
      className={className}
    >
      <current.icon aria-hidden />
    </IconButton>
  )
}

function ThemeRadios({ className }: { className?: string }) {
  const { choice, choose } = useThemeStore()
  const name = useId()
  return (
    <fieldset className={className}>
      <legend className="sr-only">Theme</legend>
      <div className="inline-flex rounded-md bg-surface-sunken p-0.5">
        {THEME_OPTIONS.map(({ choice: option, label, icon: Icon }) => (
          <label
            key={option}
            title={label}
            className={cn(
              'grid size-8 cursor-pointer place-items-center rounded-sm text-ink-muted pointer-coarse:size-11',
              'transition-colors duration-150 ease-out hover:text-ink',
              'has-focus-visible:outline-2 has-focus-visible:outline-accent',
              'has-checked:border has-checked:border-line has-checked:bg-surface-raised has-checked:text-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={choice === option}
              onChange={() => choose(option)}
              className="sr-only"
            />
            <Icon aria-hidden className="size-4" />
            <span className="sr-only">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
