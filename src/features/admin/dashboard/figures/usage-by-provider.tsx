import { costWords, countWords } from '@/shared/lib/cost-words'
import { FigurePart } from './figure-part'
import { type Figures, type ModelUsage, type ProviderUsage, usageByProvider } from './figures'
import { ShareBar } from './share-bar'

/** What the attempts of all runs used, those that failed included. */
export function UsageByProvider({ figures }: { figures: Figures }) {
  const providers = usageByProvider(figures)
  const dearest = providers[0]?.dollars ?? 0
  return (
    <FigurePart
      title="Tokens and cost by provider"
      none={providers.length === 0 ? 'No models were used in this period.' : null}
    >
      <ul className="flex flex-col gap-5">
        {providers.map((provider) => (
          <li key={provider.name}>
            <Used usage={{ ...provider, name: nameOf(provider) }} className="font-medium" />
            <div className="my-1.5">
              <ShareBar share={dearest > 0 ? provider.dollars / dearest : 0} className="fill-accent" />
            </div>
            {provider.models.length > 1 && (
              <ul className="flex flex-col gap-1.5">
                {provider.models.map((model) => (
                  <li key={model.name}>
                    <Used usage={model} className="text-ink-muted" />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </FigurePart>
  )
}

/** With the model, where there is but one. */
const nameOf = ({ name, models: [first, ...others] }: ProviderUsage) =>
  first && others.length === 0 ? `${name} ${first.name}` : name

const Used = ({ usage, className }: { usage: ModelUsage; className: string }) => (
  <div className={className}>
    <p className="flex items-baseline justify-between gap-4">
      <span className="min-w-0 [overflow-wrap:anywhere]">{usage.name}</span>
      <span className="text-right tabular-nums">{costWords(usage)}</span>
    </p>
    <p className="font-normal text-ink-muted text-xs tabular-nums">{tokenWords(usage)}</p>
  </div>
)

function tokenWords({ input, output, searches }: ModelUsage): string {
  const tokens = `${countWords(input)} tokens in, ${countWords(output)} out`
  return searches > 0
    ? `${tokens}, ${countWords(searches)} ${searches === 1 ? 'search' : 'searches'}`
    : tokens
}
