import type { Validation } from '@domain/stored-validation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountQueries } from '@/account/account-queries'
import { Button } from '@/shared/ui/button'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '@/shared/ui/dialog'
import { toast } from '@/shared/ui/toast'
import { isRunning, validationQueries } from '@/validation/validation-queries'
import { deleteIdea } from '../requests'
import { focusOpener } from './opener'

export interface DeleteDialogProps {
  /** Null keeps the dialog closed. */
  idea: Pick<Validation, 'id' | 'title' | 'status'> | null
  onClose: () => void
  onDeleted?: (id: string) => void
}

/** Confirms deleting a validation, and lists what will be lost. */
export function DeleteDialog({ idea, onClose, onDeleted }: DeleteDialogProps) {
  const deletion = useDeleteIdea((id) => {
    onClose()
    onDeleted?.(id)
  })
  return (
    <Dialog open={idea !== null} onOpenChange={(open) => !open && !deletion.isPending && onClose()}>
      {idea && (
        <DialogContent
          title="Delete this validation?"
          onCloseAutoFocus={(event) => focusOpener(event, idea.id)}
          description={
            <>
              <bdi className="font-medium text-ink [overflow-wrap:anywhere]">{idea.title}</bdi> will be
              permanently deleted. This cannot be undone.
            </>
          }
        >
          <Losses idea={idea} />
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="secondary" disabled={deletion.isPending}>
                Keep it
              </Button>
            </DialogClose>
            <Button variant="danger" busy={deletion.isPending} onClick={() => deletion.mutate(idea.id)}>
              {deletion.isPending ? 'Deleting...' : 'Delete validation'}
            </Button>
          </DialogFooter>
        </DialogContent>
      )}
    </Dialog>
  )
}

function Losses({ idea }: { idea: Pick<Validation, 'status'> }) {
  const { lost, cost } = lossesOf(idea)
  return (
    <div className="text-sm">
      <p className="font-medium">You will lose</p>
      <ul className="mt-1.5 flex flex-col gap-1">
        {lost.map((what) => (
          <li
            key={what}
            className="relative pl-5 before:absolute before:top-2.5 before:left-0 before:h-px before:w-2.5 before:bg-line-strong"
          >
            {what}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-muted">{cost}</p>
    </div>
  )
}

/** Deletes a validation and refetches lists, counts and entitlements. */
function useDeleteIdea(onDeleted: (id: string) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: deleteIdea,
    meta: { failure: 'The validation could not be deleted' },
    onSuccess: async (_, id) => {
      client.removeQueries({ queryKey: validationQueries.detail(id).queryKey })
      client.removeQueries({ queryKey: validationQueries.status(id).queryKey })
      await Promise.all([
        client.invalidateQueries({ queryKey: validationQueries.all }),
        client.invalidateQueries({ queryKey: accountQueries.entitlements().queryKey }),
      ])
      toast.success('Validation deleted')
      onDeleted(id)
    },
  })
}

/** Data that deleting removes, and charges that it does not refund (docs/runs-and-quota.md#charges). */
interface Losses {
  lost: string[]
  cost: string
}

const IDEA = 'Your idea as you wrote it'

export function lossesOf({ status }: Pick<Validation, 'status'>): Losses {
  if (isRunning(status))
    return {
      lost: [IDEA, 'The running analysis and everything it has written so far'],
      cost: 'Once any part of the report has been started, the validation still counts.',
    }
  if (status === 'error')
    return {
      lost: [IDEA, 'Everything the analysis wrote before it stopped'],
      cost: 'A validation that stopped with an error does not count.',
    }
  return {
    lost: [
      IDEA,
      'The report with its scorecard and sources',
      'Earlier versions of its sections, and your changes to its numbers',
      'Its project planning',
    ],
    cost: 'The validation still counts: deleting it does not return it to your plan.',
  }
}
