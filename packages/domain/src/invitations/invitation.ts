import type { Role } from '../access/roles.ts'
import { roleRank } from '../access/roles.ts'
import { allow, type Decision, refuse } from '../decision/decision.ts'
import type { MembershipStatus } from '../memberships/membership.ts'

/** How long a mailed link can be answered. */
export const invitationDays = 7

/** EXPIRED is PENDING past its time. */
export const invitationStatuses = ['PENDING', 'ACCEPTED', 'DECLINED', 'EXPIRED'] as const
export type InvitationStatus = (typeof invitationStatuses)[number]

/** The roles that an invitation may give. SUPER_ADMIN is never mailed. */
export const invitableRoles = ['ADMIN', 'SELLER', 'CUSTOMER'] as const satisfies readonly Role[]
export type InvitableRole = (typeof invitableRoles)[number]

type StoredInvitation = {
  readonly status: Exclude<InvitationStatus, 'EXPIRED'>
  readonly expiresAt: Date
}

export function invitationStatusAt({ status, expiresAt }: StoredInvitation, now: Date): InvitationStatus {
  return status === 'PENDING' && expiresAt <= now ? 'EXPIRED' : status
}

/** A link works once, and only in time. */
export function mayAnswerInvitation(invitation: StoredInvitation, now: Date): Decision {
  const status = invitationStatusAt(invitation, now)
  if (status === 'PENDING') return allow
  return refuse(status === 'EXPIRED' ? 'invitation.expired' : 'invitation.not_open')
}

/** An answered invitation is not sent again; an expired one is. */
export function mayResendInvitation({ status }: StoredInvitation): Decision {
  return status === 'PENDING' ? allow : refuse('invitation.not_open')
}

/**
 * Joining never lowers the role of a member, nor does it lift a suspension. Somebody who left, or whose role is lower,
 * may join.
 */
export function mayJoinAs(
  membership: { readonly role: Role; readonly status: MembershipStatus } | null,
  role: Role,
): Decision {
  if (membership?.status === 'SUSPENDED') return refuse('invitation.member_suspended')
  const isMember = membership?.status === 'ACTIVE' && roleRank[membership.role] >= roleRank[role]
  return isMember ? refuse('invitation.already_member') : allow
}
