import { mayAccessResource, type Permission } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforce, found } from '../../http/failure.ts'
import { enforceVersion } from '../enforce-version.ts'
import { isManagedHere } from '../tenants/managed-here.ts'
import { findProductForUpdate, type ProductRow } from './managed-products.store.ts'
import { findWholeProduct } from './product-details.store.ts'
import { toProduct } from './product-views.ts'

/**
 * Locks the product for a caller who may change it: its seller, an administrator of its tenant, a super administrator
 * (ROLE-25..29). Others of the tenant get auth.not_yours; elsewhere it isn't found.
 */
export async function lockOwnProduct(
  context: RequestContext,
  queries: Queries,
  productId: string,
  permission: Permission = 'update:product',
): Promise<ProductRow> {
  const product = found(await findProductForUpdate(queries, productId))
  found(isManagedHere(context, product.tenantId) ? product : undefined)
  enforce(mayAccessResource(context.person, permission, { ownerId: product.sellerId, tenantId: product.tenantId }))
  return product
}

/** Fails with row.changed when a locked product or one of its variants isn't at the edited version any more. */
export function enforceProductVersion(
  queries: Queries,
  edited: number | undefined,
  product: Pick<ProductRow, 'id' | 'version'>,
): Promise<void> {
  return enforceVersion(edited, product, async () =>
    toProduct(found(await findWholeProduct(queries, { id: product.id }))),
  )
}
