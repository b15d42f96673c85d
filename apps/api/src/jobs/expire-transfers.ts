import { inScope, systemScope } from '../database/scope.ts'
import { cancelExpiredTransfers } from '../modules/deposits/open-transfer.store.ts'
import type { JobTools } from './job.ts'

/** Cancels opened deposits whose transfer nobody reported in time; answers how many. */
export function expireTransfers({ database, ports }: JobTools): Promise<number> {
  return inScope(database, systemScope, ({ queries }) => cancelExpiredTransfers(queries, ports.now()))
}
