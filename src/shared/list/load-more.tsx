import { Button } from '../ui/button'

/** What a list needs of an infinite query to show its next page. */
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
