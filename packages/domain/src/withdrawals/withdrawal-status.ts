/** D1§4, D2§3. COMPLETED and REJECTED never change again. */
export const withdrawalStatuses = ['PENDING', 'PROCESSING', 'COMPLETED', 'REJECTED'] as const

export type WithdrawalStatus = (typeof withdrawalStatuses)[number]

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
