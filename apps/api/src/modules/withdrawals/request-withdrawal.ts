import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@chonoi/contract'
import { withdrawalValidator } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforceForm, Failure } from '../../http/failure.ts'
import { payeeColumns } from './payee.ts'
import { placeWithdrawal } from './place-withdrawal.ts'
import { getWithdrawalLimits, ownShop } from './withdrawal-terms.ts'
import { insertWithdrawal } from './withdrawals.store.ts'

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
      ...(await payeeColumns(context, queries, { id, tenantId }, body)),
      notes: body.notes?.trim() || null,
    })
    const more = { by: person, dailyLimitInCents: limits.dailyLimitInCents, now: ports.now() }
    await context.asSystem((system) => placeWithdrawal(context, system, withdrawal, more))
    return id
  })
}

/** The current shop, when the caller may withdraw its earnings. */
export function payingShop(context: RequestContext): string {
  const shop = ownShop(context)
  if (!shop) throw new Failure('withdrawal.shop_forbidden')
  return shop.tenantId
}
