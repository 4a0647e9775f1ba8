import type { Plan } from '@domain/pricing'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '@/shared/ui/dialog'
import { useDeletePlan } from './use-change-offer'

/** Asks before a plan is deleted; one that was bought is refused by the server, which says what to do instead. */
export function DeletePlanDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const deletion = useDeletePlan()
  return (
    <Dialog open onOpenChange={(open) => !open && !deletion.isPending && onClose()}>
      <DialogContent
        title="Delete plan"
        description={
          <span className="[overflow-wrap:anywhere]">
            {`Are you sure you want to delete the plan "${plan.name}"? This action cannot be undone.`}
          </span>
        }
      >
        {deletion.error ? (
          <AlertBanner variant="error">{deletion.error.message}</AlertBanner>
        ) : (
          <p className="text-ink-muted text-sm">
            A plan that someone has bought cannot be deleted. Deactivate it to stop selling it.
          </p>
        )}
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="secondary" disabled={deletion.isPending}>
              Cancel
            </Button>
          </DialogClose>
          <Button
            variant="danger"
            busy={deletion.isPending}
            onClick={() => deletion.mutate(plan.id, { onSuccess: onClose })}
          >
            {deletion.isPending ? 'Deleting...' : 'Delete'}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
