import { actorOf, mayAnswerInvitation, mayGrantRole, mayJoinAs, selectableMemberships } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforce, Failure, found } from '../../http/failure.ts'
import { findMemberships, findUser, type MembershipRow } from '../auth/accounts.store.ts'
import { record } from '../events/record.ts'
import { lockUsersIn, putMembership } from '../users/users.store.ts'
import { invitationAccepted, invitationDeclined } from './invitations.events.ts'
import {
  changeInvitation,
  findInvitation,
  findInvitationForUpdate,
  findInvitingTenant,
  type InvitationRow,
} from './invitations.store.ts'

/** Reads an invitation for whoever has its link, as the system: the reader belongs to no tenant yet. */
export function readInvitation(context: RequestContext, token: string) {
  const tokenHash = context.ports.tokens.hashSecret(token)
  return context.asSystem(async (queries) => found(await findInvitation(queries, { tokenHash })))
}

/**
 * Makes the caller a member, or raises their role. The account is locked before the invitation, as everywhere. Of
 * concurrent calls one succeeds.
 */
export function acceptInvitation(context: RequestContext, token: string): Promise<MembershipRow> {
  const { id: userId, email } = context.person
  const tokenHash = context.ports.tokens.hashSecret(token)
  return context.asSystem(async (queries) => {
    const { tenantId } = found(await findInvitation(queries, { tokenHash })).invitation
    await lockUsersIn(queries, [userId], tenantId)
    const row = found(await findInvitationForUpdate(queries, { tokenHash }))
    if (row.email !== email) throw new Failure('invitation.other_email')
    enforce(mayAnswerInvitation(row, context.ports.now()))
    const before = (await findMemberships(queries, userId)).find((one) => one.tenantId === tenantId) ?? null
    enforce(mayJoinAs(before, row.role))
    await enforceStillGranted(queries, row)
    await putMembership(queries, { userId, tenantId, role: row.role, status: 'ACTIVE' })
    await changeInvitation(queries, row.id, { status: 'ACCEPTED', answeredAt: context.ports.now() })
    const { name: shop } = found(await findInvitingTenant(queries, tenantId))
    await record(context, queries, invitationAccepted({ row, shop, userId }))
    return found((await findMemberships(queries, userId)).find((one) => one.tenantId === tenantId))
  })
}

/** A role may be given only while its inviter has one as high: a demoted administrator leaves no back door. */
async function enforceStillGranted(queries: Queries, { invitedBy, role, tenantId }: InvitationRow): Promise<void> {
  const inviter = invitedBy === null ? undefined : await findUser(queries, invitedBy)
  if (!inviter?.isActive) throw new Failure('invitation.withdrawn')
  const memberships = await findMemberships(queries, inviter.id)
  const platformRole = selectableMemberships(memberships).find(({ isPlatform }) => isPlatform)?.role ?? 'USER'
  const actor = actorOf({ id: inviter.id, platformRole, currentTenantId: tenantId, tenantMemberships: memberships })
  if (!mayGrantRole(actor, role, tenantId).allowed) throw new Failure('invitation.withdrawn')
}

/** Closes an invitation for good. The token is the proof, so nobody has to be signed in. */
export function declineInvitation(context: RequestContext, token: string): Promise<void> {
  const tokenHash = context.ports.tokens.hashSecret(token)
  return context.asSystem(async (queries) => {
    const row = found(await findInvitationForUpdate(queries, { tokenHash }))
    enforce(mayAnswerInvitation(row, context.ports.now()))
    await changeInvitation(queries, row.id, { status: 'DECLINED', answeredAt: context.ports.now() })
    const { name: shop } = found(await findInvitingTenant(queries, row.tenantId))
    await record(context, queries, invitationDeclined({ row, shop }))
  })
}
