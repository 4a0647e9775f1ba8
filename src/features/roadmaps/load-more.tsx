import { Button } from '@/shared/ui/button'

interface LoadMoreProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
}

/** The next page of a list, as long as there is one. */
export const LoadMore = ({ list }: LoadMoreProps) =>
  list.hasNextPage && (
    <Button
      variant="secondary"
      busy={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
      className="mx-auto mt-6 flex"
    >
      {list.isFetchingNextPage ? 'Loading...' : 'Load more'}
    </Button>
  )
