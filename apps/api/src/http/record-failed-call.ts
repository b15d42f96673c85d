import type { ProblemCode } from '@chonoi/contract'
import { problems } from '@chonoi/contract/problems'
import { record } from '../modules/events/record.ts'
import type { RequestContext } from './context.ts'
import type { Operation } from './contract-document.ts'

/** Failures that aren't the caller's. An unavailable database takes no entry, and maintenance is meant. */
const failures: ReadonlySet<ProblemCode> = new Set(['server.internal', 'payment.gateway_unreachable'])

/** Records a state-changing call that failed through no fault of its caller. The answer doesn't depend on it. */
export async function recordFailedCall(
  context: RequestContext,
  operation: Operation,
  code: ProblemCode,
): Promise<void> {
  if (operation.method === 'get' || !failures.has(code)) return
  const audit = {
    action: 'operation.failed',
    values: { operation: operation.id },
    entityType: 'operation',
    entityId: null,
    outcome: { status: 'FAILED', errorMessage: problems[code].message },
  } as const
  const { facts, ports } = context
  await context
    .asSystem((queries) => record(context, queries, { audit }))
    .catch((err: unknown) => ports.log.error({ requestId: facts.requestId, err }, 'a failed call was not recorded'))
}
