import type { Order } from '@chonoi/contract'
import { Alert } from '@chonoi/ui/alert'
import { Card } from '@chonoi/ui/card'
import { Link } from '@chonoi/ui/link'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useTranslation } from '@chonoi/i18n/react'
import { problemWords } from '../app/problem-words.ts'
import { useApi } from '../app/services.tsx'
import { orderQueries } from '../orders/orders-queries.ts'
import { reviewQueries } from './review-queries.ts'
import { WriteReviewButton } from './write-review-button.tsx'

const ordersLookedAt = 10

/** Products that were delivered and aren't reviewed yet: of one order, or of the last ones. */
export function ReviewsToWrite({ orderId }: { orderId: string | null }) {
  const api = useApi()
  const delivered = useQuery({
    ...orderQueries(api).mine({ status: 'DELIVERED', limit: ordersLookedAt }),
    enabled: orderId === null,
  })
  const ids = orderId === null ? (delivered.data?.data.map(({ id }) => id) ?? []) : [orderId]
  const orders = useQueries({ queries: ids.map((id) => orderQueries(api).detail(id)) })
  const found = orders.flatMap(({ data }) => (data ? [data] : []))
  const failed = [delivered, ...orders].find(({ isError }) => isError)
  return <ProductsToReview orders={found} isOneOrder={orderId !== null} failure={failed?.error ?? null} />
}

interface ProductsToReviewProps {
  orders: readonly Order[]
  isOneOrder: boolean
  failure: Error | null
}

function ProductsToReview({ orders, isOneOrder, failure }: ProductsToReviewProps) {
  const { t, i18n } = useTranslation('reviews')
  const api = useApi()
  const products = [...new Map(orders.flatMap(({ items }) => items).map((item) => [item.productId, item])).values()]
  const own = useQueries({ queries: products.map(({ productId }) => reviewQueries(api).own(productId)) })
  const waiting = products.filter((_, index) => own[index]?.data === null)
  const isLoading = own.some(({ isPending }) => isPending)
  const [first] = orders
  if (failure) return <Alert tone="danger">{problemWords(i18n, failure)}</Alert>
  if (waiting.length === 0 && !isLoading) {
    return isOneOrder && first ? <Alert tone="success">{t('mine.allReviewed')}</Alert> : null
  }
  return (
    <Card
      title={isOneOrder && first ? t('mine.toWriteOrder', { number: first.orderNumber }) : t('mine.toWrite')}
      description={t('mine.toWriteHint')}
    >
      {isLoading && waiting.length === 0 && (
        <SkeletonRegion>
          <Skeleton lines={3} />
        </SkeletonRegion>
      )}
      <ul className="reviews-todo">
        {waiting.map((item) => (
          <li key={item.productId}>
            {item.imageUrl ? (
              <img src={item.imageUrl} alt="" width={56} height={56} loading="lazy" className="reviews-picture" />
            ) : (
              <span className="reviews-picture" />
            )}
            <span className="reviews-todo-name">
              <Link href={`/products/${item.productId}`} variant="quiet">
                {item.name}
              </Link>
            </span>
            <WriteReviewButton product={{ id: item.productId, name: item.name }} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
