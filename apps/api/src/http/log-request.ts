import type { ProblemCode } from '@chonoi/contract'
import type { Ports } from '../ports/ports.ts'
import type { Person } from './context.ts'

interface AnsweredRequest {
  requestId: string
  operation: string
  status: number
  code: ProblemCode | undefined
  actor: Person | null
  /** A requested tenant of which the caller is not a member. */
  refusedTenant: string | null
  startedAt: number
}

/** Logs refusals at warn level so that probing is visible. */
const refusals: ReadonlySet<number> = new Set([401, 403, 429])

/** Logs one line per answered request, without its content. The caller is named by account id only. */
export function logRequest(log: Ports['log'], request: AnsweredRequest): void {
  const { requestId, operation, status, code, actor, refusedTenant, startedAt } = request
  log[refusals.has(status) ? 'warn' : 'info'](
    {
      ...{ requestId, operation, status, code },
      ...{ userId: actor?.id, tenantId: actor?.tenantId },
      ...(refusedTenant && { refusedTenant }),
      milliseconds: Math.round(performance.now() - startedAt),
    },
    'request',
  )
}
