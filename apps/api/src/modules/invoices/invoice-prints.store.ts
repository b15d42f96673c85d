import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { invoicePrints } from '../../database/tables/invoice-prints.ts'

export type InvoicePrintRow = typeof invoicePrints.$inferSelect

export async function insertInvoicePrint(
  queries: Queries,
  values: typeof invoicePrints.$inferInsert,
): Promise<InvoicePrintRow> {
  const [row] = await queries.insert(invoicePrints).values(values).returning()
  if (!row) throw new Error('the print was not stored')
  return row
}

export async function findInvoicePrint(queries: Queries, id: string): Promise<InvoicePrintRow | undefined> {
  const [row] = await queries.select().from(invoicePrints).where(eq(invoicePrints.id, id))
  return row
}
