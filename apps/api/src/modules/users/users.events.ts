import type { BodyOf } from '@chonoi/contract'
import { isCriticalGrant } from '@chonoi/domain'
import type { Audit, Event } from '../events/event.ts'
import type { SeenUser } from './read-user.ts'

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
