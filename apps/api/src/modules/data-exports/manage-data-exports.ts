import type { BodyOf, DataExport, QueryOf } from '@chonoi/contract'
import { mayDownloadExport, validateDataExport, vietnamDate } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforce, enforceForm, found } from '../../http/failure.ts'
import { Download } from '../../http/handlers.ts'
import { record } from '../events/record.ts'
import { isManagedHere } from '../tenants/managed-here.ts'
import { dataExportDeleted, dataExportDownloaded, dataExportRequested } from './data-exports.events.ts'
import {
  deleteDataExportRow,
  findDataExport,
  findDataExportPage,
  insertDataExport,
  type RequestedExport,
} from './data-exports.store.ts'

export function toDataExport({ row, requester }: RequestedExport): DataExport {
  const { id, status, progress, format, dataTypes, dateFrom, dateTo, fileSize } = row
  return {
    ...{ id, status, progress, format, dataTypes, dateFrom, dateTo, fileSize, requestedBy: requester },
    expiresAt: row.expiresAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
  }
}

export function listDataExports(context: RequestContext, query: QueryOf<'listDataExports'> & Paging) {
  return context.transaction((queries) => findDataExportPage(queries, context.tenantId, query))
}
type Paging = { page: number; limit: number }

/** Asks for an export; a job writes it (jobs/write-data-exports.ts). */
export function createDataExport(context: RequestContext, input: BodyOf<'createDataExport'>): Promise<RequestedExport> {
  enforceForm(validateDataExport, input)
  const { dataTypes, format = 'CSV', dateFrom = null, dateTo = null } = input
  const { tenantId, person } = context
  return context.transaction(async (queries) => {
    const row = await insertDataExport(queries, {
      tenantId,
      requestedBy: person.id,
      dataTypes,
      format,
      dateFrom,
      dateTo,
    })
    await record(context, queries, dataExportRequested(row))
    return { row, requester: { firstName: person.firstName, lastName: person.lastName } }
  })
}

export function readDataExport(context: RequestContext, id: string): Promise<RequestedExport> {
  return context.transaction((queries) => findManaged(context, queries, id))
}

async function findManaged(context: RequestContext, queries: Queries, id: string): Promise<RequestedExport> {
  const known = found(await findDataExport(queries, id))
  return found(isManagedHere(context, known.row.tenantId) ? known : undefined)
}

/** Fails with data_export.not_ready, data_export.expired. */
export async function downloadDataExport(context: RequestContext, id: string): Promise<Download> {
  const row = await context.transaction(async (queries) => {
    const known = await findManaged(context, queries, id)
    enforce(mayDownloadExport(known.row, context.ports.now()))
    await record(context, queries, dataExportDownloaded(known.row))
    return known.row
  })
  const file = found(await context.ports.files.read(row.storageKey ?? ''))
  return new Download(file.stream, 'application/zip', `chonoi-${vietnamDate(row.createdAt)}.zip`)
}

/** Removes an export with its file. One that is being written stops, because its row is gone. */
export function deleteDataExport(context: RequestContext, id: string): Promise<void> {
  return context.transaction(async (queries) => {
    await findManaged(context, queries, id)
    const row = found(await deleteDataExportRow(queries, id))
    await record(context, queries, dataExportDeleted(row))
    const { storageKey } = row
    if (storageKey !== null) context.afterCommit(() => context.ports.files.remove(storageKey))
  })
}
