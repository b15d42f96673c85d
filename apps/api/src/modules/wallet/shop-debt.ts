import type { QueryOf, ShopDebtEntry, ShopDebtList, ShopDebtPayment } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import { Failure } from '../../http/failure.ts'
import { paginationOf } from '../../http/pagination.ts'
import { record } from '../events/record.ts'
import { type FeeEntry, findBalanceOf, findFeeEntries, findOwedFees } from '../ledger/owed-fees.store.ts'
import { payOffFees } from '../ledger/pay-off-fees.ts'
import { shopDebtPaid } from './wallet.events.ts'

/** What the current shop owes of its commission, and every movement of it, newest first. */
export function listShopDebt(
  context: RequestContext,
  page: Required<Pick<QueryOf<'listShopDebt'>, 'page' | 'limit'>>,
): Promise<ShopDebtList> {
  const { tenantId } = context
  return context.transaction(async (queries) => {
    const { rows, total } = await findFeeEntries(queries, tenantId, page)
    return {
      owedInCents: await findOwedFees(queries, [tenantId]),
      payableInCents: await findBalanceOf(queries, tenantId),
      data: rows.map(toEntry),
      pagination: paginationOf(page.page, page.limit, total),
    }
  })
}

/** Pays the debt out of the shop's balance at once, as far as that reaches. */
export function payShopDebt(context: RequestContext): Promise<ShopDebtPayment> {
  const { tenantId } = context
  return context.asSystem(async (queries) => {
    const { owedInCents, paidInCents } = await payOffFees(queries, tenantId)
    if (owedInCents <= 0) throw new Failure('wallet.nothing_owed')
    if (paidInCents <= 0) throw new Failure('wallet.insufficient_balance')
    const leftInCents = owedInCents - paidInCents
    await record(context, queries, shopDebtPaid(tenantId, { paidInCents, owedInCents: leftInCents }))
    return { paidInCents, owedInCents: leftInCents }
  })
}

/** The account is below zero while the shop owes; readers see the debt. */
function toEntry(entry: FeeEntry): ShopDebtEntry {
  const { id, transactionId, description, referenceType, referenceId, amountInCents, balanceAfterInCents, createdAt } =
    entry
  return {
    ...{ id, transactionId, description, reason: reasonOf(entry) },
    orderId: referenceType === 'order' ? referenceId : null,
    amountInCents: -amountInCents,
    owedInCents: -balanceAfterInCents,
    createdAt: createdAt.toISOString(),
  }
}

function reasonOf({ type, referenceType, amountInCents }: FeeEntry): ShopDebtEntry['reason'] {
  if (amountInCents < 0) return 'COMMISSION'
  if (referenceType === 'owed_fees') return 'PAYMENT'
  return type === 'ORDER_SETTLEMENT' ? 'RELEASE' : 'REFUND'
}
