import type { CommandGroup, PaletteCommand } from './commands'
import { PaletteGroup } from './palette-group'
import { PaletteItem } from './palette-item'

interface PaletteGroupsProps {
  groups: CommandGroup[]
  onSelect: (command: PaletteCommand) => void
}

export const PaletteGroups = ({ groups, onSelect }: PaletteGroupsProps) =>
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
