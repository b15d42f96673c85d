/** D1§4, D2§3. COMPLETED and REJECTED never change again. */
export const withdrawalStatuses = ['PENDING', 'PROCESSING', 'COMPLETED', 'REJECTED'] as const

export type WithdrawalStatus = (typeof withdrawalStatuses)[number]

/** ADM-WD-44 */
export const withdrawalSortColumns = ['createdAt', 'amount', 'status'] as const

/** The balance that pays: a person's wallet or a shop's earnings. */
export const withdrawalSources = ['WALLET', 'SHOP'] as const

export type WithdrawalSource = (typeof withdrawalSources)[number]

export const nextWithdrawalStatuses = {
  PENDING: ['PROCESSING', 'COMPLETED', 'REJECTED'],
  PROCESSING: ['COMPLETED', 'REJECTED'],
  COMPLETED: [],
  REJECTED: [],
} as const satisfies Record<WithdrawalStatus, readonly WithdrawalStatus[]>

/** Still open: its money is on hold. */
export function isWithdrawalOpen(status: WithdrawalStatus): boolean {
  return nextWithdrawalStatuses[status].length > 0
}
