import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { idempotencyKeys } from '../database/tables/platform.ts'
import type { RequestContext } from './context.ts'
import type { Operation } from './contract-document.ts'
import { Failure } from './failure.ts'
import type { CheckedRequest } from './read-request.ts'

/** How long a second call with the same key waits for the first before it is told to come back (409). */
const maxWait = '5s'

/**
 * Runs the work once per key: the key, its answer and the work's effects are one transaction. An equal call that comes
 * later, or while the first is under way, gets the first one's answer; another request under the same key is refused, and
 * so is the same for another tenant.
 */
export async function onceForKey(
  context: RequestContext,
  operation: Operation,
  request: CheckedRequest,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers.get('idempotency-key')
  if (!key || !/^[A-Za-z0-9_-]{16,100}$/.test(key)) throw new Failure('idempotency.key_missing')
  const requestHash = createHash('sha256')
    .update(JSON.stringify([context.person.tenantId, request.path, request.body]))
    .digest()
  const mine = { userId: context.person.id, operation: operation.id, key }
  return context.transaction(async (queries) => {
    await queries.execute(sql.raw(`set local lock_timeout = '${maxWait}'`))
    const inserted = await queries
      .insert(idempotencyKeys)
      .values({ ...mine, requestHash })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
    await queries.execute(sql.raw(`set local lock_timeout = 0`))
    const row = and(
      eq(idempotencyKeys.userId, mine.userId),
      eq(idempotencyKeys.operation, mine.operation),
      eq(idempotencyKeys.key, key),
    )
    if (inserted.length === 0) {
      const [before] = await queries.select().from(idempotencyKeys).where(row)
      if (!before?.requestHash.equals(requestHash)) throw new Failure('idempotency.key_reused')
      return before.answer
    }
    const answer = await work()
    await queries
      .update(idempotencyKeys)
      .set({ status: operation.success.status, answer: sql`${JSON.stringify(answer)}::jsonb` })
      .where(row)
    return answer
  })
}
