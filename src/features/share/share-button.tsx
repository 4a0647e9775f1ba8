import { isTooVague } from '@domain/brief/refusal'
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
)

/** Opens the dialog with the links of a report; for its owner, once it is complete and says something. */
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

interface CreatedLinkProps {
  address: string
  onAnother: () => void
}

/** A new link, the only time that it can be shown. */
function CreatedLink({ address, onAnother }: CreatedLinkProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // It takes the place of the button that was pressed.
  useEffect(() => input.current?.select(), [])
  const copy = async () => {
    input.current?.select()
    try {
      await navigator.clipboard.writeText(address)
      toast.success('Link copied')
    } catch {
      toast.error('The link could not be copied', {
        description: 'It is selected. Copy it with the keyboard or the menu.',
      })
    }
  }
  return (
    <div>
      <label htmlFor={id} className="font-medium text-sm">
        Your link
      </label>
      <div className="mt-1.5 flex flex-wrap gap-3">
        <Input
          ref={input}
          id={id}
          readOnly
          value={address}
          aria-describedby={`${id}-once`}
          onFocus={({ target }) => target.select()}
          className="min-w-0 flex-1 basis-60 text-sm"
        />
        <Button onClick={copy} className="max-sm:w-full">
          <Copy aria-hidden />
          Copy link
        </Button>
      </div>
      <p id={`${id}-once`} className="mt-1.5 text-ink-muted text-sm">
        Copy it now. For security, it is not shown again.
      </p>
      <Button variant="link" onClick={onAnother} className="mt-3 text-sm">
        Create another link
      </Button>
    </div>
  )
}
