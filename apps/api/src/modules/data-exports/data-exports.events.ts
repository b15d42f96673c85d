import { dataExportDays, href } from '@chonoi/domain'
import type { Event } from '../events/event.ts'
import type { DataExportRow } from './data-exports.store.ts'

/** An export holds personal data of many people, so that every step of it is a WARNING. */
const audit = (
  action: 'create' | 'download' | 'delete',
  { id, tenantId, dataTypes, format }: DataExportRow,
): Event => ({
  audit: {
    action: `data_export.${action}`,
    ...{ values: {}, entityType: 'data_export', entityId: id, tenantId, severity: 'WARNING' },
    changes: { dataTypes, format },
  },
})

export const dataExportRequested = (row: DataExportRow): Event => audit('create', row)
export const dataExportDownloaded = (row: DataExportRow): Event => audit('download', row)
export const dataExportDeleted = (row: DataExportRow): Event => audit('delete', row)

export const dataExportReady = ({ requestedBy }: DataExportRow): Event => ({
  notifications: requestedBy
    ? [
        {
          ...{ type: 'DATA_EXPORT_READY', to: [requestedBy], link: href('/tenant/data-export') },
          data: { days: dataExportDays },
        },
      ]
    : [],
})
