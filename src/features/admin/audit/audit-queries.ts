import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { PAGE_ROWS } from '@/shared/lib/keyset'
import type { AuditEntry, Subject } from './audit-entry'
import { fetchAuditLog } from './requests'

export const auditQueries = {
  log: (subject: Subject | null) =>
    infiniteQueryOptions({
      queryKey: ['admin', 'audit', subject],
      queryFn: ({ pageParam, signal }) => fetchAuditLog(subject, pageParam, signal),
      initialPageParam: null as number | null,
      getNextPageParam: (page: AuditEntry[]) => (page.length === PAGE_ROWS ? page.at(-1)?.id : null),
      placeholderData: keepPreviousData,
      refetchOnMount: 'always',
    }),
}
