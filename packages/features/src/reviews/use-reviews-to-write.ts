import type { Order } from '@chonoi/contract'
import { meetsRequirement } from '@chonoi/domain'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useApi, useSession } from '../app/services.tsx'
import { orderQueries } from '../orders/orders-queries.ts'
import { reviewQueries } from './review-queries.ts'

const ordersLookedAt = 10

export interface ReviewsToWriteState {
  /** Whether it is still unknown if there are any. */
  isPending: boolean
  failure: Error | null
  /** Delivered products without a review of the caller; each product once. */
  waiting: readonly Order['items'][number][]
  /** The requested order. */
  order: Order | undefined
}

/** Finds delivered products without a review: of one order, or of the latest ones. */
export function useReviewsToWrite(orderId: string | null): ReviewsToWriteState {
  const api = useApi()
  const { actor } = useSession()
  // Users without the buyer role have nothing to review.
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
