import type { BodyOf, ProductImport, ProductImportProblem } from '@chonoi/contract'
import { importedRows, mayStartImport, type ImportProblem } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import { plainName } from '../../files/store-file.ts'
import { readFormFile } from '../../files/form-file.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforce, found, refuseFields } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { productsImported } from '../products/products.events.ts'
import { isManagedHere } from '../tenants/managed-here.ts'
import { checkImportFile } from './check-import-file.ts'
import {
  findImport,
  findImportFacts,
  findImportForUpdate,
  findImportProblems,
  type ImportSummary,
  insertImport,
  markImportPending,
} from './product-imports.store.ts'

export function toProductImport({
  tenantId: _tenantId,
  requestedBy: _requestedBy,
  createdAt,
  completedAt,
  ...row
}: ImportSummary): ProductImport {
  return {
    ...row,
    badRows: row.totalRows - row.goodRows,
    createdAt: createdAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
  }
}

/** A problem of another kind than the contract names can't be: both are the domain's. */
export const toImportProblem = ({ row, column, code, params }: ImportProblem): ProductImportProblem => ({
  ...{ row, column, code },
  ...(params && { params: { ...params } }),
})

/** Checks a file of the current tenant and keeps what it holds. Returns the import's id. */
export async function createProductImport(context: RequestContext, form: FormData): Promise<string> {
  const { tenantId, person } = context
  for (const field of form.keys())
    if (field !== 'file' && field !== 'mapping') refuseFields([{ field, code: 'unknown_field' }])
  const { bytes, name } = await readFormFile(form)
  const mapping = form.get('mapping')
  const facts = await context.transaction((queries) => findImportFacts(queries, tenantId))
  const { products, problems, total } = await checkImportFile(
    bytes,
    typeof mapping === 'string' ? mapping : undefined,
    facts,
  )
  return context.transaction((queries) =>
    insertImport(
      queries,
      {
        ...{ tenantId, requestedBy: person.id, fileName: plainName(name) },
        ...{ totalRows: total, goodRows: products.reduce((rows, product) => rows + importedRows(product), 0) },
      },
      { products, problems },
    ),
  )
}

export const readProductImport = (context: RequestContext, id: string): Promise<ImportSummary> =>
  context.transaction((queries) => findManaged(context, queries, id))

async function findManaged(context: RequestContext, queries: Queries, id: string): Promise<ImportSummary> {
  const row = found(await findImport(queries, id))
  return found(isManagedHere(context, row.tenantId) ? row : undefined)
}

export function listImportProblems(context: RequestContext, id: string, page: { page: number; limit: number }) {
  return context.transaction(async (queries) => {
    const { problemCount } = await findManaged(context, queries, id)
    return { rows: await findImportProblems(queries, id, page), total: problemCount }
  })
}

/** Hands a checked import to the job (jobs/import-products.ts). */
export function startProductImport(
  context: RequestContext,
  id: string,
  { goodRowsOnly = false }: BodyOf<'startProductImport'>,
): Promise<void> {
  return context.transaction(async (queries) => {
    await findManaged(context, queries, id)
    const row = found(await findImportForUpdate(queries, id))
    enforce(mayStartImport({ ...row, badRows: row.totalRows - row.goodRows }, goodRowsOnly))
    await markImportPending(queries, id, context.person.id)
    await record(context, queries, productsImported(row))
  })
}
