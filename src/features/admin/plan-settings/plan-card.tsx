import { type Plan, planContents } from '@domain/pricing'
import { Pencil, Trash2 } from 'lucide-react'
import { Fragment, useId } from 'react'
import { exactPrice, priceTag } from '@/shared/lib/format-price'
import { Badge } from '@/shared/ui/badge'
import { Button, IconButton } from '@/shared/ui/button'
import { Card, CardHeader, CardTitle } from '@/shared/ui/card'
import { formatPackPrice, SHORT_PHASES } from './format-plan'
import type { StoredPack } from './requests'

interface PlanCardProps {
  plan: Plan
  /** The packs of the plan; none if it is sold as a whole. */
  packs: StoredPack[]
  onEdit: () => void
  onDelete: () => void
  onPrice: (pack: StoredPack) => void
}

export function PlanCard({ plan, packs, onEdit, onDelete, onPrice }: PlanCardProps) {
  const id = useId()
  return (
    <Card asChild className="mb-4 break-inside-avoid">
      <li aria-labelledby={id}>
        <CardHeader>
          <div className="min-w-0">
            <CardTitle id={id} as="h2" dir="auto" className="[overflow-wrap:anywhere]">
              {plan.name}
            </CardTitle>
            <p className="font-mono text-ink-muted text-xs [overflow-wrap:anywhere]">{plan.id}</p>
          </div>
          <Badge variant={plan.is_active ? 'success' : 'outline'}>
            {plan.is_active ? 'Active' : 'Inactive'}
          </Badge>
        </CardHeader>
        <p className="mb-4 font-semibold text-2xl tabular-nums">
          {priceTag(plan.price)}
          {plan.interval !== 'once' && (
            <span className="font-normal text-base text-ink-muted">/{plan.interval}</span>
          )}
        </p>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-sm">
          {planContents(plan, SHORT_PHASES).map(({ name, value }) => (
            <Fragment key={name}>
              <dt className="text-ink-muted">{name}</dt>
              <dd className="tabular-nums">{value}</dd>
            </Fragment>
          ))}
        </dl>
        {packs.length > 0 && <PackPrices packs={packs} onPrice={onPrice} />}
        <div className="mt-5 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={onEdit}>
            <Pencil aria-hidden />
            Edit <span className="sr-only">{plan.name}</span>
          </Button>
          {plan.id !== 'free' && (
            <Button variant="ghost" size="sm" onClick={onDelete}>
              <Trash2 aria-hidden />
              Delete <span className="sr-only">{plan.name}</span>
            </Button>
          )}
        </div>
      </li>
    </Card>
  )
}

interface PackPricesProps {
  packs: StoredPack[]
  onPrice: (pack: StoredPack) => void
}

/** The price of each size of a plan. */
const PackPrices = ({ packs, onPrice }: PackPricesProps) => (
  <div className="mt-5">
    <h3 className="mb-1 font-medium text-sm">Pack prices</h3>
    <ul className="divide-y divide-line border-line border-y text-sm">
      {packs.map((pack) => (
        <li key={pack.pack} className="flex items-center gap-3">
          <span className="min-w-0 flex-1 py-1.5">{formatPackPrice(pack)}</span>
          <span className="tabular-nums">{exactPrice(pack.price)}</span>
          <IconButton
            label={`Change the price of ${formatPackPrice(pack)}`}
            onClick={() => onPrice(pack)}
            className="-mr-2"
          >
            <Pencil aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  </div>
)
