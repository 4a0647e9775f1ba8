import type { Validation } from '@domain/validation'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { Button } from '@/shared/ui/button'
import { DeleteDialog } from './delete-dialog'
import { openerId } from './opener'

/** On a report's own page; afterwards there is nothing left to stay for. */
export function DeleteButton({ validation }: { validation: Validation }) {
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <Button id={openerId(validation.id)} variant="ghost" size="sm" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden />
        Delete
      </Button>
      <DeleteDialog
        idea={asking ? validation : null}
        onClose={() => setAsking(false)}
        onDeleted={() => navigate(paths.dashboard, { replace: true, state: { deleted: true } })}
      />
    </>
  )
}
