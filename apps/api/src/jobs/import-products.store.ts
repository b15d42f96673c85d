import type { ImportedProduct, ImportProblem, ProductImportStatus } from '@chonoi/domain'
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { productImportProducts, productImports } from '../database/tables/product-imports.ts'
import { type ImportSummary, insertImportProblems, summary } from '../modules/product-imports/product-imports.store.ts'

/** Takes the import that waits longest, or that a process left behind. Of several processes one gets it. */
export async function claimImport(queries: Queries, now: Date, goneSince: Date): Promise<ImportSummary | undefined> {
  const waiting = sql`(select id from product_imports
    where status = 'PENDING' or (status = 'RUNNING' and seen_at < ${goneSince.toISOString()}::timestamptz)
    order by created_at limit 1 for update skip locked)`
  const [row] = await queries
    .update(productImports)
    .set({ status: 'RUNNING', seenAt: now })
    .where(sql`${productImports.id} = ${waiting}`)
    .returning(summary)
  if (row) await moveFormerProducts(queries, row.id)
  return row
}

/** The products of an import that the version before wrote become rows. */
async function moveFormerProducts(queries: Queries, id: string): Promise<void> {
  await queries.execute(sql`
    insert into product_import_products (import_id, tenant_id, position, product)
    select f.id, f.tenant_id, sum(f.rows) over (order by f.place) - f.rows, f.product
    from (select i.id, i.tenant_id, p.place, p.product, 1 + coalesce(jsonb_array_length(p.product -> 'more'), 0) as rows
      from product_imports i cross join lateral jsonb_array_elements(i.products) with ordinality as p (product, place)
      where i.id = ${id}::uuid) f`)
  await queries
    .update(productImports)
    .set({ products: [] })
    .where(and(eq(productImports.id, id), sql`${productImports.products} <> '[]'`))
}

/** The next products of an import, behind the rows that are done. */
export async function findProductsToImport(
  queries: Queries,
  id: string,
  { doneRows, limit }: { doneRows: number; limit: number },
): Promise<ImportedProduct[]> {
  const { importId, position, product } = productImportProducts
  const rows = await queries
    .select({ product })
    .from(productImportProducts)
    .where(and(eq(importId, id), gte(position, doneRows)))
    .orderBy(asc(position))
    .limit(limit)
  return rows.map((row) => row.product)
}

/** Counts the rows of a created product, in its own transaction. */
export async function noteImported(queries: Queries, id: string, rows: number, now: Date): Promise<void> {
  await queries
    .update(productImports)
    .set({
      doneRows: sql`${productImports.doneRows} + ${rows}`,
      createdCount: sql`${productImports.createdCount} + 1`,
      seenAt: now,
    })
    .where(eq(productImports.id, id))
}

/** Counts the rows of a product that could not be created, and says why. */
export async function noteRefused(
  queries: Queries,
  { id, tenantId }: Pick<ImportSummary, 'id' | 'tenantId'>,
  { problem, rows, now }: { problem: ImportProblem; rows: number; now: Date },
): Promise<void> {
  await queries
    .update(productImports)
    .set({
      doneRows: sql`${productImports.doneRows} + ${rows}`,
      refusedRows: sql`${productImports.refusedRows} + ${rows}`,
      seenAt: now,
    })
    .where(eq(productImports.id, id))
  await insertImportProblems(queries, { id, tenantId }, [JSON.stringify(problem)])
}

/** Ends an import and returns what became of it; undefined where another process ended it. Its rows are not needed any more. */
export async function endImport(
  queries: Queries,
  id: string,
  { status, now }: { status: ProductImportStatus; now: Date },
): Promise<ImportSummary | undefined> {
  const [ended] = await queries
    .update(productImports)
    .set({ status, completedAt: now })
    .where(and(eq(productImports.id, id), eq(productImports.status, 'RUNNING')))
    .returning(summary)
  if (ended) await queries.delete(productImportProducts).where(eq(productImportProducts.importId, id))
  return ended
}

/** Forgets checks that nobody started. */
export async function deleteCheckedImports(queries: Queries, olderThan: Date): Promise<number> {
  const old = and(eq(productImports.status, 'CHECKED'), lt(productImports.createdAt, olderThan))
  const deleted = await queries.delete(productImports).where(old)
  return deleted.rowCount ?? 0
}
