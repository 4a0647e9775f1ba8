import { localModelName } from '@domain/local-models'
import {
  MODEL_PROVIDERS,
  modelsOf,
  PROVIDERS,
  type Provider,
  type ProviderSettings,
  providerName,
} from '@domain/model-providers'
import { toast } from '@/shared/ui/toast'
import { ConnectionTest } from './connection-test'
import { KeyPresence } from './key-presence'
import { KeysProblem } from './keys-problem'
import { statusWords } from './model-words'
import { SettingRow } from './setting-row'
import { useSwitchProvider } from './use-update-settings'

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
                {/* What was found out about one model says nothing about another. */}
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
      {model && `. ${statusWords(model, new Date())}`}
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
