import type { SchemaOf } from '@chonoi/contract'
import { and, eq, sum } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { invoiceCounts } from '../../database/tables/invoices.ts'

/** How many invoices a shop has, or all shops, from what is counted as they change. */
export async function sumInvoiceCounts(
  queries: Queries,
  { tenantId, status }: { tenantId?: string | undefined; status?: SchemaOf<'InvoiceStatus'> | undefined },
): Promise<number> {
  const [counted] = await queries
    .select({ total: sum(invoiceCounts.change).mapWith(Number) })
    .from(invoiceCounts)
    .where(
      and(
        tenantId ? eq(invoiceCounts.tenantId, tenantId) : undefined,
        status ? eq(invoiceCounts.status, status) : undefined,
      ),
    )
  return counted?.total ?? 0
}
