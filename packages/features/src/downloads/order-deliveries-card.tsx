import type { Order } from '@chonoi/contract'
import { isPaid } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { FilePlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { DeliveryActions } from './delivery-actions.tsx'
import { DeliveryBadge } from './delivery-badge.tsx'
import { downloadQueries } from './downloads-queries.ts'

const NewDeliveryDialog = lazy(() => import('./new-delivery-dialog.tsx'))

/** What the shop delivers for download with an order, and the way to deliver more once it is paid. */
export function OrderDeliveriesCard({ order }: { order: Order }) {
  const { t } = useTranslation('downloads')
  const [isAdding, setAdding] = useState(false)
  const result = useQuery(downloadQueries(useApi()).ofShop({ orderId: order.id, page: 1, limit: 100 }))
  if (result.isError && !result.data) return <QueryFailure result={result} />
  const deliveries = result.data?.data ?? []
  const delivered = new Set(deliveries.map(({ orderItemId }) => orderItemId))
  const items = order.items.filter(({ id }) => !delivered.has(id))
  const canAdd = result.data !== undefined && isPaid(order.paymentStatus) && items.length > 0
  if (deliveries.length === 0 && !canAdd) return null
  return (
    <Card title={t('shop.title')}>
      <Stack gap={4}>
        {deliveries.length === 0 ? (
          <Text tone="muted">{t('add.none')}</Text>
        ) : (
          <Stack as="ul" gap={3}>
            {deliveries.map((delivery) => (
              <li key={delivery.id} className="cn:grid cn:gap-2">
                <span className="cn:flex cn:flex-wrap cn:items-center cn:justify-between cn:gap-2">
                  <Text as="span" className="cn:wrap-anywhere" dir="auto">
                    {delivery.productName}
                  </Text>
                  <DeliveryBadge status={delivery.status} />
                </span>
                <DeliveryActions delivery={delivery} />
              </li>
            ))}
          </Stack>
        )}
        {canAdd && (
          <div>
            <Button size="sm" iconStart={<FilePlus aria-hidden="true" />} onClick={() => setAdding(true)}>
              {t('add.action')}
            </Button>
          </div>
        )}
      </Stack>
      {isAdding && (
        <Suspense>
          <NewDeliveryDialog items={items} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Card>
  )
}
