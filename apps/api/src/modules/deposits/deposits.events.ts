import { href } from '@chonoi/domain'
import type { BodyOf } from '@chonoi/contract'
import type { Person } from '../../http/context.ts'
import type { Event, Notification } from '../events/event.ts'
import type { DepositFilter, DepositRow } from './deposits.store.ts'

type RequestedDeposit = Pick<DepositRow, 'id' | 'depositReference' | 'amountInCents'>

const ofDeposit = (id: string) => ({ entityType: 'deposit', entityId: id }) as const
const nameOf = ({ firstName, lastName }: Person) => `${lastName} ${firstName}`

/** A new request; the platform's administrators decide on it. */
export function depositRequested(deposit: RequestedDeposit, by: Person, administrators: readonly string[]): Event {
  const { id, depositReference, amountInCents } = deposit
  const customer = nameOf(by)
  return {
    audit: {
      action: 'deposit.request',
      values: { customer, depositReference },
      ...ofDeposit(id),
      changes: { depositReference, amountInCents, customer },
    },
    notifications: [
      {
        type: 'DEPOSIT_REQUESTED',
        to: administrators,
        link: href('/admin/deposits'),
        data: { depositId: id, depositReference, amountInCents, customer },
      },
    ],
  }
}

/** An opened transfer. It concerns nobody else until it is reported. */
export function transferOpened({ id, depositReference, amountInCents }: RequestedDeposit, by: Person): Event {
  const customer = nameOf(by)
  return {
    audit: {
      action: 'deposit.open',
      values: { customer, depositReference },
      ...ofDeposit(id),
      changes: { depositReference, amountInCents, customer },
    },
  }
}

export const depositUpdated = ({ id, depositReference }: DepositRow, fields: readonly string[]): Event => ({
  audit: {
    action: 'deposit.update',
    values: { depositReference },
    ...ofDeposit(id),
    changes: { depositReference, fields: fields.join(', ') },
  },
})

export function depositCancelled({ id, depositReference, amountInCents }: DepositRow, by: Person): Event {
  const customer = nameOf(by)
  return {
    audit: {
      action: 'deposit.cancel',
      values: { customer, depositReference },
      ...ofDeposit(id),
      changes: { depositReference, amountInCents, customer, status: { from: 'PENDING', to: 'CANCELLED' } },
    },
  }
}

const actions = { COMPLETED: 'deposit.complete', FAILED: 'deposit.fail', PENDING: 'deposit.wait' } as const

/** A decision on a deposit. One that leaves it pending notifies nobody: there is nothing its owner could act on. */
export function depositProcessed(
  { id, depositReference, userId, amountInCents: requestedInCents }: DepositRow,
  status: BodyOf<'processAdminDeposit'>['status'],
  amountInCents: number,
): Event {
  const told = {
    to: [userId],
    link: href('/wallet/deposits'),
    data: { depositId: id, depositReference, amountInCents },
  } satisfies Omit<Notification, 'type'>
  return {
    audit: {
      action: actions[status],
      values: { depositReference },
      ...ofDeposit(id),
      severity: status === 'PENDING' ? 'INFO' : 'WARNING',
      changes: { depositReference, amountInCents, requestedInCents, status: { from: 'PENDING', to: status } },
    },
    notifications: status === 'PENDING' ? [] : [{ type: `DEPOSIT_${status}`, ...told }],
  }
}

export const depositsExported = (filter: DepositFilter, total: number): Event => ({
  audit: {
    action: 'deposit.export',
    values: { total },
    entityType: 'deposit',
    entityId: null,
    changes: { ...filter, count: total },
  },
})
