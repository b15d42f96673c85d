import { randomUUID } from 'node:crypto'
import type { Queries } from '../../database/database.ts'
import { findBalanceOf, lockOwedFees } from './owed-fees.store.ts'
import { postLedger } from './post-ledger.ts'
import { feesOwed } from './shop-accounts.ts'

export interface PaidOff {
  /** What was owed before; below zero when the marketplace owed the shop commission that refunds gave back. */
  readonly owedInCents: number
  readonly paidInCents: number
}

/**
 * Pays the commission that a shop owes out of its balance, as far as that reaches. The lock is the one that releases
 * take, so a debt is paid once, whoever pays it. Runs as the system.
 */
export async function payOffFees(queries: Queries, tenantId: string): Promise<PaidOff> {
  const owedInCents = await lockOwedFees(queries, tenantId)
  const paidInCents = Math.min(owedInCents, await findBalanceOf(queries, tenantId))
  if (paidInCents !== 0)
    await postLedger(queries, {
      type: 'ORDER_SETTLEMENT',
      description: 'Hoa hồng còn nợ',
      referenceType: 'owed_fees',
      referenceId: randomUUID(),
      entries: [
        { kind: 'SELLER_PAYABLE', tenantId, amountInCents: -paidInCents },
        { ...feesOwed(tenantId), amountInCents: paidInCents },
      ],
    })
  return { owedInCents, paidInCents }
}
