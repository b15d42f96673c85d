import { mayManageUser } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, Failure } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { eraseUser } from './erase-user.ts'
import { lockAsAdministrator } from './lock-users.ts'
import { findSeenUser, tenantSeen } from './read-user.ts'
import { userDeleted } from './users.events.ts'

/**
 * Deletes an account: its owner's data goes for good, their orders and the ledger stay. Fails with user.own_account,
 * auth.role_above_own, user.has_balance.
 */
export function deleteUser(context: RequestContext, id: string): Promise<void> {
  return context.transaction(async (queries) => {
    const tenantId = await tenantSeen(context, queries, id)
    await lockAsAdministrator(context, queries, [id], tenantId)
    const { user, role } = await findSeenUser(context, queries, id)
    enforce(mayManageUser(context.person, { id, role }, tenantId))
    const files = await context.asSystem((system) => eraseUser(system, id))
    if (!files) throw new Failure('user.has_balance')
    await record(context, queries, userDeleted(user, role, tenantId))
    for (const key of files) context.afterCommit(() => context.ports.files.remove(key))
  })
}
