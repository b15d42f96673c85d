import type { AuthUser } from '@chonoi/contract'

/** Family name first, as in Vietnam; empty when none was given. */
export function fullName(user: Pick<AuthUser, 'firstName' | 'lastName'> | null): string {
  return user ? `${user.lastName} ${user.firstName}`.trim() : ''
}
