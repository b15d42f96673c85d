import { type ApiClient, unwrap } from '@chonoi/api-client'
import type { NotificationPreferences, QueryOf } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** How often the count of unread notices is asked for again, in milliseconds (PUSH-06). */
const unreadPollMs = 30_000

/** The notices of whoever is signed in. */
export const notificationQueries = (api: ApiClient) => ({
  all: ['notifications'] as const,
  list: (query: QueryOf<'listNotifications'> = {}) =>
    queryOptions({
      queryKey: ['notifications', 'list', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/notifications', { params: { query }, signal })),
    }),
  unreadCount: () =>
    queryOptions({
      queryKey: ['notifications', 'unreadCount'],
      queryFn: ({ signal }) => unwrap(api.GET('/notifications/unread-count', { signal })),
      refetchInterval: unreadPollMs,
    }),
  preferences: () =>
    queryOptions({
      queryKey: ['notifications', 'preferences'],
      queryFn: ({ signal }) => unwrap(api.GET('/notifications/preferences', { signal })),
    }),
})

export const notificationMutations = (api: ApiClient) => ({
  /** All of them when no ids are given. */
  markRead: {
    mutationFn: (notificationIds: string[] = []) =>
      unwrap(api.POST('/notifications/bulk/read', { body: { notificationIds } })),
  },
  savePreferences: {
    mutationFn: (body: NotificationPreferences) => unwrap(api.PUT('/notifications/preferences', { body })),
  },
})
