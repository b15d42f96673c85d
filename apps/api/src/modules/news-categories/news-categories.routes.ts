import type { Routes } from '../../http/handlers.ts'
import {
  bulkNewsCategories,
  createNewsCategory,
  deleteNewsCategory,
  reorderNewsCategories,
  updateNewsCategory,
} from './change-news-categories.ts'
import { exportNewsCategories } from './export-news-categories.ts'
import {
  isCategorySlugFree,
  listNewsCategories,
  listPublicNewsCategories,
  readNewsCategory,
} from './read-news-categories.ts'

export const newsCategoryRoutes = {
  listNewsCategories: (context, { query }) => listNewsCategories(context, query),
  exportNewsCategories: (context, { query }) => exportNewsCategories(context, query),
  listPublicNewsCategories: (context, { query }) => listPublicNewsCategories(context, query),
  getNewsCategory: (context, { path }) => readNewsCategory(context, path.id),
  async createNewsCategory(context, { body }) {
    const { id } = await createNewsCategory(context, body)
    return readNewsCategory(context, id)
  },
  async updateNewsCategory(context, { path, body }) {
    const { id } = await updateNewsCategory(context, path.id, body)
    return readNewsCategory(context, id)
  },
  async deleteNewsCategory(context, { path }) {
    await deleteNewsCategory(context, path.id)
    return { success: true }
  },
  async bulkNewsCategories(context, { body }) {
    return { affected: await bulkNewsCategories(context, body) }
  },
  async reorderNewsCategories(context, { body }) {
    await reorderNewsCategories(context, body)
    return { success: true }
  },
  async checkNewsCategorySlug(context, { query }) {
    return { available: await isCategorySlugFree(context, query.slug, query.excludeId) }
  },
} satisfies Routes
