import type { Routes } from '../../http/handlers.ts'
import { toCategory } from './category-view.ts'
import { createCategory, deleteCategory, updateCategory, reorderCategories } from './change-categories.ts'
import { exportCategories } from './export-categories.ts'
import { listCategories, readCategory } from './read-categories.ts'

export const categoryRoutes = {
  async listCategories(context, { query }) {
    return listCategories(context, query)
  },
  exportCategories: (context, { query }) => exportCategories(context, query),
  async getCategory(context, { path }) {
    return readCategory(context, path.id)
  },
  async createCategory(context, { body }) {
    return toCategory(await createCategory(context, body))
  },
  async updateCategory(context, { path, body }) {
    return toCategory(await updateCategory(context, path.id, body))
  },
  async reorderCategories(context, { body }) {
    await reorderCategories(context, body)
    return { success: true }
  },
  async deleteCategory(context, { path }) {
    await deleteCategory(context, path.id)
    return { success: true }
  },
} satisfies Routes
