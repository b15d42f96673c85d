import type { Activity, ActivityKind } from '@chonoi/contract'
import type { ActivityRow } from './activity.store.ts'

type Meaning = { kind: ActivityKind; status: Activity['status'] }

/** What an audited action is for a reader of the dashboard (DASH-19, DASH-20). */
const meanings: Record<string, Meaning> = {
  'deposit.request': { kind: 'DEPOSIT_REQUESTED', status: 'info' },
  'deposit.complete': { kind: 'DEPOSIT_COMPLETED', status: 'success' },
  'deposit.fail': { kind: 'DEPOSIT_FAILED', status: 'error' },
  'deposit.cancel': { kind: 'DEPOSIT_CANCELLED', status: 'warning' },
  'withdrawal.request': { kind: 'WITHDRAWAL_REQUESTED', status: 'warning' },
  'withdrawal.complete': { kind: 'WITHDRAWAL_COMPLETED', status: 'success' },
  'withdrawal.reject': { kind: 'WITHDRAWAL_REJECTED', status: 'error' },
  'product.create': { kind: 'PRODUCT_SUBMITTED', status: 'info' },
  'product.approve': { kind: 'PRODUCT_APPROVED', status: 'success' },
  'product.reject': { kind: 'PRODUCT_REJECTED', status: 'error' },
  'auth.register': { kind: 'USER_REGISTERED', status: 'info' },
  'order.create': { kind: 'ORDER_PLACED', status: 'info' },
  'order.cancel': { kind: 'ORDER_CANCELLED', status: 'warning' },
  'review.create': { kind: 'REVIEW_WRITTEN', status: 'info' },
}

/** What an action is whose meaning is the status that it led to: `action status`. */
const meaningsOfStatus: Record<string, Meaning> = {
  'order.status DELIVERED': { kind: 'ORDER_DELIVERED', status: 'success' },
  'review.moderate APPROVED': { kind: 'REVIEW_APPROVED', status: 'success' },
  'review.moderate REJECTED': { kind: 'REVIEW_REJECTED', status: 'error' },
  'review.moderate HIDDEN': { kind: 'REVIEW_HIDDEN', status: 'warning' },
  'comment.moderate APPROVED': { kind: 'COMMENT_APPROVED', status: 'success' },
  'comment.moderate REJECTED': { kind: 'COMMENT_REJECTED', status: 'error' },
  'comment.moderate SPAM': { kind: 'COMMENT_SPAM', status: 'warning' },
}

function meaningOf({ action, status, severity, changes }: ActivityRow): Meaning {
  if (status === 'FAILED') return { kind: 'OTHER', status: 'error' }
  const to = (changes?.status as { to?: string } | undefined)?.to
  return (
    meaningsOfStatus[`${action} ${to}`] ??
    meanings[action] ?? { kind: 'OTHER', status: severity === 'INFO' ? 'info' : 'warning' }
  )
}

/** What the wording names; absent where the event has none of it. */
function paramsOf(row: ActivityRow): Record<string, string | number> {
  const amountInCents = row.depositInCents ?? row.withdrawalInCents ?? row.orderTotalInCents
  return {
    ...(row.lastName !== null && { name: `${row.lastName} ${row.firstName}` }),
    ...(row.productName !== null && { productName: row.productName }),
    ...(row.orderNumber !== null && { orderNumber: row.orderNumber }),
    ...(row.depositReference !== null && { depositReference: row.depositReference }),
    ...(amountInCents !== null && { amountInCents }),
  }
}

export function toActivity(row: ActivityRow, language: 'vi' | 'en'): Activity {
  return {
    id: row.id,
    ...meaningOf(row),
    area: row.action.split('.')[0] ?? '',
    description: language === 'vi' ? row.vietnameseDescription : row.description,
    params: paramsOf(row),
    createdAt: row.createdAt.toISOString(),
  }
}
