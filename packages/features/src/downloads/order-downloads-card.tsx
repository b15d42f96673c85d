import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { Link } from '@chonoi/ui/link'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { DeliveryBadge } from './delivery-badge.tsx'
import { downloadQueries } from './downloads-queries.ts'

/** Leads from an order to what it holds for download; nothing for an order of other goods. */
export function OrderDownloadsCard({ orderId }: { orderId: string }) {
  const { t } = useTranslation('downloads')
  const { data } = useQuery(downloadQueries(useApi()).mine({ orderId, page: 1, limit: 100 }))
  if (!data || data.data.length === 0) return null
  return (
    <Card
      title={t('title')}
      actions={<Link href={href('/downloads', { query: { orderId } })}>{t('toDownloads')}</Link>}
    >
      <Stack as="ul" gap={3}>
        {data.data.map(({ id, productName, status }) => (
          <li key={id} className="cn:flex cn:flex-wrap cn:items-center cn:justify-between cn:gap-2">
            <Text as="span" className="cn:wrap-anywhere" dir="auto">
              {productName}
            </Text>
            <DeliveryBadge status={status} />
          </li>
        ))}
      </Stack>
    </Card>
  )
}
