import type { NotificationAnalytics, NotificationAnalyticsSummary, NotificationMetric, QueryOf } from '@chonoi/contract'
import { dayRange, daysOf, vietnamDate } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { found, refuseFields } from '../../http/failure.ts'
import {
  type Counts,
  findAnalytics,
  findAnalyticsPage,
  isKnown,
  type NamedAnalytics,
  ofCampaign,
  ofNotification,
  sumAnalytics,
} from './analytics.store.ts'

export function toAnalytics({ row, title, type }: NamedAnalytics): NotificationAnalytics {
  const { id, notificationId, campaignId, day, sent, delivered, opened, clicked, dismissed, failed } = row
  return {
    ...{ id, notificationId, campaignId, date: day, sent, delivered, opened, clicked, dismissed, failed, title, type },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

export function listAnalytics(
  context: RequestContext,
  { startDate, endDate, ...query }: QueryOf<'listNotificationAnalytics'> & { page: number; limit: number },
) {
  const dayOf = (instant: string | undefined) => (instant ? vietnamDate(new Date(instant)) : undefined)
  return context.asSystem((queries) =>
    findAnalyticsPage(queries, { ...query, from: dayOf(startDate), to: dayOf(endDate) }),
  )
}

export function listOfNotification(context: RequestContext, id: string) {
  return context.asSystem(async (queries) => {
    found((await isKnown(queries, 'notifications', id)) || undefined)
    return findAnalytics(queries, ofNotification(id))
  })
}

export function listOfCampaign(context: RequestContext, id: string) {
  return context.asSystem(async (queries) => {
    found((await isKnown(queries, 'campaigns', id)) || undefined)
    return findAnalytics(queries, ofCampaign(id))
  })
}

const metrics: readonly NotificationMetric[] = ['sent', 'delivered', 'opened', 'clicked', 'dismissed', 'failed']
const none: Counts = { sent: 0, delivered: 0, opened: 0, clicked: 0, dismissed: 0, failed: 0 }

/** Percent with one decimal. */
const rateOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10)

export async function readSummary(
  context: RequestContext,
  { startDate, endDate }: QueryOf<'getNotificationAnalyticsSummary'>,
): Promise<NotificationAnalyticsSummary> {
  const range = dayRange({ startDate, endDate, days: 30, now: context.ports.now() })
  if ('problems' in range) refuseFields(range.problems)
  const { byDay, byType, byCampaign } = await context.asSystem((queries) =>
    sumAnalytics(queries, range.first, range.last),
  )
  const known = new Map(byDay.map((day) => [day.date, day]))
  const totals = byDay.reduce(
    (sum, day) => Object.fromEntries(metrics.map((name) => [name, sum[name] + day[name]])) as Counts,
    none,
  )
  return {
    ...totals,
    openRate: rateOf(totals.opened, totals.delivered),
    clickRate: rateOf(totals.clicked, totals.delivered),
    days: daysOf(range).map((date) => known.get(date) ?? { date, ...none }),
    byType: byType as NotificationAnalyticsSummary['byType'],
    byCampaign,
  }
}
