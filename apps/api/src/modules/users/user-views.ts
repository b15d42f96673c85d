import type { ManagedUser, User, UserSession } from '@chonoi/contract'
import { toUser } from '../auth/auth-views.ts'
import type { ListedUser } from './list-users.ts'
import type { SeenUser } from './read-user.ts'
import type { SessionRow } from './user-sessions.store.ts'

/** For a tenant's administrator, isActive also requires an ACTIVE membership in that tenant. */
export function toSeenUser({ user, membership, role, seenAs }: SeenUser): User {
  const isActive = user.isActive && (seenAs !== 'tenant' || membership?.status === 'ACTIVE')
  return { ...toUser(user, role), isActive }
}

export function toListedUser(listed: ListedUser): ManagedUser {
  return {
    ...toSeenUser(listed),
    lastSeenAt: listed.lastSeenAt?.toISOString() ?? null,
    hasTwoFactor: listed.hasTwoFactor,
  }
}

export function toUserSession({ createdAt, lastSeenAt, ...session }: SessionRow): UserSession {
  return { ...session, createdAt: createdAt.toISOString(), lastSeenAt: lastSeenAt.toISOString() }
}
