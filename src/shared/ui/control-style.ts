/** Looks that every typed-in control shares. 16 px on touch screens, or iOS zooms into the page. */
export const controlStyle = [
  'w-full min-w-0 rounded-md border border-line-strong bg-surface-raised px-3 text-ink text-sm',
  'pointer-coarse:text-base',
  'placeholder:text-ink-faint hover:border-ink-muted focus-visible:border-accent',
  'transition-colors duration-150 ease-out',
  'focus-visible:outline-2 focus-visible:outline-accent focus-visible:outline-offset-0',
  'aria-invalid:border-danger aria-invalid:focus-visible:outline-danger',
  'disabled:cursor-not-allowed disabled:bg-surface-sunken disabled:text-ink-muted read-only:bg-surface-sunken',
]
