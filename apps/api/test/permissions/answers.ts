import type { Operation } from '../../src/http/contract-document.ts'
import type { Rehearsal } from '../testing/rehearsal.ts'
import { type Caller, callerNames, type Standing } from './callers.ts'
import { type Aim, madeOf } from './calls.ts'
import { gateOf } from './gate.ts'

/** Whoever acts for the platform sees every tenant's rows: their walls are the matrix's business. */
const walled = callerNames.filter((caller) => caller !== 'platformAdmin' && caller !== 'superAdmin')

export const walledCallers = (operation: Operation): readonly Caller[] =>
  walled.filter((caller) => gateOf(operation, caller) === 'open')

export type Answers = Partial<Record<Caller, string>>

/** What each of them is answered, by name. */
export async function answersOf(
  stage: Rehearsal,
  operation: Operation,
  standings: Record<Caller, Standing>,
  aimOf: (caller: Caller) => Aim,
): Promise<Answers> {
  const answers = walledCallers(operation).map(async (caller) => {
    const { response } = await stage.call(...madeOf(operation, standings[caller], aimOf(caller)))
    const text = await response.text()
    const lasting = operation.method === 'get' ? fleeting : [...fleeting, ...madeAnew]
    return [caller, `${response.status} ${lasting.reduce((said, one) => said.replaceAll(one, '#'), text)}`] as const
  })
  return Object.fromEntries(await Promise.all(answers))
}

/** What is another in every call, whatever is there: the request's id, the code of a transfer and the time. */
const fleeting = [
  /(?<="(requestId|transferContent|vietQrPayload|qrCodeSvg)":")(?:[^"\\]|\\.)+/g,
  /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z/g,
]
/** What a call that writes makes anew: ids, numbers to pay or to ask by, tokens, names of files. */
const madeAnew = [
  /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g,
  /\b(NT|CN)[\dA-Z-]{8,}/g,
  /[\w.-]{43,}/g,
  /public\/[\da-f]{2}/g,
]
