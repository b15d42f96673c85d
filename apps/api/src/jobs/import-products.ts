import type { ImportedProduct, ImportProblem } from '@chonoi/domain'
import { inScope, type Scope, systemScope } from '../database/scope.ts'
import { databaseFailure } from '../http/database-failure.ts'
import { Failure } from '../http/failure.ts'
import { writeProduct } from '../modules/products/write-product.ts'
import { claimImport, endImport, noteImported, noteRefused, type ClaimedImport } from './import-products.store.ts'
import type { JobTools } from './job.ts'

const minute = 60_000
/** An import that wasn't worked on for so long is taken over. */
const maxSilence = 10 * minute

/** Creates the products of the imports that were started, one import after the other; answers how many were completed. */
export async function importProducts(tools: JobTools): Promise<number> {
  const { database, ports } = tools
  for (let completed = 0; ; ) {
    const now = ports.now()
    const goneSince = new Date(now.getTime() - maxSilence)
    const claimed = await inScope(database, systemScope, ({ queries }) => claimImport(queries, now, goneSince))
    if (!claimed) return completed
    if (await importOne(tools, claimed)) completed++
  }
}

/**
 * Each product is created in a transaction that also counts it, so that an import which died goes on behind the last
 * one that was created. Row-level security keeps it in its tenant.
 */
async function importOne(tools: JobTools, claimed: ClaimedImport): Promise<boolean> {
  const { database, ports } = tools
  const { id, tenantId, requestedBy, products, doneRows } = claimed
  const end = (status: 'COMPLETED' | 'FAILED') =>
    inScope(database, systemScope, ({ queries }) => endImport(queries, id, { status, now: ports.now() }))
  try {
    // Whoever started it left: nobody is there who could sell these goods.
    if (requestedBy === null) throw new Error('the person who started the import is gone')
    const scope: Scope = { userId: requestedBy, tenantId, reach: 'person' }
    for (const product of products.slice(doneRows)) {
      const problem = await create(tools, scope, claimed, product)
      if (problem) await inScope(database, scope, ({ queries }) => noteRefused(queries, id, problem, ports.now()))
    }
  } catch (err) {
    ports.log.error({ err, productImportId: id }, 'an import of products failed')
    await end('FAILED')
    return false
  }
  await end('COMPLETED')
  return true
}

/** Creates one product, or returns why it can't be: what it needs was taken since the check. */
async function create(
  { database, ports }: JobTools,
  scope: Scope,
  { id, tenantId, requestedBy }: ClaimedImport,
  { row, slug, ...product }: ImportedProduct,
): Promise<ImportProblem | undefined> {
  try {
    await inScope(database, scope, async ({ queries }) => {
      await writeProduct(queries, { ...product, slug: slug ?? undefined, tenantId, sellerId: requestedBy ?? '' })
      await noteImported(queries, id, ports.now())
    })
    return undefined
  } catch (thrown) {
    const failure = thrown instanceof Failure ? thrown : databaseFailure(thrown)
    if (failure?.code === 'slug.taken') return { row, column: 'slug', code: 'not_unique' }
    if (failure?.code === 'product.sku_taken') return { row, column: 'sku', code: 'not_unique' }
    if (failure?.code === 'category.not_found') return { row, column: 'category', code: 'not_in_list' }
    throw thrown
  }
}
