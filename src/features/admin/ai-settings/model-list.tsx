import {
  type AiModel,
  modelsOf,
  type ProviderSettings,
  providerName,
  statusOf,
} from '@domain/model-providers'
import { toast } from '@/shared/ui/toast'
import { useSelectModel } from './ai-settings-queries'
import { formatModelPrice, formatModelStatus } from './format-model'
import { SettingRow } from './setting-row'

/** The message when the selected model is switched off. */
export const ONE_MODEL = 'At least one model must be selected.'

/** The active provider's models, offered ones first. One is selected unless a local model is. */
export function ModelList({ provider, model: selected, local }: ProviderSettings) {
  const today = new Date()
  const change = useSelectModel()
  const chosen = change.isPending ? change.variables.model : local ? null : selected
  const toggle = (model: string, on: boolean) => {
    if (on) change.mutate({ provider, model, local })
    else toast.error(ONE_MODEL, { id: ONE_MODEL })
  }
  const group = (models: AiModel[]) => (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface-raised">
      {models.map((model) => (
        <SettingRow
          key={model.id}
          name={model.id}
          on={model.id === chosen}
          busy={change.isPending}
          onToggle={(on) => toggle(model.id, on)}
        >
          <About model={model} today={today} />
        </SettingRow>
      ))}
    </ul>
  )
  const models = modelsOf(provider)
  const isCurrent = (model: AiModel) => statusOf(model, today) === 'current'
  const ending = models.filter((model) => !isCurrent(model))
  return (
    <section aria-labelledby="models">
      <h2 id="models" className="mb-4 font-semibold font-serif text-xl tracking-tight">
        {providerName(provider)} model
      </h2>
      {group(models.filter(isCurrent))}
      {ending.length > 0 && (
        <>
          <h3 className="mt-8 mb-3 font-semibold">Retired or retiring soon</h3>
          {group(ending)}
        </>
      )}
      <Pages models={models} />
    </section>
  )
}

const About = ({ model, today }: { model: AiModel; today: Date }) => (
  <p>
    {[formatModelStatus(model, today), formatModelPrice(model)].filter((words) => words !== null).join('. ')}
  </p>
)

/** Link to prices and dates. */
const Pages = ({ models }: { models: AiModel[] }) => (
  <p className="mt-4 max-w-measure text-ink-muted text-sm">
    Prices and dates are from the provider’s own pages:{' '}
    {[...new Set(models.map(({ source }) => source))].map((address, index) => (
      <span key={address}>
        {index > 0 && ', '}
        <a
          href={address}
          target="_blank"
          rel="noopener nofollow"
          className="text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent"
        >
          {address.replace('https://', '')}
        </a>
      </span>
    ))}
  </p>
)
