/** ADM-DEP-23 (D1§4). */
export const depositStatuses = ['PENDING', 'COMPLETED', 'FAILED', 'CANCELLED'] as const

export type DepositStatus = (typeof depositStatuses)[number]

/** ADM-DEP-10: accept, reject, or wait for more verification; the first is the default. */
export const depositDecisions = ['COMPLETED', 'FAILED', 'PENDING'] as const satisfies readonly DepositStatus[]

export type DepositDecision = (typeof depositDecisions)[number]

export const defaultDepositDecision: DepositDecision = 'COMPLETED'

/** ADM-DEP-19 */
export const depositSortColumns = ['createdAt', 'amount', 'status'] as const
