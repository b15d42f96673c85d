import { startOfVietnamDay, vndFromCents } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import { Failure, refuseFields } from '../../http/failure.ts'
import type { Recorder } from '../events/record.ts'
import { record } from '../events/record.ts'
import { findOwedFees } from '../ledger/owed-fees.store.ts'
import { postLedger } from '../ledger/post-ledger.ts'
import { findPlatformAdministrators } from '../tenants/tenants.store.ts'
import { findShopBalances } from '../wallet/wallet.store.ts'
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
  await postLedger(queries, holdPosting(withdrawal))
  // After the posting: it locks the payer's balance, so that of two requests the second counts the first.
  await enforceOwedFees(queries, withdrawal)
  await enforceDailyLimit(queries, withdrawal, more)
  const administrators = await findPlatformAdministrators(queries)
  await record(recorder, queries, withdrawalRequested(withdrawal, more.by, administrators))
}

/** What a shop owes of its commission stays. */
async function enforceOwedFees(queries: Queries, { tenantId }: WithdrawalRow): Promise<void> {
  const owedInCents = tenantId ? await findOwedFees(queries, [tenantId]) : 0
  if (!tenantId || owedInCents === 0) return
  const { payableInCents } = await findShopBalances(queries, tenantId)
  if (payableInCents < owedInCents) throw new Failure('wallet.insufficient_balance')
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
