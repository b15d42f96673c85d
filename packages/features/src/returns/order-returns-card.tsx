import type { Order } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { Link } from '@chonoi/ui/link'
import { LinkButton } from '@chonoi/ui/link-button'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { ReturnBadge } from './return-badge.tsx'
import { returnQueries } from './returns-queries.ts'

/** Leads from an order to its returns and to a new one; nothing for an order that can have none. */
export function OrderReturnsCard({ order: { id: orderId, status } }: { order: Order }) {
  const { t } = useTranslation('returns')
  const { data } = useQuery({
    ...returnQueries(useApi()).ofOrder(orderId),
    enabled: status === 'DELIVERED' || status === 'REFUNDED',
  })
  if (!data || (!data.isReturnable && data.returns.length === 0)) return null
  return (
    <Card title={t('card.title')}>
      <Stack gap={3}>
        {data.returns.length > 0 && (
          <ul className="cn:grid cn:gap-2">
            {data.returns.map(({ id, status: state, quantity, firstItemName }) => (
              <li key={id} className="cn:flex cn:flex-wrap cn:items-center cn:justify-between cn:gap-2">
                <Link href={href('/orders/returns/$returnId', { returnId: id })} className="cn:wrap-anywhere">
                  {quantity} × <bdi>{firstItemName}</bdi>
                </Link>
                <ReturnBadge status={state} />
              </li>
            ))}
          </ul>
        )}
        {data.isReturnable && data.returnableUntil && (
          <>
            <Text tone="muted">{t('card.until', { time: formatDateTime(data.returnableUntil) })}</Text>
            <LinkButton variant="secondary" href={href('/orders/$orderId/return', { orderId })}>
              {t('card.action')}
            </LinkButton>
          </>
        )}
      </Stack>
    </Card>
  )
}
