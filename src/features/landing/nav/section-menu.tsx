import { Menu, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { cn } from '@/shared/lib/cn'
import { StartLink } from '../start-link'
import { SectionLinks } from './section-links'
import { useMenu } from './use-menu'

/**
 * The section links of small screens. A `<details>`, so that it opens without JavaScript too; it closes on every
 * change of the route and on Escape.
 */
export function SectionMenu({ className }: { className?: string }) {
  const { open, follow, close } = useMenu()
  const opener = useRef<HTMLElement>(null)
  const menu = useRef<HTMLDetailsElement>(null)
  // It may have been opened before the app was there to hear of it.
  const onMount = useRef(follow)
  useEffect(() => {
    if (menu.current?.open) onMount.current(true)
  }, [])
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return
    close()
    opener.current?.focus()
  }
  const Icon = open ? X : Menu
  return (
    <details
      ref={menu}
      open={open}
      onToggle={({ currentTarget }) => follow(currentTarget.open)}
      onKeyDown={onKeyDown}
      className={className}
    >
      <summary
        ref={opener}
        aria-label={open ? 'Close menu' : 'Open menu'}
        className="grid size-11 list-none place-items-center rounded-md text-ink-muted hover:bg-surface-sunken hover:text-ink [&::-webkit-details-marker]:hidden"
      >
        <Icon aria-hidden className="size-5" />
      </summary>
      <div
        className={cn(
          'absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-line border-b bg-surface px-4 pt-2 pb-6',
          'shadow-float motion-safe:animate-fade-in sm:px-8',
        )}
      >
        <SectionLinks stacked onFollow={close} />
        <StartLink className="mt-3 w-full" />
      </div>
    </details>
  )
}
