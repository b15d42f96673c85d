import { dataExportDays, href } from '@chonoi/domain'
import type { Event } from '../events/event.ts'

const audit = (action: 'personal_data.export' | 'personal_data.download', userId: string): Event => ({
  audit: { action, values: {}, entityType: 'user', entityId: userId, tenantId: null, severity: 'WARNING' },
})

export const personalExportRequested = (userId: string): Event => audit('personal_data.export', userId)
export const personalExportDownloaded = (userId: string): Event => audit('personal_data.download', userId)

export const personalExportReady = (userId: string): Event => ({
  notifications: [
    {
      ...{ type: 'DATA_EXPORT_READY', to: [userId], link: href('/account/personal-data') },
      data: { days: dataExportDays },
    },
  ],
})
