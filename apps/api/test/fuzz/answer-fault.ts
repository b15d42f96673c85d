import type { OperationId, Problem } from '@chonoi/contract'
import type { Operation } from '../../src/http/contract-document.ts'
import { namesProblem } from '../../src/http/named-problems.ts'
import { checkAnswer } from '../../src/http/validator.ts'
import type { Rehearsed } from '../testing/rehearsal.ts'

/** Returns the fault of an answer, whatever the call was: a server error, or a refusal that violates the contract. */
export async function answerFault(
  operation: Operation,
  { response, hasWritten }: Rehearsed,
  errors: readonly string[],
): Promise<string | undefined> {
  const text = await response.clone().text()
  if (errors.length > 0) return `${response.status}, and the server's log says: ${errors.join()}`
  if (response.status >= 500) return `${response.status} ${text}`
  if (isCacheable(operation, response)) return 'a browser or a proxy may cache the answer'
  // Refused notifications are answered by the provider's own rules.
  if (response.ok || operation.isWebhook) return undefined
  if (response.headers.get('content-type') !== 'application/problem+json') return `${response.status} is no problem`
  const problem = JSON.parse(text) as Problem
  const wrong = checkAnswer('#/components/schemas/Problem', problem)
  if (wrong.length > 0) return `${text} is a problem against the contract: ${JSON.stringify(wrong)}`
  if (problem.status !== response.status || !namesProblem(operation, problem.code))
    return `${response.status} ${problem.code} is not named by the contract`
  return hasWritten && !recordsRefusals.has(operation.id) ? `${response.status}, but something was written` : undefined
}

/** Refused sign-ins are kept in the audit log (ADM-AUD-24). */
const recordsRefusals: ReadonlySet<string> = new Set<OperationId>(['login', 'verifyTwoFactor'])

/** Whether an answer could be wrongly cached. Answers that depend on the caller, and all refusals, must not be. */
const isCacheable = (operation: Operation, { ok, headers }: Response) =>
  (!ok || operation.security !== 'none') && !headers.get('cache-control')?.includes('no-store')
