import type { ServerKeys } from '@domain/ai-connection'
import { LOCAL_SERVERS, type LocalModel, localModelName, storedLocalModel } from '@domain/local-models'
import { useQuery } from '@tanstack/react-query'
import { Button } from '@/shared/ui/button'
import { toast } from '@/shared/ui/toast'
import { aiSettingsQueries, useSelectLocalModel } from './ai-settings-queries'
import { ONE_MODEL } from './model-list'
import { SettingRow } from './setting-row'

/** The models of Ollama and LM Studio that the server can reach; nothing if neither address is configured. */
export function LocalModelList({ selected }: { selected: LocalModel | null }) {
  const keys = useQuery(aiSettingsQueries.serverKeys())
  const change = useSelectLocalModel()
  const servers = keys.data?.local ?? []
  if (servers.length === 0 && !selected) return null
  const offered = servers.flatMap(({ server, models }) => (models ?? []).map((model) => ({ server, model })))
  const isOffered = selected === null || offered.some((each) => isSame(each, selected))
  const chosen = change.isPending ? change.variables : selected
  const toggle = (local: LocalModel, on: boolean) => {
    if (on) change.mutate(local)
    else toast.error(ONE_MODEL, { id: ONE_MODEL })
  }
  return (
    <section aria-labelledby="local-models">
      <h2 id="local-models" className="mb-2 font-semibold font-serif text-xl tracking-tight">
        Local models
      </h2>
      <p className="mb-4 max-w-measure text-ink-muted text-sm">
        Ollama and LM Studio answer in the format of OpenAI. A model that is turned on here writes in place of
        OpenAI’s: no provider is paid or gets the texts. Local models do not search the web by themselves.
      </p>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface-raised empty:hidden">
        {[...(isOffered ? [] : [selected]), ...offered].map((local) => (
          <SettingRow
            key={storedLocalModel(local)}
            name={localModelName(local)}
            on={chosen !== null && isSame(local, chosen)}
            busy={change.isPending}
            onToggle={(on) => toggle(local, on)}
          >
            {!isOffered && local === selected && (
              <p>Not found at the moment: reports cannot be written with it.</p>
            )}
          </SettingRow>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-muted text-sm">
        <p role="status">{servers.map(standing).join(' ')}</p>
        <Button variant="secondary" size="sm" busy={keys.isFetching} onClick={() => void keys.refetch()}>
          Look again
        </Button>
      </div>
    </section>
  )
}

const isSame = (a: LocalModel, b: LocalModel) => storedLocalModel(a) === storedLocalModel(b)

function standing({ server, models }: ServerKeys['local'][number]): string {
  const { name } = LOCAL_SERVERS[server]
  if (models === null) return `${name} does not answer.`
  return models.length === 0 ? `${name} has no model that writes.` : `${name} answers.`
}
