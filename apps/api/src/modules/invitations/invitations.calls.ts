import type { Calls } from '../../../test/calls/call.ts'
import type { invitationRoutes } from './invitations.routes.ts'

const invited = { email: 'nguoi-moi@chonoi.test', role: 'SELLER', message: 'Mời bạn cùng bán hàng.' } as const

export const invitationCalls = {
  listTenantInvitations: {
    path: ({ shop }) => ({ tenantId: shop }),
    row: 'run',
    unwatched: 'a shop sends few invitations',
  },
  createTenantInvitation: {
    path: ({ shop }) => ({ tenantId: shop }),
    body: invited,
    fixed: ['email'],
    row: 'run',
    reachesNobody: 'byRole',
  },
  getTenantInvitationStats: { path: ({ shop }) => ({ tenantId: shop }), row: 'run', unwatched: 'sums' },
  resendTenantInvitation: {
    path: ({ shop, invitation }) => ({ tenantId: shop, invitationId: invitation.id }),
    row: 'run',
  },
  deleteTenantInvitation: {
    path: ({ shop, invitation }) => ({ tenantId: shop, invitationId: invitation.id }),
    row: 'run',
  },
  getTenantInvitationByToken: {
    path: ({ account }) => ({ token: account.invitationToken }),
    row: 'anybody',
    reachesNobody: 'byToken',
    unwatched: 'oneRow',
  },
  acceptTenantInvitation: {
    body: ({ invitation }) => ({ token: invitation.received }),
    fixed: ['token'],
    reachesNobody: 'byToken',
  },
  declineTenantInvitation: {
    body: ({ account }) => ({ token: account.invitationToken }),
    fixed: ['token'],
    reachesNobody: 'byToken',
  },

  listInvitations: {
    query: ({ shop }) => ({ tenantId: shop }),
    names: { 'query.tenantId': { platformAdmin: 'yes', superAdmin: 'yes', others: 404 } },
    unwatched: 'a shop sends few invitations',
  },
  createInvitation: {
    body: ({ shop }) => ({ tenantId: shop, ...invited }),
    names: { 'body.tenantId': { platformAdmin: 'yes', superAdmin: 'yes', others: 404 } },
    fixed: ['tenantId', 'email'],
    reachesNobody: { 'body.tenantId': 'byRole' },
  },
  exportInvitations: { unwatched: 'writes all that it lists into a file, now and then' },
  getInvitationStats: { unwatched: 'sums' },
  resendInvitation: { path: ({ invitation }) => ({ id: invitation.id }), row: 'run' },
  deleteInvitation: { path: ({ invitation }) => ({ id: invitation.id }), row: 'run' },
  getInvitationByToken: {
    path: ({ account }) => ({ token: account.invitationToken }),
    row: 'anybody',
    reachesNobody: 'byToken',
    unwatched: 'oneRow',
  },
  acceptInvitation: {
    body: ({ invitation }) => ({ token: invitation.received }),
    fixed: ['token'],
    reachesNobody: 'byToken',
  },
  declineInvitation: {
    body: ({ account }) => ({ token: account.invitationToken }),
    fixed: ['token'],
    reachesNobody: 'byToken',
  },

  listTenantMembers: {
    watched: [{ name: 'the members of the shop', query: {}, index: 'users_pkey', countsAll: true }],
  },
  exportTenantMembers: { unwatched: 'writes all that it lists into a file, now and then' },
} satisfies Calls<keyof typeof invitationRoutes>
