import { unwrap } from '@chonoi/api-client'
import type { BodyOf, Invitation, QueryOf, TenantMembership } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import { ofTenant } from '../app/tenant-queries.ts'
import type { Action } from '../app/use-action.ts'

/** Queries of a shop's members and invitations. */
export const teamQueries = queryGroup('team', (api) => ({
  members: (query: QueryOf<'listTenantMembers'>) =>
    queryOptions({
      queryKey: ['team', 'members', query],
      placeholderData: keepPreviousData,
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/tenants/members', { params: { query }, signal })),
    }),
  invitations: (query: QueryOf<'listInvitations'>) =>
    queryOptions({
      queryKey: ['team', 'invitations', query],
      placeholderData: keepPreviousData,
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/invitations', { params: { query }, signal })),
    }),
  stats: () =>
    queryOptions({
      queryKey: ['team', 'stats'],
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/invitations/stats', { signal })),
    }),
  byToken: (token: string) =>
    queryOptions({
      queryKey: ['team', 'token', token],
      queryFn: ({ signal }) => unwrap(api.GET('/invitations/token/{token}', { params: { path: { token } }, signal })),
    }),
}))

const touches = [teamQueries.all]

export const invitationActions = {
  export: (): Action<QueryOf<'exportInvitations'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/invitations/export', { params: { query }, parseAs: 'blob' })),
  }),
  create: (): Action<BodyOf<'createInvitation'>, Invitation> => ({
    send: (api, body) => unwrap(api.POST('/invitations', { body })),
    touches,
  }),
  resend: ({ id }: Pick<Invitation, 'id'>): Action<void, Invitation> => ({
    send: (api) => unwrap(api.PATCH('/invitations/{id}/resend', { params: { path: { id } } })),
    touches,
  }),
  delete: ({ id }: Pick<Invitation, 'id'>): Action<void, unknown> => ({
    send: (api) => unwrap(api.DELETE('/invitations/{id}', { params: { path: { id } } })),
    touches,
  }),
  accept: (token: string): Action<void, TenantMembership> => ({
    send: (api) => unwrap(api.POST('/invitations/accept', { body: { token } })),
    touches,
  }),
  decline: (token: string): Action<void, unknown> => ({
    send: (api) => unwrap(api.POST('/invitations/decline', { body: { token } })),
    touches,
  }),
}

export const memberActions = {
  export: (): Action<QueryOf<'exportTenantMembers'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/tenants/members/export', { params: { query }, parseAs: 'blob' })),
  }),
  change: (userId: string): Action<Pick<BodyOf<'updateUser'>, 'role' | 'isActive'>, unknown> => ({
    send: (api, body) => unwrap(api.PUT('/users/{id}', { params: { path: { id: userId } }, body })),
    touches,
  }),
}
