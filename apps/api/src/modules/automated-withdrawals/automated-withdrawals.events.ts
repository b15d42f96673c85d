import { href } from '@chonoi/domain'
import type { Event } from '../events/event.ts'
import type { AutomatedWithdrawalRow } from './automated-withdrawals.store.ts'

type Named = Pick<AutomatedWithdrawalRow, 'id' | 'name'>

const about = ({ id, name }: Named) => ({ values: { name }, entityType: 'automated_withdrawal', entityId: id }) as const

const pageOf = ({ tenantId }: Pick<AutomatedWithdrawalRow, 'tenantId'>) =>
  tenantId ? href('/seller/withdrawals') : href('/wallet/withdrawals')

export const automatedWithdrawalCreated = (config: Named): Event => ({
  audit: { action: 'automated_withdrawal.create', ...about(config) },
})

export const automatedWithdrawalUpdated = (config: Named, changes: Readonly<Record<string, unknown>>): Event => ({
  audit: { action: 'automated_withdrawal.update', ...about(config), changes },
})

export const automatedWithdrawalDeleted = (config: Named): Event => ({
  audit: { action: 'automated_withdrawal.delete', ...about(config) },
})

export const automatedWithdrawalRan = (config: AutomatedWithdrawalRow, amountInCents: number): Event => ({
  audit: {
    action: 'automated_withdrawal.run',
    ...about(config),
    tenantId: config.tenantId,
    changes: { amountInCents },
  },
  notifications: [
    {
      type: 'AUTOMATED_WITHDRAWAL_REQUESTED',
      to: [config.userId],
      link: pageOf(config),
      data: { name: config.name, amountInCents },
    },
  ],
})

export const automatedWithdrawalFailed = (config: AutomatedWithdrawalRow, errorMessage: string): Event => ({
  audit: {
    action: 'automated_withdrawal.failed',
    ...about(config),
    tenantId: config.tenantId,
    outcome: { status: 'FAILED', errorMessage },
  },
  notifications: [
    {
      type: 'AUTOMATED_WITHDRAWAL_FAILED',
      to: [config.userId],
      link: pageOf(config),
      data: { name: config.name },
    },
  ],
})
