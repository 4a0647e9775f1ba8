import { PHASE_NAMES } from '@domain/phases'
import type { RoadmapRow } from '@domain/roadmap'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '@/shared/ui/button'
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTrigger } from '@/shared/ui/dialog'
import { Field } from '@/shared/ui/field'
import { Textarea } from '@/shared/ui/input'
import { toast } from '@/shared/ui/toast'
import { withdrawRoadmap } from '../requests'
import { roadmapQueries } from '../roadmap-queries'

/** Postgres limit, in characters. */
const MOST_CHARS = 500

/** Withdraws a published roadmap, with a reason for its founder. */
export function WithdrawDialog({ row }: { row: RoadmapRow }) {
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const withdraw = useMutation({
    mutationFn: withdrawRoadmap,
    meta: { failure: 'Failed to withdraw roadmap' },
    onSuccess() {
      toast.success('Roadmap withdrawn')
      setOpen(false)
      setReason('')
    },
    onSettled: () => client.invalidateQueries({ queryKey: roadmapQueries.all }),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    const given = reason.trim()
    setError(given === '' ? 'Give the reason' : undefined)
    if (given !== '') withdraw.mutate({ id: row.id, reason: given, updatedAt: row.updatedAt })
  }
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="sm">
          <Undo2 aria-hidden /> Withdraw
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Withdraw roadmap"
        description={`The ${PHASE_NAMES[row.phase]} roadmap becomes a draft again. Its founder no longer sees it, reads your reason, and can request a new version.`}
      >
        <form onSubmit={send} noValidate>
          <Field label="Reason" error={error}>
            {(control) => (
              <Textarea
                {...control}
                value={reason}
                maxLength={MOST_CHARS}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </Field>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="secondary">Cancel</Button>
            </DialogClose>
            <Button type="submit" variant="danger" busy={withdraw.isPending}>
              {withdraw.isPending ? 'Withdrawing...' : 'Withdraw Roadmap'}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
