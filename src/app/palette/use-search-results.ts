import { titleOf } from '@domain/title'
import type { ValidationStatus } from '@domain/validation'
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { useAccount } from '@/account/auth-store'
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
 * The validations that match the search, or the latest ones without a search: a founder's own, or everyone's for
 * administrators, in the order of the dashboards. Empty for visitors.
 */
export function useSearchResults(typed: string) {
  const { userId, isAdmin } = useAccount()
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
  // A query too short to search filters the latest validations.
  const fits = ({ title }: Hit) =>
    !isTooShort(typed) || title.toLowerCase().includes(typed.trim().toLowerCase())
  const outdated = wanted !== q || isPlaceholderData
  return {
    // Results of the previous query are removed at once, so that Enter cannot open one.
    hits: outdated ? [] : data.slice(0, wanted ? SHOWN_FOUND : SHOWN_RECENT).filter(fits),
    /** Only with a session is there something to find. */
    canFind: userId !== null,
    busy: userId !== null && (outdated || (isFetching && data.length === 0)),
    isPaused,
    isError,
    retry: () => void refetch(),
  }
}
