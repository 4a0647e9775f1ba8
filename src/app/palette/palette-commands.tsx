import * as Dialog from '@radix-ui/react-dialog'
import { Command } from 'cmdk'
import { FileSearch, type LucideIcon, Search, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAccount } from '@/account/auth-store'
import { cn } from '@/shared/lib/cn'
import { paths } from '@/shared/lib/paths'
import { STATUS_BADGES } from '@/shared/lib/status-badge'
import { Badge } from '@/shared/ui/badge'
import { Button, IconButton } from '@/shared/ui/button'
import { KeyHint } from '@/shared/ui/palette-button'
import { useThemeStore } from '@/shared/ui/theme'
import { useSignOut } from '../use-sign-out'
import { type CommandGroup, groupsFor, PAGES, type PaletteCommand } from './commands'
import { useSearchResults } from './use-search-results'

/** The input, the results, and the state of the validation search. */
export function PaletteCommands({ onDone }: { onDone: (leaving: boolean) => void }) {
  const role = useAccount()
  const [typed, setTyped] = useState('')
  const found = useSearchResults(typed)
  const groups = groupsFor(role, typed)
  const { act, open } = useRunCommand(onDone)
  return (
    <Command label="Search" shouldFilter={false} loop vimBindings={false} className="flex min-h-0 flex-col">
      <div className="flex items-center gap-2 border-line border-b pr-2 pl-4">
        <Search aria-hidden className="size-5 shrink-0 text-ink-muted" />
        <Command.Input
          value={typed}
          onValueChange={setTyped}
          dir="auto"
          placeholder={found.canFind ? 'Go to a page or find a validation' : 'Go to a page'}
          className="h-14 min-w-0 flex-1 bg-transparent text-base text-ink outline-none placeholder:text-ink-faint"
        />
        <Dialog.Close asChild>
          <IconButton label="Close" onKeyDown={keepEnter}>
            <X aria-hidden />
          </IconButton>
        </Dialog.Close>
      </div>
      <Command.List label="Found" className="h-[25rem] min-h-0 overflow-y-auto overscroll-contain p-2">
        <PaletteGroups groups={groups.filter(({ heading }) => heading === PAGES)} onSelect={act} />
        {found.hits.length > 0 && (
          <PaletteGroup heading={typed.trim() ? 'Validations' : 'Recent validations'}>
            {found.hits.map(({ id, title, status }) => (
              <PaletteItem key={id} id={id} icon={FileSearch} onSelect={() => open(id)}>
                <bdi className="truncate">{title}</bdi>
                <Badge variant={STATUS_BADGES[status].variant} className="ml-auto shrink-0">
                  {STATUS_BADGES[status].label}
                </Badge>
              </PaletteItem>
            ))}
          </PaletteGroup>
        )}
        <PaletteGroups groups={groups.filter(({ heading }) => heading !== PAGES)} onSelect={act} />
      </Command.List>
      <PaletteState typed={typed.trim()} found={found} hasCommands={groups.length > 0} />
    </Command>
  )
}

interface PaletteGroupsProps {
  groups: CommandGroup[]
  onSelect: (command: PaletteCommand) => void
}

const PaletteGroups = ({ groups, onSelect }: PaletteGroupsProps) =>
  groups.map(({ heading, commands }) => (
    <PaletteGroup key={heading} heading={heading}>
      {commands.map((command) => (
        <PaletteItem
          key={command.label}
          id={command.label}
          icon={command.icon}
          onSelect={() => onSelect(command)}
        >
          {command.label}
        </PaletteItem>
      ))}
    </PaletteGroup>
  ))

const HEADING =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-ink-faint [&_[cmdk-group-heading]]:text-xs'

const PaletteGroup = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Command.Group heading={heading} className={HEADING}>
    {children}
  </Command.Group>
)

interface PaletteItemProps {
  /** Unique among all items. */
  id: string
  icon: LucideIcon
  onSelect: () => void
  children: ReactNode
}

const PaletteItem = ({ id, icon: Icon, onSelect, children }: PaletteItemProps) => (
  <Command.Item
    value={id}
    onSelect={onSelect}
    className="flex min-h-10 cursor-pointer select-none items-center gap-3 rounded-md px-3 py-2 text-ink text-sm data-[selected=true]:bg-accent-soft pointer-coarse:min-h-11"
  >
    <Icon aria-hidden className="size-4 shrink-0 text-ink-muted" />
    {children}
  </Command.Item>
)

/** Runs the chosen command. `onDone` receives whether it navigates. */
function useRunCommand(onDone: (leaving: boolean) => void) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { mutate: signOut } = useSignOut(paths.login)
  const choose = useThemeStore((state) => state.choose)
  const go = (to: string) => {
    onDone(to !== pathname)
    void navigate(to)
  }
  return {
    open: (validation: string) => go(paths.results(validation)),
    act({ act }: PaletteCommand) {
      if (act === 'sign-out') {
        onDone(true)
        signOut()
      } else if ('go' in act) go(act.go)
      else {
        onDone(false)
        choose(act.theme)
      }
    },
  }
}

interface PaletteStateProps {
  typed: string
  found: {
    hits: unknown[]
    canFind: boolean
    busy: boolean
    isPaused: boolean
    isError: boolean
    retry: () => void
  }
  hasCommands: boolean
}

/** The last line: the state of the search as a live region, otherwise the keyboard hints. */
function PaletteState({ typed, found, hasCommands }: PaletteStateProps) {
  const says = wordsFor(typed, found, hasCommands)
  return (
    <div
      className={cn(
        'flex min-h-12 items-center justify-between gap-3 border-line border-t px-5 py-1 text-ink-muted text-sm',
        !says && 'pointer-coarse:border-transparent',
      )}
    >
      <p role="status" className="min-w-0 [overflow-wrap:anywhere]">
        {says}
      </p>
      {found.isError && (
        <Button
          variant="secondary"
          size="sm"
          onClick={found.retry}
          onKeyDown={keepEnter}
          className="shrink-0"
        >
          Try again
        </Button>
      )}
      {!says && (
        <span className="ml-auto flex gap-4 text-xs pointer-coarse:hidden">
          <span className="flex items-center gap-1.5">
            <KeyHint keys={['↑', '↓']} /> choose
          </span>
          <span className="flex items-center gap-1.5">
            <KeyHint keys={['Enter']} /> open
          </span>
        </span>
      )}
    </div>
  )
}

function wordsFor(typed: string, found: PaletteStateProps['found'], hasCommands: boolean): string {
  if (found.isPaused) return 'You appear to be offline. Your validations will be searched once you reconnect.'
  if (found.isError) return 'Validations could not be searched.'
  if (found.busy) return 'Searching…'
  if (!typed || found.hits.length > 0) return ''
  if (!found.canFind) return hasCommands ? '' : `No pages match “${typed}”.`
  return hasCommands ? `No validations match “${typed}”.` : `No pages or validations match “${typed}”.`
}

/** Enter on a button of the palette presses that button instead of opening the selected item. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.stopPropagation()
}
