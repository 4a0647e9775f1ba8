import { Button } from '@/shared/ui/button'

interface LoadMoreProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
}

/** The way to the next page of a list; nothing when everything is here. */
export const LoadMore = ({ query: { hasNextPage, isFetchingNextPage, fetchNextPage } }: LoadMoreProps) =>
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
