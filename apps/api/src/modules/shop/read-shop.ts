import type { BodyOf, QueryOf, ShopAnalytics, ShopPreview } from '@chonoi/contract'
import { vietnamDate } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { findProductSummaries } from '../products/managed-products.store.ts'
import { toProductSummary } from '../products/product-views.ts'
import { analysedDays } from '../seller/read-analytics.ts'
import { insertStep } from '../seller/shop-steps.store.ts'
import { isManagedHere } from '../tenants/managed-here.ts'
import { toPublicProfile } from '../tenants/public-tenant-views.ts'
import { findListedTenant, findTenantFigures } from '../tenants/public-tenants.store.ts'
import { findNewestProductIds, findShop, insertVisit, sumRatings, sumVisits } from './shop.store.ts'

const previewedCount = 12

/** Visits, orders and conversion of the current shop (SELLER-03). */
export function readShopAnalytics(context: RequestContext, query: QueryOf<'getShopAnalytics'>): Promise<ShopAnalytics> {
  const days = analysedDays(context, query)
  const { tenantId } = context
  return context.transaction(async (queries) => {
    const sums = await sumVisits(queries, tenantId, days)
    const { ratingAverage } = await sumRatings(queries, tenantId)
    const conversionRate = sums.visits > 0 ? Math.round((sums.orders * 1000) / sums.visits) / 10 : null
    return { ...sums, conversionRate, ratingAverage }
  })
}

/** A shop as its page shows it. Its own staff also see one that isn't on the site. */
export async function previewShop(context: RequestContext, id: string): Promise<ShopPreview> {
  const listed = await findListedTenant(context.visitor, { id })
  const isOwn = context.actor !== null && isManagedHere(context, id)
  found(listed ?? (isOwn || undefined))
  return context.transaction(async (queries) => {
    const tenant = listed ?? found(await findShop(queries, id))
    const figures = (await findTenantFigures(queries, [id])).get(id)
    const { ratingAverage, productCount } = await sumRatings(queries, id)
    const ids = await findNewestProductIds(queries, id, previewedCount)
    const summaries = new Map((await findProductSummaries(queries, ids)).map((one) => [one.id, one]))
    return {
      shop: toPublicProfile({ tenant, figures }),
      products: ids.flatMap((productId) => {
        const product = summaries.get(productId)
        return product ? [toProductSummary(product)] : []
      }),
      ratingAverage,
      productCount,
    }
  })
}

/** Counts a visit of a shop on the site, or a step towards an order; of any other shop nothing is kept. */
export async function countShopVisit(
  context: RequestContext,
  { tenantId, step = 'VISIT' }: BodyOf<'countShopVisit'>,
): Promise<void> {
  if (!(await findListedTenant(context.visitor, { id: tenantId }))) return
  const day = vietnamDate(context.ports.now())
  await context.asSystem((system) =>
    step === 'VISIT' ? insertVisit(system, tenantId, day) : insertStep(system, tenantId, day, step),
  )
}
