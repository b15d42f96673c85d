import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import {
  findShop,
  findTenantDecisions,
  findTenantMembers,
  findTenantMoney,
  findTenantPage,
  findTenantStats,
  type TenantQuery,
} from './managed-tenants.store.ts'

export function listTenants(context: RequestContext, query: TenantQuery) {
  return context.transaction(async (queries) => {
    const { rows, total } = await findTenantPage(queries, query)
    const stats = await findTenantStats(
      queries,
      rows.map(({ id }) => id),
    )
    return { shops: rows.map((tenant) => ({ tenant, stats: stats.get(tenant.id) })), total }
  })
}

/** A shop with the figures of a list. */
export function readTenant(context: RequestContext, id: string) {
  return context.transaction(async (queries) => {
    const tenant = found(await findShop(queries, id))
    return { tenant, stats: (await findTenantStats(queries, [id])).get(id) }
  })
}

export type ReadTenant = Awaited<ReturnType<typeof readTenant>>

export function readTenantDetails(context: RequestContext, id: string) {
  return context.transaction(async (queries) => {
    const shop = await readTenant(context, id)
    return { ...shop, figures: await findTenantMoney(queries, id) }
  })
}

export function readTenantMembers(context: RequestContext, id: string, query: { page: number; limit: number }) {
  return context.transaction(async (queries) => {
    found(await findShop(queries, id))
    return findTenantMembers(queries, id, query)
  })
}

export function readTenantHistory(context: RequestContext, id: string) {
  return context.transaction(async (queries) => {
    found(await findShop(queries, id))
    return findTenantDecisions(queries, id)
  })
}
