import type { TransactionStatus } from '@chonoi/contract'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { ledgerTransactions } from '../../database/tables/money.ts'

/** A request waits until it is paid out, rejected, or cancelled by whoever made it. */
const ofWithdrawal = sql`(
  select case w.status when 'COMPLETED' then 'COMPLETED'
    when 'REJECTED' then case when w.processed_by = w.user_id then 'CANCELLED' else 'FAILED' end
    else 'PENDING' end
  from withdrawals w where w.id = ${ledgerTransactions.referenceId})`

const paidGroup = sql`case ${ledgerTransactions.referenceType} when 'order_group' then ${ledgerTransactions.referenceId}
  else (select p.order_group_id from payments p where p.id = ${ledgerTransactions.referenceId}) end`

/** Whether all that a transaction paid for was given back. A shop sees its own orders of it. */
const isRefunded = sql`(
  select coalesce(bool_and(o.payment_status = 'REFUNDED'), false) from orders o where o.group_id = ${paidGroup})`

/** The status of a transaction (TXN-02). The ledger holds what happened; what it was for may wait or come back. */
export const transactionStatus = sql<TransactionStatus>`case
  when ${ledgerTransactions.referenceType} = 'withdrawal' then coalesce(${ofWithdrawal}, 'COMPLETED')
  when ${ledgerTransactions.referenceType} in ('order_group', 'payment') and ${isRefunded} then 'REFUNDED'
  else 'COMPLETED' end`

/** Narrowed by what has the status, so that the index of types is used. */
export function hasStatus(status: TransactionStatus): SQL | undefined {
  const is = eq(transactionStatus, status)
  if (status === 'COMPLETED') return is
  if (status === 'REFUNDED') return and(inArray(ledgerTransactions.referenceType, ['order_group', 'payment']), is)
  return and(eq(ledgerTransactions.type, 'WALLET_WITHDRAWAL'), eq(ledgerTransactions.referenceType, 'withdrawal'), is)
}
