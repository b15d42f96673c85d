import type { AuthUser } from '@chonoi/contract'

/** Returns the full name, family name first as in Vietnam; empty when there is none. */
export function fullName(user: Pick<AuthUser, 'firstName' | 'lastName'> | null): string {
  return user ? `${user.lastName} ${user.firstName}`.trim() : ''
}
