import { namesOf } from '@domain/authorship'
import { sectionsOlderThanBrief } from '@domain/brief/follow'
import { FREE_RERUN_HOURS } from '@domain/revision'
import type { Validation } from '@domain/stored-validation'
import { useState } from 'react'
import { formatMoment } from '@/shared/lib/dates'
import { Button } from '@/shared/ui/button'
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTrigger } from '@/shared/ui/dialog'
import { PlanNote } from '@/validation/ui/plan-note'
import { freeRerunUntil, useRerun } from './use-rerun'

/** Offers to rewrite the sections that are older than the brief, together. */
export function RewriteDialog({ validation }: { validation: Validation }) {
  const { completedAt } = validation
  const [open, setOpen] = useState(false)
  const [until] = useState(() => freeRerunUntil(completedAt, new Date()))
  const rerun = useRerun(validation)
  const older = sectionsOlderThanBrief(validation)
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="sm" className="mt-3">
          Rewrite sections
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Rewrite sections"
        description={`${namesOf(older)}: rewritten together from your brief.`}
      >
        <ul className="flex list-disc flex-col gap-2 pl-5 text-sm marker:text-ink-faint">
          <li>You see the current text until the new text is complete.</li>
          <li>The current versions are kept, and you can switch back to any of them.</li>
          <li>Citations and the scorecard are updated to match.</li>
        </ul>
        <div className="mt-4 border-line border-t pt-4 text-sm">
          {until ? (
            <p>
              <strong className="font-semibold">This counts as one of your five free rewrites</strong>, no
              matter how many sections. Free until {formatMoment(until.toISOString())}.
            </p>
          ) : (
            <>
              <p className="mb-1">
                <strong className="font-semibold">This counts as one validation</strong>, no matter how many
                sections, because the report was completed more than {FREE_RERUN_HOURS} hours ago.
              </p>
              <PlanNote />
            </>
          )}
        </div>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button
            busy={rerun.isPending}
            onClick={() => rerun.mutate(older, { onSuccess: () => setOpen(false) })}
          >
            {rerun.isPending ? 'Starting...' : 'Rewrite sections'}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
