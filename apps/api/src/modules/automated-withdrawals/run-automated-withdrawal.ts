import { randomUUID } from 'node:crypto'
import { type AutomatedPlan, findBank, planAutomatedWithdrawal } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import { Failure, found } from '../../http/failure.ts'
import type { Ports } from '../../ports/ports.ts'
import { openAccountNumber, sealAccountNumber } from '../bank-accounts/account-number.ts'
import { findBankAccount } from '../bank-accounts/bank-accounts.store.ts'
import { findShopAccount } from '../bank-accounts/shop-accounts.store.ts'
import { record, type Recorder } from '../events/record.ts'
import { findShopPeople } from '../tenants/tenants.store.ts'
import { findUserName } from '../users/users.store.ts'
import { placeWithdrawal } from '../withdrawals/place-withdrawal.ts'
import { getWithdrawalLimits, remainingToday } from '../withdrawals/withdrawal-terms.ts'
import { findPayerBalance, insertWithdrawal, type Payer } from '../withdrawals/withdrawals.store.ts'
import { automatedWithdrawalRan } from './automated-withdrawals.events.ts'
import { type AutomatedWithdrawalRow, insertAutomatedRun } from './automated-withdrawals.store.ts'

export interface RunTools {
  recorder: Recorder
  ports: Pick<Ports, 'encryption' | 'now'>
}

const payerOf = ({ userId, tenantId }: AutomatedWithdrawalRow): Payer => (tenantId ? { tenantId } : { userId })

/** The amount that a run would withdraw now. Moves nothing. */
export async function planRun(queries: Queries, config: AutomatedWithdrawalRow, now: Date): Promise<AutomatedPlan> {
  const { minimumInCents, dailyLimitInCents } = await getWithdrawalLimits(queries)
  const { availableInCents } = await findPayerBalance(queries, payerOf(config))
  const remainingTodayInCents = await remainingToday(queries, payerOf(config), dailyLimitInCents, now)
  return planAutomatedWithdrawal(config, { availableInCents, minimumInCents, remainingTodayInCents })
}

export interface RunRequest {
  plan: AutomatedPlan
  isManual: boolean
  reason: string | null
}

/**
 * Requests the planned withdrawal, or notes why there is none. Runs as the system, on the locked configuration. Fails with
 * withdrawal.shop_forbidden when its owner no longer works in the shop, with bank_account.not_of_shop when the account is no
 * longer open to its earnings, and with wallet.insufficient_balance when the balance changed meanwhile. Returns the withdrawal's id.
 */
export async function runAutomatedWithdrawal(
  tools: RunTools,
  queries: Queries,
  config: AutomatedWithdrawalRow,
  { plan, isManual, reason }: RunRequest,
): Promise<string | null> {
  const { id: configId, userId, name, tenantId } = config
  if (tenantId && !(await findShopPeople(queries, tenantId)).includes(userId))
    throw new Failure('withdrawal.shop_forbidden')
  const run = { configId, userId, name, isManual, reason, createdAt: tools.ports.now() }
  if (plan.because) {
    await insertAutomatedRun(queries, { ...run, status: 'SKIPPED', problem: plan.because })
    return null
  }
  const { amountInCents } = plan
  const withdrawalId = await requestFor(tools, queries, config, amountInCents)
  await insertAutomatedRun(queries, { ...run, status: 'COMPLETED', amountInCents, withdrawalId })
  await record(tools.recorder, queries, automatedWithdrawalRan(config, amountInCents))
  return withdrawalId
}

async function requestFor(
  { recorder, ports }: RunTools,
  queries: Queries,
  config: AutomatedWithdrawalRow,
  amountInCents: number,
): Promise<string> {
  const { userId, tenantId, bankAccountId, name } = config
  const { feeInCents, dailyLimitInCents } = await getWithdrawalLimits(queries)
  const account = tenantId
    ? await findShopAccount(queries, tenantId, bankAccountId)
    : await findBankAccount(queries, bankAccountId)
  if (!account) throw new Failure('bank_account.not_of_shop')
  const id = randomUUID()
  const number = await openAccountNumber(ports, 'bank_accounts', account)
  const withdrawal = await insertWithdrawal(queries, {
    ...{ id, userId, tenantId, amountInCents, feeInCents, isAutomatic: true, notes: name, createdAt: ports.now() },
    ...{ bankName: findBank(account.bankBin)?.name ?? account.bankBin, accountHolder: account.accountHolder },
    ...(await sealAccountNumber(ports, 'withdrawals', id, number)),
  })
  const by = found(await findUserName(queries, userId))
  await placeWithdrawal(recorder, queries, withdrawal, { by, dailyLimitInCents, now: ports.now() })
  return id
}
