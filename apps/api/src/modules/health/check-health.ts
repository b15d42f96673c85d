import type { RequestContext } from '../../http/context.ts'
import { unavailable } from '../../http/unavailable.ts'
import { pingDatabase } from './health.store.ts'

/** Fails with server.unavailable when the database does not answer, and once this process is about to end. */
export async function checkHealth(context: RequestContext): Promise<void> {
  if (context.ports.isStopping()) throw unavailable()
  try {
    await pingDatabase(context.visitor)
  } catch (cause) {
    context.ports.log.warn({ requestId: context.facts.requestId, err: cause }, 'the database does not answer')
    throw unavailable()
  }
}
