import { useQuery } from '@tanstack/react-query'
import { ideaQueries } from '../idea-queries'

/** How many reports this user has. While unknown it keeps its line, so that nothing below it moves. */
export function CompletedCount({ userId }: { userId: string }) {
  const { data, isError } = useQuery(ideaQueries.completedCount(userId))
  if (isError) return <span>The number of completed validations is unavailable right now.</span>
  if (data === undefined) return <span>Counting completed validations</span>
  return (
    <span className="tabular-nums">
      {data.toLocaleString('en')} completed {data === 1 ? 'validation' : 'validations'}
    </span>
  )
}
