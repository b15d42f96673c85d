import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import type { Routes } from '../../http/handlers.ts'
import { toBranding } from '../tenants/public-tenant-views.ts'
import { changeTenantBranding, changeTenantSettings } from './change-tenant-settings.ts'
import { readTenantAnalytics, readTenantStats } from './read-tenant-figures.ts'
import { toTenantSettings } from './tenant-settings-views.ts'
import { findTenant } from './tenant-settings.store.ts'

const readTenant = (context: RequestContext) =>
  context.transaction(async (queries) => found(await findTenant(queries, context.tenantId)))

export const tenantSettingsRoutes = {
  async getTenantSettings(context) {
    return toTenantSettings(await readTenant(context))
  },
  async updateTenantSettings(context, { body }) {
    return toTenantSettings(await changeTenantSettings(context, body))
  },
  getTenantStats: (context) => readTenantStats(context),
  getTenantAnalytics: (context, { query }) => readTenantAnalytics(context, query),
  async getTenantBranding(context) {
    return toBranding(await readTenant(context))
  },
  async updateTenantBranding(context, { body }) {
    return toBranding(await changeTenantBranding(context, body))
  },
} satisfies Routes
