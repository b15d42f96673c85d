import type { BodyOf } from '@chonoi/contract'
import {
  mayAccessResource,
  mayFeatureProduct,
  mayMoveProduct,
  type ProductStatus,
  statusAfterChange,
} from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, Failure, refuseFields } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { isManagedHere } from '../tenants/managed-here.ts'
import {
  findProductsForUpdate,
  isCategoryOpen,
  type ProductChange,
  type ProductRow,
  updateProducts,
} from './managed-products.store.ts'
import { changedPrices } from './prices.ts'
import { findDefaultPrices, priceDefaultVariants } from './product-variants.store.ts'
import { productsRemoved, productsReopened, productsUpdated, productUpdated } from './products.events.ts'
import { requireAllFinished } from './require-finished.ts'
import { tellPriceDrop } from '../wishlist/tell-price-drop.ts'

/**
 * Applies one change to several products, all or none. Skips products that the caller may not change. Fails with
 * product.transition_not_allowed, naming the product, when a status doesn't allow the change, and product.unfinished when
 * one that is submitted lacks something. Returns the number of changed products.
 */
export function bulkUpdateProducts(
  context: RequestContext,
  { productIds, updates }: BodyOf<'bulkUpdateProducts'>,
): Promise<number> {
  const asked = askedStatus(updates)
  return context.transaction(async (queries) => {
    const { categoryId, isFeatured, priceInCents } = updates
    if (categoryId && !(await isCategoryOpen(queries, categoryId))) throw new Failure('category.not_found')
    const rows = (await findProductsForUpdate(queries, productIds)).filter((product) => mayChange(context, product))
    if (isFeatured !== undefined && rows.some((product) => product.isFeatured !== isFeatured))
      enforce(mayFeatureProduct(context.person))
    const ids = rows.map(({ id }) => id)
    const groups = byNextStatus(rows, updates, asked)
    const prices = priceInCents === undefined ? undefined : await findDefaultPrices(queries, ids)
    // The price first: without one none can be submitted.
    if (priceInCents !== undefined && ids.length > 0) await priceDefaultVariants(queries, ids, priceInCents)
    const submitted = new Set(groups.flatMap(([status, some]) => (status === 'PENDING' ? some : [])))
    const asWritten = rows.map((row) => ({ ...row, categoryId: categoryId ?? row.categoryId }))
    await requireAllFinished(
      queries,
      asWritten.filter(({ id, status }) => status !== 'PENDING' && submitted.has(id)),
    )
    for (const [status, some] of groups) {
      const change: ProductChange = {
        status,
        ...(status === 'PENDING' && { rejectionReason: null }),
        ...(categoryId !== undefined && { categoryId }),
        ...(isFeatured !== undefined && { isFeatured }),
      }
      await updateProducts(queries, some, change)
      const changed = rows.filter(({ id }) => some.includes(id))
      for (const product of changed) {
        const before = prices?.get(product.id) ?? product
        await record(
          context,
          queries,
          productUpdated(
            { ...product, ...before, priceInCents: before.priceInCents ?? 0 },
            { ...change, ...(priceInCents !== undefined && changedPrices(before, { priceInCents })) },
          ),
        )
      }
    }
    if (priceInCents !== undefined) for (const product of rows) await tellPriceDrop(context, product)
    await record(context, queries, productsUpdated(ids))
    await tellSellers(context, groups, rows)
    return ids.length
  })
}

/** A product that somebody else puts back to pending or archives leaves the site: its seller hears of it. */
async function tellSellers(context: RequestContext, groups: StatusGroups, rows: readonly ProductRow[]): Promise<void> {
  const movedTo = (next: ProductStatus) => {
    const moved = new Set(groups.flatMap(([status, ids]) => (status === next ? ids : [])))
    return rows.filter(({ id, status, sellerId }) => moved.has(id) && status !== next && sellerId !== context.person.id)
  }
  const [reopened, archived] = [movedTo('PENDING'), movedTo('ARCHIVED')]
  if (reopened.length + archived.length === 0) return
  await context.asSystem(async (system) => {
    await record(context, system, productsReopened(reopened))
    await record(context, system, productsRemoved(archived))
  })
}

type StatusGroups = ReturnType<typeof byNextStatus>
type Updates = BodyOf<'bulkUpdateProducts'>['updates']

/** isActive is an alias of status. Both together must agree. */
function askedStatus({ status, isActive }: Updates): ProductStatus | undefined {
  if (isActive === undefined) return status
  const meant = isActive ? 'PENDING' : 'ARCHIVED'
  if (status !== undefined && status !== meant)
    refuseFields([{ field: 'updates.isActive', code: 'product.status_contradicts' }])
  return meant
}

function mayChange(context: RequestContext, { sellerId, tenantId }: ProductRow): boolean {
  const owned = { ownerId: sellerId, tenantId }
  return isManagedHere(context, tenantId) && mayAccessResource(context.person, 'update:product', owned).allowed
}

function byNextStatus(rows: readonly ProductRow[], updates: Updates, asked: ProductStatus | undefined) {
  const next = (product: ProductRow) => {
    // Approved and pending products are already active, so activating them changes nothing.
    if (updates.isActive && product.status !== 'ARCHIVED') return product.status
    if (asked) return asked
    const changed = Object.keys(updates).filter(
      (field) => product[field as keyof ProductRow] !== updates[field as keyof Updates],
    )
    return statusAfterChange(product.status, changed)
  }
  const stuck = rows.filter((product) => !mayMoveProduct(product.status, next(product)).allowed)
  if (stuck.length > 0) {
    throw new Failure('product.transition_not_allowed', { details: { productIds: stuck.map(({ id }) => id) } })
  }
  const groups = Map.groupBy(rows, next)
  return [...groups].map(([status, some]) => [status, some.map(({ id }) => id)] as const)
}
