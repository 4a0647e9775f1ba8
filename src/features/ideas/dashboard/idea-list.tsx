import type { Validation } from '@domain/validation'
import { Link } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { Button } from '@/shared/ui/button'
import { PageHeader } from '@/shared/ui/page-header'
import { CompletedCount } from './completed-count'
import { IdeaCard } from './idea-card'
import { useLiveIdeas } from './use-live-ideas'

interface IdeaListProps {
  userId: string
  ideas: Validation[]
  onCompleted: (title: string) => void
  /** How to get the next page; null when everything is here. */
  more: { load: () => void; busy: boolean } | null
}

export function IdeaList({ userId, ideas, onCompleted, more }: IdeaListProps) {
  const live = useLiveIdeas(ideas, onCompleted)
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
      <ul className="flex flex-col gap-4">
        {live.map((idea) => (
          <li key={idea.id}>
            <IdeaCard idea={idea} />
          </li>
        ))}
      </ul>
      {more && (
        <Button variant="secondary" busy={more.busy} onClick={more.load} className="mx-auto mt-6 flex">
          {more.busy ? 'Loading...' : 'Load more'}
        </Button>
      )}
    </>
  )
}
