import { namesCustomer, termEditsSchema } from '@domain/lookup-terms'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { useAuthStore } from '@/account/auth-store'
import { readDraft } from '@/brief/stored-draft'
import { useDraft, useFormStorage } from '@/shared/lib/form-storage'
import { Switch } from '@/shared/ui/switch'
import { TermFields } from '@/validation/ui/term-fields'
import { validationQueries } from '@/validation/validation-queries'

/** The switch for public sources and, once a customer is known, what would be sent to them. */
export function FormLookups() {
  const userId = useAuthStore((state) => state.userId)
  const { brief: stored, lookups } = useDraft(userId)
  const { data: engine } = useQuery(validationQueries.engineInUse())
  const write = useFormStorage((state) => state.writeLookups)
  const labelId = useId()
  const brief = useMemo(() => readDraft(stored).brief, [stored])
  const edits = useMemo(() => termEditsSchema.parse(lookups), [lookups])
  if (!engine?.lookups || !userId) return null
  const isKnown = namesCustomer(brief)
  return (
    <section aria-labelledby={labelId} className="flex flex-col gap-3 rounded-lg border border-line p-4">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 id={labelId} className="font-medium text-sm">
            Look up public sources
          </h2>
          <p className="text-ink-muted text-sm">
            {isKnown
              ? 'Only these terms are sent, never a sentence of your idea:'
              : 'Enter or confirm who your customers are to see what would be sent.'}
          </p>
        </div>
        <Switch
          aria-labelledby={labelId}
          checked={edits.on}
          onCheckedChange={(on) => write(userId, { ...edits, on })}
        />
      </div>
      {edits.on && isKnown && (
        <TermFields brief={brief} edits={edits} onChange={(next) => write(userId, { ...next })} />
      )}
    </section>
  )
}
