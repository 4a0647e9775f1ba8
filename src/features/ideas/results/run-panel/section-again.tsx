import { namesOf } from '@domain/authorship'
import { SECTIONS, type Section, type Validation } from '@domain/validation'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { ListChoice } from '@/shared/list/list-choice'
import { Button } from '@/shared/ui/button'
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTrigger } from '@/shared/ui/dialog'
import { useRunAgain } from './use-run-again'

const CHOICES = {
  concept: { label: namesOf(['concept']) },
  audience: { label: namesOf(['audience']) },
  market: { label: namesOf(['market']) },
}

/** Asks before a section of somebody's complete report is replaced. */
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
          description="It is written anew from the idea, by the active AI provider or, where that has no key, by the built-in analysis."
        >
          <ul className="flex list-disc flex-col gap-2 pl-5 text-sm marker:text-ink-faint">
            <li>At no charge to the user.</li>
            <li>The user reads the present text until the new one is complete.</li>
            <li>
              The present text is kept, and the user can switch back to it.
              {validation.previous[section] && ' It takes the place of the earlier version kept now.'}
            </li>
            <li>Citations and scorecard follow the new text.</li>
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
