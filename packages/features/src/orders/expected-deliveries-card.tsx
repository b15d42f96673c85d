import type { OrderGroup } from '@chonoi/contract'
import { formatDays } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { orderQueries } from './orders-queries.ts'

/** When the goods of a checkout should arrive, shop by shop. Nothing where nothing is to be sent any more. */
export function ExpectedDeliveriesCard({ orders, deliveries }: Pick<OrderGroup, 'orders' | 'deliveries'>) {
  const { t } = useTranslation('orders')
  const { language } = usePreferences()
  if (deliveries.length === 0) return null
  return (
    <Card title={t('confirmation.expected.title')}>
      <Stack gap={3}>
        <DescriptionList
          items={deliveries.map(({ orderId, expected: { from, to } }) => ({
            id: orderId,
            term: <bdi>{orders.find(({ id }) => id === orderId)?.tenant.name}</bdi>,
            details: formatDays(from, to, language),
          }))}
        />
        <Text size={14} tone="muted">
          {t('confirmation.expected.text')}
        </Text>
      </Stack>
    </Card>
  )
}

/** Loads the checkout first. Shows nothing until then or when that fails: the page is complete without it. */
export function ExpectedDeliveriesOf({ orderGroupId }: { orderGroupId: string }) {
  const { data } = useQuery(orderQueries(useApi()).group(orderGroupId))
  return data ? <ExpectedDeliveriesCard {...data} /> : null
}
