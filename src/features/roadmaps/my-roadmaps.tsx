import { useInfiniteQuery } from '@tanstack/react-query'
import { Map as MapIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { paths } from '@/shared/lib/paths'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { PageHeader } from '@/shared/ui/page-header'
import { QueryView } from '@/shared/ui/query-view'
import { CardsSkeleton } from './cards-skeleton'
import { LoadMore } from './load-more'
import { MyRoadmapCard } from './my-roadmap-card'
import { roadmapQueries } from './roadmap-queries'

/** /roadmaps: the roadmaps of the person who is signed in, newest first (spec part 2 §2). */
export function MyRoadmaps() {
  const userId = useAuthStore((state) => state.userId)
  const list = useInfiniteQuery({
    ...roadmapQueries.mine(userId ?? ''),
    enabled: userId !== null,
    select: ({ pages }) => pages.flat(),
  })
  return (
    <>
      <PageHeader title="My Roadmaps" subtitle="Development roadmaps you asked for, newest first." />
      <QueryView
        query={list}
        pending={<CardsSkeleton />}
        error="Failed to load roadmaps"
        empty={
          <EmptyState
            icon={MapIcon}
            title="No roadmaps yet"
            action={
              <Button asChild>
                <Link to={paths.validateIdea}>Validate New Idea</Link>
              </Button>
            }
          >
            A roadmap is made from a validated and planned idea.
          </EmptyState>
        }
      >
        {(roadmaps) => (
          <ul className="flex flex-col gap-4">
            {roadmaps.map((roadmap) => (
              <li key={roadmap.id}>
                <MyRoadmapCard roadmap={roadmap} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <LoadMore list={list} />
    </>
  )
}
