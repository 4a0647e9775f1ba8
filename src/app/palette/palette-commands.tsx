import * as Dialog from '@radix-ui/react-dialog'
import { Command } from 'cmdk'
import { FileSearch, Search, X } from 'lucide-react'
import { useState } from 'react'
import { useAuthStore } from '@/account/auth-store'
import { STATUS_BADGES } from '@/shared/lib/status-badge'
import { Badge } from '@/shared/ui/badge'
import { IconButton } from '@/shared/ui/icon-button'
import { groupsFor, PAGES } from './commands'
import { keepEnter } from './keep-enter'
import { PaletteGroup } from './palette-group'
import { PaletteGroups } from './palette-groups'
import { PaletteItem } from './palette-item'
import { PaletteState } from './palette-state'
import { useAct } from './use-act'
import { useFound } from './use-found'

/** The field, what it finds, and how the search for validations stands. */
export function PaletteCommands({ onDone }: { onDone: (leaving: boolean) => void }) {
  const role = useAuthStore()
  const [typed, setTyped] = useState('')
  const found = useFound(typed)
  const groups = groupsFor(role, typed)
  const { act, open } = useAct(onDone)
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
