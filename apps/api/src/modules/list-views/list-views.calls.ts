import type { Calls } from '../../../test/calls/call.ts'
import type { listViewRoutes } from './list-views.routes.ts'

export const listViewCalls = {
  listListViews: { query: () => ({ list: 'listUsers' }), unwatched: 'few' },
  createListView: {
    body: {
      ...{ list: 'listUsers', name: 'Người bán chưa xác minh', query: 'isVerified=false&role=SELLER&sortBy=createdAt' },
      layout: { columns: [{ id: 'createdAt', isShown: false }], density: 'comfortable' },
    },
  },
  updateListView: { path: ({ listView }) => ({ id: listView }), body: { isDefault: true }, row: 'personal' },
  deleteListView: { path: ({ listView }) => ({ id: listView }), row: 'personal' },
} satisfies Calls<keyof typeof listViewRoutes>
