import { PHASE_NAMES } from '@domain/phases'
import { type Entitlements, packName, phasesIn } from '@domain/pricing'
import { Check, Plus } from 'lucide-react'
import { useId } from 'react'
import { cn } from '@/shared/lib/cn'
import { exactPrice } from '@/shared/lib/format-price'
import { isOwned, type OfferedPack, PHASE_NOTES, phasesOf } from '../order/format-pack'

interface PackageChoiceProps {
  packs: readonly OfferedPack[]
  entitlements: Entitlements
  project: string | null
  chosen: string
  onChoose: (pack: string) => void
}

/** The packages with their phases; unlocked phases are checked. */
export function PackageChoice({ packs, entitlements, project, chosen, onChoose }: PackageChoiceProps) {
  const id = useId()
  const open = project === null ? entitlements.free_phases : phasesIn(entitlements, project)
  const isUpgrade = (pack: OfferedPack) => pack.paid > 0 && !isOwned(entitlements, project, pack)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium text-sm">Package</legend>
      <div className="grid gap-3">
        {packs.map((pack) => (
          <label
            key={pack.pack}
            className={cn(
              'flex min-w-0 cursor-pointer items-start gap-2.5 rounded-md border border-line p-3 text-sm',
              'transition-colors duration-150 ease-out hover:border-line-strong',
              'has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_1px_var(--accent)]',
              'has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
            )}
          >
            <input
              type="radio"
              name={id}
              value={pack.pack}
              checked={pack.pack === chosen}
              onChange={() => onChoose(pack.pack)}
              aria-labelledby={`${id}-${pack.pack}`}
              aria-describedby={`${id}-${pack.pack}-phases`}
              className="mt-0.5 size-4 shrink-0 accent-accent outline-none"
            />
            <span className="min-w-0 flex-1">
              <span id={`${id}-${pack.pack}`} className="flex justify-between gap-4 font-medium">
                {packName(pack)}{' '}
                <span className="tabular-nums">{exactPrice(isUpgrade(pack) ? pack.amount : pack.price)}</span>
              </span>
              {isUpgrade(pack) && (
                <span className="block text-right text-ink-muted text-xs tabular-nums">
                  {exactPrice(pack.price)} less {exactPrice(pack.paid)} already paid
                </span>
              )}
              <span id={`${id}-${pack.pack}-phases`} className="mt-1.5 grid gap-1">
                {phasesOf(pack).map((phase) => {
                  const owned = open.includes(phase)
                  const Mark = owned ? Check : Plus
                  return (
                    <span key={phase} className="flex items-start gap-2 text-ink-muted">
                      <Mark
                        aria-hidden
                        className={cn('mt-0.5 size-4 shrink-0', owned ? 'text-success' : 'text-ink-faint')}
                      />
                      <span className="min-w-0">
                        <span className="text-ink">{PHASE_NAMES[phase]}</span>
                        {owned ? (
                          <span className="text-success"> (unlocked)</span>
                        ) : (
                          `: ${PHASE_NOTES[phase]}`
                        )}
                      </span>
                    </span>
                  )
                })}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
