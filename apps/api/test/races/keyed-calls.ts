import { type Operation, operations } from '../../src/http/contract-document.ts'
import { reachOf } from '../calls/all-calls.ts'
import { arrangeCaller, type Caller, callerNames } from '../permissions/callers.ts'
import { addressOf, aimAt, requestOf } from '../permissions/calls.ts'
import { gateOf } from '../permissions/gate.ts'
import { expectedAnswer, ownAnswer } from '../permissions/matrix.ts'
import { arrangeOwnRows, type Market } from '../permissions/rows.ts'
import type { TestApi } from '../testing/test-api.ts'

/** Every operation that requires an Idempotency-Key. */
export const keyedOperations: readonly Operation[] = operations.filter(({ isIdempotent }) => isIdempotent)

export interface Sender {
  caller: Caller
  whose: 'own' | 'foreign'
}

/** Returns a caller for whom the operation succeeds, on their own rows where allowed. */
export function senderOf(operation: Operation): Sender {
  const reach = reachOf(operation)
  const senders = (['own', 'foreign'] as const).flatMap((whose) => callerNames.map((caller) => ({ caller, whose })))
  const isFulfilled = ({ caller, whose }: Sender) =>
    gateOf(operation, caller) === 'open' &&
    (reach ? expectedAnswer(reach, whose, caller) : ownAnswer(operation, caller)) === 'yes'
  // A guest has no rows, and a USER can't order, so orders of theirs would be rows that nobody paid for.
  const sender = senders.find((one) => one.caller !== 'guest' && one.caller !== 'user' && isFulfilled(one))
  if (!sender) throw new Error(`nobody may call ${operation.id}`)
  return sender
}

/** Arranges a call of a keyed operation by new people on new rows: its path and options, by key. */
export async function arrangeKeyedCall(
  server: TestApi,
  operation: Operation,
  market: Market,
): Promise<(key: string) => [path: string, init: RequestInit]> {
  const { caller, whose } = senderOf(operation)
  const standing = await arrangeCaller(server, caller)
  const owner = whose === 'own' ? standing : await arrangeCaller(server, 'customer')
  const rows = await arrangeOwnRows(server, owner, market)
  if (!rows) throw new Error('a guest has no rows')
  const aim = aimAt(operation, rows)
  const { headers, ...init } = requestOf(operation, standing, aim.body)
  return (key) => [
    addressOf(operation, aim),
    { ...init, headers: { ...(headers as Record<string, string>), 'idempotency-key': key } },
  ]
}
