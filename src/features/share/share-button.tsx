import { isTooVague } from '@domain/brief/notices'
import type { Validation } from '@domain/stored-validation'
import { Link2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useAuthStore } from '@/account/auth-store'
import { Button } from '@/shared/ui/button'
import { deferred } from '@/shared/ui/deferred'
import type { ShareDialogProps } from './share-dialog'

const ShareDialog = deferred(
  async () => (await import('./share-dialog')).ShareDialog,
  ({ open }: ShareDialogProps) => open,
  ({ onOpenChange }) => onOpenChange(false),
)

/** Opens the dialog with a report's links; for the owner of a completed report. */
export function ShareButton({ validation: { id, userId, status, report } }: { validation: Validation }) {
  const own = useAuthStore((state) => state.userId) === userId
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (!own || status !== 'completed' || (report.brief && isTooVague(report.brief))) return null
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Link2 aria-hidden />
        <span className="max-sm:sr-only">Share</span>
      </Button>
      <ShareDialog validationId={id} open={open} onOpenChange={setOpen} opener={button} />
    </>
  )
}
