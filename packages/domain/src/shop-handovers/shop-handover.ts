import type { Actor } from '../access/actor.ts'
import type { Role } from '../access/roles.ts'
import { type AccountDeletionForm, accountDeletionValidator } from '../accounts/account-deletion.ts'
import { allow, type Decision, refuse } from '../decision/decision.ts'
import type { MembershipStatus } from '../memberships/membership.ts'
import type { TenantApprovalStatus } from '../tenants/tenant-approval.ts'
import type { Validator } from '../validation/field-problem.ts'

/** How long the named person can answer. */
export const handoverDays = 7

/** What the sender remains in the shop. They never keep its administration: the receiver would have to take it from them. */
export const formerOwnerRoles = ['SELLER', 'CUSTOMER', 'LEFT'] as const
export type FormerOwnerRole = (typeof formerOwnerRoles)[number]

export type HandoverStatus = 'PENDING' | 'ACCEPTED' | 'DECLINED' | 'CANCELLED'

const administrators: readonly Role[] = ['ADMIN', 'SUPER_ADMIN']

/** A handover is answered once, and in time; taking it back follows the same rule. */
export function mayCloseHandover(
  handover: { readonly status: HandoverStatus; readonly expiresAt: Date },
  now: Date,
): Decision {
  if (handover.status !== 'PENDING') return refuse('handover.not_open')
  return handover.expiresAt <= now ? refuse('handover.expired') : allow
}

/**
 * Whether a handover is the actor's to take back: its sender's, and of every administrator of the shop, so that an offer
 * of somebody who lost the role doesn't stand in the way of the others.
 */
export function runsHandover(
  handover: { readonly senderId: string; readonly tenantId: string },
  actor: Pick<Actor, 'id' | 'tenantId' | 'tenantRole'>,
): boolean {
  if (handover.senderId === actor.id) return true
  return actor.tenantId === handover.tenantId && actor.tenantRole !== null && administrators.includes(actor.tenantRole)
}

/** How somebody stands in the shop; `isActive` is that of the account. */
export type HandoverMember = {
  readonly role: Role
  readonly status: MembershipStatus
  readonly isActive: boolean
  /** Whether the platform is examining a seller verification of theirs. */
  readonly isExamined: boolean
}

export type HandoverFacts = {
  readonly shop: {
    readonly approvalStatus: TenantApprovalStatus
    readonly isActive: boolean
    readonly isPlatform: boolean
    /** Whether money of the shop is on its way to the account of one of its people. */
    readonly hasOpenWithdrawals: boolean
  }
  readonly sender: HandoverMember | null
  /** Null for who is no member, and for the sender themselves. */
  readonly receiver: HandoverMember | null
}

/** Whether a member is one of those to whom a shop can be handed over: who sells in it or administers it. */
export const mayTakeOver = ({ role, status }: Pick<HandoverMember, 'role' | 'status'>): boolean =>
  status === 'ACTIVE' && (role === 'SELLER' || administrators.includes(role))

/** Whether a shop may be offered, and, as everything may have changed since, whether it may be taken over. */
export function mayHandOver({ shop, sender, receiver }: HandoverFacts): Decision {
  if (shop.isPlatform || shop.approvalStatus !== 'APPROVED' || !shop.isActive) return refuse('handover.shop_not_open')
  if (!sender?.isActive || sender.status !== 'ACTIVE' || !administrators.includes(sender.role))
    return refuse('handover.sender_unfit')
  if (!receiver?.isActive || !mayTakeOver(receiver)) return refuse('handover.receiver_unfit')
  if (sender.isExamined || receiver.isExamined) return refuse('handover.verification_open')
  return shop.hasOpenWithdrawals ? refuse('handover.withdrawals_open') : allow
}

export type HandoverForm = AccountDeletionForm & {
  /** Empty until chosen. */
  readonly receiverId: string
}

/** The code is needed where two-factor authentication is on. */
export const handoverValidator =
  (needsCode: boolean): Validator<HandoverForm> =>
  (form) => [
    ...(form.receiverId === '' ? [{ field: 'receiverId', code: 'required' } as const] : []),
    ...accountDeletionValidator(needsCode)(form),
  ]
