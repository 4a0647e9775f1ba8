import { Copy } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Button } from '@/shared/ui/button'
import { Input } from '@/shared/ui/input'
import { toast } from '@/shared/ui/toast'

interface CreatedLinkProps {
  address: string
  onAnother: () => void
}

/** A new link, the only time that it can be shown. */
export function CreatedLink({ address, onAnother }: CreatedLinkProps) {
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
