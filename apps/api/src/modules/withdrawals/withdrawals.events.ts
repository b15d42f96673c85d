import { href } from '@chonoi/domain'
import type { BodyOf } from '@chonoi/contract'
import { shownAccountNumber } from '../bank-accounts/account-number.ts'
import type { Event, Notification } from '../events/event.ts'
import type { WithdrawalFilter, WithdrawalRow } from './withdrawals.store.ts'

const ofWithdrawal = ({ id }: Pick<WithdrawalRow, 'id'>) => ({ entityType: 'withdrawal', entityId: id }) as const
type Requester = { firstName: string; lastName: string }
const nameOf = ({ firstName, lastName }: Requester) => `${lastName} ${firstName}`
const accountOf = (withdrawal: WithdrawalRow) => `${withdrawal.bankName} ${shownAccountNumber(withdrawal)}`

/** A new request; the platform's administrators decide on it. */
export function withdrawalRequested(
  withdrawal: WithdrawalRow,
  by: Requester,
  administrators: readonly string[],
): Event {
  const { id, amountInCents } = withdrawal
  const customer = nameOf(by)
  const account = accountOf(withdrawal)
  return {
    audit: {
      action: 'withdrawal.request',
      values: { customer, account },
      ...ofWithdrawal(withdrawal),
      changes: { amountInCents, account, customer },
    },
    notifications: [
      {
        type: 'WITHDRAWAL_REQUESTED',
        to: administrators,
        link: href('/admin/withdrawals/$withdrawalId', { withdrawalId: id }),
        data: { withdrawalId: id, amountInCents, customer, account },
      },
    ],
  }
}

export const withdrawalUpdated = (withdrawal: WithdrawalRow, fields: readonly string[]): Event => ({
  audit: {
    action: 'withdrawal.update',
    values: { account: accountOf(withdrawal) },
    ...ofWithdrawal(withdrawal),
    changes: { fields: fields.join(', ') },
  },
})

export const withdrawalCancelled = (withdrawal: WithdrawalRow, by: Requester): Event => ({
  audit: {
    action: 'withdrawal.cancel',
    values: { customer: nameOf(by), account: accountOf(withdrawal) },
    ...ofWithdrawal(withdrawal),
    changes: { amountInCents: withdrawal.amountInCents, status: { from: 'PENDING', to: 'REJECTED' } },
  },
})

const actions = {
  PROCESSING: 'withdrawal.process',
  COMPLETED: 'withdrawal.complete',
  REJECTED: 'withdrawal.reject',
} as const

/** A decision. Its requester is notified, and the people of the shop that it pays. */
export function withdrawalProcessed(
  withdrawal: WithdrawalRow,
  status: BodyOf<'processAdminWithdrawal'>['status'],
  shopPeople: readonly string[],
): Event {
  const { id, userId, tenantId, amountInCents } = withdrawal
  const account = accountOf(withdrawal)
  const told = {
    to: [...new Set([userId, ...shopPeople])],
    link: tenantId ? href('/seller/withdrawals') : href('/wallet/withdrawals'),
    data: { withdrawalId: id, amountInCents, account },
  } satisfies Omit<Notification, 'type'>
  return {
    audit: {
      action: actions[status],
      values: { account },
      ...ofWithdrawal(withdrawal),
      severity: status === 'PROCESSING' ? 'INFO' : 'WARNING',
      changes: { amountInCents, account, status: { from: withdrawal.status, to: status } },
    },
    notifications: [{ type: `WITHDRAWAL_${status}`, ...told }],
  }
}

export const withdrawalAccountRevealed = (withdrawal: WithdrawalRow): Event => ({
  audit: {
    action: 'withdrawal.reveal',
    values: { account: accountOf(withdrawal) },
    ...ofWithdrawal(withdrawal),
    severity: 'WARNING',
  },
})

export const withdrawalsExported = (filter: WithdrawalFilter, total: number): Event => ({
  audit: {
    action: 'withdrawal.export',
    values: { total },
    entityType: 'withdrawal',
    entityId: null,
    severity: 'WARNING',
    changes: { ...filter, count: total },
  },
})
