import type { User } from '@chonoi/contract'
import { toUser } from '../auth/auth-views.ts'
import type { SeenUser } from './read-user.ts'

/** For a tenant's administrator, isActive also requires an ACTIVE membership in that tenant. */
export function toSeenUser({ user, membership, role, seenAs }: SeenUser): User {
  const isActive = user.isActive && (seenAs !== 'tenant' || membership?.status === 'ACTIVE')
  return { ...toUser(user, role), isActive }
}
