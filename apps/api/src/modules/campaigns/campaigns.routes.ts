import { type Routes, WebhookAnswer } from '../../http/handlers.ts'
import { paginationOf } from '../../http/pagination.ts'
import { toCampaign } from './campaign-views.ts'
import {
  createCampaign,
  deleteCampaign,
  duplicateCampaign,
  runCampaignAction,
  updateCampaign,
} from './change-campaigns.ts'
import {
  countCampaignAudience,
  listCampaigns,
  previewCampaign,
  readCampaign,
  readCampaignStats,
} from './read-campaigns.ts'
import { exportCampaigns } from './export-campaigns.ts'
import { testCampaign } from './test-campaign.ts'
import { unsubscribe } from './unsubscribe.ts'

export const campaignRoutes = {
  async listCampaigns(context, { query }) {
    const { campaigns, total } = await listCampaigns(context, query)
    return { data: campaigns, pagination: paginationOf(query.page, query.limit, total) }
  },
  getCampaignStats: readCampaignStats,
  countCampaignAudience: (context, { body }) => countCampaignAudience(context, body),
  getCampaign: (context, { path }) => readCampaign(context, path.id),
  exportCampaigns: (context, { query }) => exportCampaigns(context, query),
  async createCampaign(context, { body }) {
    return toCampaign(await createCampaign(context, body))
  },
  async updateCampaign(context, { path, body }) {
    return toCampaign(await updateCampaign(context, path.id, body))
  },
  async deleteCampaign(context, { path }) {
    await deleteCampaign(context, path.id)
    return { success: true }
  },
  async runCampaignAction(context, { path, body }) {
    await runCampaignAction(context, path.id, body.action)
    return readCampaign(context, path.id)
  },
  previewCampaign: (context, { path }) => previewCampaign(context, path.id),
  async duplicateCampaign(context, { path, body }) {
    return toCampaign(await duplicateCampaign(context, path.id, body.name.trim()))
  },
  testCampaign: (context, { path, body }) => testCampaign(context, path.id, body.testEmails),
  async unsubscribeWithOneClick(context, { query }) {
    await unsubscribe(context, query.id)
    return new WebhookAnswer({ status: 200, body: null, contentType: null })
  },
  async unsubscribeFromPromotions(context, { body }) {
    await unsubscribe(context, body.id)
    return { success: true }
  },
} satisfies Routes
