import { inScope, systemScope } from '../database/scope.ts'
import { deleteOldLiveEvents } from '../modules/live/live.store.ts'
import type { JobTools } from './job.ts'

/** A browser that was away for longer reads everything anew. */
const keptForMs = 60 * 60_000

/** Removes live events that nobody will ask for. Answers how many. */
export async function forgetLiveEvents({ database, ports }: JobTools): Promise<number> {
  const oldest = new Date(ports.now().getTime() - keptForMs)
  return inScope(database, systemScope, ({ queries }) => deleteOldLiveEvents(queries, oldest))
}
