import { namesOf } from '@domain/authorship'
import type { Validation } from '@domain/stored-validation'
import type { Section } from '@domain/validation'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/shared/ui/button'
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTrigger } from '@/shared/ui/dialog'
import { rerunNoteId } from './rerun-note'
import { RerunTerms } from './rerun-terms'
import { useRerun } from './use-rerun'

interface RerunDialogProps {
  validation: Validation
  section: Section
}

/** Says what happens to the report, and what it costs, before a section is written anew. */
export function RerunDialog({ validation, section }: RerunDialogProps) {
  const [open, setOpen] = useState(false)
  const rerun = useRerun(validation)
  const start = () => rerun.mutate(section, { onSuccess: () => setOpen(false) })
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="sm" disabled={validation.rerun?.state === 'running'}>
          <RotateCcw aria-hidden />
          Rewrite section
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Rewrite section"
        onCloseAutoFocus={(event) => focusNote(event, section)}
        description={`${namesOf([section])}: rewritten from your idea.`}
      >
        <RerunTerms validation={validation} section={section} />
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button busy={rerun.isPending} onClick={start}>
            {rerun.isPending ? 'Starting...' : 'Rewrite'}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

/** The button that opened the dialog cannot be pressed while the section is written; the note tells why. */
function focusNote(event: Event, section: Section) {
  const note = document.getElementById(rerunNoteId(section))
  if (!note) return
  event.preventDefault()
  note.focus()
}
