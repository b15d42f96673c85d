import type { BodyOf, BulkChangeResult } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import { eachByItself } from '../each-by-itself.ts'
import { findPlatformTenantId } from '../auth/accounts.store.ts'
import { deleteUser } from './delete-user.ts'
import { lockAsAdministrator } from './lock-users.ts'
import { updateUser } from './update-user.ts'

const changes = {
  ACTIVATE: { isActive: true },
  DEACTIVATE: { isActive: false },
  VERIFY: { isVerified: true },
} as const

/** Changes each account by itself: one that is refused doesn't stop the others. */
export function bulkUpdateUsers(
  context: RequestContext,
  { ids, action }: BodyOf<'bulkUpdateUsers'>,
): Promise<BulkChangeResult> {
  return context.transaction(async (queries) => {
    // All at once in one order, so that two of these calls wait for each other instead of deadlocking.
    await lockAsAdministrator(context, queries, ids, await findPlatformTenantId(queries))
    return eachByItself(ids, async (id) => {
      if (action === 'DELETE') await deleteUser(context, id)
      else await updateUser(context, id, changes[action])
    })
  })
}
