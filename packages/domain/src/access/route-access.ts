import { type Actor, effectiveRole } from './actor.ts'
import type { Role } from './roles.ts'

export type AuthenticationState =
  | { readonly isLoading: true }
  | { readonly isLoading: false; readonly actor: Actor | null }

export type ProtectedRouteOutcome = 'loading' | 'unauthorized' | 'login' | 'render'

/**
 * The documents' order (GUARD-01..03): loading, then the role check, then the login check. A guest on a route with roles
 * therefore lands on /unauthorized, which offers to sign in (domain.md, reading 2).
 */
export function protectedRouteOutcome(state: AuthenticationState, roles: readonly Role[] = []): ProtectedRouteOutcome {
  if (state.isLoading) return 'loading'
  const { actor } = state
  if (roles.length > 0 && (actor === null || !roles.includes(effectiveRole(actor)))) return 'unauthorized'
  return actor === null ? 'login' : 'render'
}

/** GUARD-04: a guest-only page sends someone who is signed in to the dashboard. */
export function guestRouteOutcome(state: AuthenticationState): 'loading' | 'dashboard' | 'render' {
  if (state.isLoading) return 'loading'
  return state.actor === null ? 'render' : 'dashboard'
}
