import type { OperationId } from '@chonoi/contract'
import type { Operation } from '../../src/http/contract-document.ts'
import { type Caller, callers } from './callers.ts'
import { plainCalls } from './plain-calls.ts'
import { type Answer, type Call, type RowOperation, type RowRule, rowRules } from './row-rules.ts'

export const ruleOf = (operation: Operation): RowRule<RowOperation> | undefined =>
  (rowRules as Partial<Record<string, RowRule<RowOperation>>>)[operation.id]

export const plainCallOf = (operation: Operation) =>
  (plainCalls as Partial<Record<OperationId, (typeof plainCalls)[OperationId]>>)[operation.id]

/** What is answered where no path names a row. */
export function ownAnswer(operation: Operation, caller: Caller): Answer {
  const own = plainCallOf(operation)?.own
  return own?.[caller] ?? own?.others ?? 'yes'
}

/** What a call of an operation says, whether its path names a row or not. */
export const callOf = (operation: Operation): Call<OperationId> | undefined =>
  ruleOf(operation) ?? (plainCallOf(operation) as Call<OperationId> | undefined)

/** Whose row a call can name, as the rules tell them apart. */
export type Whose = 'own' | 'shop' | 'foreign'

/** The rows that there are for a caller: a guest has none, and colleagues only the people of the first shop. */
export function rowsOf(caller: Caller): readonly Whose[] {
  if (callers[caller].platformRole === null) return ['foreign']
  return callers[caller].shop === 'first' ? ['own', 'shop', 'foreign'] : ['own', 'foreign']
}

export const expectedAnswer = (rule: RowRule<RowOperation>, whose: Whose, caller: Caller): Answer =>
  rule[whose][caller] ?? rule[whose].others
