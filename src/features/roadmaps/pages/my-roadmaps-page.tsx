import { useInfiniteQuery } from '@tanstack/react-query'
import { Map as MapIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { paths } from '@/shared/lib/paths'
import { LoadMore } from '@/shared/list/load-more'
import { Button } from '@/shared/ui/button'
import { PageHeader } from '@/shared/ui/page-header'
import { QueryView } from '@/shared/ui/query-view'
import { EmptyState } from '@/shared/ui/states'
import { CardsSkeleton } from '../list/cards-skeleton'
import { MyRoadmapCard } from '../list/my-roadmap-card'
import { roadmapQueries } from '../roadmap-queries'

/** /roadmaps: the signed-in user's roadmaps, newest first. */
export function MyRoadmapsPage() {
  const userId = useAuthStore((state) => state.userId)
  const list = useInfiniteQuery({
    ...roadmapQueries.mine(userId ?? ''),
    enabled: userId !== null,
    select: ({ pages }) => pages.flat(),
  })
  return (
    <>
      <PageHeader title="My Roadmaps" subtitle="Development roadmaps you requested, newest first." />
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
            Validate and plan an idea to get a roadmap.
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
      <LoadMore query={list} />
    </>
  )
}
