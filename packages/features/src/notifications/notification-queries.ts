import { unwrap } from '@chonoi/api-client'
import type { NotificationPreferences, QueryOf, QuietHours } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import type { Action } from '../app/use-action.ts'

/** Polling interval of the unread count, in milliseconds (PUSH-06). */
const unreadPollMs = 30_000

/** Queries of the caller's notifications. */
export const notificationQueries = queryGroup('notifications', (api) => ({
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
  quietHours: () =>
    queryOptions({
      queryKey: ['notifications', 'quietHours'],
      queryFn: ({ signal }) => unwrap(api.GET('/notifications/quiet-hours', { signal })),
    }),
  preferences: () =>
    queryOptions({
      queryKey: ['notifications', 'preferences'],
      queryFn: ({ signal }) => unwrap(api.GET('/notifications/preferences', { signal })),
    }),
}))

/** Mutations of the caller's notifications. */
export const notificationActions = {
  /** Marks the given notifications as read, or all without ids. */
  markRead: (): Action<string[], unknown> => ({
    send: (api, notificationIds) => unwrap(api.POST('/notifications/bulk/read', { body: { notificationIds } })),
    touches: [notificationQueries.all],
  }),
  /** Counts a click for the figures of the platform. */
  reportClick: (): Action<string, unknown> => ({
    send: (api, id) => unwrap(api.POST('/notification-events', { body: { id, event: 'CLICKED' } })),
  }),
  saveQuietHours: (): Action<QuietHours, QuietHours> => ({
    send: (api, body) => unwrap(api.PUT('/notifications/quiet-hours', { body })),
    store: (client, api, saved) => client.setQueryData(notificationQueries(api).quietHours().queryKey, saved),
  }),
  savePreferences: (): Action<NotificationPreferences, NotificationPreferences> => ({
    send: (api, body) => unwrap(api.PUT('/notifications/preferences', { body })),
    store: (client, api, saved) => client.setQueryData(notificationQueries(api).preferences().queryKey, saved),
  }),
}
