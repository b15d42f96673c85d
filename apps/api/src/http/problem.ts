import { STATUS_CODES } from 'node:http'
import type { FieldProblem, Problem } from '@chonoi/contract'
import { problems } from '@chonoi/contract/problems'
import type { FieldProblem as RuleProblem } from '@chonoi/domain'
import { PasswordQueueFull } from '../ports/passwords.ts'
import { databaseFailure } from './database-failure.ts'
import { Failure } from './failure.ts'
import { isTransient, unavailable } from './unavailable.ts'

/** Returns the failure for anything thrown: a failure itself, a refusal by the database, or an internal error. */
export function toFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown
  if (thrown instanceof PasswordQueueFull)
    return new Failure('request.rate_limited', { details: { retryAfterSeconds: 5 } })
  if (isTransient(thrown)) return unavailable()
  return databaseFailure(thrown) ?? new Failure('server.internal')
}

const toField = ({ field, code, params }: RuleProblem): FieldProblem => ({
  path: field,
  code,
  ...(params && { params }),
})

/** Returns the problem+json response (RFC 9457) of a failure, with the messages of the operation where it has its own. */
export function problemResponse(
  failure: Failure,
  requestId: string,
  messages: Readonly<Record<string, string>> = {},
): Response {
  const { status, message } = problems[failure.code]
  const body: Problem = {
    type: `/problems/${failure.code}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code: failure.code,
    message: messages[failure.fields?.[0]?.code ?? ''] ?? messages[failure.code] ?? message,
    requestId,
    ...(failure.fields && { fields: failure.fields.map(toField) }),
    ...(failure.details && { details: failure.details }),
  }
  const headers = new Headers({
    'content-type': 'application/problem+json',
    'x-request-id': requestId,
    'cache-control': 'no-store',
  })
  const retryAfter = failure.details?.retryAfterSeconds
  if (typeof retryAfter === 'number') headers.set('retry-after', String(retryAfter))
  return new Response(JSON.stringify(body), { status, headers })
}
