import type { RequestContext } from '../../http/context.ts'
import { Failure } from '../../http/failure.ts'
import { pingDatabase } from './health.store.ts'

/** Fails with server.unavailable when the database does not answer. */
export async function checkHealth(context: RequestContext): Promise<void> {
  try {
    await pingDatabase(context.visitor)
  } catch (cause) {
    context.ports.log.warn({ requestId: context.facts.requestId, err: cause }, 'the database does not answer')
    throw new Failure('server.unavailable')
  }
}
