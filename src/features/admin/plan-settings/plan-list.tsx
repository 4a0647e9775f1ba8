import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, Tag } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { DeletePlanDialog } from './delete-plan-dialog'
import { offerQueries } from './offer-queries'
import { PackPriceDialog } from './pack-price-dialog'
import { PlanCard } from './plan-card'
import { PlanDialog } from './plan-dialog'
import type { Offer, StoredPack, StoredPlan } from './requests'

/** What a dialog is open for. */
type Doing =
  | { what: 'add' }
  | { what: 'edit'; plan: StoredPlan }
  | { what: 'delete'; plan: StoredPlan }
  | { what: 'price'; pack: StoredPack }

/** The same with what is stored now. What was deleted meanwhile leaves nothing to edit. */
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
  // A new plan is still to be saved, under another id.
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
