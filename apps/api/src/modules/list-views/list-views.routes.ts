import type { ListView } from '@chonoi/contract'
import type { Routes } from '../../http/handlers.ts'
import { createListView, deleteListView, listListViews, updateListView } from './change-list-views.ts'
import type { ListViewRow } from './list-views.store.ts'

const toListView = ({ userId: _owner, createdAt, updatedAt, ...view }: ListViewRow): ListView => ({
  ...view,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

export const listViewRoutes = {
  async listListViews(context, { query }) {
    return { data: (await listListViews(context, query.list)).map(toListView) }
  },
  async createListView(context, { body }) {
    return toListView(await createListView(context, body))
  },
  async updateListView(context, { path, body }) {
    return toListView(await updateListView(context, path.id, body))
  },
  async deleteListView(context, { path }) {
    await deleteListView(context, path.id)
    return { success: true }
  },
} satisfies Routes
