import { Button } from '../ui/button'

/** The parts of an infinite query that a list needs to load its next page. */
export interface Pages {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

/** Loads the next page of a list; shows nothing on the last page. */
export const LoadMore = ({ query: { hasNextPage, isFetchingNextPage, fetchNextPage } }: { query: Pages }) =>
  hasNextPage && (
    <Button
      variant="secondary"
      busy={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
      className="mx-auto mt-6 flex"
    >
      {isFetchingNextPage ? 'Loading...' : 'Load more'}
    </Button>
  )
