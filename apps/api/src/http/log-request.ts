import type { ProblemCode } from '@chonoi/contract'
import type { Ports } from '../ports/ports.ts'
import type { Person } from './context.ts'

interface AnsweredRequest {
  requestId: string
  operation: string
  status: number
  code: ProblemCode | undefined
  actor: Person | null
  /** A tenant that the caller asked for and is no member of. */
  refusedTenant: string | null
  startedAt: number
}

/** What somebody hears who tries doors: a warning, so that it leaves a trace where nothing else of a request does. */
const refusals: ReadonlySet<number> = new Set([401, 403, 429])

/** One line for a request that was answered: never what it sent, nor who sent it but by the number of the account. */
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
