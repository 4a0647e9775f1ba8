import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isRunning, validationQueries } from '@/validation/validation-queries'
import { ideaQueries } from '../idea-queries'
import type { ListedIdea } from '../listed-idea'

/**
 * The list with the running ones as they stand now. Only their status is polled, as the list may be long; when a
 * run ends the list is read again, and `onCompleted` gets the title of the new report.
 */
export function useLiveIdeas(ideas: ListedIdea[], onCompleted: (title: string) => void): ListedIdea[] {
  const client = useQueryClient()
  const running = ideas.filter(({ status }) => isRunning(status))
  const { data = [] } = useQuery(ideaQueries.live(running.map(({ id }) => id)))
  const live = new Map(data.map((status) => [status.id, status]))
  const ended = running.filter(({ id }) => live.has(id) && !isRunning(live.get(id)?.status))
  const endedIds = ended.map(({ id }) => id).join()
  const completed = ended.find(({ id }) => live.get(id)?.status === 'completed')?.title
  useEffect(() => {
    if (completed) onCompleted(completed)
    if (endedIds) void client.invalidateQueries({ queryKey: validationQueries.all })
  }, [endedIds, completed, onCompleted, client])
  return ideas.map((idea) => {
    const now = isRunning(idea.status) && live.get(idea.id)
    return now ? { ...idea, status: now.status, statusDetail: now.statusDetail ?? '' } : idea
  })
}
