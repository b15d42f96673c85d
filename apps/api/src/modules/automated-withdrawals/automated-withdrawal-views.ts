import type { AutomatedWithdrawal, AutomatedWithdrawalRun } from '@chonoi/contract'
import { toBankAccount } from '../bank-accounts/bank-account-views.ts'
import type { AutomatedRunRow, AutomatedWithdrawalWithAccount } from './automated-withdrawals.store.ts'

export function toAutomatedWithdrawal({ config, account }: AutomatedWithdrawalWithAccount): AutomatedWithdrawal {
  const { id, version, name, tenantId, minimumBalanceInCents, keptInCents, amountInCents, percentage, frequency } =
    config
  return {
    ...{ id, version, name, minimumBalanceInCents, keptInCents, amountInCents, percentage, frequency },
    source: tenantId ? 'SHOP' : 'WALLET',
    bankAccount: toBankAccount(account),
    isActive: config.isActive,
    nextRunAt: config.nextRunAt?.toISOString() ?? null,
    lastRunAt: config.lastRunAt?.toISOString() ?? null,
    createdAt: config.createdAt.toISOString(),
  }
}

export function toRun(run: AutomatedRunRow): AutomatedWithdrawalRun {
  const { id, configId, name, status, isManual, amountInCents, withdrawalId, reason, problem, createdAt } = run
  return {
    ...{ id, configId, name, status, isManual, amountInCents, withdrawalId, reason, problem },
    createdAt: createdAt.toISOString(),
  }
}
