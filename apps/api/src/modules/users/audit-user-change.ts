import type { BodyOf } from '@chonoi/contract'
import { isCriticalGrant } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { SeenUser } from './read-user.ts'

/** Writes what an administrator changed; granting a role that runs things is CRITICAL (domain.md, reading 4). */
export async function auditUserChange(
  context: RequestContext,
  queries: Queries,
  { user, role, tenantId, seenAs }: SeenUser,
  change: BodyOf<'updateUser'>,
): Promise<void> {
  if (seenAs === 'self') return
  const isGrant = change.role !== undefined && change.role !== role
  const roleChange = isGrant && { role: { from: role, to: change.role } }
  const { isActive, isVerified } = change
  await writeAudit(context, queries, {
    action: isGrant ? 'user.grant_role' : 'user.update',
    description: isGrant ? `Role of ${user.email}: ${role} to ${change.role}` : `Changed the user ${user.email}`,
    vietnameseDescription: isGrant
      ? `Vai trò của ${user.email}: ${role} → ${change.role}`
      : `Thay đổi người dùng ${user.email}`,
    entityType: 'user',
    entityId: user.id,
    tenantId,
    severity: isGrant && change.role && isCriticalGrant(change.role) ? 'CRITICAL' : 'INFO',
    changes: {
      ...roleChange,
      ...(isActive !== undefined && { isActive }),
      ...(isVerified !== undefined && { isVerified }),
      fields: Object.keys(change),
    },
  })
}
