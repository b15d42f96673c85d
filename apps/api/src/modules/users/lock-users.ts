import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { Failure } from '../../http/failure.ts'
import { lockUsersIn } from './users.store.ts'

/**
 * Locks the accounts that an administrator is about to change, and the administrator's own: of two who take each other's
 * role, one is late and fails with auth.permission_missing, because the call began with a role that is gone.
 */
export async function lockAsAdministrator(
  { person }: RequestContext,
  queries: Queries,
  ids: readonly string[],
  tenantId: string | null,
): Promise<void> {
  const standings = await lockUsersIn(queries, [...ids, person.id], tenantId)
  const own = standings.find(({ userId }) => userId === person.id)
  const role = person.actsForPlatform ? person.platformRole : person.tenantRole
  if (!own?.isActive || own.role !== role) throw new Failure('auth.permission_missing')
}
