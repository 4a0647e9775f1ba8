import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Columns3, SearchX } from 'lucide-react'
import { useCallback, useEffect, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { cn } from '@/shared/lib/cn'
import { paths } from '@/shared/lib/paths'
import { isFiltered } from '@/shared/list/list-address'
import { ListTools } from '@/shared/list/list-tools'
import { LoadMore, type Pages } from '@/shared/list/load-more'
import { STATUS_FILTERS } from '@/shared/list/status-filters'
import { Button } from '@/shared/ui/button'
import { PageHeader } from '@/shared/ui/page-header'
import { EmptyState } from '@/shared/ui/states'
import { isRunning, validationQueries } from '@/validation/validation-queries'
import { COMPARE_MAX, COMPARE_MIN } from '../compare/compared-ids'
import { DeleteDialog } from '../delete/deferred-delete-dialog'
import { ideaQueries } from '../idea-queries'
import { IDEA_LIST, type ListView, SORTS } from '../list-view'
import type { ListedIdea } from '../listed-idea'
import { IdeaCard } from './idea-card'

interface IdeaListProps {
  userId: string
  view: ListView
  onView: (changes: Partial<ListView>) => void
  ideas: ListedIdea[]
  /** Whether the ideas belong to the previous view while those of this one load. */
  outdated: boolean
  onCompleted: (title: string) => void
  /** The query that loads the ideas. */
  pages: Pages
}

export function IdeaList({ userId, view, onView, ideas, outdated, onCompleted, pages }: IdeaListProps) {
  const live = useLiveIdeas(ideas, onCompleted)
  const { selection, start } = useSelection()
  const [deleting, setDeleting] = useState<ListedIdea | null>(null)
  const filtered = isFiltered(view)
  return (
    <>
      <PageHeader
        title="My Validated Ideas"
        meta={<CompletedCount userId={userId} />}
        actions={
          <Button asChild>
            <Link to={paths.validateIdea}>Validate New Idea</Link>
          </Button>
        }
      />
      {(filtered || selection || ideas.length > 1) && (
        <IdeaTools
          view={view}
          onChange={onView}
          choosing={selection !== null}
          onChoose={() => (selection ? selection.stop() : start())}
        />
      )}
      <p role="status" className="sr-only">
        {filtered && !outdated && formatFound(ideas.length, pages.hasNextPage)}
      </p>
      {filtered && !outdated && ideas.length === 0 && (
        <NothingFound
          view={view}
          onClear={() => onView({ q: IDEA_LIST.everything.q, status: IDEA_LIST.everything.status })}
        />
      )}
      <ul
        aria-busy={outdated}
        className={cn('flex flex-col gap-4 transition-opacity duration-150', outdated && 'opacity-60')}
      >
        {live.map((idea) => (
          <li key={idea.id}>
            <IdeaCard
              idea={idea}
              chosen={selection?.ids.includes(idea.id) ?? null}
              onToggle={(id) => selection?.toggle(id)}
              onCompare={(id) => start([id])}
              onDelete={setDeleting}
            />
          </li>
        ))}
      </ul>
      <LoadMore query={pages} />
      {selection && <CompareBar selection={selection} />}
      <DeleteDialog idea={deleting} onClose={() => setDeleting(null)} onDeleted={selection?.remove} />
    </>
  )
}

function formatFound(count: number, more: boolean): string {
  if (count === 0) return 'No ideas found'
  return `${count}${more ? ' or more' : ''} ${count === 1 ? 'idea' : 'ideas'} found`
}

/** Number of the user's reports. Keeps its line while loading, so that nothing below moves. */
function CompletedCount({ userId }: { userId: string }) {
  const { data, isError } = useQuery(ideaQueries.completedCount(userId))
  if (isError) return <span>The number of completed validations is unavailable right now.</span>
  if (data === undefined) return <span>Counting completed validations</span>
  return (
    <span className="tabular-nums">
      {data.toLocaleString('en')} completed {data === 1 ? 'validation' : 'validations'}
    </span>
  )
}

const SEARCH = { label: 'Search your ideas', placeholder: 'Search titles and ideas' }

interface IdeaToolsProps {
  view: ListView
  onChange: (changes: Partial<ListView>) => void
  choosing: boolean
  onChoose: () => void
}

/** Search, status and order of the list, and the link to the comparison. */
const IdeaTools = ({ view, onChange, choosing, onChoose }: IdeaToolsProps) => (
  <ListTools search={SEARCH} sorts={SORTS} view={view} onChange={onChange}>
    <Button variant="secondary" aria-pressed={choosing} onClick={onChoose} className="max-sm:w-full">
      <Columns3 aria-hidden />
      {choosing ? 'Cancel comparison' : 'Compare ideas'}
    </Button>
  </ListTools>
)

/**
 * The list with the current status of running validations. Only the status is polled, since the list may be long;
 * when a run ends the list is refetched, and `onCompleted` receives the title of the new report.
 */
function useLiveIdeas(ideas: ListedIdea[], onCompleted: (title: string) => void): ListedIdea[] {
  const client = useQueryClient()
  const running = ideas.filter(({ status }) => isRunning(status))
  const { data = [] } = useQuery(ideaQueries.live(running.map(({ id }) => id)))
  const live = new Map(data.map((status) => [status.id, status]))
  const ended = running.filter(({ id }) => live.has(id) && !isRunning(live.get(id)?.status))
  const endedIds = ended.map(({ id }) => id).join()
  const completed = ended.find(({ id }) => live.get(id)?.status === 'completed')?.title
  useEffect(() => {
    if (completed) onCompleted(completed)
    if (endedIds) void client.invalidateQueries({ queryKey: validationQueries.all })
  }, [endedIds, completed, onCompleted, client])
  return ideas.map((idea) => {
    const now = isRunning(idea.status) && live.get(idea.id)
    return now ? { ...idea, status: now.status, statusDetail: now.statusDetail ?? '' } : idea
  })
}

interface NothingFoundProps {
  view: ListView
  onClear: () => void
}

const NothingFound = ({ view: { q, status }, onClear }: NothingFoundProps) => (
  <EmptyState
    icon={SearchX}
    title="No ideas found"
    action={
      <Button variant="secondary" onClick={onClear}>
        Clear filters
      </Button>
    }
  >
    <p className="[overflow-wrap:anywhere]">
      {q && (
        <>
          No title or idea contains “<bdi>{q}</bdi>”
        </>
      )}
      {q && status !== 'all' && ' among those with the status '}
      {!q && 'None of your ideas has the status '}
      {status !== 'all' && `“${STATUS_FILTERS[status].label}”`}.
    </p>
  </EmptyState>
)

/** Why the selected ideas cannot be compared; null if they can. */
function obstacle(count: number): string | null {
  if (count < COMPARE_MIN) return 'Choose two to four completed validations.'
  if (count > COMPARE_MAX) return `You can compare up to four. Remove ${count - COMPARE_MAX}.`
  return null
}

/** Stays visible while ideas are being selected. */
function CompareBar({ selection: { ids, stop } }: { selection: Selection }) {
  const reasonId = useId()
  const reason = obstacle(ids.length)
  const label = `Compare (${ids.length})`
  return (
    <section
      aria-label="Comparison"
      className="sticky bottom-4 z-30 mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-line-strong bg-surface-raised p-4 shadow-float motion-safe:animate-rise-in"
    >
      <p id={reasonId} role="status" className="min-w-0 text-sm tabular-nums">
        {reason ?? `${ids.length} chosen.`}
      </p>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
        <Button variant="ghost" onClick={stop}>
          Cancel
        </Button>
        {reason ? (
          <Button disabled aria-describedby={reasonId}>
            {label}
          </Button>
        ) : (
          <Button asChild>
            <Link to={paths.compare(ids)}>{label}</Link>
          </Button>
        )}
      </div>
    </section>
  )
}

interface Selection {
  ids: readonly string[]
  toggle: (id: string) => void
  remove: (id: string) => void
  stop: () => void
}

/** Ideas selected for comparison, in order of selection; null outside selection mode. */
function useSelection() {
  const [ids, setIds] = useState<readonly string[] | null>(null)
  const start = useCallback((first: readonly string[] = []) => setIds(first), [])
  const stop = useCallback(() => setIds(null), [])
  const remove = useCallback(
    (id: string) => setIds((now) => now?.filter((other) => other !== id) ?? null),
    [],
  )
  const toggle = useCallback(
    (id: string) =>
      setIds((now) => now && (now.includes(id) ? now.filter((other) => other !== id) : [...now, id])),
    [],
  )
  const selection: Selection | null = ids && { ids, toggle, remove, stop }
  return { selection, start }
}
