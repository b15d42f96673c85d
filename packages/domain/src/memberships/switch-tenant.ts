import { allow, type Decision, refuse } from '../decision/decision.ts'
import { type Membership, selectableMemberships } from './membership.ts'

/** The documents' error text (TENANT-02), shown as it is in both languages. */
export const tenantSwitchRefused = 'Cannot switch to inactive or unavailable tenant'

/** TENANT-01: only to a membership whose status is ACTIVE. */
export function maySwitchTo(memberships: readonly Membership[], tenantId: string): Decision {
  const target = selectableMemberships(memberships).find((membership) => membership.tenantId === tenantId)
  return target === undefined ? refuse('tenant.membership_not_active') : allow
}

export type SwitchOutcome<M extends Membership> =
  | { readonly kind: 'ignored' }
  | { readonly kind: 'refused'; readonly message: typeof tenantSwitchRefused }
  | { readonly kind: 'switched'; readonly membership: M }

/** Switching to the current tenant is ignored (TENANT-04); the chosen membership's role becomes the user's (TENANT-05). */
export function switchTenant<M extends Membership>(
  memberships: readonly M[],
  currentTenantId: string | null,
  tenantId: string,
): SwitchOutcome<M> {
  if (tenantId === currentTenantId) return { kind: 'ignored' }
  const membership = selectableMemberships(memberships).find((one) => one.tenantId === tenantId)
  return membership === undefined ? { kind: 'refused', message: tenantSwitchRefused } : { kind: 'switched', membership }
}
