import type { Operation } from '../http/contract-document.ts'
import type { Rehearsal } from '../testing/rehearsal.ts'
import { type Caller, callerNames, type Standing } from './callers.ts'
import { aimAt, requestOf } from './calls.ts'
import { gateOf } from './gate.ts'
import { ruleOf } from './matrix.ts'
import type { Rows } from './rows.ts'

/** Whoever acts for the platform sees every tenant's rows: their walls are the matrix's business. */
const walled = callerNames.filter((caller) => caller !== 'platformAdmin' && caller !== 'superAdmin')

export const walledCallers = (operation: Operation): readonly Caller[] =>
  walled.filter((caller) => gateOf(operation, caller) === 'open')

/** What each of them is answered, by name, when the call names these rows. */
export async function answersOf(
  stage: Rehearsal,
  operation: Operation,
  standings: Record<Caller, Standing>,
  rows: Rows,
): Promise<Partial<Record<Caller, string>>> {
  const rule = ruleOf(operation)
  const answers = walledCallers(operation).map(async (caller) => {
    const { path, body } = rule ? aimAt(operation, rule, rows) : { path: operation.route, body: undefined }
    const { response } = await stage.call(path, requestOf(operation, standings[caller], body))
    const text = await response.text()
    return [caller, `${response.status} ${fleeting.reduce((said, one) => said.replaceAll(one, '#'), text)}`] as const
  })
  return Object.fromEntries(await Promise.all(answers))
}

/** What is another in every call, whatever is there: the request's id and the time. */
const fleeting = [/(?<="requestId":")[^"]+/g, /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z/g]
