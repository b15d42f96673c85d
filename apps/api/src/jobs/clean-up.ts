import { checkedImportHours } from '@chonoi/domain'
import type { Queries } from '../database/database.ts'
import { inScope, systemScope } from '../database/scope.ts'
import {
  deleteExpiredPasswordResets,
  deleteExpiredRateLimits,
  deleteExpiredRefreshTokens,
  deleteExpiredSessions,
  deleteIdempotencyKeys,
} from './cleanup.store.ts'
import { deleteExpiredChallenges } from '../modules/two-factor/two-factor.store.ts'
import { addUpCounts } from './counts.store.ts'
import { deleteCheckedImports } from './import-products.store.ts'
import { handleEach } from './handle-each.ts'
import type { JobTools } from './job.ts'
import { removeOldRows } from './retention.ts'

const keptKeyHours = 48

/** Removes expired rows and adds up counts, each kind in its own transaction. */
export async function cleanUp(tools: JobTools): Promise<Record<string, number>> {
  const { database, ports } = tools
  const now = ports.now()
  const oldestKey = new Date(now.getTime() - keptKeyHours * 60 * 60 * 1000)
  const oldestCheck = new Date(now.getTime() - checkedImportHours * 60 * 60 * 1000)
  const kinds: Record<string, (queries: Queries) => Promise<number>> = {
    productImports: (queries) => deleteCheckedImports(queries, oldestCheck),
    rateLimits: (queries) => deleteExpiredRateLimits(queries, now),
    idempotencyKeys: (queries) => deleteIdempotencyKeys(queries, oldestKey),
    refreshTokens: (queries) => deleteExpiredRefreshTokens(queries, now),
    passwordResets: (queries) => deleteExpiredPasswordResets(queries, now),
    twoFactorChallenges: (queries) => deleteExpiredChallenges(queries, now),
    sessions: (queries) => deleteExpiredSessions(queries, now),
  }
  const removed: Record<string, number> = {}
  await handleEach(tools, 'clean-up', Object.keys(kinds), async (kind) => {
    removed[kind] = await inScope(database, systemScope, async ({ queries }) => (await kinds[kind]?.(queries)) ?? 0)
  })
  Object.assign(removed, await removeOldRows(tools))
  await handleEach(tools, 'clean-up', ['counts'], () =>
    inScope(database, systemScope, ({ queries }) => addUpCounts(queries)),
  )
  ports.log.info(removed, 'cleaned up')
  return removed
}
