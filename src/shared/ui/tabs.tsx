import { Slot } from '@radix-ui/react-slot'
import {
  type ComponentProps,
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useId,
  useState,
} from 'react'
import { cn } from '@/shared/lib/cn'

interface Selection {
  /** Of the ids of tabs and panels. */
  base: string
  value: string
  select: (value: string) => void
}

const SelectionContext = createContext<Selection>({ base: '', value: '', select: () => undefined })

interface TabsProps {
  /** The open tab, if the caller keeps it. */
  value?: string
  defaultValue?: string | undefined
  onValueChange?: (value: string) => void
  children: ReactNode
}

/** Tabs with their panels, as in the ARIA Authoring Practices: a tab opens as soon as it has the focus. */
export function Tabs({ value, defaultValue = '', onValueChange, children }: TabsProps) {
  const base = useId()
  const [own, setOwn] = useState(defaultValue)
  const shown = value ?? own
  const select = (next: string) => {
    if (next === shown) return
    setOwn(next)
    onValueChange?.(next)
  }
  return (
    <SelectionContext value={{ base, value: shown, select }}>
      <div>{children}</div>
    </SelectionContext>
  )
}

interface TabsListProps extends ComponentProps<'div'> {
  /** 'pill' for tabs within a tab. */
  variant?: 'line' | 'pill'
  asChild?: boolean
}

const OPEN_TO_FOCUS = '[role="tab"]:not(:disabled)'

/** Arrow keys, Home and End move the focus along the row. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>(OPEN_TO_FOCUS)]
  const at = tabs.findIndex((tab) => tab === event.target)
  const steps = new Map([
    ['ArrowLeft', at - 1],
    ['ArrowRight', (at + 1) % tabs.length],
    ['Home', 0],
    ['End', -1],
  ])
  const next = steps.get(event.key)
  if (at === -1 || next === undefined) return
  event.preventDefault()
  tabs.at(next)?.focus()
}

function focusFirst({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target === currentTarget) currentTarget.querySelector<HTMLElement>(OPEN_TO_FOCUS)?.focus()
}

/** One row that scrolls sideways if it does not fit. Name it with `aria-label`. */
export function TabsList({ variant = 'line', asChild, className, ...props }: TabsListProps) {
  const { base, value } = use(SelectionContext)
  const [isLocked, setIsLocked] = useState(false)
  useEffect(
    () => setIsLocked(document.getElementById(tabId(base, value))?.matches(':disabled') ?? false),
    [base, value],
  )
  const Row = asChild ? Slot : 'div'
  return (
    <Row
      role="tablist"
      // If the open tab takes no focus, the row passes it on to one that does.
      tabIndex={isLocked ? 0 : undefined}
      onFocus={isLocked ? focusFirst : undefined}
      onKeyDown={moveFocus}
      data-variant={variant}
      className={cn(
        'group/tabs scroll-row flex gap-1 overflow-x-auto overscroll-x-contain',
        'data-[variant=line]:border-line data-[variant=line]:border-b',
        className,
      )}
      {...props}
    />
  )
}

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

const tabId = (base: string, value: string) => `${base}-trigger-${value}`
const panelId = (base: string, value: string) => `${base}-content-${value}`

interface TabProps extends ComponentProps<'button'> {
  value: string
}

export function TabsTrigger({ value, className, ...props }: TabProps) {
  const { base, value: open, select } = use(SelectionContext)
  const isOpen = value === open
  return (
    <button
      type="button"
      role="tab"
      id={tabId(base, value)}
      aria-selected={isOpen}
      aria-controls={panelId(base, value)}
      data-state={isOpen ? 'active' : 'inactive'}
      tabIndex={isOpen ? 0 : -1}
      onMouseDown={(event) => {
        if (event.button !== 0 || event.ctrlKey) return event.preventDefault()
        // Not every browser focuses a button that is pressed.
        event.currentTarget.focus()
        select(value)
      }}
      // Assistive technology presses a tab without a mouse.
      onClick={() => select(value)}
      onFocus={(event) => {
        bringIntoView(event)
        select(value)
      }}
      className={cn(triggerStyle, lineStyle, pillStyle, className)}
      {...props}
    />
  )
}

interface PanelProps extends ComponentProps<'div'> {
  value: string
  /** Shown although another tab is open. */
  forceMount?: boolean | undefined
}

export function TabsContent({
  value,
  forceMount = false,
  tabIndex = 0,
  className,
  children,
  ...props
}: PanelProps) {
  const { base, value: open } = use(SelectionContext)
  const isShown = forceMount || value === open
  return (
    <div
      role="tabpanel"
      id={panelId(base, value)}
      aria-labelledby={tabId(base, value)}
      data-state={value === open ? 'active' : 'inactive'}
      hidden={!isShown}
      tabIndex={tabIndex}
      className={cn('rounded-md pt-6', className)}
      {...props}
    >
      {isShown && children}
    </div>
  )
}
