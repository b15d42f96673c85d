import type { ManagedOrder } from '@chonoi/contract'
import { moneyPlace } from '@chonoi/domain'
import { formatDateTime, formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Text } from '@chonoi/ui/text'

/** How the money of an order is shared between its shop and the platform, and where the shop's part is. */
export function ShopShare({ order }: { order: ManagedOrder }) {
  const { t } = useTranslation('orders')
  const { share } = order
  if (order.status === 'CANCELLED' || order.status === 'REFUNDED') return null
  return (
    <Card title={t('share.title')}>
      <DescriptionList
        items={[
          { term: t('share.paid'), details: formatMoney(share.leftInCents), isNumeric: true },
          ...(share.promotionInCents > 0
            ? [{ term: t('share.promotion'), details: formatMoney(share.promotionInCents), isNumeric: true }]
            : []),
          { term: t('share.commission'), details: `−${formatMoney(share.commissionInCents)}`, isNumeric: true },
          {
            term: t(moneyPlace(order) === 'SHOP_COLLECTS' ? 'share.kept' : 'share.payable'),
            details: <strong>{formatMoney(share.payableInCents)}</strong>,
            isNumeric: true,
          },
        ]}
      />
      <Text size={13} tone="muted">
        {whereText()}
      </Text>
    </Card>
  )

  function whereText(): string {
    const place = moneyPlace(order)
    if (place !== 'WITH_PLATFORM') return t(`share.${place}`)
    if (order.complaint?.status === 'OPEN') return t('share.complained')
    if (order.releasedAt) return t('share.settled')
    return order.releaseDueAt ? t('share.due', { time: formatDateTime(order.releaseDueAt) }) : t('share.awaiting')
  }
}
