import type { Invitation, InvitationForReader, TenantMembership } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import type { Routes } from '../../http/handlers.ts'
import { paginationOf } from '../../http/pagination.ts'
import { toMembership } from '../auth/auth-views.ts'
import { acceptInvitation, declineInvitation, readInvitation } from './answer-invitation.ts'
import { toInvitation } from './invitation-views.ts'
import type { SentInvitation } from './invitations.store.ts'
import { deleteInvitation, listInvitations, sumInvitations } from './manage-invitations.ts'
import { exportInvitations } from './export-invitations.ts'
import { exportTenantMembers } from './export-members.ts'
import { listMembers } from './list-members.ts'
import { resendInvitation, sendInvitation } from './send-invitation.ts'

const success = { success: true } as const

/** Both areas share these: one table and one set of verbs. */
async function list(
  context: RequestContext,
  tenantId: string | undefined,
  query: Parameters<typeof listInvitations>[2],
) {
  const { rows, total } = await listInvitations(context, tenantId, query)
  const now = context.ports.now()
  return { data: rows.map((row) => toInvitation(row, now)), pagination: paginationOf(query.page, query.limit, total) }
}
const sent = async (context: RequestContext, sending: Promise<SentInvitation>): Promise<Invitation> =>
  toInvitation(await sending, context.ports.now())

async function read(context: RequestContext, token: string): Promise<InvitationForReader> {
  const { tenant, ...row } = await readInvitation(context, token)
  return { ...toInvitation(row, context.ports.now()), tenant: { name: tenant.name, logoUrl: tenant.logoUrl } }
}
const accept = async (context: RequestContext, token: string): Promise<TenantMembership> =>
  toMembership(await acceptInvitation(context, token))

async function decline(context: RequestContext, token: string) {
  await declineInvitation(context, token)
  return success
}

export const invitationRoutes = {
  listTenantInvitations: (context, { path, query }) => list(context, path.tenantId, query),
  createTenantInvitation: (context, { path, body }) => sent(context, sendInvitation(context, { ...body, ...path })),
  getTenantInvitationStats: (context, { path }) => sumInvitations(context, path.tenantId),
  resendTenantInvitation: (context, { path }) =>
    sent(context, resendInvitation(context, path.invitationId, path.tenantId)),
  async deleteTenantInvitation(context, { path }) {
    await deleteInvitation(context, path.invitationId, path.tenantId)
    return success
  },
  getTenantInvitationByToken: (context, { path }) => read(context, path.token),
  acceptTenantInvitation: (context, { body }) => accept(context, body.token),
  declineTenantInvitation: (context, { body }) => decline(context, body.token),

  listInvitations: (context, { query }) => list(context, query.tenantId, query),
  createInvitation: (context, { body }) => sent(context, sendInvitation(context, body)),
  exportInvitations: (context, { query }) => exportInvitations(context, query),
  getInvitationStats: (context) => sumInvitations(context),
  resendInvitation: (context, { path }) => sent(context, resendInvitation(context, path.id)),
  async deleteInvitation(context, { path }) {
    await deleteInvitation(context, path.id)
    return success
  },
  getInvitationByToken: (context, { path }) => read(context, path.token),
  acceptInvitation: (context, { body }) => accept(context, body.token),
  declineInvitation: (context, { body }) => decline(context, body.token),

  async listTenantMembers(context, { query }) {
    const { rows, total } = await listMembers(context, query)
    const data = rows.map(({ joinedAt, ...member }) => ({ ...member, joinedAt: joinedAt.toISOString() }))
    return { data, pagination: paginationOf(query.page, query.limit, total) }
  },
  exportTenantMembers: (context, { query }) => exportTenantMembers(context, query),
} satisfies Routes
