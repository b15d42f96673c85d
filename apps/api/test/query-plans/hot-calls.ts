import type { OperationId } from '@chonoi/contract'
import { type Operation, operations } from '../../src/http/contract-document.ts'
import { callOf } from '../calls/all-calls.ts'
import type { WatchedCall } from '../calls/call.ts'
import { addressOf } from '../permissions/calls.ts'
import { gateOf } from '../permissions/gate.ts'
import type { Rows } from '../permissions/rows.ts'

export type HotCaller = 'guest' | 'seller' | 'administrator' | 'platform'

/** A read whose plan is checked, as declared in its `<area>.calls.ts`. */
export interface HotCall extends Pick<WatchedCall<OperationId>, 'isInOrder' | 'countsAll'> {
  operation: Operation
  name: string
  caller: HotCaller
  path: (rows: Rows) => string
  /** Index that the plan must use. Undefined when it only must not scan a large table. */
  index?: string
}

/** What is needed to measure a call. */
export type MeasuredCall = Pick<HotCall, 'name' | 'caller' | 'path'>

const callerOf = (operation: Operation): HotCaller => {
  if (operation.security !== 'required') return 'guest'
  return gateOf(operation, 'seller') === 'open' ? 'seller' : 'platform'
}

function hotCallsOf(operation: Operation): HotCall[] {
  const { path = () => ({}), query, watched = [] } = callOf(operation)
  if (watched === true) {
    const address = (rows: Rows) => addressOf(operation, { path: path(rows), query: query?.(rows) ?? {} })
    return [{ operation, name: operation.id, caller: callerOf(operation), path: address }]
  }
  return watched.map(({ as, path: placed, query: asked, ...watch }) => ({
    ...watch,
    operation,
    caller: as ?? callerOf(operation),
    path: (rows) =>
      addressOf(operation, {
        path: ((placed as typeof path | undefined) ?? path)(rows),
        query: (typeof asked === 'function' ? (asked as NonNullable<typeof query>)(rows) : asked) ?? {},
      }),
  }))
}

/** The most frequent reads of visitors, customers and staff. */
export const hotCalls: readonly HotCall[] = operations.flatMap(hotCallsOf)
