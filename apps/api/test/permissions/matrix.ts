import type { Operation } from '../../src/http/contract-document.ts'
import { callOf } from '../calls/all-calls.ts'
import type { Answer, Reach } from '../calls/reach.ts'
import { type Caller, callers } from './callers.ts'

/** Returns the answer when no path names a row. */
export function ownAnswer(operation: Operation, caller: Caller): Answer {
  const { own } = callOf(operation)
  return own?.[caller] ?? own?.others ?? 'yes'
}

/** Owner of the row that a call can name. */
export type Whose = keyof Reach

/**
 * Returns the owners whose rows exist for a caller: a guest has none, and only the first shop's people have colleagues.
 */
export function rowsOf(caller: Caller): readonly Whose[] {
  if (callers[caller].platformRole === null) return ['foreign']
  return callers[caller].shop === 'first' ? ['own', 'shop', 'foreign'] : ['own', 'foreign']
}

export const expectedAnswer = (reach: Reach, whose: Whose, caller: Caller): Answer =>
  reach[whose][caller] ?? reach[whose].others
