import type { Connection } from '@domain/ai-connection'
import { type Provider, providerName } from '@domain/model-providers'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { Button } from '@/shared/ui/button'
import { testConnection } from './requests'
import { TestOutcome, type TestOutcomeProps } from './test-outcome'
import { timeWords } from './time-words'

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
        <span className="sr-only">of {providerName(provider)}</span>
      </Button>
      <div role="status" id={id} className="w-full empty:hidden">
        {test.data && <TestOutcome {...outcomeOf(test.data)} />}
        {test.error && (
          <TestOutcome ok={false} words="The connection could not be tested." note={test.error.message} />
        )}
      </div>
    </>
  )
}

function outcomeOf({ ok, model, milliseconds, note }: Connection): TestOutcomeProps {
  const took = milliseconds === null ? '' : ` ${timeWords(milliseconds)}`
  if (model === null) return { ok, words: 'No call was made.', note }
  return { ok, words: ok ? `${model} answered in${took}.` : `The test failed after${took}.`, note }
}
