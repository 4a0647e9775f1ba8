import type { EngineInUse } from '@domain/ai-connection'
import { useQuery } from '@tanstack/react-query'
import { Card, CardTitle } from '@/shared/ui/card'
import { validationQueries } from '@/validation/validation-queries'

/** The four promises of docs/contract.md#submission, each with how this server keeps it. */
const itemsOf = (engine: EngineInUse | null) => [
  { name: 'Real-time market research', meaning: researchBy(engine) },
  { name: 'Trends and competitive intelligence', meaning: trendsBy(engine) },
  {
    name: 'Verified citations',
    meaning: engine?.model
      ? 'Every source with its link. Quotes are checked against the page.'
      : 'Every source with its link.',
  },
  {
    name: 'Accuracy-optimised analysis',
    meaning: 'Market size as a calculation that you can follow and change.',
  },
]

const LOOKED_UP = 'Public sources are searched with the terms you confirm: how many such businesses exist'

function researchBy(engine: EngineInUse | null): string {
  if (!engine) return 'An AI model with web search, if this server has one.'
  const { model, search, lookups } = engine
  if (model && search)
    return `An AI model searches the web for size, competitors and demand.${lookups ? ' Public sources are searched with the terms you confirm.' : ''}`
  if (lookups) return `${LOOKED_UP}, what people discuss and what they buy.`
  return model
    ? 'Not on this server: its AI model does not search the web.'
    : 'Not on this server: it has no AI model, so the web is not searched.'
}

function trendsBy(engine: EngineInUse | null): string {
  if (engine?.model) return 'Growth, recent changes and competitors, each with its source.'
  const lookedUp = engine?.lookups
    ? 'Apps, open-source projects and interest over time from public sources. '
    : ''
  return `${lookedUp}Published figures, rules and well-known products in your field.`
}

/** Until the server answers, shows only what is always true. */
export function EnhancedBox() {
  const { data = null } = useQuery(validationQueries.engineInUse())
  return (
    <Card asChild>
      <aside aria-labelledby="enhanced">
        <CardTitle id="enhanced">Enhanced validation includes</CardTitle>
        <dl className="mt-3 grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
          {itemsOf(data).map(({ name, meaning }) => (
            <div key={name}>
              <dt className="font-medium">{name}</dt>
              <dd className="text-ink-muted">{meaning}</dd>
            </div>
          ))}
        </dl>
      </aside>
    </Card>
  )
}
