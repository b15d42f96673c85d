import { nextErasureAt } from '@chonoi/domain'
import { inScope, systemScope } from '../database/scope.ts'
import { record } from '../modules/events/record.ts'
import {
  findAccountDeletion,
  findDueDeletions,
  findObstacles,
  lockAccount,
  postponeAccountDeletion,
} from '../modules/personal-data/account-deletion.store.ts'
import { deletionPostponed } from '../modules/personal-data/personal-data.events.ts'
import { eraseUser } from '../modules/users/erase-user.ts'
import { userDeleted } from '../modules/users/users.events.ts'
import { handleEach } from './handle-each.ts'
import type { JobTools } from './job.ts'

const recorder = { actor: null, facts: { requestId: 'job-erase-accounts' } }

/**
 * Deletes the accounts whose waiting time is over, each in its own transaction; answers how many. One with something open
 * again, e.g. a refund in the wallet, waits longer, and its owner is told.
 */
export async function eraseAccounts(tools: JobTools): Promise<number> {
  const { database, ports } = tools
  const due = await inScope(database, systemScope, ({ queries }) => findDueDeletions(queries, ports.now()))
  return (await handleEach(tools, 'erase-accounts', due, (userId) => eraseOne(tools, userId))).length
}

async function eraseOne({ database, ports }: JobTools, userId: string): Promise<boolean> {
  const now = ports.now()
  const files = await inScope(database, systemScope, async ({ queries }) => {
    const user = await lockAccount(queries, userId)
    const row = await findAccountDeletion(queries, userId)
    // Its owner kept it meanwhile.
    if (!user || !row || row.eraseAt > now) return undefined
    const removed = (await findObstacles(queries, userId)).length > 0 ? undefined : await eraseUser(queries, userId)
    if (removed) {
      await record(recorder, queries, userDeleted(user, user.platformRole, null))
      return removed
    }
    await postponeAccountDeletion(queries, userId, nextErasureAt(now))
    await record(recorder, queries, deletionPostponed(userId))
    return undefined
  })
  for (const key of files ?? []) await ports.files.remove(key)
  return files !== undefined
}
