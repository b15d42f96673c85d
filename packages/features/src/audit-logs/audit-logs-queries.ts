import { unwrap } from '@chonoi/api-client'
import type { QueryOf } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'

/** The options of a filter don't change while the page is open. */
const fixed = { staleTime: Number.POSITIVE_INFINITY } as const

/** The queries of the audit log. */
export const auditLogQueries = queryGroup('audit-logs', (api) => ({
  list: (query: QueryOf<'listAuditLogs'>) =>
    queryOptions({
      queryKey: ['audit-logs', 'list', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/admin/audit-logs', { params: { query }, signal })),
    }),
  statistics: () =>
    queryOptions({
      queryKey: ['audit-logs', 'statistics'],
      queryFn: ({ signal }) => unwrap(api.GET('/admin/audit-logs/statistics', { signal })),
    }),
  actions: () =>
    queryOptions({
      ...fixed,
      queryKey: ['audit-logs', 'actions'],
      queryFn: ({ signal }) => unwrap(api.GET('/admin/audit-logs/actions', { signal })),
    }),
  entityTypes: () =>
    queryOptions({
      ...fixed,
      queryKey: ['audit-logs', 'entity-types'],
      queryFn: ({ signal }) => unwrap(api.GET('/admin/audit-logs/entity-types', { signal })),
    }),
}))
