import type { BodyOf } from '@chonoi/contract'
import { href, isCriticalGrant, type Role } from '@chonoi/domain'
import type { Audit, Event } from '../events/event.ts'
import type { SeenUser } from './read-user.ts'
import type { UserRow } from './users.store.ts'

/** Records a change by an administrator. Granting an administrative role is CRITICAL (domain.md, reading 4). */
export function userChanged({ user, role, tenantId }: SeenUser, change: BodyOf<'updateUser'>): Event {
  const { isActive, isVerified } = change
  const grant = change.role !== undefined && change.role !== role ? { from: role, to: change.role } : undefined
  const shared = {
    entityType: 'user',
    entityId: user.id,
    tenantId,
    severity: grant && isCriticalGrant(grant.to) ? 'CRITICAL' : 'INFO',
    changes: {
      ...(grant && { role: grant }),
      ...(isActive !== undefined && { isActive }),
      ...(isVerified !== undefined && { isVerified }),
      fields: Object.keys(change),
    },
  } satisfies Omit<Audit, 'action' | 'values'>
  return {
    audit: grant
      ? { action: 'user.grant_role', values: { email: user.email, ...grant }, ...shared }
      : { action: 'user.update', values: { email: user.email }, ...shared },
  }
}

const severityOf = (role: Role) => (isCriticalGrant(role) ? 'CRITICAL' : 'INFO')

export const userCreated = ({ id, email }: UserRow, role: Role, tenantId: string): Event => ({
  audit: {
    action: 'user.create',
    ...{ values: { email }, entityType: 'user', entityId: id, tenantId, severity: severityOf(role), changes: { role } },
  },
})

/** The log keeps whose account it was; everything else of it is gone. */
export const userDeleted = ({ id, email }: UserRow, role: Role, tenantId: string | null): Event => ({
  audit: {
    action: 'user.delete',
    ...{ values: { email }, entityType: 'user', entityId: id, tenantId, changes: { role } },
    severity: isCriticalGrant(role) ? 'CRITICAL' : 'WARNING',
  },
})

export const sessionsEnded = ({ id, email }: UserRow, ended: number, tenantId: string | null): Event => ({
  audit: {
    action: 'user.end_sessions',
    ...{ values: { email, total: ended }, entityType: 'user', entityId: id, tenantId, severity: 'WARNING' },
  },
})

/** Takes away what protects an account, so it is CRITICAL whoever it is; the log keeps why. */
export const twoFactorReset = ({ id, email }: UserRow, reason: string, tenantId: string | null): Event => ({
  audit: {
    action: 'user.reset_two_factor',
    ...{ values: { email }, entityType: 'user', entityId: id, tenantId, severity: 'CRITICAL', changes: { reason } },
  },
  notifications: [{ type: 'SECURITY_ALERT', to: [id], link: href('/profile'), data: { reason: 'two_factor_reset' } }],
})
