import { Columns3, EllipsisVertical, Trash2 } from 'lucide-react'
import { IconButton } from '@/shared/ui/icon-button'
import { Menu, MenuItem } from '@/shared/ui/menu'
import { openerId } from '../delete/opener'
import type { ListedIdea } from '../listed-idea'
import { LIFTED } from './card-action'

interface IdeaMenuProps {
  idea: ListedIdea
  onCompare: () => void
  onDelete: () => void
}

/** What else can be done with an idea than opening it. */
export const IdeaMenu = ({ idea, onCompare, onDelete }: IdeaMenuProps) => (
  <Menu
    trigger={
      <IconButton
        id={openerId(idea.id)}
        label={`More actions: ${idea.title}`}
        className={`${LIFTED} -my-2 -mr-2 ml-auto sm:-mr-3`}
      >
        <EllipsisVertical aria-hidden />
      </IconButton>
    }
  >
    {idea.status === 'completed' && (
      <MenuItem onSelect={onCompare}>
        <Columns3 aria-hidden />
        Compare with others
      </MenuItem>
    )}
    <MenuItem danger onSelect={onDelete}>
      <Trash2 aria-hidden />
      Delete
    </MenuItem>
  </Menu>
)
