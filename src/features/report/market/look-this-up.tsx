import type { Brief } from '@domain/brief/brief'
import { choiceOf, editsOf, type LookupChoice, type TermEdits } from '@domain/lookup-terms'
import type { Lookup } from '@domain/lookups'
import type { Validation } from '@domain/stored-validation'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { formatMoment } from '@/shared/lib/dates'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { TermFields } from '@/validation/ui/term-fields'
import { validationQueries } from '@/validation/validation-queries'
import { requestRevision } from '../requests'
import { Fold } from '../text/fold'

interface LookThisUpProps {
  validation: Validation
  brief: Brief
}

/** On a completed report: the terms that would be sent to public sources, and the button that sends them. */
export function LookThisUp({ validation, brief }: LookThisUpProps) {
  const { lookupChoice, lookupRun, report } = validation
  const { data: engine } = useQuery(validationQueries.engineInUse())
  const [edits, setEdits] = useState(() => editsOf(lookupChoice))
  const send = useLookUp(validation)
  if (!engine?.lookups) return null
  const choice = choiceOf(edits, brief)
  const running = send.isPending || lookupRun?.state === 'running'
  const { lookups } = report
  const meant = lookups?.lookups.find(({ cause, source }) => cause === 'homonym' && source === 'wikipedia')
  const look = (wanted: TermEdits) => {
    setEdits(wanted)
    const chosen = choiceOf(wanted, brief)
    if (chosen) send.mutate(chosen)
  }
  const terms = (
    <div className="flex flex-col gap-3">
      <TermFields brief={brief} edits={edits} onChange={setEdits} />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="sm" busy={running} disabled={!choice} onClick={() => look(edits)}>
          {running ? 'Searching public sources...' : lookups ? 'Look this up again' : 'Look this up'}
        </Button>
        {!choice && <p className="text-ink-muted text-sm">Confirm a trade in your brief, or type a term.</p>}
      </div>
    </div>
  )
  return (
    <section
      aria-labelledby="look-up"
      className="mb-5 flex flex-col gap-3 rounded-lg border border-line p-4 print:hidden"
    >
      <h2 id="look-up" className="font-medium text-sm">
        Public sources
      </h2>
      <p className="text-ink-muted text-sm">
        {lookups
          ? `Looked up on ${formatMoment(lookups.at)}. The report keeps what it found until you look again.`
          : 'Nothing was looked up for this report. Only these terms are sent to public sources, never a sentence of your idea:'}
      </p>
      {lookupRun?.state === 'failed' && <AlertBanner variant="error">{lookupRun.reason}</AlertBanner>}
      {meant && (
        <Meant
          lookup={meant}
          busy={running}
          onPick={(article) => look({ ...editsOf(lookupChoice), article })}
        />
      )}
      {lookups ? <Fold title="Look again">{terms}</Fold> : terms}
    </section>
  )
}

interface MeantProps {
  lookup: Lookup
  busy: boolean
  onPick: (article: string) => void
}

/** Several Wikipedia articles match: selecting one measures it at once. */
function Meant({ lookup: { reason, items }, busy, onPick }: MeantProps) {
  const labelId = useId()
  return (
    <div className="flex flex-col gap-2">
      <p id={labelId} dir="auto" className="text-sm">
        {reason}
      </p>
      <ul aria-labelledby={labelId} className="flex flex-col gap-1.5">
        {items.map(({ title, link, facts }) => (
          <li key={link} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <Button variant="secondary" size="sm" disabled={busy} onClick={() => onPick(title)}>
              <span dir="auto">{title}</span>
            </Button>
            {facts.description !== undefined && (
              <span dir="auto" className="text-ink-muted text-sm">
                {facts.description}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function useLookUp({ id: validationId }: Validation) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (terms: LookupChoice) => requestRevision({ action: 'look-up', validationId, terms }),
    meta: { failure: 'Public sources were not searched' },
    // Also after a refusal: another window may have started.
    onSettled: () => client.invalidateQueries(validationQueries.detail(validationId)),
  })
}
