import type { BodyOf, NotificationMetric } from '@chonoi/contract'
import { vietnamDate } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { Failure, found, refuseFields } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import {
  addToMetric,
  changeAnalytics,
  deleteAnalyticsRow,
  findAnalytics,
  insertAnalytics,
  isKnown,
  type NamedAnalytics,
  noteNotificationEvent,
  noteRecipientEvent,
  ofRow,
} from './analytics.store.ts'
import { analyticsChanged, analyticsCreated, analyticsDeleted } from './notification-analytics.events.ts'

async function readRow(queries: Queries, id: string): Promise<NamedAnalytics> {
  const [row] = await findAnalytics(queries, ofRow(id), 1)
  return found(row)
}

export function readAnalytics(context: RequestContext, id: string): Promise<NamedAnalytics> {
  return context.asSystem((queries) => readRow(queries, id))
}

/** Adds figures of another system. A day that has some fails with analytics.exists. */
export function createAnalytics(
  context: RequestContext,
  { date, notificationId, campaignId, ...counts }: BodyOf<'createNotificationAnalytics'>,
): Promise<NamedAnalytics> {
  const today = vietnamDate(context.ports.now())
  if (!notificationId && !campaignId) refuseFields([{ field: 'campaignId', code: 'required' }])
  if (notificationId && campaignId) refuseFields([{ field: 'campaignId', code: 'analytics.one_of_both' }])
  if (date && date > today) refuseFields([{ field: 'date', code: 'date.in_future' }])
  return context.asSystem(async (queries) => {
    if (notificationId && !(await isKnown(queries, 'notifications', notificationId)))
      refuseFields([{ field: 'notificationId', code: 'not_in_list' }])
    if (campaignId && !(await isKnown(queries, 'campaigns', campaignId)))
      refuseFields([{ field: 'campaignId', code: 'not_in_list' }])
    const id = await insertAnalytics(queries, { notificationId, campaignId, day: date ?? today, ...counts })
    if (!id) throw new Failure('analytics.exists')
    const row = await readRow(queries, id)
    await record(context, queries, analyticsCreated(row.row))
    return row
  })
}

export function updateAnalytics(
  context: RequestContext,
  id: string,
  counts: BodyOf<'updateNotificationAnalytics'>,
): Promise<NamedAnalytics> {
  return context.asSystem(async (queries) => {
    const { row } = await readRow(queries, id)
    await changeAnalytics(queries, id, counts)
    const names = Object.keys(counts) as NotificationMetric[]
    const changes = Object.fromEntries(names.map((name) => [name, { from: row[name], to: counts[name] }]))
    await record(context, queries, analyticsChanged(row, changes))
    return readRow(queries, id)
  })
}

export function deleteAnalytics(context: RequestContext, id: string): Promise<void> {
  return context.asSystem(async (queries) => {
    const { row } = await readRow(queries, id)
    await deleteAnalyticsRow(queries, id)
    await record(context, queries, analyticsDeleted(row))
  })
}

export function incrementMetric(
  context: RequestContext,
  id: string,
  metric: NotificationMetric,
  amount: number,
): Promise<NamedAnalytics> {
  return context.asSystem(async (queries) => {
    await addToMetric(queries, id, metric, amount)
    return readRow(queries, id)
  })
}

/** Notes an event of a message by the id that only its recipient got: a notification's, or of a campaign's copy. */
export function reportEvent(context: RequestContext, { id, event }: BodyOf<'reportNotificationEvent'>): Promise<void> {
  return context.asSystem(async (queries) => {
    await noteNotificationEvent(queries, id, event)
    await noteRecipientEvent(queries, id, event)
  })
}
