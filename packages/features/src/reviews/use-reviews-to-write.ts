import type { Order } from '@chonoi/contract'
import { meetsRequirement } from '@chonoi/domain'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useApi, useSession } from '../app/services.tsx'
import { orderQueries } from '../orders/orders-queries.ts'
import { reviewQueries } from './review-queries.ts'

const ordersLookedAt = 10

export interface ReviewsToWriteState {
  /** Whether it isn't known yet if anything waits. */
  isPending: boolean
  failure: Error | null
  /** Bought, delivered and without a review of the caller's; each product once. */
  waiting: readonly Order['items'][number][]
  /** The order that was asked for. */
  order: Order | undefined
}

/** Products that were delivered and aren't reviewed yet: of one order, or of the last ones. */
export function useReviewsToWrite(orderId: string | null): ReviewsToWriteState {
  const api = useApi()
  const { actor } = useSession()
  // Whoever may not buy has nothing to look through.
  const looksThrough = orderId === null && meetsRequirement(actor, { permissions: ['read:order'] })
  const delivered = useQuery({
    ...orderQueries(api).mine({ status: 'DELIVERED', limit: ordersLookedAt }),
    enabled: looksThrough,
  })
  const ids = orderId === null ? (delivered.data?.data.map(({ id }) => id) ?? []) : [orderId]
  const orders = useQueries({ queries: ids.map((id) => orderQueries(api).detail(id)) })
  const found = orders.flatMap(({ data }) => (data ? [data] : []))
  const products = [...new Map(found.flatMap(({ items }) => items).map((item) => [item.productId, item])).values()]
  const own = useQueries({ queries: products.map(({ productId }) => reviewQueries(api).own(productId)) })
  const failed = [delivered, ...orders].find(({ isError }) => isError)
  const isFinding = looksThrough && delivered.isPending
  return {
    isPending: !failed && (isFinding || [...orders, ...own].some(({ isPending }) => isPending)),
    failure: failed?.error ?? null,
    waiting: products.filter((_, index) => own[index]?.data === null),
    order: orderId === null ? undefined : found[0],
  }
}
