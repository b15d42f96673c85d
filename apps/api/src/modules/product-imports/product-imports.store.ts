import { type ImportedProduct, importedRows, type ImportFacts, type ImportProblem, slugFrom } from '@chonoi/domain'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { categories, products, productVariants } from '../../database/tables/catalogue.ts'
import { productImportProblems, productImportProducts, productImports } from '../../database/tables/product-imports.ts'
import { offsetOf } from '../../http/pagination.ts'

/** Letters of JSON that are sent to the database at once. */
const batchLength = 200_000
/** Codes and addresses that are read at once. */
const factsAtOnce = 2_000

/** The problems that the version before kept with the import. */
const formerProblems = sql`jsonb_array_length(${productImports.problems})`

/** An import without what the version before kept with it, which can be megabytes. */
export const summary = {
  id: productImports.id,
  tenantId: productImports.tenantId,
  requestedBy: productImports.requestedBy,
  fileName: productImports.fileName,
  status: productImports.status,
  totalRows: productImports.totalRows,
  goodRows: productImports.goodRows,
  doneRows: productImports.doneRows,
  refusedRows: productImports.refusedRows,
  createdCount: productImports.createdCount,
  problemCount: sql<number>`${productImports.problemCount} + ${formerProblems}`.mapWith(Number),
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
    select p.problem from (
      select 0 as part, f.position, f.problem from product_imports i
      cross join lateral jsonb_array_elements(i.problems) with ordinality as f (problem, position)
      where i.id = ${id}::uuid
      union all
      select 1, position, problem from ${productImportProblems} where import_id = ${id}::uuid) p
    order by (p.problem ->> 'row')::integer, p.part, p.position
    limit ${page.limit} offset ${offsetOf(page)}`)
  return rows.map(({ problem }) => problem)
}

export async function insertImport(
  queries: Queries,
  row: typeof productImports.$inferInsert,
  { products, problems }: { products: readonly ImportedProduct[]; problems: readonly ImportProblem[] },
): Promise<string> {
  const [written] = await queries.insert(productImports).values(row).returning({ id: productImports.id })
  if (!written) throw new Error('the import was not stored')
  const { id } = written
  const { tenantId } = row
  let position = 0
  for (const some of batchesOf(products)) {
    const texts = sql.param(some.map(({ json }) => json))
    const positions = some.map(({ row: product }) => {
      const own = position
      position += importedRows(product)
      return own
    })
    await queries.execute(sql`
      insert into ${productImportProducts} (import_id, tenant_id, position, product)
      select ${id}::uuid, ${tenantId}::uuid, p.position, p.product
      from unnest(${sql.param(positions)}::integer[], ${texts}::jsonb[]) as p (position, product)`)
  }
  for (const some of batchesOf(problems))
    await insertImportProblems(
      queries,
      { id, tenantId },
      some.map(({ json }) => json),
    )
  return id
}

/** Adds problems as JSON to those of an import, in their order. */
export async function insertImportProblems(
  queries: Queries,
  { id, tenantId }: { id: string; tenantId: string },
  problems: readonly string[],
): Promise<void> {
  await queries.execute(sql`
    insert into ${productImportProblems} (import_id, tenant_id, problem)
    select ${id}::uuid, ${tenantId}::uuid, p.problem
    from unnest(${sql.param([...problems])}::jsonb[]) with ordinality as p (problem, position) order by p.position`)
  await queries
    .update(productImports)
    .set({ problemCount: sql`${productImports.problemCount} + ${problems.length}` })
    .where(eq(productImports.id, id))
}

/** Rows with their JSON, as many together as the database is sent at once. */
function* batchesOf<Row>(rows: readonly Row[]): Generator<{ row: Row; json: string }[]> {
  let batch: { row: Row; json: string }[] = []
  let length = 0
  for (const row of rows) {
    const json = JSON.stringify(row)
    batch.push({ row, json })
    length += json.length
    if (length < batchLength) continue
    yield batch
    ;[batch, length] = [[], 0]
  }
  if (batch.length > 0) yield batch
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
  const { sku } = productVariants
  const { slug } = products
  const skus = await readAll((after) =>
    queries
      .select({ text: sku })
      .from(productVariants)
      .where(and(eq(productVariants.tenantId, tenantId), gt(sku, after)))
      .orderBy(asc(sku))
      .limit(factsAtOnce),
  )
  const slugs = await readAll((after) =>
    queries
      .select({ text: slug })
      .from(products)
      .where(and(eq(products.tenantId, tenantId), gt(slug, after)))
      .orderBy(asc(slug))
      .limit(factsAtOnce),
  )
  return {
    categories: new Map([
      ...open.map(({ id, name }) => [slugFrom(name), id] as const),
      ...open.map(({ id, slug }) => [slug, id] as const),
    ]),
    skus,
    slugs,
  }
}

/** Reads texts in their order, some at a time. */
async function readAll(readAfter: (after: string) => Promise<{ text: string | null }[]>): Promise<Set<string>> {
  const all = new Set<string>()
  for (let after = ''; ; ) {
    const page = await readAfter(after)
    for (const { text } of page) if (text !== null) all.add((after = text))
    if (page.length < factsAtOnce) return all
  }
}
