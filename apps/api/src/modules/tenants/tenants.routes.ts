import type { Routes } from '../../http/handlers.ts'
import { paginationOf } from '../../http/pagination.ts'
import { toBranding, toPublicProfile, toPublicTenant } from './public-tenant-views.ts'
import { listPublicTenants, readMarketplaceFigures, readPublicTenant } from './read-public-tenants.ts'

export const tenantRoutes = {
  async listPublicTenants(context, { query }) {
    const { shops, total } = await listPublicTenants(context, query)
    const pagination = paginationOf(query.page, query.limit, total)
    return { data: { tenants: shops.map(toPublicTenant), pagination } }
  },
  async getPublicTenantStats(context) {
    return readMarketplaceFigures(context)
  },
  async getPublicTenantBySlug(context, { path }) {
    return toPublicProfile(await readPublicTenant(context, { slug: path.slug }))
  },
  async getPublicTenantBranding(context, { path }) {
    return toBranding((await readPublicTenant(context, { slug: path.slug })).tenant)
  },
  async getPublicTenant(context, { path }) {
    return toPublicTenant(await readPublicTenant(context, { id: path.id }))
  },
} satisfies Routes
