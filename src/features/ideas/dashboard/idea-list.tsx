import { useState } from 'react'
import { Link } from 'react-router-dom'
import { cn } from '@/shared/lib/cn'
import { paths } from '@/shared/lib/paths'
import { isFiltered } from '@/shared/list/list-address'
import { LoadMore, type Pages } from '@/shared/list/load-more'
import { Button } from '@/shared/ui/button'
import { PageHeader } from '@/shared/ui/page-header'
import { DeleteDialog } from '../delete/deferred-delete-dialog'
import { CompareBar } from './compare-bar'
import { CompletedCount } from './completed-count'
import { IdeaCard } from './idea-card'
import { IdeaTools } from './idea-tools'
import { IDEA_LIST, type ListView } from './list-view'
import type { ListedIdea } from './listed-idea'
import { NothingFound } from './nothing-found'
import { useLiveIdeas } from './use-live-ideas'
import { useSelection } from './use-selection'

interface IdeaListProps {
  userId: string
  view: ListView
  onView: (changes: Partial<ListView>) => void
  ideas: ListedIdea[]
  /** They belong to another view; those of this one are on their way. */
  outdated: boolean
  onCompleted: (title: string) => void
  /** The query whose pages the ideas come from. */
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
        {filtered && !outdated && foundWords(ideas.length, pages.hasNextPage)}
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

function foundWords(count: number, more: boolean): string {
  if (count === 0) return 'No ideas found'
  return `${count}${more ? ' or more' : ''} ${count === 1 ? 'idea' : 'ideas'} found`
}
