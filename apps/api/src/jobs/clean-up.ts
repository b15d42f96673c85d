import { checkedImportHours } from '@chonoi/domain'
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
import type { JobTools } from './job.ts'
import { removeOldRows } from './retention.ts'

const keptKeyHours = 48

/** Removes expired rows and adds up counts, each kind in its own transaction. */
export async function cleanUp({ database, ports }: JobTools): Promise<Record<string, number>> {
  const now = ports.now()
  const oldestKey = new Date(now.getTime() - keptKeyHours * 60 * 60 * 1000)
  const oldestCheck = new Date(now.getTime() - checkedImportHours * 60 * 60 * 1000)
  const removed = {
    productImports: await inScope(database, systemScope, ({ queries }) => deleteCheckedImports(queries, oldestCheck)),
    rateLimits: await inScope(database, systemScope, ({ queries }) => deleteExpiredRateLimits(queries, now)),
    idempotencyKeys: await inScope(database, systemScope, ({ queries }) => deleteIdempotencyKeys(queries, oldestKey)),
    refreshTokens: await inScope(database, systemScope, ({ queries }) => deleteExpiredRefreshTokens(queries, now)),
    passwordResets: await inScope(database, systemScope, ({ queries }) => deleteExpiredPasswordResets(queries, now)),
    twoFactorChallenges: await inScope(database, systemScope, ({ queries }) => deleteExpiredChallenges(queries, now)),
    sessions: await inScope(database, systemScope, ({ queries }) => deleteExpiredSessions(queries, now)),
    ...(await removeOldRows({ database, ports })),
  }
  await inScope(database, systemScope, ({ queries }) => addUpCounts(queries))
  ports.log.info(removed, 'cleaned up')
  return removed
}
