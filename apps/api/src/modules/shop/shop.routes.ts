import type { Routes } from '../../http/handlers.ts'
import { countShopVisit, previewShop, readShopAnalytics } from './read-shop.ts'
import { readShopSettings, updateShopSettings } from './shop-settings.ts'

export const shopRoutes = {
  async getShopSettings(context) {
    return readShopSettings(context)
  },
  async updateShopSettings(context, { body }) {
    return updateShopSettings(context, body)
  },
  async getShopAnalytics(context, { query }) {
    return readShopAnalytics(context, query)
  },
  async getShopPreview(context, { path }) {
    return previewShop(context, path.id)
  },
  async countShopVisit(context, { body }) {
    await countShopVisit(context, body)
    return { success: true }
  },
} satisfies Routes
