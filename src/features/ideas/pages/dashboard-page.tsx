import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useAuthStore } from '@/account/auth-store'
import { isFiltered } from '@/shared/list/list-address'
import { useListView } from '@/shared/list/use-list-view'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { QueryView } from '@/shared/ui/query-view'
import { ideaQueries } from '../idea-queries'
import { IdeaList } from '../list/idea-list'
import { IdeaListSkeleton } from '../list/idea-list-skeleton'
import { LandingView } from '../list/landing-view'
import { IDEA_LIST } from '../list-view'

/** /dashboard: the ideas of the signed-in user, or the form for the first one. */
export function DashboardPage() {
  const userId = useAuthStore((state) => state.userId)
  const [banner, setBanner] = useState<Banner | null>(null)
  const refuse = useCallback(
    (message: string | null) => setBanner(message ? { variant: 'error', message } : null),
    [],
  )
  const celebrate = useCallback(
    (title: string) => setBanner({ variant: 'success', message: `The report on “${title}” is ready.` }),
    [],
  )
  return (
    <>
      {banner && <TopBanner key={banner.message} banner={banner} onDismiss={() => setBanner(null)} />}
      {userId ? (
        <Ideas userId={userId} onRefused={refuse} onCompleted={celebrate} />
      ) : (
        // Only during the redirect of a user who just signed out.
        <IdeaListSkeleton />
      )}
    </>
  )
}

interface IdeasProps {
  userId: string
  onRefused: (message: string | null) => void
  onCompleted: (title: string) => void
}

function Ideas({ userId, onRefused, onCompleted }: IdeasProps) {
  const { view, change } = useListView(IDEA_LIST)
  const list = useInfiniteQuery({ ...ideaQueries.list(userId, view), select: ({ pages }) => pages.flat() })
  return (
    <QueryView
      query={list}
      pending={<IdeaListSkeleton />}
      error="Your ideas could not be loaded. They are safe; please try again."
      empty={<LandingView onRefused={onRefused} />}
      isEmpty={(ideas) => ideas.length === 0 && !isFiltered(view) && !list.isPlaceholderData}
    >
      {(ideas) => (
        <IdeaList
          userId={userId}
          view={view}
          onView={change}
          ideas={ideas}
          outdated={list.isPlaceholderData}
          onCompleted={onCompleted}
          pages={list}
        />
      )}
    </QueryView>
  )
}

interface Banner {
  variant: 'error' | 'success'
  message: string
}

interface TopBannerProps {
  banner: Banner
  onDismiss: () => void
}

/** The error banner above the dashboard; scrolls into view. */
function TopBanner({ banner, onDismiss }: TopBannerProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <div ref={place} className="mb-6 scroll-mt-20">
      <AlertBanner variant={banner.variant} onDismiss={onDismiss}>
        {banner.message}
      </AlertBanner>
    </div>
  )
}
