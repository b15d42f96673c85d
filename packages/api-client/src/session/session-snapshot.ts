import type { AuthUser, TenantMembership } from '@chonoi/contract'
import {
  type Actor,
  actorOf,
  currentTenantAtLogin,
  effectiveRole,
  selectableMemberships,
  type TokenProblemCode,
} from '@chonoi/domain'
import type { ApiErrorCode } from '../failure/api-error.ts'

/** A failure of the session itself, for its error box. */
export interface SessionError {
  /** The operation in progress: switching the tenant, or loading the signed-in user. */
  readonly during: 'switch' | 'load'
  readonly code: ApiErrorCode | TokenProblemCode
  readonly message: string
}

/** Everything a screen reads of the session. The tokens are not in it; they stay in the token store. */
export interface SessionSnapshot {
  /** `unknown` until the stored session has been read; always `unknown` on the server. */
  readonly status: 'unknown' | 'out' | 'in'
  readonly user: AuthUser | null
  /** The actor for the domain's rules. */
  readonly actor: Actor | null
  readonly currentTenantId: string | null
  /** The home tenant. */
  readonly tenantId: string | null
  /** The role in the current tenant. */
  readonly role: AuthUser['role'] | null
  readonly tenantMemberships: readonly TenantMembership[]
  /** The memberships that can be switched to. */
  readonly availableTenants: readonly TenantMembership[]
  readonly isLoading: boolean
  readonly error: SessionError | null
}

/** The initial snapshot, used for server rendering. */
export const unknownSession: SessionSnapshot = {
  status: 'unknown',
  user: null,
  actor: null,
  currentTenantId: null,
  tenantId: null,
  role: null,
  tenantMemberships: [],
  availableTenants: [],
  isLoading: false,
  error: null,
}

export const signedOutSession: SessionSnapshot = { ...unknownSession, status: 'out' }

/** Creates the session of a user in a tenant, by default the one the documents choose at login. */
export function signedInSession(user: AuthUser, currentTenantId = currentTenantAtLogin(user)): SessionSnapshot {
  const availableTenants = selectableMemberships(user.tenantMemberships)
  const actor = actorOf({ ...user, currentTenantId })
  const role = effectiveRole(actor)
  return {
    status: 'in',
    user: { ...user, role, currentTenantId },
    actor,
    currentTenantId,
    tenantId: user.tenantId,
    role,
    tenantMemberships: user.tenantMemberships,
    availableTenants,
    isLoading: false,
    error: null,
  }
}
