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

type Change = 'deletion_asked' | 'deletion_cancelled' | 'deletion_postponed'

const alert = (reason: Change, userId: string) =>
  ({ type: 'SECURITY_ALERT', to: [userId], link: href('/account/personal-data'), data: { reason } }) as const

const changed = (
  reason: Exclude<Change, 'deletion_postponed'>,
  { id, email }: { id: string; email: string },
): Event => ({
  audit: {
    action: `auth.${reason}`,
    ...{ values: { email }, entityType: 'user', entityId: id, tenantId: null, severity: 'WARNING' },
  },
  notifications: [alert(reason, id)],
})

export const deletionAsked = (user: { id: string; email: string }): Event => changed('deletion_asked', user)
export const deletionCancelled = (user: { id: string; email: string }): Event => changed('deletion_cancelled', user)
export const deletionPostponed = (userId: string): Event => ({ notifications: [alert('deletion_postponed', userId)] })
