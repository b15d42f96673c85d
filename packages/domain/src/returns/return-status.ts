/** Where a return is. CLOSED: refused for good, or given up because its side let the time pass. */
export const returnStatuses = [
  'REQUESTED',
  'APPROVED',
  'REJECTED',
  'ESCALATED',
  'SENT',
  'REFUNDED',
  'CANCELLED',
  'CLOSED',
] as const

export type ReturnStatus = (typeof returnStatuses)[number]

export type ReturnSide = 'BUYER' | 'SELLER' | 'ADMIN' | 'SYSTEM'

interface ReturnStep {
  readonly by: ReturnSide
  readonly from: readonly ReturnStatus[]
  readonly to: ReturnStatus
}

/**
 * The state machine of a return, read by server and screens: who takes a step, from where, and where it leads.
 * `expire` is the server's own step when the time of a status is over.
 */
export const returnSteps = {
  cancel: { by: 'BUYER', from: ['REQUESTED', 'APPROVED', 'REJECTED', 'ESCALATED'], to: 'CANCELLED' },
  approve: { by: 'SELLER', from: ['REQUESTED'], to: 'APPROVED' },
  reject: { by: 'SELLER', from: ['REQUESTED'], to: 'REJECTED' },
  escalate: { by: 'BUYER', from: ['REJECTED'], to: 'ESCALATED' },
  uphold: { by: 'ADMIN', from: ['ESCALATED'], to: 'APPROVED' },
  refuse: { by: 'ADMIN', from: ['ESCALATED'], to: 'CLOSED' },
  send: { by: 'BUYER', from: ['APPROVED'], to: 'SENT' },
  receive: { by: 'SELLER', from: ['SENT'], to: 'REFUNDED' },
} as const satisfies Record<string, ReturnStep>

export type ReturnStepName = keyof typeof returnSteps

/**
 * What happens when the time of a status is over. The platform's own time and the shop's time to look into a parcel lead
 * nowhere by themselves: both appear as overdue, and an administrator acts.
 */
export const returnExpiry = {
  REQUESTED: 'ESCALATED',
  REJECTED: 'CLOSED',
  APPROVED: 'CLOSED',
} as const satisfies Partial<Record<ReturnStatus, ReturnStatus>>

const openStatuses: readonly ReturnStatus[] = ['REQUESTED', 'APPROVED', 'REJECTED', 'ESCALATED', 'SENT']

/** Whether a return still goes on: its goods count as taken, and the order's money is held. */
export const isReturnOpen = (status: ReturnStatus): boolean => openStatuses.includes(status)

/** How many days its side has in each status. */
const daysOf = { REQUESTED: 3, REJECTED: 3, ESCALATED: 3, APPROVED: 7, SENT: 7 } as const satisfies Partial<
  Record<ReturnStatus, number>
>

const day = 86_400_000

/** Until when a return that reaches this status has to go on; null when it has ended. */
export function returnDueAt(status: ReturnStatus, now: Date): Date | null {
  const days: Partial<Record<ReturnStatus, number>> = daysOf
  const own = days[status]
  return own === undefined ? null : new Date(now.getTime() + own * day)
}
