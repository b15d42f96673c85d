import type { Routes } from '../../http/handlers.ts'
import { paginationOf } from '../../http/pagination.ts'
import { createTenant } from './create-tenant.ts'
import { deleteTenant } from './delete-tenant.ts'
import { exportTenants } from './export-tenants.ts'
import { countTenants } from './managed-tenants.store.ts'
import { listTenants, readTenant, readTenantDetails, readTenantHistory, readTenantMembers } from './read-tenants.ts'
import { toTenant, toTenantDetails } from './tenant-views.ts'
import { bulkUpdateTenants, statusUpdateOf, updateTenant } from './update-tenant.ts'

export const managedTenantRoutes = {
  async listTenants(context, { query }) {
    const { shops, total } = await listTenants(context, query)
    return { data: { tenants: shops.map(toTenant), pagination: paginationOf(query.page, query.limit, total) } }
  },
  exportTenants: (context, { query }) => exportTenants(context, query),
  getTenantStatistics: (context) => context.transaction(countTenants),
  async createTenant(context, { body }) {
    return toTenant(await readTenant(context, await createTenant(context, body)))
  },
  bulkUpdateTenants: (context, { body }) => bulkUpdateTenants(context, body),
  async getTenant(context, { path }) {
    return toTenantDetails(await readTenantDetails(context, path.id))
  },
  async updateTenant(context, { path, body }) {
    await updateTenant(context, path.id, statusUpdateOf(body))
    return toTenant(await readTenant(context, path.id))
  },
  async updateTenantStatus(context, { path, body }) {
    await updateTenant(context, path.id, body)
    return toTenant(await readTenant(context, path.id))
  },
  async deleteTenant(context, { path }) {
    await deleteTenant(context, path.id)
    return { success: true }
  },
  async listMembersOfTenant(context, { path, query }) {
    const { rows, total } = await readTenantMembers(context, path.id, query)
    return {
      data: rows.map(({ joinedAt, ...member }) => ({ ...member, joinedAt: joinedAt.toISOString() })),
      pagination: paginationOf(query.page, query.limit, total),
    }
  },
  async listTenantHistory(context, { path }) {
    const decisions = await readTenantHistory(context, path.id)
    return {
      data: decisions.map(({ createdAt, ...decision }) => ({ ...decision, createdAt: createdAt.toISOString() })),
    }
  },
} satisfies Routes
