import type { AuthUser, TenantMembership } from '@chonoi/contract'
import { currentTenantAfter, currentTenantAfterAdding, switchTenant, tenantSwitchRefused } from '@chonoi/domain'
import type { WritableObservable } from '../observable/observable.ts'
import type { GrantedSession } from './read-grant.ts'
import { toSessionError } from './session-error.ts'
import { type SessionError, type SessionSnapshot, signedInSession } from './session-snapshot.ts'

const refusal: SessionError = {
  during: 'switch',
  code: 'tenant.membership_not_active',
  message: tenantSwitchRefused,
}

export interface TenantSwitchingParts {
  readonly state: WritableObservable<SessionSnapshot>
  /** Calls the server and stores the granted tokens. */
  readonly enterTenant: (tenantId: string) => Promise<GrantedSession>
}

export interface TenantSwitching {
  /** Resolves to true when the tenant is current afterwards. A refusal or failure is in the state's `error`. */
  switchTenant(tenantId: string): Promise<boolean>
  /** Applies the user's current data from the server, which may change the current tenant. */
  adoptUser(user: AuthUser): Promise<void>
}

export function tenantSwitching({ state, enterTenant }: TenantSwitchingParts): TenantSwitching {
  async function enter(tenantId: string): Promise<boolean> {
    state.set({ ...state.getSnapshot(), isLoading: true, error: null })
    try {
      const { user } = await enterTenant(tenantId)
      state.set(signedInSession(user, tenantId))
      return true
    } catch (cause) {
      const now = state.getSnapshot()
      const error = toSessionError('switch', cause)
      if (now.status === 'in')
        state.set({ ...now, isLoading: false, error: error.code === refusal.code ? refusal : error })
      return false
    }
  }

  return {
    async switchTenant(tenantId) {
      const { tenantMemberships, currentTenantId } = state.getSnapshot()
      const outcome = switchTenant(tenantMemberships, currentTenantId, tenantId)
      if (outcome.kind === 'switched') return enter(tenantId)
      if (outcome.kind === 'ignored') return true
      state.set({ ...state.getSnapshot(), error: refusal })
      return false
    },

    async adoptUser(user) {
      const before = state.getSnapshot()
      if (before.status !== 'in') return state.set(signedInSession(user))
      const next = tenantAfterChange(before.tenantMemberships, user)
      state.set(signedInSession(user, next === null ? null : user.currentTenantId))
      if (next !== null && next !== user.currentTenantId) await enter(next)
    },
  }
}

function tenantAfterChange(before: readonly TenantMembership[], user: AuthUser): string | null {
  const known = new Set(before.map(({ tenantId }) => tenantId))
  const isAdded = ({ tenantId, status }: TenantMembership) => status === 'ACTIVE' && !known.has(tenantId)
  const added = user.tenantMemberships.find(isAdded)
  if (!added) return currentTenantAfter(user.tenantMemberships, user.currentTenantId)
  const others = user.tenantMemberships.filter((membership) => membership !== added)
  return currentTenantAfterAdding(others, user.currentTenantId, added)
}
