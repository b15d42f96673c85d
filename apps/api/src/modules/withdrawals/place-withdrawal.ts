import { startOfVietnamDay, vndFromCents } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import { Failure, refuseFields } from '../../http/failure.ts'
import type { Recorder } from '../events/record.ts'
import { record } from '../events/record.ts'
import { findBalanceOf, findOwedRefunds } from '../ledger/owed-fees.store.ts'
import { payOffFees } from '../ledger/pay-off-fees.ts'
import { postLedger } from '../ledger/post-ledger.ts'
import { findPlatformAdministrators } from '../tenants/tenants.store.ts'
import { holdPosting } from './withdrawal-postings.ts'
import { withdrawalRequested } from './withdrawals.events.ts'
import { sumWithdrawalsSince, type WithdrawalRow } from './withdrawals.store.ts'

/**
 * Holds the amount of a new withdrawal and notifies the platform's administrators. Runs as the system. Fails with
 * wallet.insufficient_balance, and with a 422 of `amount` when the daily limit would be passed.
 */
export async function placeWithdrawal(
  recorder: Recorder,
  queries: Queries,
  withdrawal: WithdrawalRow,
  more: { by: { firstName: string; lastName: string }; dailyLimitInCents: number; now: Date },
): Promise<void> {
  // What a shop owes of its commission is paid first, so that a debt can't be withdrawn.
  if (withdrawal.tenantId) await payOffFees(queries, withdrawal.tenantId)
  await postLedger(queries, holdPosting(withdrawal))
  if (withdrawal.tenantId) await enforceRefunds(queries, withdrawal.tenantId)
  // After the posting: it locks the payer's balance, so that of two requests the second counts the first.
  await enforceDailyLimit(queries, withdrawal, more)
  const administrators = await findPlatformAdministrators(queries)
  await record(recorder, queries, withdrawalRequested(withdrawal, more.by, administrators))
}

/** Refunds that a shop owes its buyers stay covered. After the posting, which locks the balance. */
async function enforceRefunds(queries: Queries, tenantId: string): Promise<void> {
  if ((await findBalanceOf(queries, tenantId)) < (await findOwedRefunds(queries, tenantId)))
    throw new Failure('wallet.insufficient_balance')
}

async function enforceDailyLimit(
  queries: Queries,
  { userId, tenantId, amountInCents }: WithdrawalRow,
  { dailyLimitInCents, now }: { dailyLimitInCents: number; now: Date },
): Promise<void> {
  const used = await sumWithdrawalsSince(queries, tenantId ? { tenantId } : { userId }, startOfVietnamDay(now))
  if (used <= dailyLimitInCents) return
  const left = Math.max(0, dailyLimitInCents - (used - amountInCents))
  refuseFields([{ field: 'amount', code: 'amount.over_daily_limit', params: { left: vndFromCents(left) } }])
}
