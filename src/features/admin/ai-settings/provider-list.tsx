import type { Connection } from '@domain/ai-connection'
import { localModelName } from '@domain/local-models'
import {
  MODEL_PROVIDERS,
  modelsOf,
  PROVIDERS,
  type Provider,
  type ProviderSettings,
  providerName,
} from '@domain/model-providers'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { Skeleton } from '@/shared/ui/skeleton'
import { toast } from '@/shared/ui/toast'
import { aiSettingsQueries, useSwitchProvider } from './ai-settings-queries'
import { formatModelStatus, formatSeconds } from './format-model'
import { testConnection } from './requests'
import { SettingRow } from './setting-row'
import { TestOutcome, type TestOutcomeProps } from './test-outcome'

const ONE_PROVIDER = 'At least one provider must be active.'

/** The providers, of which exactly one is active. */
export function ProviderList({ rows }: { rows: ProviderSettings[] }) {
  const change = useSwitchProvider()
  const chosen = change.isPending ? change.variables : rows.find(({ active }) => active)?.provider
  const toggle = (provider: Provider, on: boolean) => {
    if (on) change.mutate(provider)
    else toast.error(ONE_PROVIDER, { id: ONE_PROVIDER })
  }
  return (
    <section aria-labelledby="providers">
      <h2 id="providers" className="mb-4 font-semibold font-serif text-xl tracking-tight">
        Provider
      </h2>
      <KeysProblem />
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface-raised">
        {rows.map(({ provider, model, local }) => (
          <SettingRow
            key={provider}
            name={providerName(provider)}
            on={provider === chosen}
            busy={change.isPending}
            onToggle={(on) => toggle(provider, on)}
            footer={
              <>
                {!local && <KeyPresence provider={provider} />}
                {/* A test result of one model says nothing about another. */}
                <ConnectionTest key={local ? localModelName(local) : model} provider={provider} />
              </>
            }
          >
            {local ? (
              <p>Model: {localModelName(local)}, in place of OpenAI’s</p>
            ) : (
              <SelectedModel provider={provider} id={model} />
            )}
          </SettingRow>
        ))}
      </ul>
      <Keys />
    </section>
  )
}

function SelectedModel({ provider, id }: { provider: Provider; id: string }) {
  const model = modelsOf(provider).find((candidate) => candidate.id === id)
  return (
    <p>
      Model: {id}
      {model && `. ${formatModelStatus(model, new Date())}`}
    </p>
  )
}

const variables = PROVIDERS.map((provider) => MODEL_PROVIDERS[provider].variables)

const Keys = () => (
  <p className="mt-4 max-w-measure text-ink-muted text-sm">
    Keys come from the server’s environment ({variables.map(({ key }) => key).join(', ')}). If the active
    provider has no key, the built-in analysis writes the reports. A model set in the environment (
    {variables[0]?.model} and so on) overrides the one selected here. A test makes one small call, which the
    provider bills as usual.
  </p>
)

/** Why the server cannot use its keys, or why that is unknown; nothing if all is well. */
function KeysProblem() {
  const keys = useQuery(aiSettingsQueries.serverKeys())
  if (keys.isError)
    return (
      <AlertBanner variant="warning" className="mb-4">
        <p>Could not check whether the server has API keys. {keys.error.message}</p>
        <Button variant="link" onClick={() => void keys.refetch()} className="mt-1">
          Try again
        </Button>
      </AlertBanner>
    )
  return (
    keys.data?.fault && (
      <AlertBanner variant="error" title="Reports cannot be written right now" className="mb-4">
        <p className="[overflow-wrap:anywhere]">{keys.data.fault}</p>
      </AlertBanner>
    )
  )
}

/** Whether the server has a key of the provider, and which model its environment names. */
function KeyPresence({ provider }: { provider: Provider }) {
  const { data, isError } = useQuery(aiSettingsQueries.serverKeys())
  if (isError) return <Badge variant="outline">Key: unknown</Badge>
  const found = data?.providers.find((each) => each.provider === provider)
  if (!found) return <Skeleton className="h-5.5 w-20" />
  return (
    <>
      {found.hasKey ? (
        <Badge variant="success">Key present</Badge>
      ) : (
        <Badge variant="secondary">No key</Badge>
      )}
      {found.namedModel && (
        <span className="min-w-0 text-ink-muted text-sm [overflow-wrap:anywhere]">
          Set in the environment: {found.namedModel}
        </span>
      )}
    </>
  )
}

/** Tests a provider with one minimal call and shows which model answered how fast, or why none did. */
function ConnectionTest({ provider }: { provider: Provider }) {
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
  const took = milliseconds === null ? '' : ` ${formatSeconds(milliseconds)}`
  if (model === null) return { ok, words: 'No call was made.', note }
  return { ok, words: ok ? `${model} answered in${took}.` : `The test failed after${took}.`, note }
}
