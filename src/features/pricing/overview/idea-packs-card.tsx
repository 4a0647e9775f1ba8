import { type Entitlements, IDEA_COUNTS, IDEA_PLAN, packName } from '@domain/pricing'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { exactPrice } from '@/shared/lib/price-words'
import { Button } from '@/shared/ui/button'
import { Card, CardTitle } from '@/shared/ui/card'
import { IncludedList } from '../order/included-list'
import { eachWords } from '../order/order-words'
import { IDEA_CONTENTS } from '../order/pack-words'
import { SizeChoice } from '../order/size-choice'
import type { PriceList } from '../requests'

interface IdeaPacksCardProps {
  list: PriceList
  entitlements: Entitlements
}

export function IdeaPacksCard({ list, entitlements }: IdeaPacksCardProps) {
  const packs = IDEA_COUNTS.flatMap(
    (count) => list.packs.find(({ plan_id, ideas }) => plan_id === IDEA_PLAN && ideas === count) ?? [],
  )
  const [wanted, setWanted] = useState<string>()
  const chosen = packs.find(({ pack }) => pack === wanted) ?? packs[0]
  const { packs_left: left } = entitlements
  return (
    <Card asChild className="flex flex-col gap-5">
      <section aria-labelledby="idea-packs">
        <div>
          <CardTitle id="idea-packs" className="font-serif text-xl tracking-tight">
            Idea Validation Packs
          </CardTitle>
          <p className="mt-1 text-ink-muted text-sm">
            More validations, when you need them. One-time purchase.
          </p>
        </div>
        <SizeChoice
          legend="How many ideas?"
          sizes={packs.map((pack) => ({
            id: pack.pack,
            label: packName(pack),
            price: exactPrice(pack.price),
            note: eachWords(pack.price, pack.ideas),
          }))}
          chosen={chosen?.pack ?? ''}
          onChoose={setWanted}
        />
        <IncludedList items={IDEA_CONTENTS} />
        <div className="mt-auto flex flex-col gap-2">
          {chosen && left === 0 ? (
            <Button asChild size="lg">
              <Link to={paths.checkout(IDEA_PLAN, { count: chosen.ideas ?? undefined })}>Checkout</Link>
            </Button>
          ) : (
            <Button size="lg" disabled>
              Already Unlocked
            </Button>
          )}
          <p className="text-ink-muted text-xs">{noteOf(entitlements)}</p>
        </div>
      </section>
    </Card>
  )
}

function noteOf({ packs_left: left, pro, admin }: Entitlements): string {
  if (left > 0)
    return `${left === 1 ? '1 idea is' : `${left} ideas are`} left of what you bought. You can buy another pack once ${left === 1 ? 'it is' : 'they are'} used.`
  if (pro || admin) return 'You have unlimited validations right now, so you do not need a pack.'
  return 'Used after your free validations. They do not expire.'
}
