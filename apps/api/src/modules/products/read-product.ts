import { hasPermissionIn } from '@chonoi/domain'
import type { Person, RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { isManagedHere } from '../tenants/managed-here.ts'
import { findListedProduct, findWholeProduct, type ProductKey, type WholeProduct } from './product-details.store.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const keyOf = (idOrSlug: string): ProductKey => (uuid.test(idOrSlug) ? { id: idOrSlug } : { slug: idOrSlug })

/** Whether the person works on the tenant's products: its sellers and administrators, and the platform. */
export function runsProductsOf(person: Person, tenantId: string): boolean {
  return person.actsForPlatform || hasPermissionIn(person, 'update:product', tenantId)
}

/** One product by its id or slug: what is on the site for everybody, the rest for the people of its shop. */
export async function readProduct(context: RequestContext, idOrSlug: string): Promise<WholeProduct> {
  const key = keyOf(idOrSlug)
  const listed = await findListedProduct(context.visitor, key)
  const { actor } = context
  if (listed || !actor) return found(listed)
  const ownShop = actor.actsForPlatform || !actor.tenantId ? {} : { tenantId: actor.tenantId }
  const own = await context.transaction((queries) => findWholeProduct(queries, { ...key, ...ownShop }))
  return found(own && runsProductsOf(actor, own.product.tenantId) ? own : undefined)
}

/** One product of the current tenant in any state; of every tenant for the platform. Another's isn't found, even when it is on the site. */
export function readManagedProduct(context: RequestContext, productId: string): Promise<WholeProduct> {
  return context.transaction(async (queries) => {
    const whole = found(await findWholeProduct(queries, { id: productId }))
    return found(isManagedHere(context, whole.product.tenantId) ? whole : undefined)
  })
}
