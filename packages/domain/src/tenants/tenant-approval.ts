import { type Actor, isPlatformAdministrator } from '../access/actor.ts'
import { allow, type Decision, refuse } from '../decision/decision.ts'

/** D1§4. */
export const tenantApprovalStatuses = ['PENDING', 'APPROVED', 'REJECTED', 'SUSPENDED'] as const

export type TenantApprovalStatus = (typeof tenantApprovalStatuses)[number]

/** `reinstate` brings back a rejected or suspended tenant; `show` and `hide` decide whether it is on the public site. */
export type TenantAction = 'approve' | 'reject' | 'suspend' | 'reinstate' | 'activate' | 'deactivate' | 'show' | 'hide'

export type TenantFacts = {
  readonly approvalStatus: TenantApprovalStatus
  readonly isActive: boolean
  readonly isPublic?: boolean
  readonly ownerId?: string | null
}

/** The values each action sets (D1§4). Activate and deactivate leave the approval unchanged. */
export const tenantChanges = {
  approve: { approvalStatus: 'APPROVED', isActive: true },
  reject: { approvalStatus: 'REJECTED', isActive: false },
  suspend: { approvalStatus: 'SUSPENDED', isActive: false },
  reinstate: { approvalStatus: 'APPROVED', isActive: true },
  activate: { isActive: true },
  deactivate: { isActive: false },
  show: { isPublic: true },
  hide: { isPublic: false },
} as const satisfies Record<TenantAction, Partial<TenantFacts>>

/** The approvals from which an action may be taken; the others may be taken from any. */
const takenFrom: Partial<Record<TenantAction, readonly TenantApprovalStatus[]>> = {
  approve: ['PENDING'],
  reject: ['PENDING'],
  suspend: ['PENDING', 'APPROVED'],
  reinstate: ['REJECTED', 'SUSPENDED'],
}

/**
 * ROLE-36: platform administrators decide on tenants; a tenant's own administrator never does, and nobody decides on a
 * tenant they own. Only PENDING ones are approved or rejected.
 */
export function mayActOnTenant(tenant: TenantFacts, action: TenantAction, actor: Actor): Decision {
  if (!isPlatformAdministrator(actor)) return refuse('tenant.approval_forbidden')
  if (tenant.ownerId === actor.id) return refuse('tenant.own_approval')
  if (takenFrom[action]?.includes(tenant.approvalStatus) !== false) return allow
  return refuse(action === 'approve' || action === 'reject' ? 'tenant.not_pending' : 'tenant.transition_not_allowed')
}

/** The action that brings a tenant to an approval; null when it has it already, undefined when nothing leads there. */
export function actionToApproval(
  from: TenantApprovalStatus,
  to: TenantApprovalStatus,
): TenantAction | null | undefined {
  if (from === to) return null
  if (to === 'APPROVED') return from === 'PENDING' ? 'approve' : 'reinstate'
  if (to === 'REJECTED') return 'reject'
  return to === 'SUSPENDED' ? 'suspend' : undefined
}
