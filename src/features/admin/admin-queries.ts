import { queryOptions } from '@tanstack/react-query'
import { fetchAiSettings } from './requests'

export const adminQueries = {
  aiSettings: () =>
    queryOptions({
      queryKey: ['admin', 'ai-settings'],
      queryFn: ({ signal }) => fetchAiSettings(signal),
    }),
}
