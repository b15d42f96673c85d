import { href } from '@chonoi/domain'
import { Card } from '@chonoi/ui/card'
import { Link } from '@chonoi/ui/link'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { Text } from '@chonoi/ui/text'
import { useQueries, useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { managedOrderQueries } from '../orders/orders-queries.ts'
import { questionQueries } from '../questions/questions-queries.ts'
import { returnQueries } from '../returns/returns-queries.ts'
import { sellerQueries } from './seller-queries.ts'

/** The statuses that need the shop's action. */
const waiting = ['PENDING', 'CONFIRMED', 'PROCESSING'] as const

/** Lists pending tasks, each with a link. */
export function ShopTasksCard() {
  const { t } = useTranslation('seller')
  const api = useApi()
  const orders = useQueries({ queries: waiting.map((status) => managedOrderQueries(api).withStatus(status)) })
  const products = useQuery(sellerQueries(api).productsSummary())
  const returns = useQuery(returnQueries(api).ofShop({ page: 1, limit: 1 }))
  const questions = useQuery(questionQueries(api).managed({ page: 1, limit: 1 }))
  const isPending =
    products.isPending || returns.isPending || questions.isPending || orders.some((one) => one.isPending)
  const tasks = [
    ...waiting.map((status, index) => ({
      id: status,
      words: `todo.${status}` as const,
      count: orders[index]?.data?.pagination.total ?? 0,
      href: href('/seller/orders', { query: { status } }),
    })),
    {
      id: 'returns',
      words: 'todo.returns' as const,
      count: returns.data?.counts.REQUESTED ?? 0,
      href: href('/seller/returns', { query: { status: 'REQUESTED' } }),
    },
    {
      id: 'returnsSent',
      words: 'todo.returnsSent' as const,
      count: returns.data?.counts.SENT ?? 0,
      href: href('/seller/returns', { query: { status: 'SENT' } }),
    },
    {
      id: 'questions',
      words: 'todo.questions' as const,
      count: questions.data?.counts.waiting ?? 0,
      href: href('/seller/questions', { query: { isAnswered: 'false' } }),
    },
    {
      id: 'rejected',
      words: 'todo.rejected' as const,
      count: products.data?.rejected ?? 0,
      href: href('/seller/products', { query: { status: 'REJECTED' } }),
    },
    {
      id: 'outOfStock',
      words: 'todo.outOfStock' as const,
      count: products.data?.outOfStock ?? 0,
      href: href('/seller/products', { query: { inStock: 'false' } }),
    },
    {
      id: 'lowStock',
      words: 'todo.lowStock' as const,
      count: products.data?.lowStock ?? 0,
      href: href('/seller/products', { query: { inStock: 'true', sortBy: 'stock', sortOrder: 'asc' } }),
    },
  ].filter(({ count }) => count > 0)
  return (
    <Card title={t('todo.title')}>
      {isPending ? (
        <SkeletonRegion>
          <Skeleton lines={4} />
        </SkeletonRegion>
      ) : tasks.length === 0 ? (
        <Text tone="muted">{t('todo.done')}</Text>
      ) : (
        <ul className="cn:grid cn:ruled">
          {tasks.map(({ id, words, count, href }) => (
            <li key={id}>
              <Link
                href={href}
                variant="plain"
                className="cn:flex cn:gap-3 cn:items-center cn:justify-between cn:min-h-11 cn:text-text cn:no-underline cn:hover:text-link"
              >
                {t(words, { count })}
                <ChevronRight aria-hidden="true" className="cn:flex-none cn:w-4 cn:text-text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
