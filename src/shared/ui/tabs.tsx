import * as RadixTabs from '@radix-ui/react-tabs'
import type { ComponentProps, FocusEvent } from 'react'
import { cn } from '@/shared/lib/cn'

export const Tabs = RadixTabs.Root

interface TabsListProps extends ComponentProps<typeof RadixTabs.List> {
  /** 'pill' for tabs within a tab. */
  variant?: 'line' | 'pill'
}

/** One row that scrolls sideways if it does not fit. Name it with `aria-label`. */
export const TabsList = ({ variant = 'line', className, ...props }: TabsListProps) => (
  <RadixTabs.List
    data-variant={variant}
    className={cn(
      'group/tabs scroll-row flex gap-1 overflow-x-auto overscroll-x-contain',
      'data-[variant=line]:border-line data-[variant=line]:border-b',
      className,
    )}
    {...props}
  />
)

const triggerStyle = [
  'relative flex min-h-10 shrink-0 items-center justify-center gap-2 whitespace-nowrap rounded-md px-3 text-ink-muted',
  'font-medium text-sm transition-colors duration-150 ease-out hover:text-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11',
  // Drawn inside, because a scrolling row would clip what lies outside.
  'focus-visible:-outline-offset-2 data-[state=active]:text-ink',
  'disabled:cursor-not-allowed disabled:opacity-50 forced-colors:data-[state=active]:underline',
]

const lineStyle = [
  'group-data-[variant=line]/tabs:after:absolute group-data-[variant=line]/tabs:after:inset-x-3',
  'group-data-[variant=line]/tabs:after:bottom-0 group-data-[variant=line]/tabs:after:border-accent',
  'group-data-[variant=line]/tabs:data-[state=active]:after:border-b-2',
]

const pillStyle = [
  'group-data-[variant=pill]/tabs:min-h-8 group-data-[variant=pill]/tabs:border',
  'group-data-[variant=pill]/tabs:border-transparent group-data-[variant=pill]/tabs:hover:bg-surface-sunken',
  'group-data-[variant=pill]/tabs:data-[state=active]:border-line',
  'group-data-[variant=pill]/tabs:data-[state=active]:bg-surface-sunken',
  'pointer-coarse:group-data-[variant=pill]/tabs:min-h-11',
]

const bringIntoView = ({ currentTarget }: FocusEvent<HTMLButtonElement>) =>
  currentTarget.scrollIntoView?.({ block: 'nearest', inline: 'center' })

export const TabsTrigger = ({ className, ...props }: ComponentProps<typeof RadixTabs.Trigger>) => (
  <RadixTabs.Trigger
    onFocus={bringIntoView}
    className={cn(triggerStyle, lineStyle, pillStyle, className)}
    {...props}
  />
)

export const TabsContent = ({ className, ...props }: ComponentProps<typeof RadixTabs.Content>) => (
  <RadixTabs.Content className={cn('rounded-md pt-6', className)} {...props} />
)
