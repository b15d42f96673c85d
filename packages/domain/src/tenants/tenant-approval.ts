import { type Actor, isPlatformAdministrator } from '../access/actor.ts'
import { allow, type Decision, refuse } from '../decision/decision.ts'

/** D1§4. */
export const tenantApprovalStatuses = ['PENDING', 'APPROVED', 'REJECTED', 'SUSPENDED'] as const

export type TenantApprovalStatus = (typeof tenantApprovalStatuses)[number]

export type TenantAction = 'approve' | 'reject' | 'suspend' | 'activate' | 'deactivate'

export type TenantFacts = {
  readonly approvalStatus: TenantApprovalStatus
  readonly isActive: boolean
  readonly ownerId?: string | null
}

/** The values each action sets (D1§4). Activate and deactivate leave the approval unchanged. */
export const tenantChanges = {
  approve: { approvalStatus: 'APPROVED', isActive: true },
  reject: { approvalStatus: 'REJECTED', isActive: false },
  suspend: { approvalStatus: 'SUSPENDED', isActive: false },
  activate: { isActive: true },
  deactivate: { isActive: false },
} as const satisfies Record<TenantAction, Partial<TenantFacts>>

/**
 * ROLE-36: platform administrators decide on tenants; a tenant's own administrator never does, and nobody decides on a
 * tenant they own. Only PENDING ones are approved or rejected.
 */
export function mayActOnTenant(tenant: TenantFacts, action: TenantAction, actor: Actor): Decision {
  if (!isPlatformAdministrator(actor)) return refuse('tenant.approval_forbidden')
  if (tenant.ownerId === actor.id) return refuse('tenant.own_approval')
  const isDecision = action === 'approve' || action === 'reject'
  return isDecision && tenant.approvalStatus !== 'PENDING' ? refuse('tenant.not_pending') : allow
}

/** Only an approved, active and public tenant is on the public site. */
export function isPubliclyVisible(tenant: {
  readonly approvalStatus: TenantApprovalStatus
  readonly isActive: boolean
  readonly isPublic: boolean
}): boolean {
  return tenant.approvalStatus === 'APPROVED' && tenant.isActive && tenant.isPublic
}
