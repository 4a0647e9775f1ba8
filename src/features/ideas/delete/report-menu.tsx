import type { Validation } from '@domain/stored-validation'
import { EllipsisVertical, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { IconButton } from '@/shared/ui/button'
import { Menu, MenuItem } from '@/shared/ui/menu'
import { DeleteDialog } from './deferred-delete-dialog'
import { openerId } from './opener'

/** Rare actions on a report's page. After a deletion, leaves the page. */
export function ReportMenu({ validation }: { validation: Validation }) {
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <Menu
        trigger={
          <IconButton
            id={openerId(validation.id)}
            label="More actions"
            className="size-8 min-h-8 pointer-coarse:size-11"
          >
            <EllipsisVertical aria-hidden />
          </IconButton>
        }
      >
        <MenuItem danger onSelect={() => setAsking(true)}>
          <Trash2 aria-hidden />
          Delete
        </MenuItem>
      </Menu>
      <DeleteDialog
        idea={asking ? validation : null}
        onClose={() => setAsking(false)}
        onDeleted={() => navigate(paths.dashboard, { replace: true, state: { deleted: true } })}
      />
    </>
  )
}
