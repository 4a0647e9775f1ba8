import type { ShareIncludes } from '@domain/shared-report'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, Copy } from 'lucide-react'
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { paths } from '@/shared/lib/paths'
import { Button } from '@/shared/ui/button'
import { Dialog, DialogContent } from '@/shared/ui/dialog'
import { Field } from '@/shared/ui/field'
import { Input, Select } from '@/shared/ui/input'
import { CheckboxRow } from '@/shared/ui/switch'
import { toast } from '@/shared/ui/toast'
import { createShare, type NewShare } from './requests'
import { ShareList } from './share-list'
import { shareQueries } from './share-queries'

export interface ShareDialogProps {
  validationId: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The button that receives focus again. */
  opener: RefObject<HTMLElement | null>
}

/** The links of a report, and a form for a new one. */
export const ShareDialog = ({ validationId, open, onOpenChange, opener }: ShareDialogProps) => (
  <Dialog open={open} onOpenChange={onOpenChange}>
    <DialogContent
      title="Share this report"
      description="Anyone with the link can read the current summary, report and deck without an account. No one can change anything."
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        opener.current?.focus()
      }}
    >
      <NewLink validationId={validationId} />
      <ShareList validationId={validationId} />
    </DialogContent>
  </Dialog>
)

const EXPIRIES: { label: string; days: NewShare['days'] }[] = [
  { label: 'Never', days: null },
  { label: 'After 7 days', days: 7 },
  { label: 'After 30 days', days: 30 },
]

function NewLink({ validationId }: { validationId: string }) {
  const client = useQueryClient()
  const [includes, setIncludes] = useState<ShareIncludes>({ idea: false, evidence: false })
  const [expiry, setExpiry] = useState('Never')
  const creation = useMutation({
    mutationFn: createShare,
    onSuccess: () => client.invalidateQueries({ queryKey: shareQueries.ofReport(validationId).queryKey }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const days = EXPIRIES.find(({ label }) => label === expiry)?.days ?? null
    creation.mutate({ validationId, includes, days })
  }
  if (creation.data)
    return (
      <CreatedLink
        address={new URL(paths.sharedWith(creation.data.token), window.location.origin).href}
        onAnother={creation.reset}
      />
    )
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <CheckboxRow
        label="Include the text of your idea"
        hint="Otherwise, the text you submitted is left out. The title and short quotations in the report remain."
        checked={includes.idea}
        onChange={(idea) => setIncludes({ ...includes, idea })}
      />
      <CheckboxRow
        label="Include your evidence"
        hint="Interviews, customers, waiting list and links from your brief. Otherwise, the score is calculated without them. Sentences written by a model may still mention them."
        checked={includes.evidence}
        onChange={(evidence) => setIncludes({ ...includes, evidence })}
      />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Field label="Link expires" className="w-44">
          {(control) => (
            <Select {...control} value={expiry} onChange={({ target }) => setExpiry(target.value)}>
              {EXPIRIES.map(({ label }) => (
                <option key={label}>{label}</option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" busy={creation.isPending} className="max-sm:w-full">
          {creation.isPending ? 'Creating link...' : 'Create link'}
        </Button>
      </div>
      {creation.error && (
        <p role="alert" className="flex items-start gap-1.5 text-danger text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {creation.error.message}
        </p>
      )}
    </form>
  )
}

interface CreatedLinkProps {
  address: string
  onAnother: () => void
}

/** A new link, shown only once. */
function CreatedLink({ address, onAnother }: CreatedLinkProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // Takes focus from the button that it replaces.
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
