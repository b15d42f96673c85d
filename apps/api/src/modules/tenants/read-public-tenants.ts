import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import {
  findListedTenant,
  findListedTenants,
  findTenantFigures,
  getMarketplaceFiguresRow,
  type ListedTenantRow,
  type PublicTenantQuery,
  type TenantFiguresRow,
} from './public-tenants.store.ts'

export interface PublicShop {
  tenant: ListedTenantRow
  figures: TenantFiguresRow | undefined
}

/** Lists the approved, active and public shops. */
export async function listPublicTenants(context: RequestContext, query: PublicTenantQuery) {
  const { rows, total } = await findListedTenants(context.visitor, query)
  const figures = await findTenantFigures(
    context.visitor,
    rows.map(({ id }) => id),
  )
  return { shops: rows.map((tenant): PublicShop => ({ tenant, figures: figures.get(tenant.id) })), total }
}

/** Finds a public shop. Suspended, hidden and unknown ones are all not found. */
export async function readPublicTenant(
  context: RequestContext,
  by: { id: string } | { slug: string },
): Promise<PublicShop> {
  const tenant = found(await findListedTenant(context.visitor, by))
  const figures = await findTenantFigures(context.visitor, [tenant.id])
  return { tenant, figures: figures.get(tenant.id) }
}

export function readMarketplaceFigures(context: RequestContext) {
  return getMarketplaceFiguresRow(context.visitor)
}
