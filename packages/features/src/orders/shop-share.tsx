import type { Order } from '@chonoi/contract'
import { splitCommission } from '@chonoi/domain'
import { formatDateTime, formatMoney, formatNumber } from '@chonoi/i18n'
import { Card } from '@chonoi/ui/card'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@chonoi/i18n/react'
import { usePreferences } from '../app/preferences.tsx'
import { useApi, useSession } from '../app/services.tsx'
import { shopBalanceQueries } from '../seller/seller-queries.ts'

/** Shows the shop's share of an order, by the current commission. Only the shop itself knows its rate. */
export function ShopShare({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { language } = usePreferences()
  const { actor } = useSession()
  const isOwn = actor?.tenantId === order.tenant.id
  const { data } = useQuery({ ...shopBalanceQueries(useApi()).current(), enabled: isOwn })
  const isOver = order.status === 'CANCELLED' || order.status === 'REFUNDED'
  if (!isOwn || !data || isOver) return null
  const { commission, payable } = splitCommission(
    order.totalInCents - order.refundedInCents,
    data.commissionBasisPoints,
  )
  const percent = formatNumber(data.commissionBasisPoints / 100, language)
  return (
    <Card title={t('share.title')}>
      <DescriptionList
        items={[
          { term: t('share.paid'), details: formatMoney(order.totalInCents - order.refundedInCents), isNumeric: true },
          { term: t('share.commission', { percent }), details: `−${formatMoney(commission)}`, isNumeric: true },
          { term: t('share.payable'), details: <strong>{formatMoney(payable)}</strong>, isNumeric: true },
        ]}
      />
      <Text size={13} tone="muted">
        {order.complaint?.status === 'OPEN'
          ? t('share.complained')
          : order.releasedAt
            ? t('share.settled')
            : order.releaseDueAt
              ? t('share.due', { time: formatDateTime(order.releaseDueAt) })
              : t('share.awaiting')}
      </Text>
    </Card>
  )
}
