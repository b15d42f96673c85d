import { importedRows, type ImportedProduct, type ImportProblem } from '@chonoi/domain'
import { inScope, type Scope, systemScope } from '../database/scope.ts'
import { databaseFailure } from '../http/database-failure.ts'
import { Failure } from '../http/failure.ts'
import { scopeFor } from '../http/standing.ts'
import { record } from '../modules/events/record.ts'
import { productImportEnded } from '../modules/products/products.events.ts'
import { writeProduct, writeVariant } from '../modules/products/write-product.ts'
import type { ImportSummary } from '../modules/product-imports/product-imports.store.ts'
import { claimImport, endImport, findProductsToImport, noteImported, noteRefused } from './import-products.store.ts'
import type { JobTools } from './job.ts'

const minute = 60_000
/** An import that wasn't worked on for so long is taken over. */
const maxSilence = 10 * minute
/** Products that are created before it is asked again whether they still may be. */
const batch = 50
const recorder = { actor: null, facts: { requestId: 'job-import-products' } }

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

type Ending = 'COMPLETED' | 'FAILED' | 'REFUSED'

/**
 * Each product is created in a transaction that also counts it, so that an import which died goes on behind the last
 * one that was created. Row-level security keeps it in its tenant.
 */
async function importOne(tools: JobTools, claimed: ImportSummary): Promise<boolean> {
  let ending: Ending
  try {
    ending = await createAll(tools, claimed)
  } catch (err) {
    tools.ports.log.error({ err, productImportId: claimed.id }, 'an import of products failed')
    ending = 'FAILED'
  }
  await end(tools, claimed.id, ending)
  return ending === 'COMPLETED'
}

/** Creates what is left of an import. Before each batch it asks whether whoever started it still manages the shop. */
async function createAll(tools: JobTools, claimed: ImportSummary): Promise<Ending> {
  const { database, ports } = tools
  const { id, tenantId, requestedBy } = claimed
  for (let { doneRows } = claimed; doneRows < claimed.goodRows; ) {
    const scope = requestedBy && (await scopeFor(database, requestedBy, tenantId, 'create:product'))
    if (!scope) return 'REFUSED'
    const behind = { doneRows, limit: batch }
    const left = await inScope(database, scope, ({ queries }) => findProductsToImport(queries, id, behind))
    if (left.length === 0) throw new Error('products of an import are missing')
    for (const product of left) {
      const problem = await create(tools, { ...claimed, requestedBy }, scope, product)
      const rows = importedRows(product)
      if (problem)
        await inScope(database, scope, ({ queries }) =>
          noteRefused(queries, claimed, { problem, rows, now: ports.now() }),
        )
      doneRows += rows
    }
  }
  return 'COMPLETED'
}

/** Ends an import and tells whoever started it, once. */
function end({ database, ports }: JobTools, id: string, status: Ending): Promise<void> {
  return inScope(database, systemScope, async ({ queries }) => {
    const ended = await endImport(queries, id, { status, now: ports.now() })
    if (!ended) return
    const refused = ended.totalRows - ended.goodRows + ended.refusedRows
    await record(recorder, queries, productImportEnded(ended, status, { created: ended.createdCount, refused }))
  })
}

/** Creates one product with its variants, or returns why it can't be: what it needs was taken since the check. */
async function create(
  { database, ports }: JobTools,
  { id, tenantId, requestedBy }: ImportSummary & { requestedBy: string },
  scope: Scope,
  imported: ImportedProduct,
): Promise<ImportProblem | undefined> {
  const { slug, more = [], ...product } = imported
  let row = imported.row
  try {
    await inScope(database, scope, async ({ queries }) => {
      const written = { ...product, slug: slug ?? undefined, tenantId, sellerId: requestedBy }
      const productId = await writeProduct(queries, written)
      for (const [index, variant] of more.entries()) {
        row = variant.row
        await writeVariant(queries, { productId, tenantId, createdBy: requestedBy, place: index + 1 }, variant)
      }
      await noteImported(queries, id, importedRows(imported), ports.now())
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
