import type { OperationId } from '@chonoi/contract'
import { type Operation, operations } from '../../src/http/contract-document.ts'
import { callOf } from '../calls/all-calls.ts'
import type { WatchedCall } from '../calls/call.ts'
import { addressOf } from '../permissions/calls.ts'
import { gateOf } from '../permissions/gate.ts'
import type { Rows } from '../permissions/rows.ts'

export type HotCaller = 'guest' | 'seller' | 'platform'

/** A read whose plan is watched, as the operation's entry in its `<area>.calls.ts` says. */
export interface HotCall extends Pick<WatchedCall<OperationId>, 'isInOrder' | 'countsAll'> {
  operation: Operation
  name: string
  caller: HotCaller
  path: (rows: Rows) => string
  /** The index that it must use; undefined where it is only held to read no large table whole. */
  index?: string
}

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

/** The most frequent reads of visitors and of people at work. */
export const hotCalls: readonly HotCall[] = operations.flatMap(hotCallsOf)
