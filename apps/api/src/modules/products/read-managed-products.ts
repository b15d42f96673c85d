import type { ProductStats, QueryOf } from '@chonoi/contract'
import { actsIn, effectiveRole } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { Failure } from '../../http/failure.ts'
import { countProducts, findManagedProducts, type ManagedListQuery } from './managed-products.store.ts'

/** Lists the current tenant's products in any state, or every tenant's for the platform. */
export function listManagedProducts(context: RequestContext, query: ManagedListQuery) {
  const own = context.person.actsForPlatform ? query : { ...query, tenantId: context.tenantId }
  return context.transaction((queries) => findManagedProducts(queries, own))
}

/** Counts products by state: a seller's own, an administrator's tenant's, or the requested ones for the platform. */
export function readProductStats(
  context: RequestContext,
  { tenantId: asked }: QueryOf<'getProductStats'>,
): Promise<ProductStats> {
  const tenant = statsTenant(context, asked)
  const owners = {
    ...(tenant && { tenantId: tenant }),
    ...(effectiveRole(context.person) === 'SELLER' && { sellerId: context.person.id }),
  }
  return context.transaction((queries) => countProducts(queries, owners))
}

/** Resolves the tenant of the figures. Only the platform may name another tenant or none. */
export function statsTenant(context: RequestContext, asked: string | undefined): string | undefined {
  if (context.person.actsForPlatform) return asked
  if (asked !== undefined && !actsIn(context.person, asked)) throw new Failure('auth.tenant_forbidden')
  return context.tenantId
}
