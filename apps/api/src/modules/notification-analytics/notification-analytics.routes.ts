import type { Routes } from '../../http/handlers.ts'
import { paginationOf } from '../../http/pagination.ts'
import {
  createAnalytics,
  deleteAnalytics,
  incrementMetric,
  readAnalytics,
  reportEvent,
  updateAnalytics,
} from './change-analytics.ts'
import { listAnalytics, listOfCampaign, listOfNotification, readSummary, toAnalytics } from './read-analytics.ts'

export const notificationAnalyticsRoutes = {
  async listNotificationAnalytics(context, { query }) {
    const { rows, total } = await listAnalytics(context, query)
    return { data: rows.map(toAnalytics), pagination: paginationOf(query.page, query.limit, total) }
  },
  getNotificationAnalyticsSummary: (context, { query }) => readSummary(context, query),
  async getAnalyticsByNotification(context, { path }) {
    return { data: (await listOfNotification(context, path.notificationId)).map(toAnalytics) }
  },
  async getAnalyticsByCampaign(context, { path }) {
    return { data: (await listOfCampaign(context, path.campaignId)).map(toAnalytics) }
  },
  async getNotificationAnalytics(context, { path }) {
    return toAnalytics(await readAnalytics(context, path.id))
  },
  async createNotificationAnalytics(context, { body }) {
    return toAnalytics(await createAnalytics(context, body))
  },
  async updateNotificationAnalytics(context, { path, body }) {
    return toAnalytics(await updateAnalytics(context, path.id, body))
  },
  async deleteNotificationAnalytics(context, { path }) {
    await deleteAnalytics(context, path.id)
    return { success: true }
  },
  async incrementNotificationMetric(context, { path, query }) {
    return toAnalytics(await incrementMetric(context, path.id, path.metric, query.amount ?? 1))
  },
  async reportNotificationEvent(context, { body }) {
    await reportEvent(context, body)
    return { success: true }
  },
} satisfies Routes
