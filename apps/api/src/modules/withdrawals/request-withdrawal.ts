import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@chonoi/contract'
import { mayWithdrawFromShop, startOfVietnamDay, vndFromCents, withdrawalValidator } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforce, enforceForm, Failure, refuseFields } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { postLedger } from '../ledger/post-ledger.ts'
import { findPlatformAdministrators } from '../tenants/tenants.store.ts'
import { payeeColumns } from './payee.ts'
import { holdPosting } from './withdrawal-postings.ts'
import { getWithdrawalLimits } from './withdrawal-terms.ts'
import { withdrawalRequested } from './withdrawals.events.ts'
import { insertWithdrawal, type Payer, sumWithdrawalsSince } from './withdrawals.store.ts'

/**
 * The caller asks for money of their wallet or of their shop (WAL-05): the amount is on hold until it is decided. Fails
 * with wallet.insufficient_balance, and with a 422 of `amount` when the daily limit would be passed.
 */
export function requestWithdrawal(context: RequestContext, body: BodyOf<'createWithdrawal'>): Promise<string> {
  const { person, ports } = context
  return context.transaction(async (queries) => {
    const { feeInCents, ...limits } = await getWithdrawalLimits(queries)
    enforceForm(withdrawalValidator(limits), body)
    const tenantId = body.source === 'SHOP' ? payingShop(context) : null
    const id = randomUUID()
    const withdrawal = await insertWithdrawal(queries, {
      ...{ id, userId: person.id, tenantId, amountInCents: body.amount, feeInCents, createdAt: ports.now() },
      ...(await payeeColumns(context, queries, id, body)),
      notes: body.notes?.trim() || null,
    })
    await context.asSystem(async (system) => {
      await postLedger(system, holdPosting(withdrawal))
      // After the posting: it locks the payer's balance, so that of two requests the second counts the first.
      await enforceDailyLimit(system, tenantId ? { tenantId } : { userId: person.id }, limits.dailyLimitInCents, {
        amountInCents: body.amount,
        now: ports.now(),
      })
      await record(context, system, withdrawalRequested(withdrawal, person, await findPlatformAdministrators(system)))
    })
    return id
  })
}

/** The current shop, when the caller may withdraw its earnings. */
function payingShop({ person }: RequestContext): string {
  if (!person.tenantId || person.actsForPlatform) throw new Failure('withdrawal.shop_forbidden')
  enforce(mayWithdrawFromShop(person, person.tenantId))
  return person.tenantId
}

async function enforceDailyLimit(
  queries: Queries,
  payer: Payer,
  dailyLimitInCents: number,
  { amountInCents, now }: { amountInCents: number; now: Date },
): Promise<void> {
  const used = await sumWithdrawalsSince(queries, payer, startOfVietnamDay(now))
  if (used <= dailyLimitInCents) return
  const left = Math.max(0, dailyLimitInCents - (used - amountInCents))
  refuseFields([{ field: 'amount', code: 'amount.over_daily_limit', params: { left: vndFromCents(left) } }])
}
