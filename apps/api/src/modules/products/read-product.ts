import { hasPermissionIn } from '@chonoi/domain'
import type { Person, RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { isManagedHere } from '../tenants/managed-here.ts'
import { findListedProduct, findWholeProduct, type ProductKey, type WholeProduct } from './product-details.store.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** A slug may look like an id. */
const keysOf = (idOrSlug: string): ProductKey[] => [
  ...(uuid.test(idOrSlug) ? [{ id: idOrSlug }] : []),
  { slug: idOrSlug },
]

async function firstOf<Key, Found>(
  keys: readonly Key[],
  find: (key: Key) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  for (const key of keys) {
    const one = await find(key)
    if (one !== undefined) return one
  }
  return undefined
}

/** Whether the person manages the tenant's products: its sellers and administrators, and the platform. */
function runsProductsOf(person: Person, tenantId: string): boolean {
  return person.actsForPlatform || hasPermissionIn(person, 'update:product', tenantId)
}

/** Finds a product by id or slug: listed ones for everybody, others for the people of their shop. */
export async function readProduct(context: RequestContext, idOrSlug: string): Promise<WholeProduct> {
  const keys = keysOf(idOrSlug)
  const listed = await firstOf(keys, (key) => findListedProduct(context.visitor, key))
  const { actor } = context
  if (listed || !actor) return found(listed)
  const ownShop = actor.actsForPlatform || !actor.tenantId ? {} : { tenantId: actor.tenantId }
  const own = await context.transaction((queries) =>
    firstOf(keys, (key) => findWholeProduct(queries, { ...key, ...ownShop })),
  )
  return found(own && runsProductsOf(actor, own.product.tenantId) ? own : undefined)
}

/**
 * Finds a product of the current tenant in any state, or of any tenant for the platform. Other tenants' products aren't
 * found, even when listed.
 */
export function readManagedProduct(context: RequestContext, productId: string): Promise<WholeProduct> {
  return context.transaction(async (queries) => {
    const whole = found(await findWholeProduct(queries, { id: productId }))
    return found(isManagedHere(context, whole.product.tenantId) ? whole : undefined)
  })
}
