import type { Event } from '../events/event.ts'
import type { AnalyticsRow } from './analytics.store.ts'

const counts = ({ sent, delivered, opened, clicked, dismissed, failed }: AnalyticsRow) =>
  ({ sent, delivered, opened, clicked, dismissed, failed }) as const

const about = ({ id, day }: AnalyticsRow) =>
  ({ values: { day }, entityType: 'notification_analytics', entityId: id, tenantId: null }) as const

export const analyticsCreated = (row: AnalyticsRow): Event => ({
  audit: { action: 'notification_analytics.create', ...about(row), changes: counts(row) },
})

export const analyticsChanged = (row: AnalyticsRow, changes: Readonly<Record<string, unknown>>): Event => ({
  audit: { action: 'notification_analytics.update', ...about(row), severity: 'WARNING', changes },
})

export const analyticsDeleted = (row: AnalyticsRow): Event => ({
  audit: { action: 'notification_analytics.delete', ...about(row), severity: 'WARNING', changes: counts(row) },
})
