import type { Connection } from '@domain/ai-connection'
import { PROVIDER_NAMES, type Provider } from '@domain/ai-models'
import { useMutation } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { Button } from '@/shared/ui/button'
import { testConnection } from './requests'

/** Tries a provider with one tiny call and says which model answered how fast, or why none did. */
export function ConnectionTest({ provider }: { provider: Provider }) {
  const id = useId()
  const test = useMutation({ mutationFn: testConnection })
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        busy={test.isPending}
        onClick={() => test.mutate(provider)}
        aria-describedby={id}
      >
        {test.isPending ? 'Testing...' : 'Test connection'}{' '}
        <span className="sr-only">of {PROVIDER_NAMES[provider]}</span>
      </Button>
      <div role="status" id={id} className="w-full empty:hidden">
        {test.data && <Outcome {...outcomeOf(test.data)} />}
        {test.error && (
          <Outcome ok={false} words="The connection could not be tested." note={test.error.message} />
        )}
      </div>
    </>
  )
}

const SECOND_MS = 1000
const secondsFormat = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

function outcomeOf({ ok, model, milliseconds, note }: Connection): OutcomeProps {
  const took = milliseconds === null ? '' : ` ${timeWords(milliseconds)}`
  if (model === null) return { ok, words: 'Nothing was called.', note }
  return { ok, words: ok ? `${model} answered in${took}.` : `The test failed after${took}.`, note }
}

const timeWords = (milliseconds: number) =>
  milliseconds < SECOND_MS ? `${milliseconds} ms` : `${secondsFormat.format(milliseconds / SECOND_MS)} s`

interface OutcomeProps {
  ok: boolean
  words: string
  note: string | null
}

function Outcome({ ok, words, note }: OutcomeProps) {
  const Icon = ok ? CircleCheck : CircleAlert
  return (
    <div className="flex items-start gap-2 pt-1 text-sm">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${ok ? 'text-success' : 'text-danger'}`} />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className={ok ? 'text-success' : 'text-danger'}>{words}</p>
        {note && <p className="text-ink-muted">{note}</p>}
      </div>
    </div>
  )
}
