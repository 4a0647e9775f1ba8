import { cva, type VariantProps } from 'class-variance-authority'
import { Tabs as RadixTabs } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/shared/lib/cn'

export const Tabs = RadixTabs.Root

/** One row that scrolls sideways where it does not fit. Name it with `aria-label`. */
export const TabsList = ({ className, ...props }: ComponentProps<typeof RadixTabs.List>) => (
  <RadixTabs.List
    className={cn(
      'flex gap-1 overflow-x-auto overscroll-x-contain border-line border-b [scrollbar-width:none]',
      className,
    )}
    {...props}
  />
)

const triggerStyle = cva([
  'relative flex min-h-10 shrink-0 items-center gap-2 whitespace-nowrap px-3 text-sm text-ink-muted',
  'font-medium transition-colors duration-150 ease-out hover:text-ink pointer-coarse:min-h-11',
  'data-[state=active]:text-ink focus-visible:-outline-offset-2 focus-visible:rounded-md',
  'disabled:cursor-not-allowed disabled:opacity-50',
  'after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 data-[state=active]:after:bg-accent',
])

type TabsTriggerProps = ComponentProps<typeof RadixTabs.Trigger> & VariantProps<typeof triggerStyle>

export const TabsTrigger = ({ className, ...props }: TabsTriggerProps) => (
  <RadixTabs.Trigger className={cn(triggerStyle(), className)} {...props} />
)

export const TabsContent = ({ className, ...props }: ComponentProps<typeof RadixTabs.Content>) => (
  <RadixTabs.Content className={cn('rounded-md pt-6', className)} {...props} />
)
