import { type ImportFacts, type ImportProblem, slugFrom } from '@chonoi/domain'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { categories, products, productVariants } from '../../database/tables/catalogue.ts'
import { productImports } from '../../database/tables/product-imports.ts'
import { offsetOf } from '../../http/pagination.ts'

/** An import without its rows, which can be megabytes. */
const summary = {
  id: productImports.id,
  tenantId: productImports.tenantId,
  fileName: productImports.fileName,
  status: productImports.status,
  totalRows: productImports.totalRows,
  goodRows: productImports.goodRows,
  doneRows: productImports.doneRows,
  refusedRows: productImports.refusedRows,
  createdCount: productImports.createdCount,
  problemCount: sql<number>`jsonb_array_length(${productImports.problems})`.mapWith(Number),
  createdAt: productImports.createdAt,
  completedAt: productImports.completedAt,
}
export type ImportSummary = NonNullable<Awaited<ReturnType<typeof findImport>>>

export async function findImport(queries: Queries, id: string) {
  const [row] = await queries.select(summary).from(productImports).where(eq(productImports.id, id))
  return row
}

/** Locks and returns the import, so that it is started once. */
export async function findImportForUpdate(queries: Queries, id: string) {
  const [row] = await queries.select(summary).from(productImports).where(eq(productImports.id, id)).for('update')
  return row
}

/** A page of what is wrong, in the order of the rows. */
export async function findImportProblems(
  queries: Queries,
  id: string,
  page: { page: number; limit: number },
): Promise<ImportProblem[]> {
  const { rows } = await queries.execute<{ problem: ImportProblem }>(sql`
    select p.problem from product_imports i
    cross join lateral jsonb_array_elements(i.problems) with ordinality as p (problem, position)
    where i.id = ${id}::uuid
    order by (p.problem ->> 'row')::integer, p.position
    limit ${page.limit} offset ${offsetOf(page)}`)
  return rows.map(({ problem }) => problem)
}

export async function insertImport(queries: Queries, row: typeof productImports.$inferInsert): Promise<string> {
  const [written] = await queries.insert(productImports).values(row).returning({ id: productImports.id })
  if (!written) throw new Error('the import was not stored')
  return written.id
}

/** Whoever starts an import answers for it from then on, also when a colleague uploaded the file. */
export async function markImportPending(queries: Queries, id: string, startedBy: string): Promise<void> {
  await queries
    .update(productImports)
    .set({ status: 'PENDING', requestedBy: startedBy })
    .where(eq(productImports.id, id))
}

/** What a file is checked against: open categories by the slug of their address and name, and what the shop uses. */
export async function findImportFacts(queries: Queries, tenantId: string): Promise<ImportFacts> {
  const open = await queries
    .select({ id: categories.id, slug: categories.slug, name: categories.name })
    .from(categories)
    .where(eq(categories.isActive, true))
  const skus = await queries
    .select({ sku: productVariants.sku })
    .from(productVariants)
    .where(and(eq(productVariants.tenantId, tenantId), isNotNull(productVariants.sku)))
  const slugs = await queries.select({ slug: products.slug }).from(products).where(eq(products.tenantId, tenantId))
  return {
    categories: new Map([
      ...open.map(({ id, name }) => [slugFrom(name), id] as const),
      ...open.map(({ id, slug }) => [slug, id] as const),
    ]),
    skus: new Set(skus.flatMap(({ sku }) => (sku === null ? [] : [sku]))),
    slugs: new Set(slugs.map(({ slug }) => slug)),
  }
}
