import { titleOf } from '@domain/title'
import type { ValidationStatus } from '@domain/validation'
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { useAuthStore } from '@/account/auth-store'
import { dashboardQueries } from '@/features/admin/dashboard/dashboard-queries'
import type { ListedValidation } from '@/features/admin/dashboard/listed-validation'
import { VALIDATION_LIST } from '@/features/admin/dashboard/listed-validation'
import { ideaQueries } from '@/features/ideas/idea-queries'
import { IDEA_LIST } from '@/features/ideas/list-view'
import type { ListedIdea } from '@/features/ideas/listed-idea'
import { useDebouncedValue } from '@/shared/lib/use-debounced-value'
import { isTooShort, queryOf } from '@/shared/list/list-address'

const DEBOUNCE_MS = 250
const SHOWN_RECENT = 4
const SHOWN_FOUND = 8

interface Hit {
  id: string
  title: string
  status: ValidationStatus
}

const own = ({ pages }: InfiniteData<ListedIdea[]>): Hit[] => pages.flat()

const everybodys = ({ pages }: InfiniteData<ListedValidation[]>): Hit[] =>
  pages.flat().map(({ id, idea, status }) => ({ id, title: titleOf(idea ?? 'No idea given'), status }))

/**
 * The validations that hold what was typed, or without it the latest: a founder's own, for an administrator
 * everybody's, as the lists of the dashboards find them. Visitors have none.
 */
export function useSearchResults(typed: string) {
  const { userId, isAdmin } = useAuthStore()
  const wanted = queryOf(typed)
  const q = useDebouncedValue(wanted, DEBOUNCE_MS)
  const ideas = useInfiniteQuery({
    ...ideaQueries.list(userId ?? '', { ...IDEA_LIST.everything, q }),
    select: own,
    enabled: userId !== null && !isAdmin,
  })
  const validations = useInfiniteQuery({
    ...dashboardQueries.validations({ ...VALIDATION_LIST.everything, q }),
    select: everybodys,
    enabled: userId !== null && isAdmin,
  })
  const {
    data = [],
    isFetching,
    isPaused,
    isError,
    isPlaceholderData,
    refetch,
  } = isAdmin ? validations : ideas
  // What is too short for a search narrows the latest.
  const fits = ({ title }: Hit) =>
    !isTooShort(typed) || title.toLowerCase().includes(typed.trim().toLowerCase())
  const outdated = wanted !== q || isPlaceholderData
  return {
    // What belongs to the words before is gone at once, lest Enter opens it.
    hits: outdated ? [] : data.slice(0, wanted ? SHOWN_FOUND : SHOWN_RECENT).filter(fits),
    /** There is a session, so there is something to find. */
    canFind: userId !== null,
    busy: userId !== null && (outdated || (isFetching && data.length === 0)),
    isPaused,
    isError,
    retry: () => void refetch(),
  }
}
