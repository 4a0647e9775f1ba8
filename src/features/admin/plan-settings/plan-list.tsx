import type { Plan } from '@domain/pricing'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, Tag } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '@/shared/ui/dialog'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { EmptyState } from '@/shared/ui/states'
import { ChangeActions } from './change-actions'
import { formatPackPrice } from './format-plan'
import { LoadStored } from './load-stored'
import { PlanCard } from './plan-card'
import { PlanDialog } from './plan-dialog'
import { priceSchema } from './plan-form-schema'
import { isOvertaken, type Offer, type StoredPack, type StoredPlan } from './requests'
import { offerQueries, useDeletePlan, useSavePackPrice } from './use-change-offer'

/** The item that a dialog is open for. */
type Doing =
  | { what: 'add' }
  | { what: 'edit'; plan: StoredPlan }
  | { what: 'delete'; plan: StoredPlan }
  | { what: 'price'; pack: StoredPack }

/** The same item as stored now; null if it was deleted in the meantime. */
function afresh(doing: Doing | null, { plans, packs }: Offer): Doing | null {
  if (doing?.what === 'edit') {
    const plan = plans.find(({ id }) => id === doing.plan.id)
    return plan ? { what: 'edit', plan } : null
  }
  if (doing?.what === 'price') {
    const { plan_id, pack: size } = doing.pack
    const pack = packs.find((one) => one.plan_id === plan_id && one.pack === size)
    return pack ? { what: 'price', pack } : null
  }
  // A new plan still has to be saved, under another id.
  return doing
}

export function PlanList() {
  const offer = useQuery(offerQueries.all())
  return (
    <QueryView query={offer} pending={<PlansSkeleton />} error="Failed to load pricing plans">
      {(data) => <Plans offer={data} />}
    </QueryView>
  )
}

function Plans({ offer: { plans, packs } }: { offer: Offer }) {
  const [doing, setDoing] = useState<Doing | null>(null)
  const client = useQueryClient()
  const onClose = () => setDoing(null)
  const { mutate: reload } = useMutation({
    mutationFn: () => client.fetchQuery({ ...offerQueries.all(), staleTime: 0 }),
    meta: { failure: 'Failed to load pricing plans' },
    onSuccess: (stored) => setDoing(afresh(doing, stored)),
  })
  return (
    <>
      <div className="mb-4 flex justify-end">
        <Button onClick={() => setDoing({ what: 'add' })} className="max-sm:w-full">
          <Plus aria-hidden />
          Add New Plan
        </Button>
      </div>
      {plans.length === 0 ? (
        <EmptyState icon={Tag} title="There are no plans yet." />
      ) : (
        <ul className="-mb-4 gap-4 lg:columns-2">
          {plans.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              packs={packs.filter(({ plan_id }) => plan_id === plan.id)}
              onEdit={() => setDoing({ what: 'edit', plan })}
              onDelete={() => setDoing({ what: 'delete', plan })}
              onPrice={(pack) => setDoing({ what: 'price', pack })}
            />
          ))}
        </ul>
      )}
      {(doing?.what === 'add' || doing?.what === 'edit') && (
        <PlanDialog
          key={doing.what === 'edit' ? doing.plan.updated_at : 'new'}
          plan={doing.what === 'edit' ? doing.plan : null}
          inPacks={doing.what === 'edit' && packs.some(({ plan_id }) => plan_id === doing.plan.id)}
          taken={doing.what === 'edit' ? [] : plans.map(({ id }) => id)}
          onReload={() => reload()}
          onClose={onClose}
        />
      )}
      {doing?.what === 'delete' && <DeletePlanDialog plan={doing.plan} onClose={onClose} />}
      {doing?.what === 'price' && (
        <PackPriceDialog
          key={doing.pack.updated_at}
          pack={doing.pack}
          onReload={() => reload()}
          onClose={onClose}
        />
      )}
    </>
  )
}

const PlansSkeleton = () => (
  <>
    <div className="mb-4 flex justify-end">
      <Skeleton className="h-10 w-36 max-sm:w-full" />
    </div>
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Skeleton className="h-64 rounded-lg" />
      <Skeleton className="h-96 rounded-lg" />
    </div>
  </>
)

/** Asks before a plan is deleted; the server refuses for purchased plans and says what to do instead. */
function DeletePlanDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
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

const schema = z.object({ price: priceSchema })
const KEPT = 'Applies to future purchases. Past purchases are not affected.'

interface PackPriceDialogProps {
  pack: StoredPack
  /** Starts over from the stored values. */
  onReload: () => void
  onClose: () => void
}

function PackPriceDialog({ pack, onReload, onClose }: PackPriceDialogProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { price: String(pack.price) },
  })
  const saving = useSavePackPrice()
  const save = handleSubmit(({ price }) => saving.mutate({ ...pack, price }, { onSuccess: onClose }))
  return (
    <Dialog open onOpenChange={(open) => !open && !saving.isPending && onClose()}>
      <DialogContent title={`Price of ${formatPackPrice(pack)}`} description={KEPT}>
        <form noValidate onSubmit={save}>
          <Field label="Price (US dollars)" error={formState.errors.price?.message}>
            {(props) => <Input {...props} {...register('price')} inputMode="decimal" autoComplete="off" />}
          </Field>
          <ChangeActions
            change={saving}
            idle="Save Price"
            remedy={isOvertaken(saving.error) && <LoadStored what="the saved price" onLoad={onReload} />}
          />
        </form>
      </DialogContent>
    </Dialog>
  )
}
