/** One row of a navigation; when the panel is collapsed only the icon's share of it is seen. */
export const navRow = [
  'flex h-11 w-full items-center gap-4 overflow-hidden rounded-md px-3.5 text-sm whitespace-nowrap',
  'focus-visible:-outline-offset-2',
  'transition-colors duration-150 ease-out hover:bg-surface-sunken hover:text-ink',
]
