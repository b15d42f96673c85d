import type { Calls } from '../../../test/calls/call.ts'
import type { managedTenantRoutes } from './managed-tenants.routes.ts'

export const managedTenantCalls = {
  listTenants: { unwatched: 'the shops of a platform are thousands, not as many as its products' },
  exportTenants: { unwatched: 'writes all that it lists into a file, now and then' },
  getTenantStatistics: { unwatched: 'sums' },
  createTenant: {
    body: { name: 'Gốm Phù Lãng' },
    fixed: { slug: undefined, ownerEmail: null },
  },
  bulkUpdateTenants: {
    body: ({ shop }) => ({ ids: [shop], action: 'HIDE' }),
    names: { 'body.ids.[]': { others: 'yes' } },
  },
  getTenant: { path: ({ shop }) => ({ id: shop }), row: 'anybody', unwatched: 'sums' },
  updateTenant: { path: ({ shop }) => ({ id: shop }), body: { isPublic: false }, fixed: ['isPublic'], row: 'anybody' },
  updateTenantStatus: {
    path: ({ shop }) => ({ id: shop }),
    body: { isActive: false },
    fixed: ['isActive'],
    row: 'anybody',
  },
  deleteTenant: { path: ({ spareShop }) => ({ id: spareShop }), row: 'anybody' },
  listMembersOfTenant: { path: ({ shop }) => ({ id: shop }), row: 'anybody', unwatched: 'few' },
  listTenantHistory: { path: ({ shop }) => ({ id: shop }), row: 'anybody', watched: true },
} satisfies Calls<keyof typeof managedTenantRoutes>
