import { sql } from 'drizzle-orm'
import { ledgerTransactions } from '../../database/tables/money.ts'

/**
 * What a transaction is about, by the code that people know. A wallet pays a whole checkout at once: each reader gets the
 * numbers of those of its orders that they may see.
 */
export const transactionDescription = sql<string>`case when ${ledgerTransactions.referenceType} = 'order_group'
  then coalesce((select string_agg(o.order_number, ', ' order by o.order_number) from orders o
    where o.group_id = ${ledgerTransactions.referenceId}), ${ledgerTransactions.description})
  else ${ledgerTransactions.description} end`
