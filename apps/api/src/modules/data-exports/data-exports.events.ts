import { dataExportDays, href } from '@chonoi/domain'
import type { Audit, Event } from '../events/event.ts'
import type { DataExportRow } from './data-exports.store.ts'

type Exported = Pick<DataExportRow, 'id' | 'tenantId' | 'dataTypes' | 'format'>

/** An export holds personal data of many people, so that every step of it is a WARNING. */
const audit = (
  action: 'create' | 'complete' | 'failed' | 'download' | 'delete',
  { id, tenantId, dataTypes, format }: Exported,
  more: Pick<Audit, 'severity' | 'outcome'> = { severity: 'WARNING' },
): Event & { audit: Audit } => ({
  audit: {
    action: `data_export.${action}`,
    ...{ values: {}, entityType: 'data_export', entityId: id, tenantId, ...more },
    changes: { dataTypes, format },
  },
})

/** Pending: a job writes the archive. */
export const dataExportRequested = (row: DataExportRow): Event =>
  audit('create', row, { severity: 'WARNING', outcome: { status: 'PENDING' } })
export const dataExportDownloaded = (row: DataExportRow): Event => audit('download', row)
export const dataExportDeleted = (row: DataExportRow): Event => audit('delete', row)

export const dataExportFailed = (row: Exported, errorMessage: string): Event =>
  audit('failed', row, { outcome: { status: 'FAILED', errorMessage } })

export const dataExportReady = (row: Exported & Pick<DataExportRow, 'requestedBy'>): Event => ({
  ...audit('complete', row),
  notifications: row.requestedBy
    ? [
        {
          ...{ type: 'DATA_EXPORT_READY', to: [row.requestedBy], link: href('/tenant/data-export') },
          data: { days: dataExportDays },
        },
      ]
    : [],
})
