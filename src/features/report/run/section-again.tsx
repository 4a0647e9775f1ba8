import { namesOf } from '@domain/authorship'
import type { Validation } from '@domain/stored-validation'
import { SECTIONS, type Section } from '@domain/validation'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { ListChoice } from '@/shared/list/list-tools'
import { Button } from '@/shared/ui/button'
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTrigger } from '@/shared/ui/dialog'
import { useRunAgain } from './use-run-again'

const CHOICES = {
  concept: { label: namesOf(['concept']) },
  audience: { label: namesOf(['audience']) },
  market: { label: namesOf(['market']) },
}

/** Asks before a section of a founder's complete report is replaced. */
export function SectionAgain({ validation }: { validation: Validation }) {
  const [section, setSection] = useState<Section>(SECTIONS[0])
  const [open, setOpen] = useState(false)
  const again = useRunAgain(validation)
  const start = () => again.mutate(section, { onSuccess: () => setOpen(false) })
  return (
    <>
      <ListChoice label="Section to run again" choices={CHOICES} value={section} onChange={setSection} />
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogTrigger asChild>
          <Button>
            <RotateCcw aria-hidden />
            Run again
          </Button>
        </DialogTrigger>
        <DialogContent
          title={`Replace ${namesOf([section])}?`}
          description="It is rewritten from the idea by the active AI provider or, if that has no key, by the built-in analysis."
        >
          <ul className="flex list-disc flex-col gap-2 pl-5 text-sm marker:text-ink-faint">
            <li>At no charge to the user.</li>
            <li>The user sees the current text until the new text is complete.</li>
            <li>
              The current text is kept, and the user can switch back to it.
              {validation.previous[section] && ' It replaces the version kept before.'}
            </li>
            <li>Citations and the scorecard are updated to match.</li>
          </ul>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="secondary">Cancel</Button>
            </DialogClose>
            <Button busy={again.isPending} onClick={start}>
              {again.isPending ? 'Starting...' : 'Run again'}
            </Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    </>
  )
}
